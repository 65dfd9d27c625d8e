// A back end over one given database, which is everybody's workspace, and how the sample person calls it. For tests with domains or databases of their own.
import type { Hono } from 'hono'
import type { ApiOptions } from '#sw/api/engine/create-engine.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import type { JournalStore } from '#sw/api/engine/journal/journal.ts'
import { signInModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { asSample } from './test-api.ts'

export const oneWorkspace = (db: CairnDb, journal?: JournalStore): Pick<ApiOptions, 'accounts' | 'workspaceOf'> => ({
  accounts: { db: new CairnDb(`${db.name} accounts`, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS) },
  workspaceOf: async () => ({ db, journal, isSample: true }),
})

/** A request of the sample person. */
export const ask = (app: Hono, path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  Promise.resolve(app.request(path, { ...init, headers: { ...asSample, ...Object.fromEntries(new Headers(headers)) } }))
