// What contacts are found by, worked out of their rows: what is searched in them, and exact keys of their e-mail addresses, numbers, name, birthday,
// vCard UIDs and relationships. They are ordered lists (listed.ts), so that a range of them is read without a single row. Read by sw/api/apps/contacts*.ts.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import type { CairnDb } from './db.ts'
import { BREAK, idOf, PAST } from './list-entries.ts'
import { newestFirst } from './list-keys.ts'
import { entriesInMemory, entriesWith, sortKeysBetween } from './lists.ts'
import { foldCase } from './mark-matches.ts'

/** `text`: the name in small letters, a break, and everything that is searched, folded. `name`: its words in alphabetical order. */
export type ContactKeyKind = 'birthday' | 'email' | 'name' | 'phone' | 'related' | 'text' | 'uid'

const PART_BREAK = '\u001e'
/** A text that is longer is found by its beginning. */
const LONGEST = 4000

/** The list that holds the keys of a kind. */
const keysList = (kind: ContactKeyKind): string => `contacts keyed ${kind}`

function keysOf(contact: Contact): (readonly [list: string, sortKey: string])[] {
  const keys: [ContactKeyKind, string][] = [
    ['text', `${foldCase(contact.name)}${PART_BREAK}${fold(searchedIn(contact))}`],
    ...contact.emails.map(({ email }): [ContactKeyKind, string] => ['email', emailKey(email)]),
    ...contact.phoneNumbers.map(({ phoneNumber }): [ContactKeyKind, string] => ['phone', phoneKey(phoneNumber)]),
    ['name', contact.name === NEW_CONTACT_NAME ? '' : nameKey(contact.name)],
    ['birthday', contact.birthday?.slice(-5) ?? ''],
    ...contact.uids.map((uid): [ContactKeyKind, string] => ['uid', uid]),
    ...contact.relationships.map(({ contactId }): [ContactKeyKind, string] => ['related', contactId]),
  ]
  return keys.flatMap(([kind, value]) => (value === '' ? [] : [[keysList(kind), value.slice(0, LONGEST)] as const]))
}

const searchedIn = ({ name, emails, phoneNumbers, job }: Contact): string =>
  [
    name,
    job.company,
    job.title,
    ...emails.map(({ email }) => email),
    ...phoneNumbers.flatMap(({ phoneNumber }) => [phoneNumber, digitsOf(phoneNumber)]),
  ].join('\n')

/** Small letters without accents, so that `ines` finds Inès. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const emailKey = (email: string): string => email.trim().toLowerCase()

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The end of the number, which is the same with a country's code before it and with a zero. Too short a number is no key: ''. */
export function phoneKey(phoneNumber: string): string {
  const digits = digitsOf(phoneNumber)
  return digits.length < 7 ? '' : digits.slice(-8)
}

/** The words in alphabetical order: a family name may come first or last. */
export const nameKey = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ')

export interface ContactKey {
  readonly value: string
  readonly id: string
}

/** All keys of a kind, those with one value next to each other. */
export const allKeys = async (db: CairnDb, kind: ContactKeyKind): Promise<ContactKey[]> =>
  (await sortKeysBetween(db, keysList(kind))).map(toKey)

/** The keys of a kind from one value up to another, both included. */
export const keysFrom = async (db: CairnDb, kind: ContactKeyKind, from: string, to: string): Promise<ContactKey[]> =>
  (await sortKeysBetween(db, keysList(kind), from, `${to}${PAST}`)).map(toKey)

/** Those that have one of these values. */
export async function keysWith(db: CairnDb, kind: ContactKeyKind, values: readonly string[]): Promise<ContactKey[]> {
  if (values.length === 0) return []
  const found = await entriesWith(
    db,
    keysList(kind),
    values.map((value) => value.slice(0, LONGEST)),
  )
  return found.map(toKey)
}

const toKey = ({ sortKey, id }: { readonly sortKey: string; readonly id: string }): ContactKey => ({
  value: sortKey,
  id,
})

/** A contact whose text holds what is searched, by its name in small letters. */
export interface FoundContact {
  readonly id: string
  readonly name: string
}

/** Those whose names hold a text in small letters ... */
export async function namesHolding(db: CairnDb, text: string): Promise<FoundContact[]> {
  const entries = await entriesInMemory(db, keysList('text'))
  return entries.flatMap((entry) => {
    const at = entry.indexOf(text)
    return at >= 0 && at + text.length <= entry.indexOf(PART_BREAK) ? [foundIn(entry)] : []
  })
}

/** ... and those of whom all folded words are found in all that is searched, but for words that another test finds. */
export async function textsHolding(
  db: CairnDb,
  words: readonly string[],
  isFoundElse: (word: number, id: string) => boolean,
): Promise<FoundContact[]> {
  const entries = await entriesInMemory(db, keysList('text'))
  return entries.flatMap((entry) => {
    const [start, end] = [entry.indexOf(PART_BREAK) + 1, entry.indexOf(BREAK)]
    const holds = (word: string) => {
      const at = entry.indexOf(word, start)
      return at >= 0 && at + word.length <= end
    }
    return words.every((word, index) => holds(word) || isFoundElse(index, entry.slice(end + 1))) ? [foundIn(entry)] : []
  })
}

const foundIn = (entry: string): FoundContact => ({
  id: idOf(entry),
  name: entry.slice(0, entry.indexOf(PART_BREAK)),
})

/** Punctuation in the order that languages give it, all of it before letters. */
const PUNCTUATION = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789`
/** Letters that are no base letter with an accent, and yet sort as if they were. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  '’': "'",
  '‘': "'",
}

/** A key in whose order names stand as a dictionary has them; of those with one name, the newest first. */
export function nameOrder({ name, createdAt }: Contact): string {
  const shortened = name.slice(0, 200)
  const letters = fold(shortened.normalize('NFKD')).replaceAll(/[øłæœßđ’‘]/g, (letter) => LETTERS[letter] ?? letter)
  const places = letters.replaceAll(/[^\p{L}\p{M}]/gu, (sign) => {
    const place = PUNCTUATION.indexOf(sign)
    return place < 0 ? sign : String.fromCharCode(0x22 + place)
  })
  const swapped = shortened.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  return [places, shortened.toLowerCase(), swapped, newestFirst(createdAt)].join('\u0001')
}

/** The lists that contacts stand in to be shown, all in the order of their names. */
export const contactLists = {
  all: 'contacts',
  favourites: 'contacts favourite',
  tag: (id: string) => `contacts tag ${id}`,
}

/** All lists that a contact stands in (listed.ts). */
export function entriesOfContact(contact: Contact): (readonly [string, string])[] {
  const order = nameOrder(contact)
  const names = [contactLists.all, ...new Set(contact.tags.map(contactLists.tag))]
  if (contact.favourite) names.push(contactLists.favourites)
  return [...names.map((name) => [name, order] as const), ...keysOf(contact)]
}
