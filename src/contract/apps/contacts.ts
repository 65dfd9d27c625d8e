// Contacts: people with addresses, numbers and tags; looking for them, importing and merging them.
// @chunk contact-shapes
import { Contact, ContactDraft, ContactPatch } from '#contract/apps/contact-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** bytes */
export const AVATAR_LIMIT = 2_000_000
/** Width and height in pixels. */
export const AVATAR_SIDE_LIMIT = 4096
/** The most that a search may request: all, for a file. */
export const ALL_FOUND = 100_000

/** Characters of a tag's title. */
export const TAG_LIMIT = 200
const TagFields = z.object({ title: z.string().check(z.minLength(1), z.maxLength(TAG_LIMIT)) })
export const ContactTag = z.extend(TagFields, { id: Id })
export type ContactTag = z.infer<typeof ContactTag>

export const Country = z.object({
  /** ISO 3166 alpha-2 in small letters. */
  iso: z.string(),
  /** In the request's language. */
  name: z.string(),
  /** What is dialled before the number, with a plus: `+33`. */
  code: z.string(),
  /** A flag emoji. */
  flag: z.string(),
})
export type Country = z.infer<typeof Country>

/** Contacts that may be one person, and why. The answer merges nothing. */
export const PossibleDuplicates = z.object({
  reasons: z.array(z.object({ kind: z.enum(['email', 'phone', 'name']), value: z.string() })),
  contacts: z.array(Contact),
})
export type PossibleDuplicates = z.infer<typeof PossibleDuplicates>

export const ComingBirthday = z.object({
  contact: Contact,
  /** `2027-02-28`; one on 29 February is on the 28th in other years. */
  date: z.string(),
  /** In years on that day; null where the year of birth is not known. */
  age: z.nullable(z.number()),
})
export type ComingBirthday = z.infer<typeof ComingBirthday>

const Done = z.boolean()
const OptionalContact = z.nullable(Contact)
const Contacts = z.array(Contact)
const Ids = z.array(Id).check(z.maxLength(10_000))
const Query = z._default(z.string().check(z.maxLength(500)), '')
const Whole = z.coerce.number().check(z.int(), z.gte(0), z.lte(1e7))
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Which of the contacts: all, the favourites, or those with a tag. */
const Which = z.object({ favourites: z.optional(z.enum(['true', 'false'])), tag: z.optional(Id) })

