// Searching everything at once (workspace spec §7 Common): contacts, pages and tasks as the specification has them, then what else there is.
import { RESULTS_OF_A_GROUP, SearchGroup, searchApi } from '#contract/shell/search.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type Context, defineModule } from '#sw/api/engine/define-module.ts'
import type { Found } from '#sw/api/engine/search/found.ts'
import { openIndexes, searchIndex, type TableIndex, updateIndexes } from '#sw/api/engine/search/search-index.ts'
import { BestHits, type Hit } from '#sw/api/engine/search/search-query.ts'
import { rangesOf, termsOf } from '#sw/api/engine/search/search-terms.ts'
import { isAlike } from '#sw/api/engine/search/search-typos.ts'
import { documentOf, searchedTables } from '#sw/api/engine/search/searchable.ts'
import { foundPages } from './found-pages.ts'
import { HELP, helpIndex, PAGES, pageIndex, SETTINGS, settingsIndex } from './pages.ts'

/** Words of a query behind so many are passed over. */
const WORDS = 12
/** Where fewer things than this have the words as they were typed, also those that have nearly those are looked for. */
const FEW = 8
/** So many hits of a group are looked at for a phrase: what has its words apart is none. */
const READ_FOR_PHRASE = 50
/** The groups in the sequence of the answer: the contract's (workspace spec §7: contacts, pages, tasks). */
const GROUPS = SearchGroup.def.options.flatMap(({ shape }) => shape.id.def.values)

export const searchModule = defineModule(searchApi, {
  tables: {},
  handlers: {
    search: async ({ body }, context) => {
      const phrase = termsOf(body.query)
      const needed = [...new Set(phrase)].slice(0, WORDS)
      if (needed.length === 0) return { results: [] }
      await updateIndexes(context, searchedTables(context.db))
      return { results: await search(context, { needed, phrase: body.isPhrase ? phrase : undefined }) }
    },
  },
})

/** What is written while this runs is found by the next search. */
async function search(
  { db, language, now, modules }: Pick<Context, 'db' | 'language' | 'now' | 'modules'>,
  { needed, phrase }: { readonly needed: readonly string[]; readonly phrase: readonly string[] | undefined },
): Promise<SearchGroup[]> {
  const help = await helpIndex()
  const loaded = await Promise.all(modules.filter(({ searched }) => searched).map(({ load }) => load()))
  const tables: Found = Object.assign(foundPages(help.pages), ...loaded.map(({ found }) => found))
  const besides = Object.values(tables).flatMap(({ reads = [] }) => reads)
  return db.transaction('r', ['meta', 'searchSegments', ...besides, ...searchedTables(db)], async () => {
    const indexes = (await openIndexes(db, searchedTables(db)))
      .set(PAGES, pageIndex())
      .set(SETTINGS, settingsIndex())
      .set(HELP, help.index)
    const most = phrase ? READ_FOR_PHRASE : RESULTS_OF_A_GROUP
    const exact = findIn(tables, indexes, { needed, withSlips: false, now, most })
    const withSlips = !phrase && totalOf(exact) < FEW
    const found = withSlips ? findIn(tables, indexes, { needed, withSlips, now, most }) : exact
    const marksOf = (text: string) => rangesOf(text, needed, withSlips ? isAlike : () => false)
    const rows = await rowsOf(
      db,
      tables,
      [...found.values()].flatMap(({ hits }) => hits),
    )
    return [...found]
      .filter(([, { total }]) => total > 0)
      .map(([id, { total, hits }]) => {
        const contents = hits.flatMap(({ table, row }) => {
          const content = rows.get(`${table} ${row}`)
          return content && (!phrase || hasPhrase(db, table, content, phrase)) ? [{ table, content }] : []
        })
        const results = contents
          .slice(0, RESULTS_OF_A_GROUP)
          .map(({ table, content }) => tables[table]?.toResult(content as never, { language, marksOf }))
        return {
          id,
          label: ofGroup(tables, id)[0]?.[1].label[language] ?? id,
          results,
          total: phrase ? contents.length : total,
        } as SearchGroup
      })
      .filter(({ total }) => total > 0)
  })
}

function hasPhrase(db: CairnDb, table: string, content: object, terms: readonly string[]): boolean {
  const { title = '', body = '' } = documentOf(db, table, content) ?? {}
  return [title, body].some((text) => ` ${termsOf(text).join(' ')} `.includes(` ${terms.join(' ')} `))
}

type GroupName = SearchGroup['id']
type Hits = ReadonlyMap<GroupName, BestHits>

interface SearchRequest {
  readonly needed: readonly string[]
  readonly withSlips: boolean
  /** Of a group. */
  readonly most: number
  /** ms since the epoch */
  readonly now: number
}

function findIn(
  tables: Found,
  indexes: ReadonlyMap<string, TableIndex>,
  { now, most, ...sought }: SearchRequest,
): Hits {
  return new Map(
    GROUPS.map((name) => {
      const best = new BestHits(most)
      for (const [table, { isTimed }] of ofGroup(tables, name)) {
        const until = isTimed ? now : undefined
        searchIndex(indexes.get(table) ?? [], { ...sought, table, until }, best)
      }
      return [name, best]
    }),
  )
}

const ofGroup = (tables: Found, name: GroupName) => Object.entries(tables).filter(([, { group }]) => group === name)

const totalOf = (found: Hits): number => [...found.values()].reduce((sum, { total }) => sum + total, 0)

/** By table and id. */
async function rowsOf(db: CairnDb, tables: Found, hits: readonly Hit[]): Promise<Map<string, object>> {
  const rows = new Map<string, object>()
  for (const [table, own] of Map.groupBy(hits, (hit) => hit.table)) {
    const ids = own.map(({ row }) => row)
    const found = (await tables[table]?.rowsOf?.(db, ids)) ?? (await db.table<object, string>(table).bulkGet(ids))
    for (const [index, row] of found.entries()) if (row) rows.set(`${table} ${ids[index]}`, row)
  }
  return rows
}
