// Signing out, at the person's request (src/routes/sign-out.tsx): nothing of theirs stays on the device, with a network or without.
//
// [Note: What stays after a sign-out] Each person's workspace, which nobody opens without their password, and the demo portal's accounts (its own storage, as a
// server would keep them: passwords as digests alone); of the device, the looks and config.json's last copy. Whose session ended by itself signs in again and
// finds drafts, copies and what waits to be sent (session.ts); another person finds none of them.
import { authApi } from '#contract/portal/auth.ts'
import { deviceApi } from '#contract/shell/device.ts'
import { SHARED_CACHE } from '#contract/shell/shared.ts'
import { call } from '#platform/api/call.ts'
import { PERSIST_KEY } from '#platform/query/persist-key.ts'
import { dropCopiesBut } from '#platform/remote/copies.ts'
import { currentUserId, forgetOwner } from '#platform/remote/owner-id.ts'
import { forgetIdle } from './idle.ts'
import { forgetOwnItems } from './own-items.ts'
import { forgetRecent } from './recent.ts'
import { bearer, dispatchSession } from './session.ts'
import { writeItem } from './storage.ts'

/** How many changes of the signed-in person the portal has not taken yet: signing out would lose them. */
export async function waitingChanges(): Promise<number> {
  const userId = await currentUserId()
  if (userId === undefined || !(await hasOutbox(userId))) return 0
  // An outbox that cannot be read sends nothing either.
  return (await outbox()).waitingCount(userId).catch(() => 0)
}

/**
 * Signs out at once, in all tabs. Resolves when nothing of the person is left; the session has ended before the first wait.
 * What the page still shows and holds is dropped by who hears of the event: src/app.tsx here, and the same in other tabs.
 */
export async function signOut(): Promise<void> {
  const token = bearer()
  const whose = currentUserId()
  dispatchSession({ type: 'signed-out' })
  writeItem(PERSIST_KEY, null)
  forgetIdle()
  forgetRecent()
  forgetOwnItems()
  forgetOwner()
  void globalThis.caches?.delete(SHARED_CACHE)
  // Without a network the portal does not hear of it, and the token ends by itself.
  call(authApi.endpoints.signOut, { body: {} }, { token }).catch(() => undefined)
  call(deviceApi.endpoints.endSession, {}, { token }).catch(() => undefined)
  const userId = await whose
  await dropCopiesBut(undefined).catch(() => undefined)
  if (userId !== undefined && (await hasOutbox(userId))) await (await outbox()).discardAll(userId)
}

/**
 * Forgets what the portal answered to anybody else, and what this device remembers for them, when somebody signs in: whose session ended by itself, or whose
 * token did not say whose it was. What they had not sent to the portal yet waits for them, unseen.
 */
export async function forgetOthers(): Promise<void> {
  writeItem(PERSIST_KEY, null)
  forgetRecent()
  forgetOwnItems()
  await dropCopiesBut(await currentUserId()).catch(() => undefined)
}

const outbox = () => import('#platform/offline/outbox-here.ts')

/** Most devices have none, and need not load what reads it. */
async function hasOutbox(userId: string): Promise<boolean> {
  if (await globalThis.caches?.has(`outbox ${userId}`)) return true
  return (await indexedDB.databases()).some(({ name }) => name === 'cairn-outbox')
}
