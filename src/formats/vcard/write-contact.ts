// A contact as a vCard 4.0 (RFC 6350). What came in a vCard and has no field here goes out as it came.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { foldLine, instantOf, line, parameter, plainValue, structuredValue, textValue } from '../content-lines.ts'

/** @param tagTitles what tags are called, by id */
export function contactToVcard(contact: Contact, tagTitles: ReadonlyMap<string, string>): string {
  const { job, birthday, address, avatar, notes } = contact
  const categories = contact.tags.flatMap((id) => tagTitles.get(id) ?? [])
  return [
    line('BEGIN', 'VCARD'),
    line('VERSION', '4.0'),
    line('UID', plainValue(contact.uids[0] ?? contact.id)),
    line('FN', plainValue(contact.name)),
    line('N', nameParts(contact.name)),
    ...contact.emails.map(({ email, label }) => line(`EMAIL${typeOf(label)}`, plainValue(email))),
    ...contact.phoneNumbers.map(({ phoneNumber, label }) => line(`TEL${typeOf(label)}`, plainValue(phoneNumber))),
    ...some(job.company !== '', () => line('ORG', structuredValue(job.company))),
    ...some(job.title !== '', () => line('TITLE', plainValue(job.title))),
    ...some(birthday, (day) =>
      line('BDAY', day.startsWith('--') ? `--${day.slice(2).replace('-', '')}` : day.replaceAll('-', '')),
    ),
    ...some(address, (text) => line(`ADR${parameter('LABEL', text)}`, structuredValue('', '', text, '', '', '', ''))),
    ...some(avatar, (url) => line('PHOTO', url)),
    ...some(categories.length > 0, () => line('CATEGORIES', textValue(...categories))),
    ...some(notes, (text) => line('NOTE', plainValue(text))),
    ...some(contact.howWeMet, (text) => line('X-HOW-WE-MET', plainValue(text))),
    ...some(contact.favourite, () => line('X-FAVOURITE', 'true')),
    ...contact.relationships.map(({ contactId, kind }) =>
      line(`RELATED;VALUE=text${parameter('TYPE', kind)}`, plainValue(contactId)),
    ),
    ...contact.extra.map(foldLine).filter(isProperty),
    line('REV', instantOf(contact.updatedAt)),
    line('END', 'VCARD'),
  ].join('')
}

/** A line of its own that neither begins nor ends a card. */
const isProperty = (folded: string): boolean => /^(?:[\w-]+\.)?(?!(?:BEGIN|END|VERSION)[;:])[\w-]+[;:]/i.test(folded)

const typeOf = (label: string): string => parameter('TYPE', TYPES[label.toLowerCase()] ?? label.toLowerCase())

/** What RFC 6350 calls otherwise than people do. */
const TYPES: Readonly<Record<string, string>> = { mobile: 'cell' }

/** The last word as the family name: right for most of the names that came without parts. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  const family = words.length > 1 ? (words.at(-1) ?? '') : ''
  return structuredValue(family, words.slice(0, family === '' ? undefined : -1).join(' '), '', '', '')
}

/** One line where there is something to say. */
const some = <T>(value: T | null | false | '', write: (value: T) => string): string[] =>
  value === null || value === false || value === '' ? [] : [write(value)]
