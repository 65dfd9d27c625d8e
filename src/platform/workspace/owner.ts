// Whose workspace this device shows, as the back end names it (sw/api/databases.ts): by the person's id, and the portal's origin where a portal's server knows them
// by it. For what the page stores beside the workspace.
// @chunk snapshots
import { loadConfig } from '#platform/config.ts'
import { currentUserId } from '#platform/remote/owner-id.ts'

/** Undefined for a guest, and while it is not known. */
export async function workspaceOwner(): Promise<string | undefined> {
  const [{ portalUrl }, userId] = [await loadConfig(), await currentUserId()]
  if (userId === undefined || !portalUrl) return userId
  return `${new URL(portalUrl, location.origin).origin} ${userId}`
}
