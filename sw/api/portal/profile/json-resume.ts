// Between the profile and JSON Resume 1.3.1 (jsonresume.org): out without ids and empty fields, in with everything that has no place reported.

import type { Unmapped } from '#contract/portal/profile-shapes.ts'
import { EMPTY_RESUME, RESUME_SECTIONS, ResumeContent, type ResumeSection } from '#contract/portal/resume.ts'
import { htmlToText } from '#formats/html-to-text.ts'
import { writtenDateOf } from '#formats/partial-date.ts'
import { webAddressOf } from '#formats/web-address.ts'
import { isObject } from './is-object.ts'
import { isReactiveResume, resumeOfReactive } from './reactive-resume.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Who wrote a file, in its `meta`. A text of ours is plain: what looks like a tag in it has been typed. */
export const OWN_META = { generator: 'Cairn' } as const

/** The content of a file of another format, ready to be compared with the profile. Entries have no ids of ours yet. */
export interface ReadResume {
  readonly content: ResumeContent
  readonly unmapped: Unmapped[]
  readonly problems: { path: string; message: string }[]
}

interface Reading extends ReadResume {
  /** A text of the file without its markup. */
  readonly plainText: (text: string) => string
}

/** @param at ISO, of the last change */
export function toJsonResume(content: ResumeContent, at: string): Record<string, unknown> {
  const sections = RESUME_SECTIONS.flatMap((name) => {
    const entries = content[name].map((entry) => filled({ ...entry, id: '' }))
    return entries.length > 0 ? [[name, entries] as const] : []
  })
  const { location, profiles, ...fields } = content.basics
  const basics = filled({
    ...fields,
    location: filled(location),
    profiles: profiles.map((entry) => filled({ ...entry, id: '' })),
  })
  const meta = { version: 'v1.0.0', lastModified: at, ...OWN_META }
  return { $schema: SCHEMA, basics, ...Object.fromEntries(sections), meta }
}

/** Without what is empty. */
const filled = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** @returns undefined where the text is no JSON object */
export function readJsonResume(text: string): ReadResume | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(parsed)) return undefined
  const isOwn = isObject(parsed.meta) && parsed.meta.generator === OWN_META.generator
  const read: Reading = {
    content: structuredClone(EMPTY_RESUME),
    unmapped: [],
    problems: [],
    plainText: isOwn ? (text) => text : htmlToText,
  }
  for (const [name, value] of Object.entries(isReactiveResume(parsed) ? resumeOfReactive(parsed) : parsed)) {
    if (NO_CONTENT.includes(name) || isEmpty(value)) continue
    if (name === 'basics' && isObject(value)) readBasics(value, read)
    else if (isSection(name) && Array.isArray(value)) readSection(name, value, read)
    else read.unmapped.push({ path: name, value: asText(value) })
  }
  const { content, unmapped, problems } = read
  return { content, unmapped, problems }
}

/** About the file, or how somebody's program prints it. */
const NO_CONTENT: readonly string[] = ['$schema', 'meta', 'selectedTemplate', 'headings', 'sections']

const isSection = (name: string): name is ResumeSection => RESUME_SECTIONS.some((section) => section === name)

function readBasics(source: Record<string, unknown>, read: Reading): void {
  const { location, profiles, ...fields } = source
  const shape = ResumeContent.shape.basics
  Object.assign(read.content.basics, fieldsOf(fields, shape, EMPTY_RESUME.basics, 'basics', read))
  if (isObject(location)) {
    const known = fieldsOf(location, shape.shape.location, EMPTY_RESUME.basics.location, 'basics.location', read)
    Object.assign(read.content.basics.location, known)
  } else tellOdd('basics.location', location, read)
  if (Array.isArray(profiles)) {
    const { element } = shape.shape.profiles.def
    const blank = { network: '', username: '', url: '' }
    read.content.basics.profiles = profiles.flatMap((entry: unknown, index) => {
      const path = `basics.profiles.${index}`
      if (isObject(entry)) return [{ ...blank, ...fieldsOf(entry, element, blank, path, read), id: path }]
      read.problems.push({ path, message: 'not an entry' })
      return []
    })
  } else tellOdd('basics.profiles', profiles, read)
}