/** Workspace spec §7 Contacts; after the blank line, the calls that the screens need besides. */
export const contactsApi = defineApi('contacts', 'local', {
  /** Sorted by name with the comparison of the language; of several with one name, the newest first. */
  all: { method: 'GET', path: 'apps/contacts/all', answers: { 200: Contacts } },
  /** Those whose name contains the query, whatever the case and the accents; sorted like all. An empty query is in every name. */
  search: {
    method: 'GET',
    path: 'apps/contacts/search',
    query: z.object({ query: Query }),
    answers: { 200: Contacts },
  },
  contact: { method: 'GET', path: 'apps/contacts/contact', query: ById, answers: { 200: OptionalContact } },
  /**
   * A blank contact named New Contact, placed first: among those that share its name, since the list itself is sorted by name.
   * Cancelling it is `deleteContact`.
   */
  createContact: { method: 'POST', path: 'apps/contacts/contact', answers: { 200: Contact } },
  updateContact: {
    method: 'PATCH',
    path: 'apps/contacts/contact',
    body: z.object({ id: Id, contact: ContactPatch }),
    answers: { 200: OptionalContact },
  },
  /** Relationships of others to the contact go with it. */
  deleteContact: { method: 'DELETE', path: 'apps/contacts/contact', query: ById, answers: { 200: Done } },
  /** Sorted by name in the request's language. */
  countries: { method: 'GET', path: 'apps/contacts/countries', answers: { 200: z.array(Country) } },
  tags: { method: 'GET', path: 'apps/contacts/tags', answers: { 200: z.array(ContactTag) } },
  createTag: {
    method: 'POST',
    path: 'apps/contacts/tag',
    body: z.object({ tag: TagFields }),
    answers: { 200: ContactTag },
  },
  updateTag: {
    method: 'PATCH',
    path: 'apps/contacts/tag',
    body: z.object({ id: Id, tag: TagFields }),
    answers: { 200: z.nullable(ContactTag) },
  },
  /** Also removes the tag from all contacts. */
  deleteTag: { method: 'DELETE', path: 'apps/contacts/tag', query: ById, answers: { 200: Done } },
  /** A png, jpeg or webp picture within AVATAR_LIMIT and AVATAR_SIDE_LIMIT, else 400; stored as a data URL. */
  avatar: {
    method: 'POST',
    path: 'apps/contacts/avatar',
    bodyType: 'form',
    body: z.object({ id: Id, avatar: z.file() }),
    answers: { 200: OptionalContact },
  },

  /** Some of a list, from the place `start` (from 0), without reading the rest; `total` is how many the list has. */
  window: {
    method: 'GET',
    path: 'apps/contacts/window',
    query: z.extend(Which, {
      start: z._default(Whole, 0),
      size: z._default(Whole.check(z.lte(500)), 50),
    }),
    answers: { 200: z.object({ contacts: Contacts, total: z.number() }) },
  },
  /** Where in a list each letter begins, and how many names do; `#` is for all that begins with none of A to Z. */
  letters: {
    method: 'GET',
    path: 'apps/contacts/letters',
    query: Which,
    answers: { 200: z.array(z.object({ letter: z.string(), start: z.number(), count: z.number() })) },
  },
  /** The index of a contact in a list, from 0; null where it is not in it. */
  place: {
    method: 'GET',
    path: 'apps/contacts/place',
    query: z.extend(Which, { id: Id }),
    answers: { 200: z.nullable(z.number()) },
  },
  /**
   * Of a list, those with each word of the query in the name, an e-mail address, a number, the job or a tag, whatever the case, the accents and the
   * apostrophes; sorted like all.
   */
  find: {
    method: 'GET',
    path: 'apps/contacts/find',
    query: z.extend(Which, { query: Query, size: z._default(Whole.check(z.lte(ALL_FOUND)), 100) }),
    answers: { 200: z.object({ contacts: Contacts, total: z.number() }) },
  },
  /** One for each title that no tag has yet, whatever its case. Answers the tag of each title, in the sequence sent. */
  createTags: {
    method: 'POST',
    path: 'apps/contacts/tags',
    body: z.object({ tags: z.array(TagFields).check(z.maxLength(1000)) }),
    answers: { 200: z.array(ContactTag) },
  },
  /** Creates contacts. A draft whose `id` or one of whose `uids` is there already is skipped. Answers those created. */
  createContacts: {
    method: 'POST',
    path: 'apps/contacts/contacts',
    body: z.object({ contacts: z.array(ContactDraft).check(z.maxLength(5000)) }),
    answers: { 200: Contacts },
  },
  /** One change over many contacts; unknown ids are passed over. Answers the changed ones. */
  updateContacts: {
    method: 'PATCH',
    path: 'apps/contacts/contacts',
    body: z.object({ contacts: z.array(z.object({ id: Id, contact: ContactPatch })).check(z.maxLength(5000)) }),
    answers: { 200: Contacts },
  },
  /** Answers true where at least one was deleted. */
  deleteContacts: {
    method: 'DELETE',
    path: 'apps/contacts/contacts',
    body: z.object({ ids: Ids }),
    answers: { 200: Done },
  },
  /** Puts tags on many contacts and takes others off. Unknown tags are not put on. Answers the changed contacts. */
  tagContacts: {
    method: 'PATCH',
    path: 'apps/contacts/contacts/tags',
    body: z.object({
      ids: Ids,
      add: z._default(z.array(Id).check(z.maxLength(50)), []),
      remove: z._default(z.array(Id).check(z.maxLength(50)), []),
    }),
    answers: { 200: Contacts },
  },
  /** Which of these vCard UIDs are there already, and as whom: for showing an import before it is made. */
  known: {
    method: 'POST',
    path: 'apps/contacts/known',
    body: z.object({ uids: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10_000)) }),
    answers: { 200: z.array(z.object({ uid: z.string(), contactId: Id })) },
    effect: 'read',
  },
  /** Groups of contacts with one e-mail address, one number or one name, those with the most reasons first. */
  duplicates: { method: 'GET', path: 'apps/contacts/duplicates', answers: { 200: z.array(PossibleDuplicates) } },
  /** These are different people: they are no longer possible duplicates of each other. */
  keepApart: {
    method: 'POST',
    path: 'apps/contacts/duplicates/keep-apart',
    body: z.object({ ids: z.array(Id).check(z.minLength(2), z.maxLength(50)) }),
    answers: { 200: Contacts },
  },
  /**
   * Makes one contact, the first, of several: lists are joined, and of the other fields the first that is not empty is taken, unless `contact` says
   * otherwise. The others are deleted. Null, and nothing changed, where one of them is unknown.
   */
  merge: {
    method: 'POST',
    path: 'apps/contacts/merge',
    body: z.object({
      ids: z.array(Id).check(z.minLength(2), z.maxLength(50)),
      contact: z._default(ContactPatch, {}),
    }),
    answers: { 200: OptionalContact },
  },
  /** The birthdays of `days` days from the day `from` (default: today, in UTC), the first one first; at most the first `size`. */
  birthdays: {
    method: 'GET',
    path: 'apps/contacts/birthdays',
    query: z.object({
      from: z.optional(Day),
      days: z._default(Whole.check(z.gte(1), z.lte(366)), 30),
      size: z._default(Whole.check(z.lte(ALL_FOUND)), ALL_FOUND),
    }),
    answers: { 200: z.array(ComingBirthday) },
  },
})
