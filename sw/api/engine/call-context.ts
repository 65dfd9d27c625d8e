// What a handler may use besides its input: tables, clock, chance, the caller, and what it may maintain.
import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { Engine, LoadedModule } from './create-engine.ts'
import type { Context, PrepareContext } from './define-module.ts'
import { newId } from './new-id.ts'
import { type Asker, tokenOf } from './people/asker.ts'
import type { Space } from './space.ts'

export function contextOf(
  engine: Engine,
  { db, maintain, storage, modules, isSample }: Space,
  { entry }: LoadedModule,
  endpoint: Endpoint,
  asker: Asker | undefined,
  http: HonoContext,
): Context & PrepareContext {
  const { now, random, workspaces } = engine
  const tables: Context['tables'] = Object.fromEntries(
    Object.keys(entry.tables).map((name) => [name, db.table<{ id: string }, string>(name)]),
  )
  const maintained = [entry, ...modules.filter(({ name }) => isReadBy(entry, name))]
  return {
    tables,
    db,
    now: now(),
    newId: () => newId(random),
    people: workspaces.people,
    userId: asker?.userId,
    owner: asker?.owner,
    sessionId: asker?.sessionId,
    // Between a page and its worker there is no such header; both know the browser themselves.
    agent: (http.req.header('user-agent') ?? globalThis.navigator?.userAgent ?? '').slice(0, 300),
    token: tokenOf(http.req.raw),
    language: languageOf(http),
    maintain: (work) =>
      maintain(
        maintained.flatMap((one) => Object.keys(one.tables)),
        work,
      ),
    stored: (name, keys) => storage.run(() => db.table(name).bulkGet([...keys])),
    isSample,
    modules,
    progress: (done, total) => engine.onProgress?.({ api: endpoint.api, endpoint: endpoint.name, done, total }),
  }
}

const languageOf = (http: HonoContext): Language =>
  /^\s*fr\b/i.test(http.req.header('accept-language') ?? '') ? 'fr' : 'en'

/** Whether a module reads or changes the tables of another, by its name. */
export const isReadBy = ({ reads = [], writes = [] }: ModuleEntry, name: string): boolean =>
  reads.includes(name) || writes.includes(name)
