// What a resume says: the fields of JSON Resume 1.3.1, each entry with an id of its own. In the profile, in its versions, and in what is sent with an application.
// @chunk job-shapes
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Line = z.string().check(z.maxLength(300))
const Text = z.string().check(z.maxLength(10_000))
const Link = z.string().check(z.maxLength(2000))
/** A year, a month or a day: `2019`, `2019-04`, `2019-04-30`. Empty: not stated, or until today. */
const PartialDate = z
  .string()
  .check(z.regex(/^$|^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'not a date'))
const Lines = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))
/** So many entries of each list at most, the links among them. */
export const MOST_ENTRIES = 200
const Entries = <Shape extends z.ZodMiniType>(shape: Shape) => z.array(shape).check(z.maxLength(MOST_ENTRIES))

export const ResumeBasics = z.object({
  name: Line,
  /** The headline. */
  label: Line,
  /** A photograph's address elsewhere; the profile's own is `Profile.photo`. */
  image: Link,
  email: Line,
  phone: Line,
  url: Link,
  summary: Text,
  location: z.object({ address: Line, postalCode: Line, city: Line, countryCode: Line, region: Line }),
  profiles: Entries(z.object({ id: Id, network: Line, username: Line, url: Link })),
})
export type ResumeBasics = z.infer<typeof ResumeBasics>

const period = { startDate: PartialDate, endDate: PartialDate } as const

export const ResumeContent = z.object({
  basics: ResumeBasics,
  work: Entries(
    z.object({
      id: Id,
      name: Line,
      position: Line,
      location: Line,
      description: Line,
      url: Link,
      ...period,
      summary: Text,
      highlights: Lines,
    }),
  ),
  volunteer: Entries(
    z.object({ id: Id, organization: Line, position: Line, url: Link, ...period, summary: Text, highlights: Lines }),
  ),
  education: Entries(
    z.object({
      id: Id,
      institution: Line,
      url: Link,
      area: Line,
      studyType: Line,
      ...period,
      score: Line,
      courses: Lines,
    }),
  ),
  awards: Entries(z.object({ id: Id, title: Line, date: PartialDate, awarder: Line, summary: Text })),
  certificates: Entries(z.object({ id: Id, name: Line, date: PartialDate, url: Link, issuer: Line })),
  publications: Entries(
    z.object({ id: Id, name: Line, publisher: Line, releaseDate: PartialDate, url: Link, summary: Text }),
  ),
  /** In the person's own words, besides the levels that the portal knows (skills.ts). */
  skills: Entries(z.object({ id: Id, name: Line, level: Line, keywords: Lines })),
  /** `fluency` begins with a level of the CEFR where one is stated: `C1`, `B2 written`. */
  languages: Entries(z.object({ id: Id, language: Line, fluency: Line })),
  interests: Entries(z.object({ id: Id, name: Line, keywords: Lines })),
  references: Entries(z.object({ id: Id, name: Line, reference: Text })),
  projects: Entries(
    z.object({
      id: Id,
      name: Line,
      description: Text,
      highlights: Lines,
      keywords: Lines,
      ...period,
      url: Link,
      roles: Lines,
      entity: Line,
      type: Line,
    }),
  ),
})
export type ResumeContent = z.infer<typeof ResumeContent>

/** The lists of a resume, in the sequence in which they are shown. */
export const RESUME_SECTIONS = [
  'work',
  'education',
  'languages',
  'skills',
  'projects',
  'certificates',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const
export type ResumeSection = (typeof RESUME_SECTIONS)[number]

export const EMPTY_RESUME: ResumeContent = {
  basics: {
    name: '',
    label: '',
    image: '',
    email: '',
    phone: '',
    url: '',
    summary: '',
    location: { address: '', postalCode: '', city: '', countryCode: '', region: '' },
    profiles: [],
  },
  work: [],
  volunteer: [],
  education: [],
  awards: [],
  certificates: [],
  publications: [],
  skills: [],
  languages: [],
  interests: [],
  references: [],
  projects: [],
}
