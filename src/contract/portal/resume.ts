// What a resume says: the fields of JSON Resume 1.3.1, each entry with an id of its own. In the profile, in its versions, and in what is sent with an application.
// @chunk job-shapes
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** One line of text. */
const Line = z.string().check(z.maxLength(300))
/** Text of several lines. */
const Text = z.string().check(z.maxLength(10_000))
/** A web address; empty where there is none. */
const Link = z.string().check(z.maxLength(2000))
/** A year, a month or a day: `2019`, `2019-04` or `2019-04-30`. Empty: not stated, or until today. */
const PartialDate = z
  .string()
  .check(z.regex(/^$|^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'not a date'))
/** A list of lines. */
const Lines = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))
/** So many entries of each list at most, the links among them. */
export const MOST_ENTRIES = 200
const Entries = <Shape extends z.ZodMiniType>(shape: Shape) => z.array(shape).check(z.maxLength(MOST_ENTRIES))

/** Who the person is and how to reach them. */
export const ResumeBasics = z.object({
  name: Line,
  /** The headline. */
  label: Line,
  /** The address of a photo elsewhere; the profile’s own photo is `Profile.photo`. */
  image: Link,
  email: Line,
  phone: Line,
  url: Link,
  summary: Text,
  /** Where the person lives. */
  location: z.object({ address: Line, postalCode: Line, city: Line, countryCode: Line, region: Line }),
  /** Pages of the person on other sites. */
  profiles: Entries(z.object({ id: Id, network: Line, username: Line, url: Link })),
})
export type ResumeBasics = z.infer<typeof ResumeBasics>

const period = { startDate: PartialDate, endDate: PartialDate } as const

/** A resume: the fields of JSON Resume 1.3.1, each entry with an id of its own. */
export const ResumeContent = z.object({
  basics: ResumeBasics,
  /** Jobs that the person has had. */
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
  /** Voluntary work. */
  volunteer: Entries(
    z.object({ id: Id, organization: Line, position: Line, url: Link, ...period, summary: Text, highlights: Lines }),
  ),
  /** Schools and studies. */
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
  /** Prizes and honours, as `awards` of JSON Resume. */
  awards: Entries(z.object({ id: Id, title: Line, date: PartialDate, awarder: Line, summary: Text })),
  /** Certificates, as `certificates` of JSON Resume. */
  certificates: Entries(z.object({ id: Id, name: Line, date: PartialDate, url: Link, issuer: Line })),
  /** What the person has published. */
  publications: Entries(
    z.object({ id: Id, name: Line, publisher: Line, releaseDate: PartialDate, url: Link, summary: Text }),
  ),
  /** In the person’s own words, beside the levels that the portal knows. */
  skills: Entries(z.object({ id: Id, name: Line, level: Line, keywords: Lines })),
  /** `fluency` begins with a level of the CEFR where one is stated: `C1`, `B2 written`. */
  languages: Entries(z.object({ id: Id, language: Line, fluency: Line })),
  /** What the person likes to do. */
  interests: Entries(z.object({ id: Id, name: Line, keywords: Lines })),
  /** What others say about the person. */
  references: Entries(z.object({ id: Id, name: Line, reference: Text })),
  /** Projects, as `projects` of JSON Resume. */
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
