// A resume's content on paper: each section's entries as a title, a line under it, when, texts and notes. Everything that was filled in has a place.
import { useLingui } from '@lingui/react/macro'
import type { ResumeBasics, ResumeContent, ResumeSection } from '#contract/portal/resume.ts'
import { countryName } from './countries.ts'
import { byDate, usePeriod } from './period.ts'
import { type Entry, entriesOf, type SectionForm, textOf, useSections } from './sections.ts'

export interface PaperLink {
  readonly text: string
  /** None where it leads nowhere on the web. */
  readonly href: string | undefined
}

export interface PaperEntry {
  readonly id: string
  readonly title: string
  /** Beside or under the title: the employer and the place, the level. */
  readonly line: string
  readonly when: string
  readonly texts: readonly string[]
  readonly results: readonly string[]
  /** Smaller, below. */
  readonly notes: readonly string[]
  readonly link: PaperLink | undefined
}

export interface PaperSection {
  /** `proof`: what evaluations say of the person. */
  readonly id: ResumeSection | 'proof'
  readonly title: string
  readonly entries: readonly PaperEntry[]
}

/** Sections of a word or a line each. */
export const SHORT: readonly (PaperSection['id'] | SectionForm['id'])[] = [
  'proof',
  'skills',
  'languages',
  'interests',
  'profiles',
]

/** Which fields of an entry are its title and the line of it, and which are texts and notes of their own. */
const FIELDS: Readonly<
  Record<SectionForm['id'], readonly [title: string, line: string, texts: string, notes: string]>
> = {
  work: ['position', 'name location', 'summary', 'description'],
  education: ['studyType area', 'institution', '', 'courses'],
  languages: ['language', 'fluency', '', ''],
  skills: ['name', 'level', '', 'keywords'],
  projects: ['name', 'roles entity type', 'description', 'keywords'],
  certificates: ['name', 'issuer', '', ''],
  volunteer: ['position', 'organization', 'summary', ''],
  awards: ['title', 'awarder', 'summary', ''],
  publications: ['name', 'publisher', 'summary', ''],
  interests: ['name', '', '', 'keywords'],
  references: ['name', '', 'reference', ''],
  profiles: ['network', 'username', '', ''],
}

/** @returns reads an entry of a section as it is on paper */
export function usePaperEntry(): (section: SectionForm['id'], entry: Entry) => PaperEntry {
  const { t } = useLingui()
  const when = usePeriod()
  return (section, entry) => {
    const [title = [], line = [], texts = [], notes = []] = FIELDS[section].map((names) => textsOf(entry, names))
    const grade = textOf(entry, 'score')
    const all = [title.join(', '), line.join(', ')].filter(Boolean)
    return {
      id: entry.id,
      title: all[0] ?? '',
      line: all[1] ?? '',
      when: when(entry),
      texts,
      results: Array.isArray(entry.highlights) ? entry.highlights : [],
      notes: grade === '' ? notes : [t`Grade: ${grade}`, ...notes],
      link: linkOf(textOf(entry, 'url')),
    }
  }
}

/** @returns the sections of a resume that have entries, those with dates newest first */
export function usePaperSections(content: ResumeContent): readonly PaperSection[] {
  const { t } = useLingui()
  const sections = useSections()
  const read = usePaperEntry()
  return sections.flatMap(({ id, title }) => {
    const entries = byDate(entriesOf(content, id)).map((entry) => read(id, entry))
    return entries.length === 0 ? [] : [{ id, title: id === 'skills' ? t`Skills` : title, entries }]
  })
}

const textsOf = (entry: Entry, names: string): readonly string[] =>
  names.split(' ').flatMap((name) => textOf(entry, name).trim() || [])

/** Where somebody can be reached: e-mail, phone, address, and the links. */
export function contactsOf({ email, phone, url, location, profiles }: ResumeBasics, locale: string): PaperLink[] {
  const { address, postalCode, city, region, countryCode } = location
  const town = [postalCode, city].filter(Boolean).join(' ')
  const addressLine = [address, town, region, countryName(countryCode, locale)].filter(Boolean).join(', ')
  const links = profiles.map(({ network, username, url: at }) => {
    const link = linkOf(at)
    const name = link?.text.includes(username) ? '' : username
    return { text: [network, name, link?.text].filter(Boolean).join(' '), href: link?.href }
  })
  return [
    { text: email, href: email && `mailto:${email}` },
    { text: phone, href: phone && `tel:${phone.replaceAll(' ', '')}` },
    { text: addressLine, href: undefined },
    linkOf(url) ?? { text: '', href: undefined },
    ...links,
  ].filter(({ text }) => text !== '')
}

/** An address as it is read: without what every address begins with. What is no address of the web leads nowhere. */
function linkOf(url: string): PaperLink | undefined {
  if (url === '') return undefined
  const text = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return { text, href: /^https?:\/\//i.test(url) ? url : undefined }
}
