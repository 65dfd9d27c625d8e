// The person's profile: what a resume says, its versions, what comes from other formats and goes to them, and what is being learnt.
// Spoken by sw/api/portal/profile.ts and src/portal/profile.
// @chunk profile-shapes
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { ResumeContent } from '#contract/portal/resume.ts'
import { ClaimSource, Level } from '#contract/portal/skills.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A cropped picture as a data URL. */
export const Photo = z
  .string()
  .check(z.maxLength(400_000), z.regex(/^data:image\/(png|jpeg|webp|svg\+xml)[;,]/, 'not a picture'))

/** What would make the profile do more, and what it would do. `effect` names what screens have words for. */
export const CompletenessStep = z.object({
  id: z.enum([
    'photo',
    'headline',
    'summary',
    'contact',
    'place',
    'work',
    'education',
    'languages',
    'claims',
    'evidence',
  ]),
  isDone: z.boolean(),
  /** `applications`: forms are filled in; `matching`: jobs are found; `trust`: employers see what is behind it. */
  effect: z.enum(['applications', 'matching', 'trust']),
  /** How many open jobs it concerns; 0 where it concerns none in particular. */
  jobs: z.number(),
})
export type CompletenessStep = z.infer<typeof CompletenessStep>

export const Profile = z.object({
  content: ResumeContent,
  photo: z.nullable(z.string()),
  completeness: z.array(CompletenessStep),
  /** How many stored entries are beyond what a list takes, and not in `content`. The next change keeps them as versions of their own. */
  beyond: z.optional(z.number()),
  /** Rises with each change. */
  version: z.int(),
  updatedAt: IsoDate,
})
export type Profile = z.infer<typeof Profile>

/** Any part of the content: whole sections, of `basics` single fields. What is left out stays. */
export const ProfilePatch = z.partial(z.extend(ResumeContent, { basics: z.partial(ResumeContent.shape.basics) }))
export type ProfilePatch = z.infer<typeof ProfilePatch>

/** The content with a change in it. The back end and the page's optimistic change agree by it. */
export const patchContent = (content: ResumeContent, patch: ProfilePatch): ResumeContent => ({
  ...content,
  ...patch,
  basics: { ...content.basics, ...patch.basics },
})

export const ResumeListed = z.object({
  id: Id,
  name: z.string(),
  note: z.string(),
  createdAt: IsoDate,
  /** Of the profile, when it was taken. */
  profileVersion: z.int(),
})
export type ResumeListed = z.infer<typeof ResumeListed>

export const ResumeVersion = z.extend(ResumeListed, { content: ResumeContent, photo: z.nullable(z.string()) })
export type ResumeVersion = z.infer<typeof ResumeVersion>

