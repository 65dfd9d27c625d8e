// Makes the backup: one file with everything of the person. Where a portal's server holds the career data, with its copy of them.
import { settingsApi } from '#contract/portal/settings.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { loadConfig } from '#platform/config.ts'
import { importPartOf, isTooLargeToImport } from './import-part.ts'

export interface Backup {
  readonly file: File
  /** The portal's server could not be reached: its copy is missing. */
  readonly lacksCareer: boolean
  /** It has more than an import takes. */
  readonly isTooLarge: boolean
}

/** Whether a portal's server holds the career data, and not this device. */
export const isCareerElsewhere = async (): Promise<boolean> => (await loadConfig()).portalUrl !== undefined

/** @param isReadable with the formats for other programs */
export async function makeBackup(isReadable: boolean): Promise<Backup> {
  const readable = isReadable ? 'true' : 'false'
  const isElsewhere = await isCareerElsewhere()
  const portalFile = isElsewhere ? await call(settingsApi.endpoints.export, {}).catch(() => undefined) : undefined
  const file = portalFile
    ? await call(workspaceApi.endpoints.exportWith, { body: { portalFile, readable } })
    : await call(workspaceApi.endpoints.export, { query: { readable } })
  return { file, lacksCareer: isElsewhere && !portalFile, isTooLarge: isTooLargeToImport(await importPartOf(file)) }
}
