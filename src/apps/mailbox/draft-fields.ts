// The written fields of a draft, as one text to compare and store.
// @chunk mailbox
import type { DraftFields, Mail } from '#contract/apps/mailbox-shapes.ts'

export type Fields = Required<Pick<DraftFields, 'to' | 'cc' | 'bcc' | 'subject' | 'content'>>

export const fieldsOf = ({ to, cc = [], bcc, subject, content }: Pick<Mail, keyof Fields>): Fields => ({
  to,
  cc,
  bcc,
  subject,
  content,
})

export const isEmpty = ({ to, cc, bcc, subject, content }: Fields): boolean =>
  to.length + cc.length + bcc.length === 0 && subject.trim() === '' && content.trim() === ''

const NAMES = ['to', 'cc', 'bcc', 'subject', 'content'] as const satisfies readonly (keyof Fields)[]

const isSame = (one: Fields, other: Fields, name: keyof Fields): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name])

/** Those fields alone that differ: what somebody else writes into the others meanwhile stays. */
export const changedFields = (fields: Fields, saved: Fields): Partial<Fields> =>
  Object.fromEntries(NAMES.filter((name) => !isSame(fields, saved, name)).map((name) => [name, fields[name]]))

/** What is typed here, and of what another tab has saved meanwhile the fields that were not typed in. */
export const mergedFields = (typed: Fields, before: Fields, saved: Fields): Fields => ({
  ...saved,
  ...changedFields(typed, before),
})

/** @returns whether one field was typed in here and changed elsewhere; `ours`: what was sent from here, which comes back as saved */
export const isClash = (typed: Fields, before: Fields, saved: Fields, ours: readonly Fields[]): boolean =>
  NAMES.some(
    (name) =>
      !isSame(typed, before, name) &&
      !isSame(saved, before, name) &&
      !isSame(saved, typed, name) &&
      !ours.some((sent) => isSame(sent, saved, name)),
  )
