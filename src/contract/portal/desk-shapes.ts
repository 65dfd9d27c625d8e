// Emails that are sorted and a text that is edited: as they are shown, and what is put or written there. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import { Bilingual } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The longest text of a sentence that is edited. */
export const LONGEST_SENTENCE = 500

/** Short, and unique within the question. */
const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/))

/** Emails that are to be sorted. */
export const ShownSorting = z.object({
  /** In the sequence of their arrival. */
  emails: z.array(
    z.object({
      id: Name,
      /** Who wrote it. */
      from: z.string(),
      subject: Bilingual,
      text: Bilingual,
    }),
  ),
  /** What is to be chosen for each of the emails: the folder, and sometimes a date. */
  questions: z.array(
    z.object({
      id: Name,
      label: Bilingual,
      /** What can be chosen. */
      choices: z.array(z.object({ id: Name, label: Bilingual })),
    }),
  ),
})
export type ShownSorting = z.infer<typeof ShownSorting>

/** A text that is to be edited: English, whatever the person’s language is. */
export const ShownEdit = z.object({
  /** What it is called. */
  title: z.string(),
  /** In their sequence, each as it is before it is edited. */
  sentences: z.array(
    z.object({
      id: Name,
      /** The sentence. */
      text: z.string(),
    }),
  ),
})
export type ShownEdit = z.infer<typeof ShownEdit>

/** Of type `sorting`, of type `edit`. */
export const ShownDesk = {
  /** For type `sorting`. */
  sorting: z.optional(ShownSorting),
  /** For type `edit`. */
  edit: z.optional(ShownEdit),
} as const

/** The choice for an email (`e1-folder`), or what a sentence was changed to (`s1`); what was left is left out. */
export const DeskEntry = z.object({
  id: Name,
  /** The id of the choice, or the sentence as it is now. */
  text: z.string().check(z.maxLength(LONGEST_SENTENCE)),
})
export type DeskEntry = z.infer<typeof DeskEntry>

/** What was chosen for emails, or written into sentences. */
export const DeskEntries = z.array(DeskEntry).check(z.maxLength(24))
