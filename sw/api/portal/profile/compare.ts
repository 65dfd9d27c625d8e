// What differs between two resumes, and what a file would change in one. Pure; used by profile.ts.
import type { ImportItem, ResumeChange } from '#contract/portal/profile-shapes.ts'
import { MOST_ENTRIES, RESUME_SECTIONS, type ResumeContent, type ResumeSection } from '#contract/portal/resume.ts'
import type { ReadResume } from './json-resume.ts'
import { sameLanguage, sameText } from './same-text.ts'

type Entry = Readonly<Record<string, unknown>> & { readonly id: string }

const entriesOf = (content: ResumeContent, section: ResumeSection): readonly Entry[] => content[section]

const BASICS = ['name', 'label', 'image', 'email', 'phone', 'url', 'summary'] as const
const PLACE = ['address', 'postalCode', 'city', 'countryCode', 'region'] as const

/** The single fields of `basics` with their names. */
const basicsOf = ({ basics }: ResumeContent): [string, string][] => [
  ...BASICS.map((field): [string, string] => [field, basics[field]]),
  ...PLACE.map((field): [string, string] => [`location.${field}`, basics.location[field]]),
]

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** What an entry is called. */
function nameOf(entry: Entry): string {
  const names = ['position', 'studyType', 'name', 'title', 'organization', 'institution', 'language', 'network', 'area']
  const found = names.flatMap((field) => textOf(entry[field]) || [])
  return found.slice(0, 2).join(', ')
}

/** An entry as one text to be read, a line for each field. */
const wholeOf = ({ id: _, ...fields }: Entry): string =>
  Object.values(fields)
    .map(textOf)
    .filter((line) => line !== '')
    .join('\n')

/** Differences from one version to another, section by section. */
export function changesBetween(from: ResumeContent, to: ResumeContent): ResumeChange[] {
  const before = new Map(basicsOf(from))
  const basics = basicsOf(to).flatMap(([field, after]): ResumeChange[] => {
    const was = before.get(field) ?? ''
    if (was === after) return []
    return [
      {
        section: 'basics',
        kind: kindOf(was, after),
        entryId: null,
        entry: null,
        field,
        before: was || null,
        after: after || null,
      },
    ]
  })
  const links = entryChanges('profiles', from.basics.profiles, to.basics.profiles)
  const sections = RESUME_SECTIONS.flatMap((name) => entryChanges(name, entriesOf(from, name), entriesOf(to, name)))
  return [...basics, ...links, ...sections]
}

const kindOf = (before: string, after: string) => (before === '' ? 'added' : after === '' ? 'removed' : 'changed')

function entryChanges(section: string, from: readonly Entry[], to: readonly Entry[]): ResumeChange[] {
  const line = (kind: ResumeChange['kind'], entry: Entry, more: Partial<ResumeChange> = {}): ResumeChange => ({
    section,
    kind,
    entryId: entry.id,
    entry: nameOf(entry),
    field: null,
    before: null,
    after: null,
    ...more,
  })
  const known = new Map(from.map((entry) => [entry.id, entry]))
  const left = new Set(to.map(({ id }) => id))
  const removed = from
    .filter(({ id }) => !left.has(id))
    .map((entry) => line('removed', entry, { before: wholeOf(entry) }))
  const stayed = from.filter(({ id }) => left.has(id)).map(({ id }) => id)
  const order = to.filter(({ id }) => known.has(id)).map(({ id }) => id)
  const others = to.flatMap((entry) => {
    const was = known.get(entry.id)
    if (!was) return [line('added', entry, { after: wholeOf(entry) })]
    const fields = Object.keys(entry).flatMap((field) => {
      const [before, after] = [textOf(was[field]), textOf(entry[field])]
      return field === 'id' || before === after ? [] : [line('changed', entry, { field, before, after })]
    })
    const hasMoved = fields.length === 0 && stayed.indexOf(entry.id) !== order.indexOf(entry.id)
    return hasMoved ? [line('moved', entry)] : fields
  })
  return [...removed, ...others]
}

/** Entries that say the same thing, whatever else they say. */
const sameThing = (one: Entry, other: Entry): boolean => {
  const keys = [
    'name',
    'position',
    'organization',
    'institution',
    'area',
    'studyType',
    'title',
    'language',
    'network',
    'startDate',
  ]
  return keys.every((key) => (key === 'language' ? sameLanguage : sameText)(textOf(one[key]), textOf(other[key])))
}