/** What is there in another shape than it has here. */
function tellOdd(path: string, value: unknown, read: Reading): void {
  if (isEmpty(value)) return
  read.problems.push({ path, message: asText(value) })
}

type Shape = { readonly shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> }

function readSection(name: ResumeSection, entries: readonly unknown[], read: Reading): void {
  const element = ResumeContent.shape[name].def.element as unknown as Shape
  const blank = BLANK[name]
  const found = entries.flatMap((entry, index) => {
    const path = `${name}.${index}`
    if (!isObject(entry)) {
      read.problems.push({ path, message: 'not an entry' })
      return []
    }
    return [{ ...blank, ...fieldsOf(entry, element, blank, path, read), id: path }]
  })
  Object.assign(read.content, { [name]: found })
}

/** The fields of a source that the shape has and takes; the others are reported. */
function fieldsOf(
  source: Readonly<Record<string, unknown>>,
  { shape }: Shape,
  blank: object,
  path: string,
  read: Reading,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([written, found]) => {
      const name = nameNow(written, source, blank)
      if (isEmpty(found)) return []
      if (!Object.hasOwn(blank, name) || name === 'id') {
        read.unmapped.push({ path: `${path}.${written}`, value: asText(found) })
        return []
      }
      const entries = Array.isArray(found) ? found.filter((one) => one !== '') : undefined
      const value = entries ? entries.flatMap((one) => plainValue('', one, read) ?? []) : plainValue(name, found, read)
      const odd = entries?.find((one) => plainValue('', one, read) === undefined)
      if (odd !== undefined) read.problems.push({ path: `${path}.${name}`, message: asText(odd) })
      if (shape[name]?.safeParse(value).success) return [[name, value]]
      read.problems.push({ path: `${path}.${name}`, message: asText(found) })
      return []
    }),
  )
}

/** What fields were called before, or by other programs. */
const NAMES_BEFORE: Readonly<Record<string, readonly string[]>> = {
  company: ['name'],
  website: ['url'],
  picture: ['image'],
  gpa: ['score'],
  level: ['fluency'],
  name: ['language'],
  summary: ['description'],
}

/** The field that a name means; as it is where there is none, or the field itself is there too. */
function nameNow(name: string, source: object, blank: object): string {
  if (Object.hasOwn(blank, name) || !Object.hasOwn(NAMES_BEFORE, name)) return name
  return NAMES_BEFORE[name]?.find((now) => Object.hasOwn(blank, now) && !Object.hasOwn(source, now)) ?? name
}

const DATES: readonly string[] = ['startDate', 'endDate', 'date', 'releaseDate']

/** A number as text, rich text as plain, dates and addresses as they are stored. Undefined for what is none of it. */
function plainValue(name: string, value: unknown, { plainText }: Reading): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  if (DATES.includes(name)) return writtenDateOf(text)
  return name === 'url' ? webAddressOf(text) : plainText(text)
}

const period = { startDate: '', endDate: '' }
const BLANK: Readonly<Record<ResumeSection, object>> = {
  work: { name: '', position: '', location: '', description: '', url: '', ...period, summary: '', highlights: [] },
  volunteer: { organization: '', position: '', url: '', ...period, summary: '', highlights: [] },
  education: { institution: '', url: '', area: '', studyType: '', ...period, score: '', courses: [] },
  awards: { title: '', date: '', awarder: '', summary: '' },
  certificates: { name: '', date: '', url: '', issuer: '' },
  publications: { name: '', publisher: '', releaseDate: '', url: '', summary: '' },
  skills: { name: '', level: '', keywords: [] },
  languages: { language: '', fluency: '' },
  interests: { name: '', keywords: [] },
  references: { name: '', reference: '' },
  projects: {
    name: '',
    description: '',
    highlights: [],
    keywords: [],
    ...period,
    url: '',
    roles: [],
    entity: '',
    type: '',
  },
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 500)