/** One difference between two versions. `before` and `after` are texts to be read; null where there is none. */
export const ResumeChange = z.object({
  /** `basics` or a section's name. */
  section: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** The entry's id; null in `basics`. */
  entryId: z.nullable(Id),
  /** What the entry is called, such as the employer. */
  entry: z.nullable(z.string()),
  /** The field's name where one was changed; null for a whole entry. */
  field: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ResumeChange = z.infer<typeof ResumeChange>

export const ResumeFormat = z.enum(['jsonresume', 'europass'])
export type ResumeFormat = z.infer<typeof ResumeFormat>

/** One part of a file: a field of `basics`, or an entry of a section. Each is accepted for itself. */
export const ImportItem = z.object({
  id: Id,
  section: z.string(),
  field: z.nullable(z.string()),
  /** `same`: it is there already; `add`: nothing is replaced; `replace`: it takes the place of `before`; `full`: its list has no room left, and it is not taken. */
  kind: z.enum(['add', 'replace', 'same', 'full']),
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.string(),
})
export type ImportItem = z.infer<typeof ImportItem>

/** What of a file has no place here; it is told, never dropped in silence. */
export const Unmapped = z.object({ path: z.string(), value: z.string() })
export type Unmapped = z.infer<typeof Unmapped>

export const ImportPreview = z.object({
  preview: z.array(ImportItem),
  unmapped: z.array(Unmapped),
  /** What is wrong with single values of the file: they are left out. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  /** With `commit`, as it is then; else null. */
  profile: z.nullable(Profile),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** A skill that the person has chosen to learn. */
export const Learning = z.object({
  skillId: Id,
  label: Bilingual,
  /** 0: not stated. `source` is null then. */
  level: z.number(),
  source: z.nullable(ClaimSource),
  /** What the target roles ask for at most; null where none asks for it. */
  target: z.nullable(Level),
  /** How many open jobs would match with one level more. */
  jobsUnlocked: z.number(),
  /** There is an evaluation of it. */
  isEvaluable: z.boolean(),
  note: z.string(),
  doneAt: z.nullable(IsoDate),
})
export type Learning = z.infer<typeof Learning>

const ById = z.object({ id: Id })
const Format = z.object({ format: ResumeFormat })
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const Note = z.string().check(z.trim(), z.maxLength(2000))
const Stale = z.extend(PortalError, { current: Profile })

/** Portal API, B. Everything can be changed without a network; files are read and written on the device or by the portal alike. */
export const profileApi = defineApi('profile', 'portal', {
  profile: { method: 'GET', path: 'profile', answers: { 200: Profile, 401: Unauthorized } },
  /** With `version`: 409 where that is not the present one, with the profile as it is. Without: section by section, the last word counts. */
  updateProfile: {
    method: 'PATCH',
    path: 'profile',
    body: z.object({ profile: ProfilePatch, version: z.optional(z.int()) }),
    answers: { 200: Profile, 401: Unauthorized, 409: Stale },
    offline: 'queue',
  },
  /** Null takes it away. The user's avatar is the same picture. */
  setPhoto: {
    method: 'PUT',
    path: 'profile/photo',
    body: z.object({ photo: z.nullable(Photo) }),
    answers: { 200: Profile, 401: Unauthorized },
    offline: 'queue',
    touches: ['user'],
  },

  /** Newest first. */
  resumes: { method: 'GET', path: 'profile/resumes', answers: { 200: z.array(ResumeListed), 401: Unauthorized } },
  /** From one version to another; `current` is the profile as it is. */
  diff: {
    method: 'GET',
    path: 'profile/resumes/diff',
    query: z.object({ from: Id, to: z._default(Id, 'current') }),
    answers: { 200: z.array(ResumeChange), 401: Unauthorized, 404: PortalError },
  },
  resume: {
    method: 'GET',
    path: 'profile/resumes/{id}',
    params: ById,
    answers: { 200: ResumeVersion, 401: Unauthorized, 404: PortalError },
  },
  /** Keeps the profile as it is, under a name. */
  createResume: {
    method: 'POST',
    path: 'profile/resumes',
    body: z.object({ name: Name, note: z._default(Note, '') }),
    answers: { 201: ResumeListed, 401: Unauthorized },
    offline: 'queue',
  },
  updateResume: {
    method: 'PATCH',
    path: 'profile/resumes/{id}',
    params: ById,
    body: z.object({ name: z.optional(Name), note: z.optional(Note) }),
    answers: { 200: ResumeListed, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Applications keep what was sent with them. */
  deleteResume: {
    method: 'DELETE',
    path: 'profile/resumes/{id}',
    params: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  /** The profile becomes what a version says; what it was is kept as a version of its own. */
  restoreResume: {
    method: 'POST',
    path: 'profile/resumes/{id}/restore',
    params: ById,
    body: z.object({ keepAs: Name }),
    answers: { 200: Profile, 401: Unauthorized, 404: PortalError },
  },

  /**
   * A file's text, in two steps: first without `commit`, which changes nothing; then with it, and with the ids of the parts that are wanted (all where
   * none are named). 400 with `fields.text` for a text that is not of that format.
   */
  import: {
    method: 'POST',
    path: 'profile/import',
    query: Format,
    body: z.object({
      text: z.string().check(z.minLength(1), z.maxLength(900_000)),
      commit: z._default(z.boolean(), false),
      accept: z.optional(z.array(Id).check(z.maxLength(3000))),
    }),
    answers: { 200: ImportPreview, 400: PortalError, 401: Unauthorized },
  },
  /** As a file. Of a version where `resumeId` is given; with the levels that the portal knows among the skills where `claims` says so. */
  export: {
    method: 'GET',
    path: 'profile/export',
    query: z.object({
      format: ResumeFormat,
      resumeId: z.optional(Id),
      claims: z.optional(z.enum(['true', 'false'])),
    }),
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },

  /** The skills to learn, as they were chosen. */
  learning: { method: 'GET', path: 'profile/learning', answers: { 200: z.array(Learning), 401: Unauthorized } },
  updateLearning: {
    method: 'PATCH',
    path: 'profile/learning/{skillId}',
    params: z.object({ skillId: Id }),
    body: z.object({ note: z.optional(Note), isDone: z.optional(z.boolean()) }),
    answers: { 200: Learning, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
})
