// A contact as a vCard: 4.0 (RFC 6350), or 3.0 (RFC 2426) for programs that know no later one. What came in a vCard and has no field here goes out as it came.
// @chunk contact-format
import type { Contact } from '#contract/apps/contact-shapes.ts'
import {
  contentLines,
  foldLine,
  instantOf,
  line,
  parameter,
  plainValue,
  structuredValue,
  textValue,
} from '../content-lines.ts'
import { toCardLine } from './card-lines.ts'
import { guessedParts, hasParts, namePartsOf } from './name-parts.ts'

export type VcardVersion = '4.0' | '3.0'

/** @param tagTitles what tags are called, by id @param uids of the others in the file, by their ids */
export function contactToVcard(
  contact: Contact,
  tagTitles: ReadonlyMap<string, string>,
  version: VcardVersion = '4.0',
  uids: ReadonlyMap<string, string> = new Map(),
): string {
  const { job, birthday, address, avatar, notes } = contact
  const categories = contact.tags.flatMap((id) => tagTitles.get(id) ?? [])
  const isOld = version === '3.0'
  const own = contact.extra.map(foldLine).filter(isProperty)
  const name = own.find((folded) => IS_NAME.test(folded) && hasParts(contact.name, partsIn(folded)))
  const labelled = labelling(contact.extra)
  return [
    line('BEGIN', 'VCARD'),
    line('VERSION', version),
    line('UID', plainValue(uidOf(contact))),
    line('FN', plainValue(contact.name)),
    name ?? line('N', structuredValue(...guessedParts(contact.name))),
    ...contact.emails.flatMap(({ email, label }) => labelled('EMAIL', label, plainValue(email))),
    ...contact.phoneNumbers.flatMap(({ phoneNumber, label, country }) =>
      labelled(`TEL${country === '' ? '' : `;X-COUNTRY=${country}`}`, label, plainValue(phoneNumber)),
    ),
    ...some(job.company !== '', () => line('ORG', structuredValue(job.company))),
    ...some(job.title !== '', () => line('TITLE', plainValue(job.title))),
    ...some(birthday, (day) => (isOld ? oldBirthday(day) : newBirthday(day))),
    ...some(address, (text) =>
      line(`ADR${isOld ? '' : parameter('LABEL', text)}`, structuredValue('', '', text, '', '', '', '')),
    ),
    ...some(avatar, (url) => (isOld ? oldPhoto(url) : line('PHOTO', url))),
    ...some(categories.length > 0, () => line('CATEGORIES', textValue(...categories))),
    ...some(notes, (text) => line('NOTE', plainValue(text))),
    ...some(contact.howWeMet, (text) => line('X-HOW-WE-MET', plainValue(text))),
    ...some(contact.favourite, () => line('X-FAVOURITE', 'true')),
    ...contact.relationships.map(({ contactId, kind }) =>
      line(`RELATED;VALUE=text${parameter('TYPE', kind)}`, plainValue(uids.get(contactId) ?? contactId)),
    ),
    ...own.filter((folded) => !IS_NAME.test(folded)),
    line('REV', instantOf(contact.updatedAt)),
    line('END', 'VCARD'),
  ].join('')
}

/** What a contact goes out under: what it came in under, where it came from a file. */
export const uidOf = ({ uids, id }: Contact): string => uids[0] ?? id

export const uidsOf = (contacts: readonly Contact[]): ReadonlyMap<string, string> =>
  new Map(contacts.map((contact) => [contact.id, uidOf(contact)]))

/** A line of its own that neither begins nor ends a card. */
const isProperty = (folded: string): boolean => /^(?:[\w-]+\.)?(?!(?:BEGIN|END|VERSION)[;:])[\w-]+[;:]/i.test(folded)

const IS_NAME = /^N[;:]/i

const partsIn = (folded: string): string[] => contentLines(folded).map(toCardLine).flatMap(namePartsOf)

const newBirthday = (day: string): string =>
  line('BDAY', day.startsWith('--') ? `--${day.slice(2).replace('-', '')}` : day.replaceAll('-', ''))

/** Version 3.0 has no birthday without a year. Apple writes a leap year, and marks it as a placeholder. */
const oldBirthday = (day: string): string =>
  day.startsWith('--') ? line('BDAY;X-APPLE-OMIT-YEAR=1604', `1604-${day.slice(2)}`) : line('BDAY', day)

function oldPhoto(url: string): string {
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(url) ?? []
  return base64 === '' ? line('PHOTO;VALUE=uri', url) : line(`PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}`, base64)
}

/** What vCards have a word for, as read-contacts.ts calls it. */
const TYPES: Readonly<Record<string, string>> = {
  Work: 'work',
  Home: 'home',
  Mobile: 'cell',
  Other: 'other',
  'Work fax': 'work,fax',
  'Home fax': 'home,fax',
}

/** @returns writes an address or a number with its label: as a type, and in the person's own words beside it, as Apple does and others read */
function labelling(extra: readonly string[]) {
  const taken = new Set(extra.map((text) => /^([\w-]+)\./.exec(text)?.[1]?.toLowerCase()))
  let last = 0
  return (property: string, label: string, value: string): string[] => {
    const [usual, type] = Object.entries(TYPES).find(([name]) => name.toLowerCase() === label.toLowerCase()) ?? []
    const typed = `${property}${type ? `;TYPE=${type}` : ''}`
    if (label === '' || usual === label) return [line(typed, value)]
    do last += 1
    while (taken.has(`item${last}`))
    return [line(`item${last}.${typed}`, value), line(`item${last}.X-ABLABEL`, plainValue(label))]
  }
}

/** One line where there is something to say. */
const some = <T>(value: T | null | false | '', write: (value: T) => string): string[] =>
  value === null || value === false || value === '' ? [] : [write(value)]
