// The demo portal's settings: one row a person; all that is stored about somebody as a file; and deleting an account with all of it.
import { Dexie } from 'dexie'
import { DEFAULT_SETTINGS, patchSettings, Settings, settingsApi } from '#contract/portal/settings.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { dropFromLog, forgetRows } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type Context, defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { isOf } from '#sw/api/engine/people/owned-rows.ts'
import { userTable } from '#sw/api/portal/user/shared/tables.ts'

const SettingsRow = z.extend(Settings, { id: Id, userId: Id })
type SettingsRow = z.infer<typeof SettingsRow>

const tables = { portalSettings: table(SettingsRow) }
type SettingsContext = Context<typeof tables>

export const settingsModule = defineModule(settingsApi, {
  tables,
  // An account has rows with every domain of the portal.
  scope: 'all',
  prepare: {
    export: (_, { modules }) => portalTables(modules),
    deleteAccount: async (_, { modules, userId }) => ({
      tables: await portalTables(modules),
      sample: (await import('#seed/users.ts')).seedUsers().find(({ id }) => id === userId),
    }),
  },
  finish: {
    deleteAccount: ({ people, owner = '' }) => people.forget(owner),
  },
  handlers: {
    settings: async (_, context) => toSettings(await rowOf(context)),

    updateSettings: async ({ body }, context) => {
      const row = await rowOf(context)
      if (body.version !== undefined && body.version !== row.version)
        return reply(409, { message: 'error.settings.conflict.msg.settings', current: toSettings(row) })
      const changed = { ...row, ...patchSettings(toSettings(row), body.settings), version: row.version + 1 }
      await context.tables.portalSettings.put(changed)
      return toSettings(changed)
    },

    export: async (_, { db, now, userId = '' }, names) => {
      const stored: Record<string, Row[]> = {}
      for (const name of names) {
        const rows = await rowsOf(db, name, userId)
        if (rows.length > 0) stored[name] = rows
      }
      const at = new Date(now).toISOString()
      const text = JSON.stringify({ app: 'cairn', madeAt: at, userId, tables: stored }, bytesAsText, 2)
      return new File([text], `cairn-account-${at.slice(0, 10)}.json`, { type: 'application/json' })
    },

    deleteAccount: async (_, { db, userId = '' }, prepared) => {
      forgetRows(Dexie.currentTransaction.idbtrans)
      const gone: { table: string; key: string }[] = []
      for (const name of prepared.tables) {
        const keys = (await rowsOf(db, name, userId)).map(({ id }) => id)
        await db.table(name).bulkDelete(keys)
        gone.push(...keys.map((key) => ({ table: name, key })))
      }
      await dropFromLog(db, gone)
      // The account that everybody may try begins anew.
      if (prepared.sample) await userTable(db).put(prepared.sample)
      return true
    },
  },
})

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

const rowOf = async ({ tables: { portalSettings }, userId = '' }: SettingsContext): Promise<SettingsRow> =>
  (await portalSettings.get(userId)) ?? { ...DEFAULT_SETTINGS, id: userId, userId }

const toSettings = ({ id: _, userId: __, ...settings }: SettingsRow): Settings => settings

/** The tables of every domain of the portal, those that are yet to be written too: what a person has with the portal is there and nowhere else. */
async function portalTables(modules: readonly ModuleEntry[]): Promise<string[]> {
  const names: string[] = []
  for (const entry of modules) {
    if (Object.keys(entry.tables).length === 0) continue
    if ((await entry.load()).api.lane === 'portal') names.push(...Object.keys(entry.tables))
  }
  return names
}

async function rowsOf(db: CairnDb, name: string, userId: string): Promise<Row[]> {
  return db
    .table<Row, string>(name)
    .filter((row) => isOf(row, userId))
    .toArray()
}

function bytesAsText(this: unknown, _: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  let text = ''
  for (let start = 0; start < value.length; start += 8192)
    text += String.fromCharCode(...value.subarray(start, start + 8192))
  return { $base64: btoa(text) }
}
