// Searching everything at once (workspace spec §7 Common): contacts, pages and tasks as the specification has them, then what else there is.
import { RESULTS_OF_A_GROUP, type SearchGroup, searchApi } from '#contract/shell/search.ts'
import { placeOf } from '#seed/places.ts'
import { chatContactTable, chatTable, messageTable } from '#sw/api/apps/chat/shared/tables.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type Context, defineModule } from '#sw/api/engine/define-module.ts'
import { bringUpToDate, openIndexes, searchIndex, type TableIndex } from '#sw/api/engine/search/search-index.ts'
import { BestHits, type Hit } from '#sw/api/engine/search/search-query.ts'
import { isAlike } from '#sw/api/engine/search/search-typos.ts'
import { rangesOf, wordsOf } from '#sw/api/engine/search/search-words.ts'
import { documentOf, searchedTables } from '#sw/api/engine/search/searchable.ts'
import { HELP, type HelpPage, helpIndex, PAGES, pageIndex, SETTINGS, settingsIndex } from './pages.ts'
import { type FoundMessage, GROUPS, type GroupName, resultOf } from './results.ts'

/** Words of a query behind so many are passed over. */
const WORDS = 12
/** Where fewer things than this have the words as they were typed, also those that have nearly those are looked for. */
const FEW = 8
/** So many hits of a group are looked at for a phrase: what has its words apart is none. */
const READ_FOR_PHRASE = 50

export const searchModule = defineModule(searchApi, {
  tables: {},
  handlers: {
    search: async ({ body }, context) => {
      const phrase = wordsOf(body.query)
      const words = [...new Set(phrase)].slice(0, WORDS)
      if (words.length === 0) return { results: [] }
      await bringUpToDate(context, searchedTables(context.db))
      return { results: await search(context, { words, phrase: body.isPhrase ? phrase : undefined }) }
    },
  },
})

/** What is written while this runs is found by the next search. */
async function search(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  { words, phrase }: { readonly words: readonly string[]; readonly phrase: readonly string[] | undefined },
): Promise<SearchGroup[]> {
  const help = await helpIndex()
  return db.transaction('r', ['meta', 'searchSegments', 'chats', ...searchedTables(db)], async () => {
    const indexes = (await openIndexes(db, searchedTables(db)))
      .set(PAGES, pageIndex())
      .set(SETTINGS, settingsIndex())
      .set(HELP, help.index)
    const most = phrase ? READ_FOR_PHRASE : RESULTS_OF_A_GROUP
    const exact = findIn(indexes, { words, withSlips: false, now, most })
    const withSlips = !phrase && totalOf(exact) < FEW
    const found = withSlips ? findIn(indexes, { words, withSlips, now, most }) : exact
    const marksOf = (text: string) => rangesOf(text, words, withSlips ? isAlike : () => false)
    const rows = await rowsOf(
      db,
      [...found.values()].flatMap(({ hits }) => hits),
      help.pages,
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
          .map(({ table, content }) => resultOf(table, content, { language, marksOf }))
        return {
          id,
          label: GROUPS[id].label[language],
          results,
          total: phrase ? contents.length : total,
        } as SearchGroup
      })
      .filter(({ total }) => total > 0)
  })
}

function hasPhrase(db: CairnDb, table: string, content: object, words: readonly string[]): boolean {
  const { title = '', body = '' } = documentOf(db, table, content) ?? {}
  return [title, body].some((text) => ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `))
}

type Found = ReadonlyMap<GroupName, BestHits>

interface Asked {
  readonly words: readonly string[]
  readonly withSlips: boolean
  /** Of a group. */
  readonly most: number
  /** ms since the epoch */
  readonly now: number
}

function findIn(indexes: ReadonlyMap<string, TableIndex>, { now, most, ...asked }: Asked): Found {
  const names = Object.keys(GROUPS) as GroupName[]
  return new Map(
    names.map((name) => {
      const best = new BestHits(most)
      for (const table of GROUPS[name].tables) {
        // A message that is still to come is found when it has come.
        const until = table === 'chatMessages' ? now : undefined
        searchIndex(indexes.get(table) ?? [], { ...asked, table, until }, best)
      }
      return [name, best]
    }),
  )
}

const totalOf = (found: Found): number => [...found.values()].reduce((sum, { total }) => sum + total, 0)

/** By table and id. */
async function rowsOf(
  db: CairnDb,
  hits: readonly Hit[],
  help: ReadonlyMap<string, HelpPage>,
): Promise<Map<string, object>> {
  const read = (table: string, ids: string[]): PromiseLike<(object | undefined)[]> | (object | undefined)[] => {
    if (table === PAGES || table === SETTINGS) return ids.map(placeOf)
    if (table === 'chatMessages') return messagesOf(db, ids)
    if (table === HELP) return ids.map((id) => help.get(id))
    return db.table<object, string>(table).bulkGet(ids)
  }
  const rows = new Map<string, object>()
  for (const [table, own] of Map.groupBy(hits, (hit) => hit.table)) {
    const ids = own.map(({ row }) => row)
    for (const [index, row] of (await read(table, ids)).entries()) if (row) rows.set(`${table} ${ids[index]}`, row)
  }
  return rows
}

async function messagesOf(db: CairnDb, ids: string[]): Promise<(FoundMessage | undefined)[]> {
  const messages = await messageTable(db).bulkGet(ids)
  const chats = await chatTable(db).bulkGet(messages.map((row) => row?.chatId ?? ''))
  const contacts = await chatContactTable(db).bulkGet(chats.map((chat) => chat?.contactId ?? ''))
  return messages.map((row, at) => row && { ...row, withName: contacts[at]?.name ?? '' })
}
