// What contacts are found by, worked out of their rows: what is searched in them, and exact keys of their e-mail addresses, numbers, name, birthday,
// vCard UIDs and relationships. They are ordered lists, so that a range of them is read without a single row. Always loaded, so what reads them is apart (find-keys.ts).
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import { foldCase, foldText, straightApostrophes } from '#formats/text.ts'
import { newestFirst } from '#sw/api/engine/lists/list-keys.ts'

/** `text`: the name in small letters, a break, and everything that is searched, folded. `name`: its words in alphabetical order. */
export type ContactKeyKind = 'birthday' | 'email' | 'name' | 'phone' | 'related' | 'text' | 'uid'

export const PART_BREAK = '\u001e'
/** A text that is longer is found by its beginning. */
export const LONGEST = 4000

/** The list that holds the keys of a kind. */
export const keysList = (kind: ContactKeyKind): string => `contacts keyed ${kind}`

function keysOf(contact: Contact): (readonly [list: string, sortKey: string])[] {
  const keys: [ContactKeyKind, string][] = [
    ['text', `${foldCase(contact.name)}${PART_BREAK}${foldText(searchedIn(contact))}`],
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

export const emailKey = (email: string): string => email.trim().toLowerCase()

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The end of the number, which is the same with a country's code before it and with a zero. Too short a number is no key: ''. */
export function phoneKey(phoneNumber: string): string {
  const digits = digitsOf(phoneNumber)
  return digits.length < 7 ? '' : digits.slice(-8)
}

/** The words in alphabetical order: a family name may come first or last. */
const nameKey = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ')

/** Punctuation in the order that languages give it, all of it before letters. */
const PUNCTUATION = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789`

/** A key that sorts names as a dictionary does; of those with one name, the newest first. */
function nameOrder({ name, createdAt }: Contact): string {
  const shortened = name.slice(0, 200)
  // Again in small letters: a mathematical 𝒜 is taken apart into a capital one.
  const letters = straightApostrophes(foldText(shortened).toLowerCase())
  const ranked = letters.replaceAll(/[^\p{L}\p{M}]/gu, (sign) => {
    const rank = PUNCTUATION.indexOf(sign)
    return rank < 0 ? sign : String.fromCharCode(0x22 + rank)
  })
  const swapped = shortened.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  return [ranked, shortened.toLowerCase(), swapped, newestFirst(createdAt)].join('\u0001')
}

/** The lists that contacts are in to be shown, all in the order of their names. */
export const contactLists = {
  all: 'contacts',
  favourites: 'contacts favourite',
  tag: (id: string) => `contacts tag ${id}`,
}

/** All lists that a contact is in. */
export function entriesOfContact(contact: Contact): (readonly [string, string])[] {
  const order = nameOrder(contact)
  const names = [contactLists.all, ...new Set(contact.tags.map(contactLists.tag))]
  if (contact.favourite) names.push(contactLists.favourites)
  return [...names.map((name) => [name, order] as const), ...keysOf(contact)]
}
