// Recomputes what the back end stores beside the rows, and compares it with what it stored: lists in their order, their counts, totals.
import 'fake-indexeddb/auto'
import type { Page } from 'puppeteer-core'
import { sampleNames } from '#e2e/device.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { derive } from '#sw/api/engine/derived.ts'
import { countsOf, idsBetween, listsNamed } from '#sw/api/engine/lists/lists.ts'
import { workspaceModules } from '#sw/api/engine/module-entry.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { modules } from '#sw/api/registry.ts'
import type { Fault } from './judge.ts'

type Rows = readonly Record<string, unknown>[]
type Tables = Readonly<Record<string, Rows>>

const LISTS = ['listKeys', 'listRanks']
/** What is no function of the rows alone: the log, and how far the search index is. */
const OTHERS = ['meta', 'changes', 'changeBytes', 'replies', 'searchQueue', 'searchSegments']
const DERIVED = Object.keys(OWN_TABLES).filter((name) => !OTHERS.includes(name))

export async function derivedFaults(page: Page): Promise<Fault[]> {
  const domains = Object.keys(schemaOf(workspaceModules(modules)).tables)
  const tables = await page.evaluate(readTables, [...domains, ...DERIVED], sampleNames.database)
  const [stored, anew] = [await databaseOf(tables, DERIVED), await databaseOf(tables, domains)]
  await anew.transaction('rw', anew.tables, async () => {
    for (const table of domains) {
      const rows = (tables[table] ?? []).map((row) => ({ table, key: row.id as string, after: row }))
      await derive(anew, rows)
    }
  })
  const [is, should] = [await contentOf(stored), await contentOf(anew)]
  for (const db of [stored, anew]) await db.delete()
  const names = new Set([...is.keys(), ...should.keys()])
  return [...names].flatMap((name) =>
    is.get(name) === should.get(name)
      ? []
      : [
          {
            kind: 'torn' as const,
            what: `${name} is ${is.get(name)?.slice(0, 200)}, and follows as ${should.get(name)?.slice(0, 200)}`,
          },
        ],
  )
}

let made = 0

async function databaseOf(tables: Tables, names: readonly string[]): Promise<CairnDb> {
  made += 1
  const db = new CairnDb(`derived-${made}`, schemaOf(workspaceModules(modules)))
  for (const name of names) await db.table(name).bulkAdd([...(tables[name] ?? [])])
  return db
}

/** Everything that is derived, as texts by name. */
async function contentOf(db: CairnDb): Promise<Map<string, string>> {
  const content = new Map<string, string>()
  const lists = await listsNamed(db, '')
  const counts = await countsOf(db, lists)
  for (const [index, list] of lists.entries()) {
    const ids = await idsBetween(db, list)
    content.set(`list ${list}`, `${counts[index]} ${ids.join(' ')}`)
  }
  for (const table of DERIVED.filter((name) => !LISTS.includes(name))) {
    for (const row of (await db.table(table).toArray()) as Record<string, unknown>[]) {
      // A mark that says only that something has changed.
      if (!('version' in row)) content.set(`${table} ${row.id ?? row.key}`, JSON.stringify(row))
    }
  }
  return content
}

/** Runs in the page: whole tables, without bytes. */
async function readTables(
  names: readonly string[],
  database: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await settled(indexedDB.open(database))
  const transaction = db.transaction([...names])
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const name of names) {
    const rows: Record<string, unknown>[] = await settled(transaction.objectStore(name).getAll())
    tables[name] = rows.filter((row) => !Object.values(row).some((value) => value instanceof Uint8Array))
  }
  db.close()
  return tables
}
