// Parts of shapes for files of other programs: what is not as expected is left empty, and nothing else is lost by it.
// @offline later
import * as z from '#contract/zod.ts'

export const Name = z.catch(z.string(), '')
export const Flag = z.catch(z.boolean(), false)
export const Order = z.catch(z.number(), 0)
export const Maybe = z.catch(z.nullable(z.string()), null)
export const list = <Shape extends z.core.$ZodType>(shape: Shape) => z.catch(z.array(shape), [])
