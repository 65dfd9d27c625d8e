// What a workspace file says about itself, in its `manifest.json`. Written by export-workspace.ts, read by read-archive.ts.
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const MANIFEST = 'manifest.json'

/** What a portal's server stores about the person, as it gives it. It is there to be read: nothing imports it. */
export const PORTAL_FILE = 'portal/account.json'

/** Rises when a build could not read what the next one writes. */
export const FORMAT = 1

export const Manifest = z.object({
  app: z.literal('cairn'),
  format: z.int().check(z.gte(1)),
  madeAt: IsoDate,
  /** The version of the database that it was taken from (schema-versions.ts). */
  schema: z.number(),
  /** Whose career data are in it. Earlier builds put none in. */
  owner: z.optional(z.object({ id: Id, name: z.string(), email: z.string() })),
  tables: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(200)),
        rows: z.int().check(z.gte(0)),
        /** Where its rows are, one JSON text a line. */
        path: z.string().check(z.maxLength(500)),
        /** CRC-32 of that entry, in hex. */
        crc32: z.string().check(z.maxLength(8)),
      }),
    )
    .check(z.maxLength(1000)),
})
export type Manifest = z.infer<typeof Manifest>

/** Is in a row of the file for bytes that are an entry of their own, or a part of one. */
export const BytesInEntry = z.object({
  $entry: z.string(),
  start: z.int().check(z.gte(0)),
  length: z.int().check(z.gte(0)),
})
export type BytesInEntry = z.infer<typeof BytesInEntry>

/** Beside the zip itself, for whoever unpacks it by hand. */
export const README = `This is everything that Cairn kept for one person on one device: tasks, mail, notes, files and the
other apps, and the career data: profile and CVs, applications with drafts and documents, evaluation
results, saved jobs and searches, the career questionnaire, notifications and settings.

Not in it: passwords and sign-in sessions, the key that signs badges, an evaluation under way, what the
portal offers everybody (jobs, skills, roles), and what this browser alone remembers: how Cairn looks, and
notifications that you snoozed, muted or archived.

manifest.json   what is here, whose it is, when it was made, checksums
data/           every table, one JSON text a line: what Cairn reads when you import this file
files/          the content of files and attachments
portal/         where a portal’s server keeps the career data: the copy it gave, in JSON. Cairn cannot import it
readable/       the same for other programs and for people: .vcf contacts, .ics tasks, reminders and birthdays, .eml mail,
                .md notes and boards, .csv tables, .txt conversations
`
