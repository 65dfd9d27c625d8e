// What the form of a contact holds, and how it becomes a contact again. Pure.
import {
  Birthday,
  type Contact,
  ContactEmail,
  type ContactPatch,
  ContactPhone,
  ContactRelationship,
} from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import * as z from '#contract/zod.ts'
import { changedOf } from '#kit/forms/changed-of.ts'
import { birthdayParts } from '../birthday.ts'

const Line = z.string().check(z.maxLength(500))

/** As typed: digits, or nothing. */
export const TypedBirthday = z.object({ day: z.string(), month: z.string(), year: z.string() })
export type TypedBirthday = z.infer<typeof TypedBirthday>

export const ContactValues = z.object({
  name: Line,
  title: Line,
  company: Line,
  emails: z.array(ContactEmail).check(z.maxLength(50)),
  phoneNumbers: z.array(ContactPhone).check(z.maxLength(50)),
  birthday: TypedBirthday,
  address: z.string().check(z.maxLength(2000)),
  notes: z.string().check(z.maxLength(20_000)),
  howWeMet: z.string().check(z.maxLength(2000)),
  relationships: z.array(ContactRelationship).check(z.maxLength(100)),
  /** Ids of tags. */
  tags: z.array(z.string()).check(z.maxLength(100)),
  /** Titles of tags that do not exist yet. */
  newTags: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
})
export type ContactValues = z.infer<typeof ContactValues>

/** @param isNew the name that it was made with is not the person's */
export function valuesOf(contact: Contact, isNew: boolean): ContactValues {
  const { name, job, emails, phoneNumbers, birthday, address, notes, howWeMet, relationships, tags } = contact
  const parts = birthday === null ? null : birthdayParts(birthday)
  return {
    name: isNew && name === NEW_CONTACT_NAME ? '' : name,
    title: job.title,
    company: job.company,
    emails: emails.length > 0 ? emails : isNew ? [{ email: '', label: '' }] : [],
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers : isNew ? [{ country: '', phoneNumber: '', label: '' }] : [],
    birthday: {
      day: parts ? String(parts.day) : '',
      month: parts ? String(parts.month) : '',
      year: parts?.year ? String(parts.year) : '',
    },
    address: address ?? '',
    notes: notes ?? '',
    howWeMet: howWeMet ?? '',
    relationships,
    tags,
    newTags: [],
  }
}

/** Rows that were left empty go. */
function patchOf(values: ContactValues): ContactPatch {
  const { name, title, company, emails, phoneNumbers, birthday, address, notes, howWeMet, relationships, tags } = values
  return {
    name: name.trim(),
    job: { title: title.trim(), company: company.trim() },
    emails: emails
      .filter(({ email }) => email.trim() !== '')
      .map(({ email, label }) => ({ email: email.trim(), label: label.trim() })),
    phoneNumbers: phoneNumbers
      .filter(({ phoneNumber }) => phoneNumber.trim() !== '')
      .map(({ country, phoneNumber, label }) => ({ country, phoneNumber: phoneNumber.trim(), label: label.trim() })),
    birthday: birthdayOf(birthday) ?? null,
    address: address.trim() || null,
    notes: notes.trim() || null,
    howWeMet: howWeMet.trim() || null,
    relationships: relationships.map(({ contactId, kind }) => ({ contactId, kind: kind.trim() })),
    tags,
  }
}

/** What is stored of a contact, and what was changed of it: the rest stays as it may have been changed elsewhere meanwhile. */
export interface ContactChange {
  readonly patch: ContactPatch
  /** Something else was stored meanwhile of what was changed here. */
  readonly isReplacing: boolean
}

/**
 * @param begun what the form began with; undefined: a new contact, of which all is stored
 * @param contact as it is stored now
 */
export function changeOf(typed: ContactValues, begun: ContactValues | undefined, contact: Contact): ContactChange {
  if (!begun) return { patch: patchOf(typed), isReplacing: false }
  const before = patchOf(begun)
  const { job, ...patch } = changedOf(before, patchOf(typed))
  const ofJob = job && changedOf({ ...before.job }, { ...job })
  const now = patchOf(valuesOf(contact, false))
  const elsewhere = changedOf({ ...before, ...before.job }, { ...now, ...now.job })
  const replaced = Object.keys({ ...patch, ...ofJob }).filter((name) => name in elsewhere)
  return {
    patch: {
      ...patch,
      ...(ofJob && { job: { ...contact.job, ...ofJob } }),
      // Others are added to them.
      ...(typed.newTags.length > 0 && { tags: patch.tags ?? contact.tags }),
    },
    isReplacing: replaced.length > 0,
  }
}

/** Whether the form has no name, no job and no way to reach the person. */
export function isBlank(values: ContactValues): boolean {
  const { name, job, emails, phoneNumbers } = patchOf(values)
  return !name && !job?.title && !job?.company && emails?.length === 0 && phoneNumbers?.length === 0
}

/** Null: none was typed. Undefined: it is no day that there is. @internal */
export function birthdayOf({ day, month, year }: TypedBirthday): string | null | undefined {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()]
  if (!d && !m && !y) return null
  const text = `${y === '' ? '-' : y.padStart(4, '0')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return Birthday.safeParse(text).success ? text : undefined
}

export type BirthdayMistake = 'no-day' | 'future' | 'long-ago'

/** @param now ms since the epoch */
export function birthdayMistake(birthday: TypedBirthday, now: number): BirthdayMistake | undefined {
  const text = birthdayOf(birthday)
  if (text === undefined) return 'no-day'
  const parts = text === null ? null : birthdayParts(text)
  if (!parts?.year) return undefined
  const at = new Date(2000, parts.month - 1, parts.day).setFullYear(parts.year)
  if (at > now) return 'future'
  return parts.year < new Date(now).getFullYear() - 130 ? 'long-ago' : undefined
}

/** A whole check is the mail server's: one sign between a name and a place. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())
