// A resume that Reactive Resume exports (versions 4 and 5) as a JSON Resume. What it has beyond that keeps its name, and is reported by the reader.
import { htmlToText } from '#formats/html-to-text.ts'
import { isObject } from './is-object.ts'

type Fields = Readonly<Record<string, unknown>>

/** How its lists are called here, where that differs. */
const SECTIONS: Readonly<Record<string, string>> = { experience: 'work', certifications: 'certificates' }

/** Fields with another name here, by section; of two names for one field the first that says something counts. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  work: { company: 'name', description: 'summary' },
  volunteer: { description: 'summary' },
  education: { school: 'institution', degree: 'studyType', grade: 'score', description: 'courses', summary: 'courses' },
  awards: { description: 'summary' },
  certificates: { title: 'name' },
  publications: { title: 'name', date: 'releaseDate', description: 'summary' },
  skills: { description: 'level', proficiency: 'level' },
  languages: { name: 'language', description: 'fluency' },
  references: { summary: 'reference', description: 'reference' },
  projects: { summary: 'description' },
}
/** Where its scale of five steps goes when no word says how well. */
const SCALES: Readonly<Record<string, string>> = { skills: 'level', languages: 'fluency' }
const WITH_PERIOD: readonly string[] = ['work', 'volunteer', 'education', 'projects']
/** How something looks there, and what it is called inside. */
const LOOKS: readonly string[] = ['id', 'visible', 'hidden', 'icon', 'iconColor', 'options', 'level', 'url', 'website']

export const isReactiveResume = (file: Fields): boolean => isObject(file.basics) && isObject(file.sections)

export function resumeOfReactive(file: Fields): Record<string, unknown> {
  const { summary, profiles, custom, ...lists } = objectOf(file.sections)
  const sections = Object.entries(lists).map(([own, list]) => {
    const name = SECTIONS[own] ?? own
    return [name, itemsOf(list).map((item) => entryOf(item, name))] as const
  })
  const { headline, location, url, website, picture, ...basics } = objectOf(file.basics)
  return {
    basics: {
      ...basics,
      label: headline,
      location: { city: location },
      url: linkOf(url) || linkOf(website),
      image: objectOf(picture ?? file.picture).url,
      summary: objectOf(summary ?? file.summary).content,
      profiles: itemsOf(profiles).map((item) => entryOf(item, 'profiles')),
    },
    ...Object.fromEntries(sections),
    custom: custom ?? file.customSections,
    notes: objectOf(file.metadata).notes,
  }
}

function entryOf(item: Fields, section: string): Record<string, unknown> {
  const names = NAMES[section] ?? {}
  const entry: Record<string, unknown> = { url: linkOf(item.url) || linkOf(item.website) }
  for (const [own, value] of Object.entries(item)) {
    if (LOOKS.includes(own) || value === '') continue
    if (WITH_PERIOD.includes(section) && (own === 'date' || own === 'period')) Object.assign(entry, periodOf(value))
    else add(entry, Object.hasOwn(names, own) ? (names[own] ?? own) : own, value)
  }
  const scale = SCALES[section]
  const steps = item.level
  if (scale !== undefined && entry[scale] === undefined && typeof steps === 'number' && steps > 0)
    entry[scale] = `${steps}/5`
  return entry
}

/** Two texts for one field are below each other; a list has a line of a text each. */
function add(entry: Record<string, unknown>, name: string, value: unknown): void {
  const before = entry[name]
  if (name === 'courses' && typeof value === 'string') entry[name] = linesOf(value)
  else entry[name] = typeof before === 'string' && typeof value === 'string' ? `${before}\n${htmlToText(value)}` : value
}

const linesOf = (html: string): string[] =>
  htmlToText(html)
    .split('\n')
    .map((line) => line.replace(/^• /, ''))

/** It writes a period as one text: `January 2019 to Present`, `2012 - 2016`. */
function periodOf(value: unknown): Record<string, unknown> {
  const [startDate, endDate, ...more] = typeof value === 'string' ? value.split(/ (?:to|until|à|au|[-–—]) /) : [value]
  return more.length > 0 ? { startDate: value } : { startDate, endDate }
}

const objectOf = (value: unknown): Fields => (isObject(value) ? value : {})

const itemsOf = (list: unknown): Fields[] => {
  const { items } = objectOf(list)
  return Array.isArray(items) ? items.filter(isObject) : []
}

/** `{ href }` in version 4, `{ url }` in 5. */
const linkOf = (link: unknown): unknown => objectOf(link).href || objectOf(link).url
