// Reads the cards of a .vcf file (vCard 3 and 4). What nothing in a contact stands for is kept as it was. Called by read-opened.ts.
import type { ContactDraft } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { type ContentLine, contentLines, partsOf, plain, typeOf } from './content-lines.ts'
import type { Reading } from './reading.ts'

const { known: knownUids, createContacts } = contactsApi.endpoints
/** As many as the call takes. */
const MOST = 5000

export async function readContacts(text: string): Promise<Reading | undefined> {
  const cards = text.split(/^BEGIN:VCARD\s*$/im).slice(1)
  if (cards.length === 0) return undefined
  const drafts = cards.slice(0, MOST).flatMap((card) => draftOf(contentLines(card)) ?? [])
  const uids = drafts.flatMap((draft) => draft.uids ?? [])
  const known = new Set((await call(knownUids, { body: { uids } })).map(({ uid }) => uid))
  const fresh = drafts.filter((draft) => !draft.uids?.some((uid) => known.has(uid)))
  return {
    place: 'contacts',
    titles: fresh.map(({ name = '' }) => name),
    left: cards.length - fresh.length,
    notTaken: [...new Set(cards.flatMap((card) => tooLong(contentLines(card)).map(({ name }) => name)))],
    async bringIn() {
      const { answer, changeId } = await callForChange(createContacts, { body: { contacts: fresh } })
      return { count: answer.length, changeIds: changeId === undefined ? [] : [changeId] }
    },
  }
}

const HANDLED = /^(BEGIN|END|VERSION|FN|N|EMAIL|TEL|ORG|TITLE|BDAY|NOTE|UID|ADR|REV|PRODID)$/

/** Pictures for the most part: as many characters as a contact keeps of what it does not know. */
const LONGEST = 8000
const tooLong = (lines: readonly ContentLine[]) =>
  lines.filter(({ name, text }) => !HANDLED.test(name) && text.length > LONGEST)

/** Undefined where a card names nobody. */
function draftOf(lines: readonly ContentLine[]): ContactDraft | undefined {
  const all = (name: string) => lines.filter((line) => line.name === name)
  const first = (name: string) => plain(all(name)[0]?.value ?? '')
  const [family = '', given = '', middle = ''] = partsOf(all('N')[0]?.value ?? '')
  const emails = all('EMAIL').map(({ value, parameters }) => ({
    email: plain(value).slice(0, 320),
    label: typeOf(parameters),
  }))
  const company = partsOf(all('ORG')[0]?.value ?? '').join(', ')
  const name = first('FN') || [given, middle, family].filter(Boolean).join(' ') || emails[0]?.email || company
  if (!name) return undefined
  const uid = first('UID')
  return {
    name: name.slice(0, 500),
    emails: emails.slice(0, 50),
    phoneNumbers: all('TEL')
      .slice(0, 50)
      .map(({ value, parameters }) => ({
        country: '',
        phoneNumber: plain(value).replace(/^tel:/i, '').slice(0, 100),
        label: typeOf(parameters),
      })),
    job: { title: first('TITLE').slice(0, 500), company: company.slice(0, 500) },
    birthday: birthdayOf(first('BDAY')),
    address:
      partsOf(all('ADR')[0]?.value ?? '')
        .filter(Boolean)
        .join(', ')
        .slice(0, 2000) || null,
    notes: first('NOTE').slice(0, 20_000) || null,
    uids: uid ? [uid.slice(0, 500)] : [],
    extra: lines
      .filter((line) => !HANDLED.test(line.name) && line.text.length <= LONGEST)
      .slice(0, 300)
      .map((line) => line.text),
  }
}

/** `19870314` and `1987-03-14`; `--0314` where the year is not known. Null for a day that there is not. */
function birthdayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4}|--)-?(\d{2})-?(\d{2})/.exec(text) ?? []
  if (year === undefined) return null
  const known = year === '--' ? '2000' : year
  const isDay = new Date(`${known}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)
  return isDay ? `${year === '--' ? '-' : year}-${month}-${day}` : null
}
