// Makes one contact of several.
import { Contact, type ContactPatch } from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import { BadInputError } from '#contract/define-api.ts'
import { emailKey, phoneKey } from './keys.ts'

/**
 * The first contact with what the others know: lists are joined, notes too; of the other fields the first that is not empty is taken.
 * @param chosen the person's choice, which rules
 * @throws {BadInputError} where a joined list is longer than a contact's may be
 */
export function mergedContact(contacts: readonly [Contact, ...Contact[]], chosen: ContactPatch, at: string): Contact {
  const [first] = contacts
  const ids = new Set(contacts.map(({ id }) => id))
  const firstOf = <Value>(value: (contact: Contact) => Value | null | '', none: Value): Value =>
    contacts.map(value).find((found): found is Value => found !== null && found !== '') ?? none
  const allOf = <Value>(values: (contact: Contact) => readonly Value[], key: (value: Value) => unknown): Value[] => {
    const byKey = new Map<unknown, Value>()
    for (const value of contacts.flatMap(values)) if (!byKey.has(key(value))) byKey.set(key(value), value)
    return [...byKey.values()]
  }
  const itself = <Value>(value: Value): Value => value
  const merged: Contact = {
    ...first,
    avatar: firstOf<string | null>(({ avatar }) => avatar, null),
    name: firstOf(({ name }) => (name === NEW_CONTACT_NAME ? '' : name), first.name),
    emails: allOf(
      ({ emails }) => emails,
      ({ email }) => emailKey(email),
    ),
    phoneNumbers: allOf(
      ({ phoneNumbers }) => phoneNumbers,
      ({ phoneNumber }) => phoneKey(phoneNumber) || phoneNumber,
    ),
    job: firstOf(({ job }) => (job.title === '' && job.company === '' ? null : job), first.job),
    birthday: firstOf<string | null>(({ birthday }) => birthday, null),
    address: firstOf<string | null>(({ address }) => address, null),
    notes: allOf(({ notes }) => (notes ? [notes] : []), itself).join('\n\n') || null,
    tags: allOf(({ tags }) => tags, itself),
    favourite: contacts.some(({ favourite }) => favourite),
    lastContacted: contacts.map(({ lastContacted }) => lastContacted).reduce(later),
    howWeMet: firstOf<string | null>(({ howWeMet }) => howWeMet, null),
    relationships: allOf(
      ({ relationships }) => relationships.filter(({ contactId }) => !ids.has(contactId)),
      ({ contactId, kind }) => `${contactId}\n${kind}`,
    ),
    distinctFrom: allOf(({ distinctFrom }) => distinctFrom.filter((id) => !ids.has(id)), itself),
    uids: allOf(({ uids }) => uids, itself),
    extra: allOf(({ extra }) => extra, itself),
    createdAt: contacts.map(({ createdAt }) => createdAt).reduce((a, b) => (Date.parse(a) <= Date.parse(b) ? a : b)),
    updatedAt: at,
    ...chosen,
  }
  const checked = Contact.safeParse(merged)
  if (!checked.success) throw new BadInputError('merged', checked.error.issues[0])
  return merged
}

const later = (a: string | null, b: string | null): string | null =>
  a === null ? b : b === null || Date.parse(a) >= Date.parse(b) ? a : b
