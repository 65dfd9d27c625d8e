// What a contact is, and what becomes of it when it is drafted or changed.
// @chunk contact-shapes
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** What a person calls an address or a number: Work, Home ... Empty where it has no name. */
const Label = z.string().check(z.maxLength(100))
const Line = z.string().check(z.maxLength(500))

export const ContactEmail = z.object({ email: z.string().check(z.maxLength(320)), label: Label })
export type ContactEmail = z.infer<typeof ContactEmail>

export const ContactPhone = z.object({
  /** ISO 3166 alpha-2 in small letters, as in GET apps/contacts/countries; empty where it is not known. */
  country: z.string().check(z.regex(/^([a-z]{2})?$/)),
  /** As written; nothing but its length is checked (workspace spec §5). */
  phoneNumber: z.string().check(z.maxLength(100)),
  label: Label,
})
export type ContactPhone = z.infer<typeof ContactPhone>

export const ContactJob = z.object({ title: Line, company: Line })

export const ContactRelationship = z.object({
  contactId: Id,
  /** What the other one is to this one: sister, manager ... */
  kind: Label,
})
export type ContactRelationship = z.infer<typeof ContactRelationship>

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (month === undefined || Number(day) < 1 || Number(day) > (DAYS[Number(month) - 1] ?? 0)) return false
  return year === '-' || new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)
}

/** A day that exists: `1987-03-14`, or `--03-14` where the year is not known, as vCards write it. */
export const Birthday = z.string().check(z.refine(isDay, 'not a day, such as 1987-03-14 or --03-14'))

/** A picture as a data URL. Nothing that would have to be fetched. */
export const PictureUrl = z
  .string()
  .check(z.maxLength(3_000_000), z.regex(/^data:image\/(png|jpeg|webp|svg\+xml)[;,][^<>"\\]*$/))

/** What a person can write of a contact. */
const ContactFields = z.object({
  avatar: z.nullable(PictureUrl),
  name: Line,
  emails: z.array(ContactEmail).check(z.maxLength(50)),
  phoneNumbers: z.array(ContactPhone).check(z.maxLength(50)),
  job: ContactJob,
  birthday: z.nullable(Birthday),
  address: z.nullable(z.string().check(z.maxLength(2000))),
  notes: z.nullable(z.string().check(z.maxLength(20_000))),
  tags: z.array(Id).check(z.maxLength(100)),
  favourite: z.boolean(),
  lastContacted: z.nullable(IsoDate),
  howWeMet: z.nullable(z.string().check(z.maxLength(2000))),
  relationships: z.array(ContactRelationship).check(z.maxLength(100)),
  /** Those known to be somebody else, however alike they look. */
  distinctFrom: z.array(Id).check(z.maxLength(1000)),
  /** The UIDs of the vCards that it came from, so that importing them again changes nothing. */
  uids: z.array(Line.check(z.minLength(1))).check(z.maxLength(50)),
  /** Lines of those vCards that no field here represents, stored as they were. */
  extra: z.array(z.string().check(z.maxLength(8000))).check(z.maxLength(300)),
})

/** A contact (workspace spec §3). */
export const Contact = z.extend(ContactFields, { id: Id, createdAt: IsoDate, updatedAt: IsoDate })
export type Contact = z.infer<typeof Contact>

export const ContactPatch = z.partial(ContactFields)
export type ContactPatch = z.infer<typeof ContactPatch>

/** A contact to create with its content; what is missing gets the blank contact's value. */
export const ContactDraft = z.extend(ContactPatch, { id: z.optional(Id) })
export type ContactDraft = z.infer<typeof ContactDraft>

/** A blank contact named New Contact (workspace spec §7), with the draft's fields. */
export function draftToContact(draft: ContactDraft & { readonly id: string }, at: IsoDate): Contact {
  return {
    avatar: null,
    name: NEW_CONTACT_NAME,
    emails: [],
    phoneNumbers: [],
    job: { title: '', company: '' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    favourite: false,
    lastContacted: null,
    howWeMet: null,
    relationships: [],
    distinctFrom: [],
    uids: [],
    extra: [],
    ...draft,
    createdAt: at,
    updatedAt: at,
  }
}

/** A contact with a patch applied at a time: what the patch does not name stays; the id and the times are never the patch's. */
export const patchContact = (contact: Contact, patch: ContactPatch, at: IsoDate): Contact => ({
  ...contact,
  ...patch,
  id: contact.id,
  updatedAt: at,
})
