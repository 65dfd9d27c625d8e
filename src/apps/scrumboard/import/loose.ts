// Parts of shapes for files of other programs: what is not as expected is left empty, and nothing else is lost by it.
// @offline later
import * as z from '#contract/zod.ts'

/** A text, or an id, that some write as a number; none is ''. */
export const Name = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')
/** Some write `"true"`, or 1. */
export const Flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.literal(['true', 'false', 1, 0])]),
    z.transform((value) => value === true || value === 'true' || value === 1),
  ),
  false,
)
/** Some write it as a text. */
export const Order = z.catch(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d{1,300}(?:\.\d{1,300})?$/))]), z.transform(Number)),
  0,
)
export const Maybe = z.catch(z.nullable(z.string()), null)
/** A date that may be missing; what is there and no text is no date. */
export const When = z.catch(z.nullable(z.string()), ({ value }) => (value === undefined ? null : '?'))

/** Entry by entry: one that is none costs itself alone. */
export const entries = <Shape extends z.core.$ZodType>(shape: Shape) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((all) =>
      all.flatMap((entry): z.infer<Shape>[] => {
        const { success, data } = z.safeParse(shape, entry)
        return success ? [data] : []
      }),
    ),
  )
/** The same, with null for each that is none, so that it can be reported. */
export const entriesOrNull = <Shape extends z.core.$ZodType>(shape: Shape) => z.array(z.catch(z.nullable(shape), null))
export const list = <Shape extends z.core.$ZodType>(shape: Shape) => z.catch(entries(shape), [])
