// Sample contacts: the cast, whom they know outside, and some three hundred others from a working life. Dates count from the first run.

import { type Contact, type ContactPhone, draftToContact } from '#contract/apps/contact-shapes.ts'
import type { ContactTag } from '#contract/apps/contacts.ts'
import { type Acquaintance, acquaintances } from '#seed/acquaintances.ts'
import { home, office } from '#seed/biography.ts'
import { contactDetails } from '#seed/contact-details.ts'
import { type Origin, origins, streetsNear } from '#seed/contact-names.ts'
import { outsideTexts } from '#seed/contact-outside.ts'
import { type ContactCircle, circles, contactTags, type Dealt } from '#seed/contact-texts.ts'
import { employerAddresses } from '#seed/employer-addresses.ts'
import { lastSpoken } from '#seed/last-spoken.ts'
import { steady } from '#seed/mail-chance.ts'
import { extensionOf, people } from '#seed/people.ts'
import { portrait } from '#seed/portrait.ts'
import { createRandom } from '#seed/random.ts'
import { slug } from '#seed/slug.ts'

const DAY = 24 * 3_600_000

export const seedContactTags = (): ContactTag[] => Object.entries(contactTags).map(([id, title]) => ({ id, title }))

/**
 * @param now ms since the epoch
 * @param factor how many times as many others there are; the cast stays the same
 */
export function seedContacts(now: number, factor = 1): Contact[] {
  const numbers = createNumbers()
  const spoken = lastSpoken(now)
  const cast = [...castContacts(now, numbers), ...outsideContacts(now, numbers)]
  const known = [...cast.map((contact) => sinceSpoken(contact, spoken.get(contact.id))), ...twiceThere(now)]
  const writtenTexts = new Set(cast.flatMap(({ notes, howWeMet }) => [notes, howWeMet]))
  const rounds = Array.from({ length: factor }, (_, round) => others(now, round, { numbers, writtenTexts }))
  return [...known, ...rounds.flat()]
}

type Numbers = (pattern: string) => string

