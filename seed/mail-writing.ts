// How a mail is addressed and worded: contacts by a person's id, greetings and sign-offs.
import { acquaintances } from '#seed/acquaintances.ts'
import { FRIENDLY, MANNERS, POLITE } from '#seed/mail-manners.ts'
import { people } from '#seed/people.ts'
import type { PlannedMail } from '#seed/planned-mail.ts'

const staff = new Map(people.map((person) => [person.id, person]))
const outside = new Map(acquaintances.map((person) => [person.id, person]))
const CLOSE = new Set(['friend', 'family', 'former-colleague'])

/** How Alex addresses those who are not called by the first word of their name. */
const CALLED: Readonly<Record<string, string>> = {
  'helen-morgan': 'Mum',
  'david-morgan': 'Dad',
  'nana-eirlys-pugh': 'Nana',
  'catherine-roussel': 'Madame Roussel',
  'dr-ismael-kabore': 'Doctor Kaboré',
}

/**
 * The display name and address of one of the cast, or what is a contact already.
 * @throws {Error} for an id that nobody has
 */
export function contactOf(id: string): string {
  if (id.includes('@')) return id
  const person = staff.get(id) ?? outside.get(id)
  if (!person) throw new Error(`There is nobody called ${id}`)
  return `${person.name} <${person.email}>`
}

/** The whole text. Who writes on behalf of a company has written the greeting too. */
export function contentOf({ from, text }: PlannedMail, to: readonly string[]): string {
  if (from.includes('@'))
    return text.replace(/^(.*,\n\n)([a-z])/, (_, greeting: string, letter: string) => greeting + letter.toUpperCase())
  const [greeting, farewell] = from === 'alex-morgan' ? ownManners(to) : mannersTo(to, from)
  const begun = from === 'josie-morgan' ? text : text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return [greeting, begun, farewell].join('\n\n')
}

/** What somebody writes to another is not addressed to Alex. */
function mannersTo(to: readonly string[], from: string): [greeting: string, farewell: string] {
  const [greeting, farewell] = mannersOf(from)
  return to.includes('alex-morgan')
    ? [greeting, farewell]
    : [greeting.replace('Alex', firstName(to[0] ?? '')), farewell]
}

function mannersOf(id: string): [greeting: string, farewell: string] {
  const own = MANNERS[id]
  if (own) return [own.greeting, own.farewell]
  const known = outside.get(id)
  if (!known || CLOSE.has(known.circle)) return [FRIENDLY.greeting, `${FRIENDLY.farewell}\n${firstName(id)}`]
  return [POLITE.greeting, [POLITE.farewell, known.name, known.company].filter(Boolean).join('\n')]
}

function ownManners(to: readonly string[]): [greeting: string, farewell: string] {
  const [first = '', ...others] = to
  if (first.includes('@')) return ['Hello,', 'Kind regards,\nAlex Morgan']
  const circle = outside.get(first)?.circle
  if (circle === 'recruiter' || circle === 'authority' || first === 'ines-roche' || first === 'anneke-de-vries')
    return [`Dear ${firstName(first)},`, 'Kind regards,\nAlex Morgan']
  if (circle === 'family') return [`Dear ${firstName(first)},`, 'Love,\nAlex']
  return [`Hi ${[first, ...others].map(firstName).join(' and ')},`, 'Alex']
}

const firstName = (id: string): string => CALLED[id] ?? (staff.get(id) ?? outside.get(id))?.name.split(' ')[0] ?? ''
