// What a person lets their data be used for, as the settings have it. Read by every domain whose answers depend on it.
import { DEFAULT_SETTINGS, type Settings } from '#contract/portal/settings.ts'
import type { CairnDb } from './db.ts'

/** A database without the table of settings has those that nobody has changed. In a write, the domain's `writes` must name `settings`. */
export async function consentsOf(db: CairnDb, userId: string): Promise<Settings['consents']> {
  if (!db.tables.some(({ name }) => name === 'portalSettings')) return DEFAULT_SETTINGS.consents
  return (await db.table<Settings, string>('portalSettings').get(userId))?.consents ?? DEFAULT_SETTINGS.consents
}
