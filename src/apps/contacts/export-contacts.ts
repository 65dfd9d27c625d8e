// Writes contacts, or their birthdays, into a file and saves it: all of them, those with some ids, or those that the list shows, in its order.
// @offline later
// @chunk contact-format
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { ALL_FOUND, contactsApi } from '#contract/apps/contacts.ts'
import type { Language } from '#contract/shared.ts'
import { CONTACT_COLUMNS, contactToCells } from '#formats/contact-to-cells.ts'
import { csvTable } from '#formats/csv.ts'
import { CALENDAR_END, calendarStart, yearlyEvent } from '#formats/icalendar/calendar.ts'
import { localDay } from '#formats/iso-day.ts'
import { fileNameOf } from '#formats/text.ts'
import { contactToVcard, uidsOf } from '#formats/vcard/write-contact.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { nameOf } from './display.ts'
import { YEAR_DAYS } from './queries.ts'
import { type ContactsSearch, whichOf } from './search-params.ts'

export type ContactsFormat = 'vcard4' | 'vcard3' | 'csv' | 'birthdays'

export type ExportedContacts =
  | 'all'
  /** Of this address. */
  | { readonly shown: ContactsSearch }
  | { readonly ids: readonly string[] }

export interface ExportNames {
  readonly tagTitles: ReadonlyMap<string, string>
  /** Of a file with several contacts, without its ending. */
  readonly fileName: string
  /** Of a calendar of birthdays, without its ending. */
  readonly birthdays: string
  /** Of one birthday. */
  readonly birthdayOf: (name: string) => string
  readonly language: Language
}

/** @returns how many were saved */
export async function exportContacts(which: ExportedContacts, format: ContactsFormat, names: ExportNames) {
  const chosen = await contactsOf(which)
  const contacts = format === 'birthdays' ? chosen.filter(({ birthday }) => birthday !== null) : chosen
  if (contacts.length === 0 && format === 'birthdays') return 0
  const [first] = contacts
  const all = format === 'birthdays' ? names.birthdays : names.fileName
  const name = contacts.length === 1 && first ? nameOf(first) : all
  const file = fileNameOf(name) || 'contacts'
  saveFile(
    format === 'csv'
      ? new File([tableOf(contacts, names)], `${file}.csv`, { type: 'text/csv;charset=utf-8' })
      : format === 'birthdays'
        ? new File(birthdaysOf(contacts, names), `${file}.ics`, { type: 'text/calendar;charset=utf-8' })
        : new File(cardsOf(contacts, names, format), `${file}.vcf`, { type: 'text/vcard;charset=utf-8' }),
  )
  return contacts.length
}

const tableOf = (contacts: readonly Contact[], { tagTitles }: ExportNames): string =>
  csvTable([CONTACT_COLUMNS, ...contacts.map((contact) => contactToCells(contact, tagTitles))])

const cardsOf = (contacts: readonly Contact[], { tagTitles }: ExportNames, format: 'vcard4' | 'vcard3'): string[] => {
  const uids = uidsOf(contacts)
  return contacts.map((contact) => contactToVcard(contact, tagTitles, format === 'vcard3' ? '3.0' : '4.0', uids))
}

/** Calendars ring in the morning of the day, whether Cairn is open or not. */
const REMINDER = 'PT9H'

/** Under the ids that the backup has, so that a calendar has each once. */
const birthdaysOf = (
  contacts: readonly Contact[],
  { birthdays: name, birthdayOf, language }: ExportNames,
): string[] => [
  calendarStart({ product: 'Workspace', name, language }),
  ...contacts.map((contact) =>
    yearlyEvent({
      uid: `birthday-${contact.id}`,
      title: birthdayOf(nameOf(contact)),
      day: contact.birthday ?? '',
      stamp: Date.now(),
      reminder: REMINDER,
    }),
  ),
  CALENDAR_END,
]

const { all, birthdays, find } = contactsApi.endpoints

async function contactsOf(which: ExportedContacts): Promise<readonly Contact[]> {
  if (which === 'all') return call(all, {})
  if ('ids' in which) {
    const chosen = new Set(which.ids)
    return (await call(all, {})).filter(({ id }) => chosen.has(id))
  }
  const { q, show, tag } = which.shown
  const query = q?.trim()
  if (query) return (await call(find, { query: { ...whichOf(which.shown), query, size: ALL_FOUND } })).contacts
  if (show === 'birthdays') {
    const coming = await call(birthdays, { query: { from: localDay(Date.now()), days: YEAR_DAYS } })
    return coming.map(({ contact }) => contact)
  }
  return (await call(all, {})).filter(
    ({ favourite, tags }) => (show !== 'favourites' || favourite) && (tag === undefined || tags.includes(tag)),
  )
}
