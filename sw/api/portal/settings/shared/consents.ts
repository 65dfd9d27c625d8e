// What a person lets their data be used for, as the settings have it.
import { DEFAULT_SETTINGS, type Settings } from '#contract/portal/settings.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { settingsTable } from './tables.ts'

/** Where nobody has changed them, the default ones. In a write, the domain's `writes` must name `settings`. */
export async function consentsOf(db: CairnDb, userId: string): Promise<Settings['consents']> {
  return (await settingsTable(db).get(userId))?.consents ?? DEFAULT_SETTINGS.consents
}
