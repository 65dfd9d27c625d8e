// What a profile holds: a resume, its versions and their differences, what an import changes, and the skills to learn. Spoken through profile.ts.
// @chunk profile-shapes
import { ResumeContent } from '#contract/portal/resume.ts'
import { ClaimSource, Level } from '#contract/portal/skills.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A cropped picture as a data URL: PNG, JPEG, WebP or SVG. */
export const Photo = z
  .string()
  .check(z.maxLength(400_000), z.regex(/^data:image\/(png|jpeg|webp|svg\+xml)[;,]/, 'not a picture'))

/** One thing that would make the profile more useful. */
export const CompletenessStep = z.object({
  /** What is to be filled in. */
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
  /** Whether it is filled in. */
  isDone: z.boolean(),
  /** `applications`: forms are filled in; `matching`: jobs are found; `trust`: employers see what is behind it. */
  effect: z.enum(['applications', 'matching', 'trust']),
  /** How many open jobs it concerns; 0 where it concerns none in particular. */
  jobs: z.number(),
})
export type CompletenessStep = z.infer<typeof CompletenessStep>

/** What the person says about themselves, as a resume. */
export const Profile = z.object({
  content: ResumeContent,
  /** A data URL; null where there is none. */
  photo: z.nullable(z.string()),
  completeness: z.array(CompletenessStep),
  /** How many stored entries do not fit into `content`, since a list has its limit. The next change keeps them as a version of their own. */
  beyond: z.optional(z.number()),
  /** Rises with each change. */
  version: z.int(),
  updatedAt: IsoDate,
})
export type Profile = z.infer<typeof Profile>

/** Any part of the content: whole sections, of `basics` single fields. What is left out stays. */
export const ProfilePatch = z.partial(
  z.extend(ResumeContent, {
    /** Single fields; the others stay. */
    basics: z.partial(ResumeContent.shape.basics),
  }),
)
export type ProfilePatch = z.infer<typeof ProfilePatch>

/** The content with a change in it. The back end and the page's optimistic change agree by it. */
export const patchContent = (content: ResumeContent, patch: ProfilePatch): ResumeContent => ({
  ...content,
  ...patch,
  basics: { ...content.basics, ...patch.basics },
})

/** A version of the resume in a list. */
export const ResumeListed = z.object({
  id: Id,
  /** The name that the person gave. */
  name: z.string(),
  /** The person’s own remark; may be empty. */
  note: z.string(),
  createdAt: IsoDate,
  /** The version of the profile from which it was taken. */
  profileVersion: z.int(),
})
export type ResumeListed = z.infer<typeof ResumeListed>

/** A version of the resume, whole. */
export const ResumeVersion = z.extend(ResumeListed, {
  content: ResumeContent,
  /** A data URL; null where there is none. */
  photo: z.nullable(z.string()),
})
export type ResumeVersion = z.infer<typeof ResumeVersion>

/** One difference between two versions. `before` and `after` are texts to be read; null where there is none. */
export const ResumeChange = z.object({
  /** `basics` or a section's name. */
  section: z.string(),
  /** `moved`: the entry is at another place of its list. */
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** The entry's id; null in `basics`. */
  entryId: z.nullable(Id),
  /** What the entry is called, such as the employer. */
  entry: z.nullable(z.string()),
  /** The field's name where one was changed; null for a whole entry. */
  field: z.nullable(z.string()),
  /** The text before; null where there was none. */
  before: z.nullable(z.string()),
  /** The text after; null where there is none. */
  after: z.nullable(z.string()),
})
export type ResumeChange = z.infer<typeof ResumeChange>

/** `jsonresume`: JSON Resume 1.3.1; `europass`: Europass XML. */
export const ResumeFormat = z.enum(['jsonresume', 'europass'])
export type ResumeFormat = z.infer<typeof ResumeFormat>

/** One part of a file: a field of `basics`, or an entry of a section. Each is accepted by itself. */
export const ImportItem = z.object({
  id: Id,
  /** `basics` or a section’s name. */
  section: z.string(),
  /** The field’s name in `basics`; null for an entry. */
  field: z.nullable(z.string()),
  /**
   * `same`: it is there already; `add`: it replaces nothing; `replace`: it takes the place of `before`; `full`: its list has no room left, so it is
   * not taken.
   */
  kind: z.enum(['add', 'replace', 'same', 'full']),
  /** What the part is called, such as the employer. */
  label: z.string(),
  /** What it would replace, as text. */
  before: z.nullable(z.string()),
  /** What the file says, as text. */
  after: z.string(),
})
export type ImportItem = z.infer<typeof ImportItem>

/** A value of the file that has no place in the profile. */
export const Unmapped = z.object({
  /** Where it is in the file. */
  path: z.string(),
  /** The value as text. */
  value: z.string(),
})
export type Unmapped = z.infer<typeof Unmapped>

/** What an import would change, or has changed. */
export const ImportPreview = z.object({
  preview: z.array(ImportItem),
  unmapped: z.array(Unmapped),
  /** Values of the file that are wrong and left out. */
  problems: z.array(
    z.object({
      /** Where it is in the file. */
      path: z.string(),
      /** What is wrong with it. */
      message: z.string(),
    }),
  ),
  /** The profile after an import with `commit`; else null. */
  profile: z.nullable(Profile),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** A skill that the person has chosen to learn. */
export const Learning = z.object({
  skillId: Id,
  label: Bilingual,
  /** The person’s level; 0 where it is not stated, and `source` is null then. */
  level: z.number(),
  source: z.nullable(ClaimSource),
  /** What the target roles ask for at most; null where none asks for it. */
  target: z.nullable(Level),
  /** How many open jobs would match with one level more. */
  jobsUnlocked: z.number(),
  /** Whether there is an evaluation of it. */
  isEvaluable: z.boolean(),
  /** The person’s own remark; may be empty. */
  note: z.string(),
  /** When the person finished learning it; null while they learn. */
  doneAt: z.nullable(IsoDate),
})
export type Learning = z.infer<typeof Learning>
