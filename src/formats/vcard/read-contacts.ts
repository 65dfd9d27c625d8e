// Reads the cards of a .vcf file (vCard 2.1, 3 and 4). What no field of a contact represents is stored as it was.
// @offline later
// @chunk person-format
import type { ContactDraft } from '#contract/apps/contact-shapes.ts'
import { type Cutter, createCutter } from '../cutter.ts'
import {
  type CardLine,
  firstOf,
  listOfLine,
  partsOfLine,
  type RawCard,
  splitCards,
  textOf,
  unreadText,
} from './card-lines.ts'
import { bareUid, birthdayOf, labelOf, pictureOf } from './card-values.ts'
import { guessedParts, namePartsOf } from './name-parts.ts'

export interface ReadCard {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly draft: ContactDraft & { readonly name: string; readonly uids: string[]; readonly extra: string[] }
  /** What its tags are called, each once; none of them is in the draft. */
  readonly tags: readonly string[]
  /** What of it is longer, or more, than a contact takes. */
  readonly cut: readonly CardField[]
}

export type CardField = 'address' | 'company' | 'email' | 'howWeMet' | 'name' | 'notes' | 'phone' | 'tags' | 'title'

export interface UnreadableCard {
  readonly line: number
  /** What it calls itself; empty where it does not. */
  readonly name: string
  /** `nobody`: it has no name and nothing to use as one. `unfinished`: its end is missing. */
  readonly reason: 'nobody' | 'unfinished'
}

export interface ReadCards {
  /** How many cards the file has. */
  readonly count: number
  /** Those that name somebody, as far as requested, for who sends them in one call: their tags as lines of `extra`, and none of the larger pictures. */
  readonly drafts: readonly ContactDraft[]
  /** The same, with their tags and pictures. */
  readonly cards: readonly ReadCard[]
  readonly unreadable: readonly UnreadableCard[]
  /** What is in none of the drafts because it is too long, by its names in RFC 6350; each once. */
  readonly notTaken: readonly string[]
  /** The same of the cards. */
  readonly tooLong: readonly string[]
}

/** @returns null where the text has no card @param most as many as are read */
export function readCards(text: string, most = Number.POSITIVE_INFINITY): ReadCards | null {
  const raw = splitCards(text)
  if (raw.length === 0) return null
  const groups = raw.filter(isGroup)
  const read = raw.filter((card) => !isGroup(card)).map(readCard)
  const good = read.flatMap((one) => ('reason' in one ? [] : [one])).slice(0, most)
  const tooLong = new Set(read.flatMap((one) => ('reason' in one ? [] : one.notTaken)))
  const drafts = good.map(({ draft, categories }) => ({
    ...draft,
    avatar: hasLargePicture(draft) ? null : draft.avatar,
    extra: [...draft.extra, ...categories].slice(0, LINES),
  }))
  return {
    count: raw.length,
    drafts,
    cards: good.map(({ line, draft, tags, cut }) => {
      const all = distinct([...tags, ...groupsWith(draft.uids, groups)])
      const isMore = all.length > TAGS && !cut.includes('tags')
      return { line, draft, tags: all.slice(0, TAGS), cut: isMore ? [...cut, 'tags' as const] : cut }
    }),
    unreadable: read.flatMap((one) => ('reason' in one ? [one] : [])),
    notTaken: [...new Set([...tooLong, ...(good.some(({ draft }) => hasLargePicture(draft)) ? ['PHOTO'] : [])])],
    tooLong: [...tooLong],
  }
}

const hasLargePicture = ({ avatar }: ContactDraft): boolean => (avatar?.length ?? 0) > LONGEST

/** As many as a contact has. */
const TAGS = 100

/** The most lines of unknown content that a contact stores, and their length. What is longer is a picture for the most part. */
const LINES = 300
const LONGEST = 8000
/** All of them together, so that a contact fits into a call. */
const LONGEST_TOGETHER = 200_000

/** What a card has besides its contact. */
const FRAME = /^(VERSION|REV|PRODID)$/

interface WholeCard extends ReadCard {
  /** The lines that name its tags. */
  readonly categories: readonly string[]
  readonly notTaken: readonly string[]
}

