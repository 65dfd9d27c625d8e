// Contacts: contacts.vcf, contacts.csv and birthdays.ics.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { CONTACT_COLUMNS, contactToCells } from '#formats/contact-to-cells.ts'
import { BYTE_ORDER_MARK, csvLine } from '#formats/csv.ts'
import { CALENDAR_END, calendarStart, yearlyEvent } from '#formats/icalendar/calendar.ts'
import { contactToVcard, uidOf } from '#formats/vcard/write-contact.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { joined, titlesOf } from '#sw/api/engine/readable/texts.ts'

export async function* contactEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const tags = await titlesOf(read('contactTags'))
  const uids = new Map<string, string>()
  for await (const rows of read('contacts'))
    for (const contact of rows as unknown as Contact[])
      if (contact.uids.length > 0) uids.set(contact.id, uidOf(contact))
  yield {
    path: 'readable/contacts.vcf',
    at,
    content: joined<Contact>(read('contacts'), (contact) => contactToVcard(contact, tags, '4.0', uids)),
  }
  yield {
    path: 'readable/contacts.csv',
    at,
    content: joined<Contact>(read('contacts'), (contact) => csvLine(contactToCells(contact, tags)), {
      start: BYTE_ORDER_MARK + csvLine(CONTACT_COLUMNS),
    }),
  }
  yield {
    path: 'readable/birthdays.ics',
    at,
    content: joined<Contact>(read('contacts'), (contact) => birthdayEvent(contact, at), {
      start: calendarStart({ product: 'Workspace', name: 'Birthdays' }),
      end: CALENDAR_END,
    }),
  }
}

const birthdayEvent = ({ id, name, birthday }: Contact, stamp: number): string =>
  birthday === null ? '' : yearlyEvent({ uid: `birthday-${id}`, title: `${name}: birthday`, day: birthday, stamp })
