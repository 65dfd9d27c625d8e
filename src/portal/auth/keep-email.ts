// Hands the address that somebody just typed on to the sign-in form, whose draft it is.
// @chunk auth-words
import * as z from '#contract/zod.ts'
import { readDraft, writeDraft } from '#platform/forms/draft.ts'

/** The draft of the sign-in form. */
export const SIGN_IN_DRAFT = 'sign-in'

export const keepEmail = (email: string): void => writeDraft(SIGN_IN_DRAFT, { email })

export const rememberedEmail = (): string => readDraft(SIGN_IN_DRAFT, z.object({ email: z.string() }))?.email ?? ''
