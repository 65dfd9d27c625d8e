// What a workspace file says about itself, in its `manifest.json`. Written by export-workspace.ts, read by read-archive.ts.
import { IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const MANIFEST = 'manifest.json'

/** Rises when a build could not read what the next one writes. */
export const FORMAT = 1

export const Manifest = z.object({
  app: z.literal('cairn'),
  format: z.int().check(z.gte(1)),
  madeAt: IsoDate,
  /** The version of the database that it was taken from (schema-versions.ts). */
  schema: z.number(),
  tables: z.array(
    z.object({
      name: z.string().check(z.maxLength(200)),
      rows: z.int().check(z.gte(0)),
      /** Where its rows are, one JSON text a line. */
      path: z.string().check(z.maxLength(500)),
      /** CRC-32 of that entry, in hex. */
      crc32: z.string().check(z.maxLength(8)),
    }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** Stands in a row of the file for bytes that are an entry of their own, or a part of one. */
export const BytesInEntry = z.object({
  $entry: z.string(),
  start: z.int().check(z.gte(0)),
  length: z.int().check(z.gte(0)),
})
export type BytesInEntry = z.infer<typeof BytesInEntry>

/** Beside the zip itself: whoever unpacks it by hand is told what is what. */
export const README = `This is everything that Cairn kept on one device.

manifest.json   what is here, when it was made, checksums
data/           every table, one JSON text a line: what Cairn reads when this file is brought in again
files/          the content of files and attachments
readable/       the same for other programs and for people: .vcf contacts, .ics tasks, reminders and birthdays, .eml mail,
                .md notes and boards, .csv tables, .txt conversations
`
