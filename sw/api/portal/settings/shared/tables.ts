// The table of people's settings, for the domains that read or change it.
import type { Table } from 'dexie'
import type { Settings } from '#contract/portal/settings.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** One person's settings, under the person's id. */
export type SettingsRow = Settings & { readonly id: string; readonly userId: string }

export const settingsTable = (db: CairnDb): Table<SettingsRow, string> => db.table('portalSettings')