/** Fills the digits of a pattern so that no two numbers end alike, which would make them look like one. */
function createNumbers(): Numbers {
  const ends = new Set<string>()
  let count = 0
  return (pattern) => {
    const digitCount = pattern.replaceAll(/[^#]/g, '').length
    for (;;) {
      count += 1
      // A stride without a common factor with ten walks through all of them.
      const digits = String((count * 7919 + 37) % 10 ** digitCount).padStart(digitCount, '0')
      let at = 0
      const made = pattern.replaceAll('#', () => digits[at++] ?? '0')
      const end = made.replaceAll(/\D/g, '').slice(-8)
      if (ends.has(end)) continue
      ends.add(end)
      return made
    }
  }
}

const french = origins.find(({ country }) => country === 'fr') as Origin
/** Whom one knows around Lyon has a number of there. */
const near: Origin = {
  ...french,
  phones: french.phones.filter((pattern) => !pattern.startsWith('01')),
}

function castContacts(now: number, numbers: Numbers): Contact[] {
  const random = createRandom(24)
  return people.map((person, index) => {
    const details = contactDetails[person.id] ?? {}
    const [title, elsewhere] = person.title.split(/, (?=[A-Z])/)
    const company =
      person.email.endsWith('@kestrelway.example') || person.id === 'alex-morgan'
        ? 'Kestrelway'
        : (elsewhere ?? 'Cap Carrières')
    const phone = details.phone ?? (['fr', numbers('06 39 97 ## ##')] as const)
    return contactOf(now, {
      ...person,
      job: { title: company === 'Kestrelway' ? person.title : (title ?? ''), company },
      phones: [
        { country: phone[0], phoneNumber: phone[1], label: labelOf(phone[1], false) },
        ...(company === 'Kestrelway'
          ? [{ country: 'fr', phoneNumber: `04 65 71 10 ${extensionOf(person.id)}`, label: 'Desk' }]
          : []),
      ],
      address:
        details.city ??
        (company === 'Kestrelway' ? `${office.street}, ${office.postalCode} ${office.city}` : addressAt(company)),
      created: 900 - index * 20 + Math.floor(random() * 19),
      random,
    })
  })
}

const CIRCLE_TAGS: Readonly<Record<Acquaintance['circle'], string>> = {
  recruiter: 'recruiters',
  authority: 'customers',
  supplier: 'suppliers',
  family: 'family',
  friend: 'friends',
  'former-colleague': 'former-colleagues',
  service: 'services',
}

/** Who of those outside lives elsewhere than in France. */
const ABROAD: Readonly<Record<string, string>> = {
  'bjorn-hakansson': 'se',
  'chiara-de-luca': 'it',
  'oisin-gallagher': 'ie',
  'rahul-deshpande': 'nl',
  'katarzyna-wojcik': 'gb',
  'siobhan-byrne': 'ie',
  'ingrid-ostby': 'no',
  'pau-ferrer-i-soler': 'es',
  'margaret-achterberg': 'nl',
  'dimitrios-papadakis': 'gr',
  'folasade-adeyemi': 'ng',
  'zofie-dvorakova': 'cz',
  'wei-zhang': 'de',
  'soren-kjaer': 'dk',
  'nomvula-dlamini': 'gb',
  'ludo-vermeulen': 'be',
  'mikolaj-zielinski': 'pl',
  'gareth-llewellyn': 'gb',
  'paolo-ferrante': 'gb',
  'ewa-jablonska': 'gb',
  'thomas-okonkwo': 'gb',
  'lars-mikkelsen': 'dk',
  'jiyeon-park': 'gb',
}

function outsideContacts(now: number, numbers: Numbers): Contact[] {
  const random = createRandom(60)
  return acquaintances.map((person, index) => {
    const details = contactDetails[person.id] ?? {}
    const tag = CIRCLE_TAGS[person.circle]
    const texts = outsideTexts.get(person.id)
    const origin = origins.find(({ country }) => country === ABROAD[person.id]) ?? near
    const pattern = nth(origin.phones, person.circle === 'friend' ? 0 : index)
    const phone = details.phone ?? ([origin.country, numbers(pattern)] as const)
    const isPrivate = person.email.endsWith('@post.example')
    return contactOf(now, {
      ...person,
      job: { title: person.title, company: person.company },
      tags: [tag],
      phones: [{ country: phone[0], phoneNumber: phone[1], label: labelOf(phone[1], isPrivate) }],
      address: details.city ?? addressAt(person.company),
      notes: texts?.notes ?? null,
      met: texts?.met ?? null,
      birthday: random() < 0.35 ? birthdayOf(random) : null,
      created: 700 - index * 8 + Math.floor(random() * 7),
      random,
    })
  })
}

interface Planned {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly avatar: string | null
  readonly job: Contact['job']
  readonly phones: readonly ContactPhone[]
  readonly address: string | null
  readonly isPrivate?: boolean
  readonly tags?: readonly string[]
  readonly notes?: string | null
  readonly met?: string | null
  readonly birthday?: string | null
  /** Days ago. */
  readonly created: number
  readonly random: () => number
}

/** What is known by hand goes before what was drawn by lot. */
function contactOf(now: number, planned: Planned): Contact {
  const { id, name, email, avatar, job, phones, address, created, random } = planned
  const details = contactDetails[id] ?? {}
  const createdAt = now - created * DAY - Math.floor(random() * 600) * 60_000
  const spoken =
    details.lastContacted === undefined
      ? random() < 0.55
        ? Math.floor(random() * created)
        : null
      : details.lastContacted
  const lastContacted =
    spoken === null ? null : Math.max(createdAt, now - spoken * DAY - Math.floor(random() * 180 + 5) * 60_000)
  const isPrivate = planned.isPrivate || email.endsWith('@post.example') || email.endsWith('@cairn.example')
  const draft = draftToContact(
    {
      id,
      name,
      avatar,
      emails: email === '' ? [] : [{ email, label: isPrivate ? 'Home' : 'Work' }],
      phoneNumbers: [...phones],
      job,
      birthday: details.birthday ?? planned.birthday ?? null,
      address,
      notes: details.notes ?? planned.notes ?? null,
      tags: [...(details.tags ?? planned.tags ?? [])],
      favourite: details.favourite ?? false,
      lastContacted: lastContacted === null ? null : iso(lastContacted),
      howWeMet: details.met ?? planned.met ?? null,
      relationships: [...(details.relationships ?? [])],
    },
    iso(createdAt),
  )
  return { ...draft, updatedAt: iso(Math.max(createdAt, lastContacted ?? 0)) }
}

/** Whoever wrote later than the card would say was in contact then. */
function sinceSpoken(contact: Contact, at: number | undefined): Contact {
  if (at === undefined || at <= Date.parse(contact.lastContacted ?? '1970-01-01')) return contact
  return { ...contact, lastContacted: iso(at), updatedAt: iso(Math.max(at, Date.parse(contact.createdAt))) }
}

/** Cards that came from a telephone and duplicate others: samples for finding duplicates. */
function twiceThere(now: number): Contact[] {
  const twin = (id: string, of: string, name: string, phone: string | null, days: number): Contact => {
    const original = acquaintances.find((person) => person.id === of)
    const at = now - days * DAY
    return draftToContact(
      {
        id,
        name,
        emails: phone === null && original ? [{ email: original.email.toUpperCase(), label: '' }] : [],
        phoneNumbers: phone === null ? [] : [{ country: '', phoneNumber: phone, label: '' }],
        extra: ['X-ABLABEL:SIM card', `REV:${iso(at).replaceAll(/[-:]|\.\d+/g, '')}`],
        uids: [`sim-${id}`],
      },
      iso(at),
    )
  }
  return [
    // Since the interview at Brightwell Water.
    twin('katarzyna-wojcik-sim', 'katarzyna-wojcik', 'Katarzyna Wojcik', null, 50),
    twin('mum-sim', 'helen-morgan', 'Mum', '+44 7700 900141', 880),
    twin('chidi-sim', 'chidi-eze', 'Chidi (restaurant)', null, 880),
  ]
}

/** Days, after the first twenty: recruiters are known since Alex looks around, and have heard of the hub study since there is one to show. */
const SEARCH_DAYS = 80

/** The working life's others. The first round has each name once; later ones put given and family names together anew. */
function others(now: number, round: number, shared: Pick<OtherPlan, 'numbers' | 'writtenTexts'>): Contact[] {
  const random = createRandom(1000 + round)
  const made: Contact[] = []
  for (const origin of origins) {
    for (const [isWoman, names] of [[true, origin.women] as const, [false, origin.men] as const]) {
      for (const [index, name] of names.entries()) {
        const shown =
          round === 0 ? name : recombined(name, nth(names, index + round + Math.floor(random() * names.length)))
        made.push(other(now, { origin, name: shown, isWoman, index: made.length, round, random, ...shared }))
      }
    }
  }
  return made
}

const recombined = (one: string, two: string): string => `${one.split(' ')[0]} ${two.split(' ').slice(1).join(' ')}`

interface OtherPlan {
  readonly origin: Origin
  readonly name: string
  readonly isWoman: boolean
  readonly index: number
  readonly round: number
  readonly random: () => number
  readonly numbers: Numbers
  /** Texts that one person has already, and nobody else may have. */
  readonly writtenTexts: Set<string | null>
}

function other(
  now: number,
  { origin, name, isWoman, index, round, random, numbers, writtenTexts }: OtherPlan,
): Contact {
  const circle = nth(circles, index * 7 + round)
  const [title, company, domain] = nth(circle.jobs, Math.floor(random() * circle.jobs.length))
  const id = slug(name) === '' || round > 0 ? `${slug(name) || 'contact'}-${index}-${round + 1}` : slug(name)
  const skin = nth(origin.skins, Math.floor(random() * origin.skins.length))
  const look = { hairLength: isWoman ? ('long' as const) : ('short' as const), skin }
  const has = (share: number) => random() < share
  const hasPortrait = has(0.72)
  const phones = origin.phones.slice(0, has(0.4) ? 2 : 1).map((pattern, line) => ({
    country: origin.country,
    phoneNumber: round === 0 ? numbers(pattern) : pattern.replaceAll('#', () => String(Math.floor(random() * 10))),
    label: line === 0 ? 'Mobile' : circle.isPrivate ? 'Home' : 'Work',
  }))
  return contactOf(now, {
    id,
    name,
    email: has(0.9) ? emailOf(name, domain, index, round) : '',
    // Thousands of drawings would measure the drawings.
    isPrivate: circle.isPrivate ?? false,
    avatar: hasPortrait && round === 0 ? portrait(id, look) : null,
    job: { title, company },
    phones: has(0.88) ? phones : [],
    address: has(0.6) ? addressIn(circle, company, random) : null,
    tags: has(0.94) ? circle.tags : [],
    notes: has(0.45) ? deal(circle.notes, writtenTexts, random) : null,
    met: has(0.5) ? deal(circle.met, writtenTexts, random) : null,
    birthday: has(circle.isPrivate ? 0.7 : 0.3) ? birthdayOf(random) : null,
    created: 20 + Math.floor(random() * (circle.tags.includes('recruiters') ? SEARCH_DAYS : 1200 + round * 10)),
    random,
  })
}

/** A text that can be true of one person only is used once. */
function deal({ once, often }: Dealt, writtenTexts: Set<string | null>, random: () => number): string | null {
  const left = [...once.filter((text) => !writtenTexts.has(text)), ...often]
  const text = left[Math.floor(random() * left.length)] ?? null
  if (once.some((one) => one === text)) writtenTexts.add(text)
  return text
}

/** `'Møller, Kai-Uwe'` -> `kai-uwe.moller@…` */
function emailOf(name: string, domain: string, index: number, round: number): string {
  const local = slug(name).replace('-', '.') || `contact.${index}`
  return `${local}${round === 0 ? '' : `.${round + 1}.${index}`}@${domain}`
}

/** French numbers that begin so are mobile; who lives elsewhere is known by a mobile number here. */
const labelOf = (number: string, isPrivate: boolean): string =>
  !/^0[1-5]/.test(number) ? 'Mobile' : isPrivate ? 'Home' : 'Work'

const addressAt = (company: string): string | null => employerAddresses.get(company) ?? null

/** Where neighbours live is known; a colleague of somewhere is found where the others of there are. */
function addressIn(circle: ContactCircle, company: string, random: () => number): string | null {
  if (circle.tags.includes('neighbours')) return `${home.street}, ${home.postalCode} ${home.city}`
  const isNear = circle.isPrivate || circle.tags.includes('services')
  if (!isNear) return addressAt(company)
  const drawn = addressOf(random)
  // A shop is in one place, whoever of it one knows.
  return circle.isPrivate || company === '' ? drawn : addressOf(createRandom(steady(company, 1, 9999)))
}

function addressOf(random: () => number): string {
  const [first, second, third] = [random(), random(), random()]
  const number = 1 + Math.floor(first * 60) + Math.floor(third * 60)
  return `${number} ${nth(streetsNear, Math.floor(second * streetsNear.length))}`
}

/** A third without the year. */
function birthdayOf(random: () => number): string {
  const day = new Date(
    Date.UTC(1948 + Math.floor(random() * 56), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
  )
  const text = day.toISOString().slice(0, 10)
  return random() < 0.33 ? `-${text.slice(4)}` : text
}

const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

const iso = (at: number): string => new Date(at).toISOString()
