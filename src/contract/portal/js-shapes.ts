// A small program that is asked for: the calls that are shown, and what the program gave. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import * as z from '#contract/zod.ts'

/** The longest program, and the longest value that a call gives, as text. */
export const LONGEST_PROGRAM = 4000
export const LONGEST_VALUE = 2000

/** A call of the function, as JavaScript: `totals([1, 2])`. */
const JsCall = z.string().check(z.maxLength(1000))
/** As text, the way JSON has it; what JSON has no word for, such as `undefined`, as JavaScript does. */
const JsValue = z.string().check(z.maxLength(LONGEST_VALUE))

/** A program that is asked for, as it is shown. */
export const ShownJs = z.object({
  /** What the field holds at first: the function by its name, without a body. */
  start: z.string(),
  /** Calls, and what each of them should give. */
  examples: z.array(
    z.object({
      call: JsCall,
      /** What it should give. */
      wanted: JsValue,
    }),
  ),
  /** Other calls, in their sequence: an answer brings what its program gives for each of them. What it should give is never told. */
  others: z.array(JsCall),
})
export type ShownJs = z.infer<typeof ShownJs>

/** Null where the call gave none: it failed, or took too long. */
export const JsResult = z.nullable(JsValue)
export type JsResult = z.infer<typeof JsResult>

/** A program that somebody wrote. */
export const JsProgram = z.string().check(z.maxLength(LONGEST_PROGRAM))

/** A program and what it gave. */
export const JsAnswer = z.object({
  program: JsProgram,
  /** Of the calls that are shown, then of each of the others. */
  results: z.array(JsResult).check(z.maxLength(16)),
})
export type JsAnswer = z.infer<typeof JsAnswer>
