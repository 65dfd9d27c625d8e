// The rules of a form by the contract's shape. Apart from use-fields.ts, since the sign-in page does without the schema library.
// @chunk auth-forms
import type * as z from '#contract/zod.ts'

/** The names of the fields that do not fit. */
export const invalidFields =
  (shape: z.ZodMiniType) =>
  (values: unknown): string[] =>
    (shape.safeParse(values).error?.issues ?? []).map(({ path }) => String(path[0]))
