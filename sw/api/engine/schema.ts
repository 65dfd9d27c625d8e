// A database's schema, from the domains' cards (module-entry.ts): their tables, which of their texts are searched, and what is worked out of their rows.
import type { Derivation } from './derived.ts'
import { createLists } from './lists/list-keeping.ts'
import { type ModuleEntry, tablesOf } from './module-entry.ts'
import { SCHEMA_VERSIONS, type SchemaVersion } from './schema-versions.ts'
import { searchQueue } from './search/search-queue.ts'
import type { Searched } from './search/searchable.ts'

export interface Schema {
  /** The domains' tables with their indexes, in Dexie's notation. */
  readonly tables: Readonly<Record<string, string>>
  readonly searched: Searched
  readonly derivations: readonly Derivation[]
  /** Of all domains, and those that single ones added; Dexie sorts them. */
  readonly versions: readonly SchemaVersion[]
}

type Card = Pick<ModuleEntry, 'tables' | 'searched' | 'listed' | 'derived' | 'versions'>

export function schemaOf(entries: readonly Card[]): Schema {
  const lists = createLists(Object.assign({}, ...entries.map(({ listed }) => listed)))
  return {
    tables: tablesOf(entries),
    searched: Object.assign({}, ...entries.map(({ searched }) => searched)),
    derivations: [lists, searchQueue, ...entries.flatMap(({ derived = [] }) => derived)],
    versions: [...SCHEMA_VERSIONS, ...entries.flatMap(({ versions = [] }) => versions)],
  }
}
