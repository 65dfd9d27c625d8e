// Parts of shapes for files of other programs: what is not as expected is left empty, and nothing else is lost by it.
// @offline later
import * as z from '#contract/zod.ts'

export const Name = z.catch(z.string(), '')
export const Flag = z.catch(z.boolean(), false)
export const Order = z.catch(z.number(), 0)
export const Maybe = z.catch(z.nullable(z.string()), null)
/** An id that some write as a number; none is ''. */
export const Key = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')

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
export const list = <Shape extends z.core.$ZodType>(shape: Shape) => z.catch(entries(shape), [])
