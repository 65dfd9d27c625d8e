// What there is to choose when several contacts become one, and what becomes of the choices. Pure.
// @offline later
import type { Contact, ContactPatch } from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'

export const MERGE_FIELDS = ['avatar', 'name', 'title', 'company', 'birthday', 'address', 'notes', 'howWeMet'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** By its field, the value that the person chose. */
export type MergeChoices = Readonly<Partial<Record<MergeField, string>>>

const VALUES: Readonly<Record<MergeField, (contact: Contact) => string | null>> = {
  avatar: ({ avatar }) => avatar,
  name: ({ name }) => (name === NEW_CONTACT_NAME ? null : name.trim()),
  title: ({ job }) => job.title.trim(),
  company: ({ job }) => job.company.trim(),
  birthday: ({ birthday }) => birthday,
  address: ({ address }) => address,
  notes: ({ notes }) => notes,
  howWeMet: ({ howWeMet }) => howWeMet,
}

/** The values of a field, each once, the first contact's first. Notes besides: all of them, before the others. */
export function valuesOf(field: MergeField, contacts: readonly Contact[]): string[] {
  const values = [...new Set(contacts.map(VALUES[field]))].flatMap((value) => value || [])
  const all = values.join('\n\n')
  return field === 'notes' && values.length > 1 && all.length <= LONGEST_NOTES ? [all, ...values] : values
}

/** As the contract bounds them. */
const LONGEST_NOTES = 20_000

/** The fullest one: the default, where the person has not chosen. Of several equally full, the first. */
export function fullestOf(contacts: readonly Contact[]): Contact | undefined {
  const [fullest] = contacts.toSorted((a, b) => fullness(b) - fullness(a))
  return fullest
}

const fullness = (contact: Contact): number =>
  MERGE_FIELDS.filter((field) => VALUES[field](contact)).length +
  contact.emails.length +
  contact.phoneNumbers.length +
  contact.tags.length

/** The one that the person chose; else the first. */
export function chosenOf(field: MergeField, contacts: readonly Contact[], chosen: string | undefined) {
  const values = valuesOf(field, contacts)
  return values.find((value) => value === chosen) ?? values[0]
}

/** The merged fields besides the lists, which the back end joins. @param contacts the one to keep comes first */
export function mergedFields(contacts: readonly Contact[], choices: MergeChoices): ContactPatch {
  const value = (field: MergeField) => chosenOf(field, contacts, choices[field])
  const name = value('name')
  const avatar = value('avatar')
  return {
    ...(name !== undefined && { name }),
    job: { title: value('title') ?? '', company: value('company') ?? '' },
    // The first is taken anyway, and a picture may be too large to be sent.
    ...(avatar !== valuesOf('avatar', contacts)[0] && { avatar: avatar ?? null }),
    birthday: value('birthday') ?? null,
    address: value('address') ?? null,
    notes: value('notes') ?? null,
    howWeMet: value('howWeMet') ?? null,
  }
}

export interface JoinedLists {
  readonly emails: readonly string[]
  readonly phoneNumbers: readonly string[]
  /** Ids. */
  readonly tags: readonly string[]
}

/** The lists as they are after the merge: what differs only in its spelling is there once. */
export function joinedLists(contacts: readonly Contact[]): JoinedLists {
  const emails = contacts.flatMap((contact) => contact.emails.map(({ email }) => email))
  const numbers = contacts.flatMap((contact) => contact.phoneNumbers.map(({ phoneNumber }) => phoneNumber))
  return {
    emails: distinctBy(emails, (email) => email.trim().toLowerCase()),
    phoneNumbers: distinctBy(numbers, endOfNumber),
    tags: [...new Set(contacts.flatMap(({ tags }) => tags))],
  }
}

/** The same with a country's code before it and with a zero. */
export function endOfNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  return digits.length < 7 ? number : digits.slice(-8)
}

function distinctBy(texts: readonly string[], key: (text: string) => string): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) if (!byKey.has(key(text))) byKey.set(key(text), text)
  return [...byKey.values()]
}
