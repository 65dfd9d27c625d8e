// Shapes that several domains really share.
import * as z from './zod.ts'

/** An opaque identifier, made by the back end and never changed. */
export const Id = z.string().check(z.minLength(1), z.maxLength(200))
export type Id = z.infer<typeof Id>

/** An instant as ISO 8601 text in UTC, such as `2026-11-17T09:00:00.000Z`. */
export const IsoDate = z.iso.datetime({ offset: true })
export type IsoDate = z.infer<typeof IsoDate>

/** The query of a call about one thing: `?id=`. */
export const ById = z.object({ id: Id })
