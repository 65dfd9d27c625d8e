// Makes the backup: one file with everything of the person. Where a portal's server keeps the career data, with the copy that it gives of them.
import { settingsApi } from '#contract/portal/settings.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { loadConfig } from '#platform/config.ts'

export interface Backup {
  readonly file: File
  /** The portal's server could not be asked: its copy is missing. */
  readonly lacksCareer: boolean
}

/** Whether a portal's server keeps the career data, and not this device. */
export const isCareerElsewhere = async (): Promise<boolean> => (await loadConfig()).portalUrl !== undefined

/** @param isReadable with the formats for other programs */
export async function makeBackup(isReadable: boolean): Promise<Backup> {
  const readable = isReadable ? 'true' : 'false'
  if (await isCareerElsewhere()) {
    const portalFile = await call(settingsApi.endpoints.export, {}).catch(() => undefined)
    if (portalFile)
      return {
        file: await call(workspaceApi.endpoints.exportWith, { body: { portalFile, readable } }),
        lacksCareer: false,
      }
    return { file: await call(workspaceApi.endpoints.export, { query: { readable } }), lacksCareer: true }
  }
  return { file: await call(workspaceApi.endpoints.export, { query: { readable } }), lacksCareer: false }
}
