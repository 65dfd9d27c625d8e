// Reads contacts in the order of their names, by what is searched, by likeness and by birthday, over keys and not over rows.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { ComingBirthday, ContactTag, PossibleDuplicates } from '#contract/apps/contacts.ts'
import { utcDay } from '#formats/iso-day.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context, TableShape } from '#sw/api/engine/define-module.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { LIST_TABLES } from '#sw/api/engine/lists/list-entries.ts'
import { countOf, idsBetween, partOfList, positionOf } from '#sw/api/engine/lists/lists.ts'
import { queryTerms, searchedForm } from '#sw/api/engine/search/query-terms.ts'
import { allKeys, type ContactKey, type FoundContact, keysFrom, namesHolding, textsHolding } from './find-keys.ts'
import { contactLists, entriesOfContact } from './keys.ts'

export type ContactTables = Context<{
  contacts: TableShape<Contact>
  contactTags: TableShape<ContactTag>
}>['tables']

/** At most so many groups of possible duplicates are answered. */
const GROUPS = 200
const DAY = 24 * 3_600_000

const collator = new Intl.Collator('en')

/** The order of every list of contacts (workspace spec §7): by name; of several with one name, the newest first. */
const byName = (a: Contact, b: Contact): number =>
  collator.compare(a.name, b.name) ||
  Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** All contacts whose name contains the query, whatever the case, the accents and the apostrophes. */
export async function searchByName(db: CairnDb, { contacts }: ContactTables, query: string): Promise<Contact[]> {
  // Read by name, they are nearly in order already.
  if (query === '') return (await contacts.orderBy('name').toArray()).sort(byName)
  return (await rowsOf(contacts, await namesHolding(db, searchedForm(query)))).sort(byName)
}

/** Those of a list in which each word of the query is found; the first `size` of them, and how many there are. */
export async function findContacts(
  db: CairnDb,
  tables: ContactTables,
  { query, size, ...which }: Which & { readonly query: string; readonly size: number },
): Promise<{ contacts: Contact[]; total: number }> {
  const terms = queryTerms(query)
  const tags = (await tables.contactTags.toArray()).map(({ id, title }) => ({ id, title: searchedForm(title) }))
  const tagged = await Promise.all(
    terms.map(async (word) => {
      const meant = tags.filter(({ title }) => title.includes(word)).map(({ id }) => id)
      return new Set(meant.length === 0 ? [] : await tables.contacts.where('tags').anyOf(meant).primaryKeys())
    }),
  )
  const list = listOf(which)
  const listed = list === contactLists.all ? undefined : new Set(await idsBetween(db, list))
  const holding = await textsHolding(db, terms, (word, id) => tagged[word]?.has(id) ?? false)
  const found = listed ? holding.filter(({ id }) => listed.has(id)) : holding
  const shown = await tables.contacts.bulkGet(firstByName(found, size).map(({ id }) => id))
  return { contacts: shown.filter((contact) => contact !== undefined).sort(byName), total: found.length }
}

/** The first ones by name: most are ruled out by one comparison. */
function firstByName(found: readonly FoundContact[], size: number): readonly FoundContact[] {
  if (found.length <= size) return found
  const first: FoundContact[] = []
  for (const one of found) {
    const last = first[size - 1]
    if (last && collator.compare(one.name, last.name) >= 0) continue
    const insertAt = first.findLastIndex((other) => collator.compare(other.name, one.name) <= 0) + 1
    first.splice(insertAt, 0, one)
    if (first.length > size) first.pop()
  }
  return first
}

async function rowsOf(
  contacts: ContactTables['contacts'],
  keys: readonly { readonly id: string }[],
): Promise<Contact[]> {
  return await rowsById(
    contacts,
    keys.map(({ id }) => id),
  )
}

interface Which {
  readonly favourites?: 'true' | 'false' | undefined
  readonly tag?: string | undefined
}

const listOf = ({ favourites, tag }: Which): string =>
  tag !== undefined ? contactLists.tag(tag) : favourites === 'true' ? contactLists.favourites : contactLists.all

/** Some of a list, and how many it has, of one moment. */
export const windowOf = (
  db: CairnDb,
  { contacts }: ContactTables,
  { start, size, ...which }: Which & { readonly start: number; readonly size: number },
): Promise<{ contacts: Contact[]; total: number }> =>
  db.transaction('r', [...LIST_TABLES, 'contacts'], async () => {
    const list = listOf(which)
    const { ids, total } = await partOfList(db, list, start, start + size)
    const rows = await contacts.bulkGet(ids)
    return { contacts: rows.filter((contact) => contact !== undefined), total }
  })

/** A contact's index in a list, from 0; null where it is not in it. */
export const positionIn = (
  db: CairnDb,
  { contacts }: ContactTables,
  { id, ...which }: Which & { readonly id: string },
): Promise<number | null> =>
  db.transaction('r', [...LIST_TABLES, 'contacts'], async () => {
    const list = listOf(which)
    const contact = await contacts.get(id)
    const order = contact && entriesOfContact(contact).find(([name]) => name === list)?.[1]
    return order === undefined ? null : positionOf(db, list, order, id)
  })

