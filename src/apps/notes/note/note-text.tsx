// The text of the open note, in Markdown. Used by note-dialog.tsx.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import { CONTENT_LIMIT } from '#contract/apps/note-limits.ts'
import type { Autosave } from '#kit/forms/use-autosave.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'

export interface NoteTextProps {
  readonly field: Autosave
  /** The note has the window for itself. */
  readonly isLarge: boolean
}

export function NoteText({ field: { text, setText }, isLarge }: NoteTextProps) {
  const { t } = useLingui()
  return (
    <MarkdownField
      data-note-body
      label={t`Text`}
      isLabelHidden
      placeholder={t`Write something…`}
      rows={6}
      className={isLarge ? '[&_textarea]:min-h-[50dvh]' : ''}
      value={text}
      maxLength={CONTENT_LIMIT}
      onChange={setText}
    />
  )
}