function readCard({ line, lines, hasEnd }: RawCard): WholeCard | UnreadableCard {
  const left = new Set(lines)
  const cutter = createCutter<CardField>()
  const { cut, text } = cutter
  /** The first lines of a name; they are not left. */
  const take = (name: string, most = 1) => {
    const found = lines.filter((one) => one.name === name && one.value.trim() !== '').slice(0, most)
    for (const one of found) left.delete(one)
    return found
  }
  const first = (name: string) => take(name).map(textOf)[0] ?? ''
  const addresses = { ...addressesOf(take, lines, left, cutter) }
  const company = take('ORG')
    .map((org) => partsOfLine(org).filter(Boolean).join(', '))
    .join('')
  const name = nameOf(first('FN'), lines, [addresses.emails[0]?.email, company, addresses.phoneNumbers[0]?.phoneNumber])
  if (!hasEnd) return { line, name, reason: 'unfinished' }
  if (name === '') return { line, name, reason: 'nobody' }
  const birthday = lines.find((one) => one.name === 'BDAY' && birthdayOf(one) !== null)
  const photo = lines.find((one) => one.name === 'PHOTO' && pictureOf(one) !== undefined)
  for (const one of [birthday, photo]) if (one) left.delete(one)
  for (const one of lines) if (one.name === 'N' && !tellsMore(one, name)) left.delete(one)
  const uid = first('UID')
  const categories = take('CATEGORIES', LINES)
  const titles = categories.flatMap(listOfLine).map((title) => text('tags', title, 200))
  const draft = {
    name: text('name', name, 500),
    ...addresses,
    job: { title: text('title', first('TITLE'), 500), company: text('company', company, 500) },
    birthday: birthday ? birthdayOf(birthday) : null,
    address: text('address', take('ADR').map(addressOf).join(''), 2000) || null,
    notes: text('notes', take('NOTE', LINES).map(textOf).join('\n\n'), 20_000) || null,
    avatar: (photo && pictureOf(photo)) ?? null,
    favourite: first('X-FAVOURITE').toLowerCase() === 'true' || titles.includes(STARRED),
    howWeMet: text('howWeMet', first('X-HOW-WE-MET'), 2000) || null,
    uids: uid ? [uid.slice(0, 500)] : [],
    ...leftoversOf(left),
  }
  const { notTaken, ...accepted } = draft
  const tags = distinct(titles.filter((title) => title !== STARRED && title !== EVERYBODY))
  const written = categories.map(unreadText)
  const fitting = written.filter((text) => text.length <= LONGEST)
  const lost = fitting.length < written.length ? ['CATEGORIES'] : []
  return { line, draft: accepted, tags, cut: [...cut], categories: fitting, notTaken: [...notTaken, ...lost] }
}

/** Google marks favourites with a category, and everybody with another. */
const STARRED = 'starred'
const EVERYBODY = 'myContacts'

type Take = (name: string, most?: number) => CardLine[]

/** Addresses and numbers, each with what a person calls it: the label that is in its group goes with it. */
function addressesOf(take: Take, lines: readonly CardLine[], left: Set<CardLine>, { text }: Cutter<CardField>) {
  const labelled = (field: 'email' | 'phone', line: CardLine) => {
    const own = lines.find(({ name, group }) => name === 'X-ABLABEL' && group !== '' && group === line.group)
    if (own) left.delete(own)
    return text(field, labelOf(line, own && textOf(own)), 100)
  }
  return {
    emails: take('EMAIL', 50).map((line) => ({
      email: text('email', textOf(line).replace(/^mailto:/i, ''), 320),
      label: labelled('email', line),
    })),
    phoneNumbers: take('TEL', 50).map((line) => ({
      country: /^[a-z]{2}$/i.test(firstOf(line, 'X-COUNTRY')) ? firstOf(line, 'X-COUNTRY').toLowerCase() : '',
      phoneNumber: text('phone', textOf(line).replace(/^tel:/i, ''), 100),
      label: labelled('phone', line),
    })),
  }
}

/** A card's display name: its name, the parts of one, or else its first means of contact. */
function nameOf(full: string, lines: readonly CardLine[], others: readonly (string | undefined)[]): string {
  const parts = lines.find(({ name }) => name === 'N')
  const [family = '', given = '', middle = '', before = '', after = ''] = parts ? namePartsOf(parts) : []
  const joined = [before, given, middle, family, after].filter(Boolean).join(' ')
  return full || joined || others.find(Boolean) || ''
}

/** Whether the parts of a name are others than are guessed of it: a family name of two words, a title before it. */
function tellsMore(line: CardLine, name: string): boolean {
  const parts = namePartsOf(line)
  return parts.some(Boolean) && parts.join('\n') !== guessedParts(name).join('\n')
}

/** As it is written on an envelope where the card has that. */
const addressOf = (line: CardLine): string =>
  line.values.get('LABEL')?.join(',').trim() || partsOfLine(line).filter(Boolean).join(', ')

function leftoversOf(left: ReadonlySet<CardLine>) {
  const extra: string[] = []
  const notTaken: string[] = []
  let together = 0
  for (const line of left) {
    const { name, value } = line
    if (FRAME.test(name) || value === '') continue
    const text = unreadText(line)
    if (text.length > LONGEST || extra.length === LINES || together + text.length > LONGEST_TOGETHER) {
      notTaken.push(name)
      continue
    }
    extra.push(text)
    together += text.length
  }
  return { extra, notTaken }
}

/** Apple and Nextcloud write a group of contacts as a card of its own, which names its members by their UIDs. */
const isGroup = ({ lines }: RawCard): boolean =>
  lines.some(
    (line) =>
      (line.name === 'KIND' || line.name === 'X-ADDRESSBOOKSERVER-KIND') && line.value.trim().toLowerCase() === 'group',
  )

function groupsWith(uids: readonly string[], groups: readonly RawCard[]): string[] {
  const own = new Set(uids.map(bareUid))
  return groups.flatMap(({ lines }) => {
    const title = lines.find(({ name }) => name === 'FN')
    const isIn = lines.some(
      ({ name, value }) => /^(X-ADDRESSBOOKSERVER-)?MEMBER$/.test(name) && own.has(bareUid(value.trim())),
    )
    return title && isIn ? [textOf(title).slice(0, 200)] : []
  })
}

const distinct = (titles: readonly string[]): string[] => [
  ...new Map(titles.filter(Boolean).map((title) => [title.toLowerCase(), title])).values(),
]
