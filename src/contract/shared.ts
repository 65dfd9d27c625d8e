// Shapes that several domains really share.
// @chunk contract
import * as z from './zod.ts'

/** An opaque identifier. The server makes it and never changes it. */
export const Id = z.string().check(z.minLength(1), z.maxLength(200))
export type Id = z.infer<typeof Id>

/** An hour's difference takes the first or the last of all years out of what ISO 8601 writes with four digits. */
const isWritable = (text: string): boolean => new Date(text).toISOString().length === '2026-11-17T09:00:00.000Z'.length

/** An instant as ISO 8601 text, such as `2026-11-17T09:00:00.000Z`; answers have it in UTC. */
export const IsoDate = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine(isWritable, 'not within the years 0000 to 9999 in UTC'))
export type IsoDate = z.infer<typeof IsoDate>

/** A language of the product. */
export const Language = z.enum(['en', 'fr'])
export type Language = z.infer<typeof Language>

/** A text in both languages. */
export const Bilingual = z.object({
  /** In English. */
  en: z.string(),
  /** In French. */
  fr: z.string(),
})
export type Bilingual = z.infer<typeof Bilingual>

/** The number of a page, from 1. */
export const PageNumber = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1e9)), 1)

/** The query of a call about one thing: `?id=`. */
export const ById = z.object({ id: Id })

/** The colours that a person can give to what sorts their things: labels of mail, lists of tasks. */
export const NamedColor = z.enum([
  'gray',
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
])
export type NamedColor = z.infer<typeof NamedColor>
