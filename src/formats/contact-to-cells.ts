// Contacts as a table: its columns, and a contact's cells in them. Read again by contacts-csv.ts.
// @offline later
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { Cell } from './csv.ts'
import { namesCell } from './names-cell.ts'

export const CONTACT_COLUMNS = [
  'Name',
  'E-mails',
  'Phone numbers',
  'Company',
  'Title',
  'Birthday',
  'Address',
  'Tags',
  'Favourite',
  'Notes',
]

/** @param tagTitles what tags are called, by id */
export const contactToCells = (contact: Contact, tagTitles: ReadonlyMap<string, string>): Cell[] => [
  contact.name,
  contact.emails.map(({ email }) => email).join('; '),
  contact.phoneNumbers.map(({ phoneNumber }) => phoneNumber).join('; '),
  contact.job.company,
  contact.job.title,
  contact.birthday,
  contact.address,
  namesCell(contact.tags.flatMap((id) => tagTitles.get(id) ?? [])),
  contact.favourite ? 'yes' : 'no',
  contact.notes,
]
