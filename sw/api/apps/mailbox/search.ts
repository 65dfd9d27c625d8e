// Searches all mail by words and operators (see `search` in the contract): words by the search index, states, folders, labels and dates by the ordered lists;
// rows are read only for what neither can tell.
import type { FolderId, MailRow } from '#contract/apps/mailbox-shapes.ts'
import { type Condition, type MailState, readQuery } from '#formats/mail/mail-query.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { LIST_TABLES } from '#sw/api/engine/lists/list-entries.ts'
import { newestFirst, oldestFirst } from '#sw/api/engine/lists/list-keys.ts'
import { idsBetween, listsNamed } from '#sw/api/engine/lists/lists.ts'
import { openIndexes, rowsAway, type TableIndex, updateIndexes } from '#sw/api/engine/search/search-index.ts'
import { isDead, searchSegment } from '#sw/api/engine/search/search-query.ts'
import { termsOf } from '#sw/api/engine/search/search-terms.ts'
import { mailLists } from './list-names.ts'
import type { ReadList } from './lists.ts'
import type { MailTables } from './rows.ts'

type Text = Extract<Condition, { kind: 'text' }>

type Searching = Pick<Context, 'db' | 'now' | 'newId' | 'maintain'>

/** Mails that are read at once. */
const AT_ONCE = 500

/** What a search finds, newest first. An empty query finds nothing. */
export async function listFound(context: Searching, tables: MailTables, query: string): Promise<ReadList> {
  const conditions = readQuery(query, context.now).filter(isMeant)
  if (conditions.some(({ kind }) => kind === 'text')) await updateIndexes(context, ['mails'])
  const { db, now } = context
  const ids =
    conditions.length === 0
      ? []
      : await db.transaction('r', ['meta', 'searchSegments', ...LIST_TABLES, 'mails', 'mailLabels'], async () =>
          find(db, tables, conditions, now),
        )
  return async (start, end) => ({ ids: ids.slice(start, end), total: ids.length })
}

/** A text of signs alone has nothing to be found by. */
const isMeant = (condition: Condition): boolean => condition.kind !== 'text' || termsOf(condition.text).length > 0

async function find(db: CairnDb, tables: MailTables, conditions: readonly Condition[], now: number): Promise<string[]> {
  const texts = conditions.filter((condition) => condition.kind === 'text')
  const index = texts.length > 0 ? ((await openIndexes(db, ['mails'])).get('mails') ?? []) : []
  const words = texts.filter(({ not, field }) => !not && field !== 'from').flatMap(({ text }) => termsOf(text))
  const isEverywhere = conditions.some(({ kind, not }) => (kind === 'folder' && !not) || kind === 'anywhere')
  let ids = words.length > 0 ? idsWith(index, words, isEverywhere) : undefined
  // What must be there comes first: the shortest list is the one that the others are looked up in.
  for (const condition of conditions.toSorted((a, b) => Number(a.not) - Number(b.not))) {
    if (ids?.length === 0) return ids
    const meeting = await idsMeeting(db, tables, index, condition, now)
    if (!meeting) continue
    if (!ids && !condition.not) ids = meeting
    else ids = (ids ?? (await idsBetween(db, mailLists.all))).filter(among(meeting, condition.not))
  }
  ids ??= await idsBetween(db, mailLists.all)
  // Of what words were found by, the index knows it.
  if (!isEverywhere && words.length === 0) {
    ids = ids.filter(among([...(await inFolder(db, 'spam')), ...(await inFolder(db, 'trash'))], true))
  }
  return keepFitting(tables, ids, texts.filter(isReadInRow))
}

function among(ids: readonly string[], not: boolean): (id: string) => boolean {
  const set = new Set(ids)
  return (id) => set.has(id) !== not
}

