// The open note's image, with a button that removes it, and why another was not taken. Used by note-dialog.tsx.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Note as Notice } from '#ui/note.tsx'
import { NoteImage } from '../note-image.tsx'
import { useNotes } from '../notes-context.ts'

export interface NotePictureProps {
  readonly note: Note
  readonly refusal: string | undefined
  readonly onRemoved: () => void
}

export function NotePicture({ note, refusal, onRemoved }: NotePictureProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  return (
    <>
      <div role="alert">{refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}</div>
      {note.image !== null && (
        <div className="relative">
          <NoteImage note={note} />
          <span className="absolute end-2 top-2 rounded-8 bg-surface-raised/90 print:hidden">
            <IconButton
              icon="trash"
              size="sm"
              label={t`Remove the image`}
              onPress={() => {
                onRemoved()
                void actions.setImage(note.id, null)
              }}
            />
          </span>
        </div>
      )}
    </>
  )
}