/**
 * Which of the profile's entries each of a file's takes the place of; `end`: it is added; `full`: its list has no room for it. Each entry of the profile is
 * taken by one of the file at most: a file may say the same thing twice.
 */
function matchesOf(own: readonly Entry[], from: readonly Entry[]): (number | 'end' | 'full')[] {
  const free = new Map(own.map((entry, index) => [index, entry]))
  let length = own.length
  return from.map((entry) => {
    const [index] = [...free].find(([, one]) => sameThing(one, entry)) ?? []
    if (index !== undefined) {
      free.delete(index)
      return index
    }
    if (length >= MOST_ENTRIES) return 'full'
    length += 1
    return 'end'
  })
}

/** A level of the portal's as `withClaims` writes it into a file. */
const WRITTEN_LEVEL = /^[1-5]\/5 \([^()]{1,40}\)$/

/**
 * Whether an entry of a file says no more than the portal knows: a skill with a level that came from here.
 * @param claimed names of the skills with a level, in both languages
 */
const isClaimed = (section: string, entry: Entry, claimed: readonly string[]): boolean =>
  section === 'skills' &&
  WRITTEN_LEVEL.test(textOf(entry.level)) &&
  claimed.some((name) => sameText(name, textOf(entry.name)))

/** Each part of a file, as it would change the profile. @param claimed names of the skills with a level, in both languages */
export function importItems(
  content: ResumeContent,
  { content: file }: ReadResume,
  claimed: readonly string[],
): ImportItem[] {
  const known = new Map(basicsOf(content))
  const basics = basicsOf(file).flatMap(([field, after]): ImportItem[] => {
    const before = known.get(field) ?? ''
    if (after === '') return []
    const kind = before === after ? 'same' : before === '' ? 'add' : 'replace'
    return [{ id: `basics.${field}`, section: 'basics', field, kind, label: field, before: before || null, after }]
  })
  const entries = (section: string, own: readonly Entry[], from: readonly Entry[]) => {
    const matches = matchesOf(own, from)
    return from.map((entry, index): ImportItem => {
      const was = own.find((one) => sameThing(one, entry))
      const [before, after] = [was ? wholeOf(was) : null, wholeOf(entry)]
      const taken = matches[index] === 'full' ? 'full' : before === null ? 'add' : 'replace'
      const isKnown = isClaimed(section, entry, claimed)
      const kind = before === after || isKnown ? 'same' : taken
      return { id: entry.id, section, field: null, kind, label: nameOf(entry), before: isKnown ? after : before, after }
    })
  }
  return [
    ...basics,
    ...entries('profiles', content.basics.profiles, file.basics.profiles),
    ...RESUME_SECTIONS.flatMap((name) => entries(name, entriesOf(content, name), entriesOf(file, name))),
  ]
}

/** The profile with the accepted parts of a file, as far as its lists have room. @param accept ids of `importItems`; all where undefined */
export function withImport(
  content: ResumeContent,
  { content: file }: ReadResume,
  claimed: readonly string[],
  accept: readonly string[] | undefined,
  newId: () => string,
): ResumeContent {
  const isWanted = (id: string) => accept?.includes(id) ?? true
  const next = structuredClone(content)
  for (const field of BASICS) {
    if (file.basics[field] !== '' && isWanted(`basics.${field}`)) next.basics[field] = file.basics[field]
  }
  for (const field of PLACE) {
    const value = file.basics.location[field]
    if (value !== '' && isWanted(`basics.location.${field}`)) next.basics.location[field] = value
  }
  const merged = (section: string, own: readonly Entry[], from: readonly Entry[]): Entry[] => {
    const entries = [...own]
    const wanted = from.filter((entry) => isWanted(entry.id) && !isClaimed(section, entry, claimed))
    for (const [index, match] of matchesOf(own, wanted).entries()) {
      const entry = { ...wanted[index] }
      if (match === 'end') entries.push({ ...entry, id: newId() })
      else if (match !== 'full') entries[match] = { ...entry, id: own[match]?.id ?? newId() }
    }
    return entries
  }
  Object.assign(next.basics, { profiles: merged('profiles', content.basics.profiles, file.basics.profiles) })
  for (const name of RESUME_SECTIONS) {
    Object.assign(next, { [name]: merged(name, entriesOf(content, name), entriesOf(file, name)) })
  }
  return next
}
