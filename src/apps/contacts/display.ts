// How a contact is called and described in one line. Pure.
// @chunk contacts
import type { Contact } from '#contract/apps/contact-shapes.ts'

type Named = Pick<Contact, 'name' | 'emails' | 'job'>

/** Its name; without one its email address or its company. Empty where it has none of them. */
export const nameOf = ({ name, emails, job }: Named): string => name.trim() || emails[0]?.email || job.company.trim()

/** `Product manager, Kestrelway` */
export const jobOf = ({ job }: Named): string => [job.title.trim(), job.company.trim()].filter(Boolean).join(', ')
