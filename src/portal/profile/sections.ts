// The lists of a resume: what each entry has to fill in.
import { useLingui } from '@lingui/react/macro'
import type { ResumeContent, ResumeSection } from '#contract/portal/resume.ts'

export type Entry = { readonly id: string } & Readonly<Record<string, string | readonly string[]>>

export interface EntryField {
  readonly name: string
  readonly label: string
  /** `lines`: several, one a line. */
  readonly kind: 'line' | 'text' | 'lines' | 'date' | 'link'
}

export interface SectionForm {
  /** `profiles` are the links, which are a part of `basics`. */
  readonly id: ResumeSection | 'profiles'
  readonly title: string
  /** The button's. */
  readonly add: string
  readonly fields: readonly EntryField[]
}

export const entriesOf = (content: ResumeContent, section: SectionForm['id']): readonly Entry[] =>
  (section === 'profiles' ? content.basics.profiles : content[section]) as unknown as readonly Entry[]

export const textOf = (entry: Entry, name: string): string => {
  const value = entry[name]
  return typeof value === 'string' ? value : (value?.join(', ') ?? '')
}

/** Where else one is to be found: a list like the sections, among the facts about the person. */
export function useLinks(): SectionForm {
  const { t } = useLingui()
  return {
    id: 'profiles',
    title: t`Links`,
    add: t`Add a link`,
    fields: [
      { name: 'network', label: t`Website, such as LinkedIn`, kind: 'line' },
      { name: 'username', label: t`Username`, kind: 'line' },
      { name: 'url', label: t`Web address`, kind: 'link' },
    ],
  }
}

type ResumeSectionForm = SectionForm & { readonly id: ResumeSection }

export function useSections(): readonly ResumeSectionForm[] {
  return [...useCareerSections(), ...useOtherSections()]
}

/** Fields that several sections have. */
function useFields() {
  const { t } = useLingui()
  const line = (name: string, label: string): EntryField => ({ name, label, kind: 'line' })
  const period: EntryField[] = [
    { name: 'startDate', label: t`Start`, kind: 'date' },
    { name: 'endDate', label: t`End`, kind: 'date' },
  ]
  const link: EntryField = { name: 'url', label: t`Web address`, kind: 'link' }
  const summary: EntryField = { name: 'summary', label: t`Summary`, kind: 'text' }
  const highlights: EntryField = { name: 'highlights', label: t`Achievements, one per line`, kind: 'lines' }
  const keywords: EntryField = { name: 'keywords', label: t`Keywords, one per line`, kind: 'lines' }
  const date: EntryField = { name: 'date', label: t`Date`, kind: 'date' }
  return { line, period, link, summary, highlights, keywords, date }
}

function useCareerSections(): readonly ResumeSectionForm[] {
  const { t } = useLingui()
  const { line, period, link, summary, highlights, keywords } = useFields()
  return [
    {
      id: 'work',
      title: t`Experience`,
      add: t`Add a position`,
      fields: [
        line('position', t`Position`),
        line('name', t`Employer`),
        line('location', t({ message: 'Location', context: 'of a job' })),
        ...period,
        summary,
        highlights,
        line('description', t`Employer’s sector`),
        link,
      ],
    },
    {
      id: 'education',
      title: t`Education`,
      add: t`Add a degree or course`,
      fields: [
        line('studyType', t`Degree`),
        line('area', t`Subject`),
        line('institution', t`School or university`),
        ...period,
        line('score', t`Grade`),
        { name: 'courses', label: t`Courses, one per line`, kind: 'lines' },
        link,
      ],
    },
    {
      id: 'languages',
      title: t`Languages`,
      add: t`Add a language`,
      fields: [line('language', t`Language`), line('fluency', t`Level, such as B2 or native`)],
    },
    {
      id: 'skills',
      title: t`Other skills`,
      add: t`Add a skill`,
      fields: [line('name', t`Skill`), line('level', t`Level`), keywords],
    },
  ]
}

function useOtherSections(): readonly ResumeSectionForm[] {
  const { t } = useLingui()
  const { line, period, link, summary, highlights, keywords, date } = useFields()
  return [
    {
      id: 'projects',
      title: t`Projects`,
      add: t`Add a project`,
      fields: [
        line('name', t`Name`),
        { name: 'description', label: t`Summary`, kind: 'text' },
        highlights,
        keywords,
        ...period,
        link,
        { name: 'roles', label: t`Your roles, one per line`, kind: 'lines' },
        line('entity', t`Organisation or client`),
        line('type', t`Type`),
      ],
    },
    {
      id: 'certificates',
      title: t`Certificates`,
      add: t`Add a certificate`,
      fields: [line('name', t`Name`), line('issuer', t`Issued by`), date, link],
    },
    {
      id: 'volunteer',
      title: t`Volunteering`,
      add: t`Add a volunteering role`,
      fields: [
        line('position', t`Your role`),
        line('organization', t`Organisation`),
        ...period,
        summary,
        highlights,
        link,
      ],
    },
    {
      id: 'awards',
      title: t`Awards`,
      add: t`Add an award`,
      fields: [line('title', t`Name`), line('awarder', t`Awarded by`), date, summary],
    },
    {
      id: 'publications',
      title: t`Publications`,
      add: t`Add a publication`,
      fields: [line('name', t`Name`), line('publisher', t`Publisher`), { ...date, name: 'releaseDate' }, link, summary],
    },
    { id: 'interests', title: t`Interests`, add: t`Add an interest`, fields: [line('name', t`Name`), keywords] },
    {
      id: 'references',
      title: t`References`,
      add: t`Add a reference`,
      fields: [line('name', t`Name`), { name: 'reference', label: t`Reference text`, kind: 'text' }],
    },
  ]
}

/** An entry with nothing in it. */
export const emptyEntry = ({ fields }: SectionForm): Entry => ({
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'lines' ? [] : ''])),
  id: crypto.randomUUID(),
})