/** Where each letter's names begin in a list. What sorts before A and after Z is reported as `#`, in up to two stretches. */
export const lettersOf = (db: CairnDb, which: Which): Promise<{ letter: string; start: number; count: number }[]> =>
  db.transaction('r', [...LIST_TABLES], async () => {
    const list = listOf(which)
    const total = await countOf(db, list)
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
    const begins = await Promise.all([...letters, '{'].map((letter) => positionOf(db, list, letter)))
    const starts = [0, ...begins]
    return ['#', ...letters.map((letter) => letter.toUpperCase()), '#']
      .map((letter, index) => {
        const start = starts[index] ?? 0
        return { letter, start, count: (starts[index + 1] ?? total) - start }
      })
      .filter(({ count }) => count > 0)
  })

/** Groups of contacts with one e-mail address, one number or one name. Those marked as different people are in no group together. */
export async function possibleDuplicates(db: CairnDb, { contacts }: ContactTables): Promise<PossibleDuplicates[]> {
  const groups = new Map<string, { ids: string[]; reasons: PossibleDuplicates['reasons'] }>()
  for (const kind of ['email', 'phone', 'name'] as const) {
    for (const { value, ids } of sharedKeys(await allKeys(db, kind))) {
      const together = ids.join('\n')
      const group = groups.get(together) ?? { ids, reasons: [] }
      group.reasons.push({ kind, value })
      groups.set(together, group)
    }
  }
  const likeliest = [...groups.values()].sort((a, b) => b.reasons.length - a.reasons.length).slice(0, 2 * GROUPS)
  const rows = await contacts.bulkGet([...new Set(likeliest.flatMap(({ ids }) => ids))])
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  const answered = likeliest.flatMap(({ ids, reasons }): PossibleDuplicates[] => {
    const group = ids.flatMap((id) => byId.get(id) ?? [])
    const alike = group.filter((row) => group.some((other) => other !== row && !areApart(row, other)))
    return alike.length > 1 ? [{ reasons, contacts: alike.sort(byName) }] : []
  })
  return answered.slice(0, GROUPS)
}

/** The values that several contacts have. Keys with one value are next to each other. */
function sharedKeys(keys: readonly ContactKey[]): { value: string; ids: string[] }[] {
  const shared: { value: string; ids: string[] }[] = []
  for (const [index, { value, id }] of keys.entries()) {
    const before = keys[index - 1]
    if (before?.value !== value) continue
    const last = shared.at(-1)
    if (last?.value === value) last.ids.push(id)
    else shared.push({ value, ids: [before.id, id] })
  }
  return shared
}

const areApart = (a: Contact, b: Contact): boolean => a.distinctFrom.includes(b.id) || b.distinctFrom.includes(a.id)

/** The birthdays of `days` days from the day `from`, such as `2026-11-17`; at most the first `size`, of which alone the rows are read. */
export async function comingBirthdays(
  db: CairnDb,
  { contacts }: ContactTables,
  from: string,
  days: number,
  size: number,
): Promise<ComingBirthday[]> {
  const start = Date.parse(`${from}T00:00:00Z`)
  const to = utcDay(start + (days - 1) * DAY)
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index).padStart(4, '0'),
  )
  const keyed = await Promise.all(
    years.map(async (year) => {
      const [first, last] = [
        year === from.slice(0, 4) ? from : `${year}-01-01`,
        year === to.slice(0, 4) ? to : `${year}-12-31`,
      ]
      // One on 29 February is celebrated on the 28th where there is none.
      const keys = await keysFrom(db, 'birthday', first.slice(5), last.endsWith('-02-28') ? '02-29' : last.slice(5))
      return keys.filter(({ value }) => isWithin(dateIn(year, value), first, last)).map(({ id }) => ({ year, id }))
    }),
  )
  const listed = keyed.flat().slice(0, size)
  const rows = await contacts.bulkGet(listed.map(({ id }) => id))
  const coming = rows.flatMap((row, index) => (row ? [birthdayIn(listed[index]?.year ?? '', row)] : []))
  return coming.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : byName(a.contact, b.contact)))
}

const isWithin = (date: string, first: string, last: string): boolean => date >= first && date <= last

/** @param day such as `02-29`: in a year that has none it is the 28th */
function dateIn(year: string, day: string): string {
  const isNone = day === '02-29' && new Date(`${year}-${day}T00:00:00Z`).toISOString().slice(5, 10) === '03-01'
  return `${year}-${isNone ? '02-28' : day}`
}

function birthdayIn(year: string, contact: Contact): ComingBirthday {
  const birthday = contact.birthday ?? ''
  const date = dateIn(year, birthday.slice(-5))
  return { contact, date, age: birthday.startsWith('-') ? null : Number(year) - Number(birthday.slice(0, 4)) }
}