/** The ids of all mails with all the words, newest first; of spam and trash too, or not. */
function idsWith(index: TableIndex, terms: readonly string[], withAway: boolean): string[] {
  const found: { readonly row: string; readonly at: number }[] = []
  for (const { segment, dead } of index) {
    const away = withAway ? undefined : rowsAway(segment)
    searchSegment(segment, terms, false, (row) => {
      if (isDead(dead, row) || away?.has(row)) return
      found.push({ row: segment.rows[row] ?? '', at: segment.at[row] ?? 0 })
    })
  }
  return found.sort((a, b) => b.at - a.at || (a.row < b.row ? -1 : 1)).map(({ row }) => row)
}

const inFolder = (db: CairnDb, folder: FolderId) => idsBetween(db, mailLists.folder(folder))

/** The mails that meet a condition, as far as an index or a list knows; undefined where the words searched first, or the rows, do. */
async function idsMeeting(
  db: CairnDb,
  tables: MailTables,
  index: TableIndex,
  condition: Condition,
  now: number,
): Promise<string[] | undefined> {
  switch (condition.kind) {
    case 'folder':
      return inFolder(db, condition.folder)
    case 'state':
      return inState(db, condition.state, now)
    case 'label': {
      const label = await tables.mailLabels.where('slug').equals(condition.label).first()
      return label ? idsBetween(db, mailLists.label(label.id)) : []
    }
    case 'dated': {
      // The newest are first: what is from before a time begins behind it.
      const [from, until] = [condition.from, condition.until].map((time) =>
        Number.isFinite(time) ? newestFirst(time - 1) : undefined,
      )
      return idsBetween(db, mailLists.all, until, from)
    }
    case 'text':
      if (condition.field === 'from') return sentBy(db, condition)
      return condition.not && !isReadInRow(condition) ? idsWith(index, termsOf(condition.text), true) : undefined
    default:
      return undefined
  }
}

async function sentBy(db: CairnDb, { text, isPhrase }: Text): Promise<string[]> {
  const queryWords = termsOf(text)
  const begin = mailLists.from([])
  const senders = (await listsNamed(db, begin)).filter((list) =>
    containWords(list.slice(begin.length).split(' '), queryWords, isPhrase),
  )
  const ids = await Promise.all(senders.map((list) => idsBetween(db, list)))
  return ids.flat()
}

async function inState(db: CairnDb, state: MailState, now: number): Promise<string[]> {
  if (state === 'read')
    return (await idsBetween(db, mailLists.all)).filter(among(await idsBetween(db, mailLists.unread), true))
  if (state === 'snoozed') return idsBetween(db, mailLists.snoozed, oldestFirst(now + 1))
  return idsBetween(db, state === 'attachment' ? mailLists.attached : mailLists[state])
}

/** The index knows the words of a mail, but neither their field nor their sequence. */
const isReadInRow = ({ field, isPhrase }: Text): boolean =>
  field === 'subject' || field === 'to' || (field === 'any' && isPhrase)

async function keepFitting(tables: MailTables, ids: readonly string[], texts: readonly Text[]): Promise<string[]> {
  if (texts.length === 0) return [...ids]
  const matching: string[] = []
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const row of await tables.mails.bulkGet(ids.slice(start, start + AT_ONCE))) {
      if (row && texts.every((text) => fits(row, text) !== text.not)) matching.push(row.id)
    }
  }
  return matching
}

const fits = (row: MailRow, { field, text, isPhrase }: Text): boolean =>
  containWords(termsOf(textOf(row, field)), termsOf(text), isPhrase)

/** Each word of the query begins one of the words; a phrase has them in its sequence. */
function containWords(words: readonly string[], queried: readonly string[], isPhrase: boolean): boolean {
  if (!isPhrase) return queried.every((word) => words.some((own) => own.startsWith(word)))
  return ` ${words.join(' ')}`.includes(` ${queried.join(' ')}`)
}

function textOf({ from, to, cc = [], bcc, subject, content, attachments }: MailRow, field: Text['field']): string {
  if (field === 'subject') return subject
  if (field === 'to') return [...to, ...cc, ...bcc].join('\n')
  return [subject, from, ...to, ...cc, ...bcc, content, ...attachments.map(({ name }) => name)].join('\n')
}
