// What the kinds of notes are called.
// @chunk notes
import { useLingui } from '@lingui/react/macro'
import type { NoteKind } from '#contract/apps/notes.ts'

export function useKindNames(): Readonly<Record<NoteKind, string>> {
  const { t } = useLingui()
  return { text: t`Text notes`, list: t`Checklists`, image: t`With an image` }
}
