// A contact as it is handed to others: what is theirs, without what the person noted about them; as a card, as text, and as a QR code.
// @offline later
import { encode } from 'uqr'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { nameOf } from '../display.ts'

/** Notes, tags and the like are the person's own. */
const publicOf = (contact: Contact): Contact => ({
  ...contact,
  name: nameOf(contact),
  notes: null,
  tags: [],
  favourite: false,
  howWeMet: null,
  relationships: [],
  extra: contact.extra.filter((line) => /^N[;:]/i.test(line)),
})

const NO_TAGS: ReadonlyMap<string, string> = new Map()

export const sharedCard = (contact: Contact): string => contactToVcard(publicOf(contact), NO_TAGS)

/** @param birthday as text */
export function contactAsText(contact: Contact, birthday: string | null): string {
  const { job, emails, phoneNumbers, address } = contact
  const lines = [
    nameOf(contact),
    job.title,
    job.company,
    ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
    ...emails.map(({ email }) => email),
    address,
    birthday,
  ]
  return lines.filter(Boolean).join('\n')
}

/** What a code is made smaller by, in this sequence. */
export type OmittedPart = 'birthday' | 'address' | 'job' | 'others' | 'name'

const OMISSIONS: readonly (readonly [OmittedPart, (contact: Contact) => Contact])[] = [
  ['birthday', (contact) => ({ ...contact, birthday: null })],
  ['address', (contact) => ({ ...contact, address: null })],
  ['job', (contact) => ({ ...contact, job: { title: '', company: '' } })],
  [
    'others',
    (contact) => ({
      ...contact,
      emails: contact.emails.slice(0, 1).map((one) => ({ ...one, label: '' })),
      phoneNumbers: contact.phoneNumbers.slice(0, 1).map((one) => ({ ...one, label: '' })),
    }),
  ],
  ['name', (contact) => ({ ...contact, name: `${[...contact.name].slice(0, 30).join('')}…` })],
]

export interface ContactCode {
  /** Rows of squares; true: a dark one. None where nothing makes it short enough. */
  readonly squares: readonly (readonly boolean[])[]
  readonly omitted: readonly OmittedPart[]
}

/** A larger one has squares too small for the screen of a phone. */
const LARGEST_VERSION = 20

/** The contact as a QR code, without its picture; where it is too long for one, without more. */
export function contactToCode(contact: Contact): ContactCode {
  let shown: Contact = { ...publicOf(contact), avatar: null, uids: [] }
  const omitted: OmittedPart[] = []
  for (const [part, without] of OMISSIONS) {
    const squares = squaresOf(shown)
    if (squares) return { squares, omitted }
    const shorter = without(shown)
    if (JSON.stringify(shorter) === JSON.stringify(shown)) continue
    shown = shorter
    omitted.push(part)
  }
  return { squares: squaresOf(shown) ?? [], omitted }
}

function squaresOf(contact: Contact): ContactCode['squares'] | undefined {
  // Cameras know version 3.0 best, and each byte makes the code larger: no folds, no labels of one's own, and not who it is in Cairn.
  const card = contactToVcard(contact, NO_TAGS, '3.0')
    .replaceAll('\r\n ', '')
    .replaceAll(/^(?:UID|REV|item\d+\.X-ABLABEL):.*\r\n/gm, '')
    .replaceAll(/^item\d+\.|;X-COUNTRY=\w\w/gm, '')
  try {
    return encode(card, { ecc: 'L', boostEcc: true, maxVersion: LARGEST_VERSION, border: 0 }).data
  } catch {
    return undefined
  }
}
