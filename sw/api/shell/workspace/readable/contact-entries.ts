// Contacts: contacts.vcf, contacts.csv and birthdays.ics.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { ReadableSource } from '../readable-entries.ts'
import type { ZipEntry } from '../zip-writer.ts'
import { birthdayToEvent, CALENDAR_END, calendarStart } from './calendar.ts'
import { contactToVcard } from './contact-to-vcard.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { joined, titlesOf } from './texts.ts'

const COLUMNS = [
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

export async function* contactEntries({ read, at }: ReadableSource): AsyncGenerator<ZipEntry> {
  const tags = await titlesOf(read('contactTags'))
  const stamp = new Date(at).toISOString()
  yield {
    path: 'readable/contacts.vcf',
    at,
    content: joined<Contact>(read('contacts'), (contact) => contactToVcard(contact, tags)),
  }
  yield {
    path: 'readable/contacts.csv',
    at,
    content: joined<Contact>(read('contacts'), (contact) => csvLine(cellsOf(contact, tags)), {
      start: BYTE_ORDER_MARK + csvLine(COLUMNS),
    }),
  }
  yield {
    path: 'readable/birthdays.ics',
    at,
    content: joined<Contact>(read('contacts'), (contact) => birthdayToEvent(contact, stamp) ?? '', {
      start: calendarStart('Birthdays'),
      end: CALENDAR_END,
    }),
  }
}

const cellsOf = (contact: Contact, tags: ReadonlyMap<string, string>) => [
  contact.name,
  contact.emails.map(({ email }) => email).join('; '),
  contact.phoneNumbers.map(({ phoneNumber }) => phoneNumber).join('; '),
  contact.job.company,
  contact.job.title,
  contact.birthday,
  contact.address,
  contact.tags.flatMap((id) => tags.get(id) ?? []).join('; '),
  contact.favourite ? 'yes' : 'no',
  contact.notes,
]
