// Contacts as a table: its columns, and a contact's cells in them. Read again by contacts-csv.ts.
// @offline later
// @chunk contact-format
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { Cell } from './csv.ts'
import { namesCell } from './names-cell.ts'

export const CONTACT_COLUMNS = [
  'Name',
  'E-mails',
  'E-mail labels',
  'Phone numbers',
  'Phone labels',
  'Phone countries',
  'Company',
  'Title',
  'Birthday',
  'Address',
  'Tags',
  'Favourite',
  'How we met',
  'Notes',
]

/** @param tagTitles what tags are called, by id */
export const contactToCells = (contact: Contact, tagTitles: ReadonlyMap<string, string>): Cell[] => [
  contact.name,
  namesCell(contact.emails.map(({ email }) => email)),
  besides(contact.emails.map(({ label }) => label)),
  namesCell(contact.phoneNumbers.map(({ phoneNumber }) => phoneNumber)),
  besides(contact.phoneNumbers.map(({ label }) => label)),
  besides(contact.phoneNumbers.map(({ country }) => country)),
  contact.job.company,
  contact.job.title,
  contact.birthday,
  contact.address,
  namesCell(contact.tags.flatMap((id) => tagTitles.get(id) ?? [])),
  contact.favourite ? 'yes' : 'no',
  contact.howWeMet,
  contact.notes,
]

/** The labels of the column before. Empty where none has one. */
const besides = (names: readonly string[]): string => (names.some(Boolean) ? namesCell(names) : '')
