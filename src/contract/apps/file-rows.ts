// A file or folder as it is stored.
import { FILE_TYPES, nameProblem } from '#contract/apps/file-names.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Stands for the root among the parents: an index does not know null. */
export const ROOT = ''

export const FileRow = z.object({
  id: Id,
  /** The folder's id, or `ROOT`. */
  parent: z.string(),
  kind: z.enum(['folder', 'file']),
  /** As a person can give it: in a file from outside it may be a path. */
  name: z.string().check(
    z.maxLength(300),
    z.refine((name) => nameProblem(name) === undefined, 'no name of a file'),
  ),
  /** What the name is compared by, within a folder. */
  nameKey: z.string().check(z.maxLength(300)),
  createdBy: z.string().check(z.maxLength(200)),
  createdAt: IsoDate,
  modifiedAt: IsoDate,
  description: z.nullable(z.string().check(z.maxLength(5000))),
  /** When it was starred; absent where it is not. */
  starredAt: z.optional(IsoDate),
  /** Absent of a folder, as all that follows. */
  type: z.optional(z.enum(FILE_TYPES)),
  mediaType: z.optional(z.string().check(z.maxLength(200))),
  /** bytes */
  size: z.optional(z.number()),
  /** The id of its content among the pieces. */
  content: z.optional(z.string().check(z.maxLength(200))),
  /** A sample's content is drawn on request: which one, and when it was planted, in ms since the epoch. */
  sample: z.optional(z.object({ key: z.string().check(z.maxLength(200)), at: z.number() })),
})
export type FileRow = z.infer<typeof FileRow>

/** The folder that a folder was in or was merged into when it went, so that an address that still names it leads somewhere near. */
export const GoneFolder = z.object({ id: Id, parent: z.string() })
export type GoneFolder = z.infer<typeof GoneFolder>
