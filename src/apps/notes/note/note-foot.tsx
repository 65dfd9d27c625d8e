// What can be done to the open note, whether it is saved, and what closes it. Used by note-dialog.tsx.
// @chunk note
import { Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { NoteMenuProps } from '../menus/note-menu.tsx'
import { useNotes } from '../notes-context.ts'
import { useConvert } from '../use-convert.ts'
import type { OpenNoteState } from './use-open-note.ts'

const colorMenu = lazyMenu<{ readonly note: Note }>(() => import('../menus/color-menu.tsx'))
const noteMenu = lazyMenu<NoteMenuProps>(() => import('../menus/note-menu.tsx'))

export interface NoteFootProps {
  readonly note: Note
  readonly state: OpenNoteState
  readonly onImage: (image: File | undefined) => void
}

export function NoteFoot({ note, state, onImage }: NoteFootProps) {
  const { t } = useLingui()
  const { actions, open } = useNotes()
  const { id, tasks, archived } = note
  const { content, tasks: typed } = state
  const convert = useConvert()
  return (
    <div className="flex w-full flex-wrap items-center gap-0.5">
      <LazyMenu
        source={colorMenu}
        menu={{ note }}
        opener={(opener) => <IconButton {...opener} icon="swatch" label={t`Colour`} />}
      />
      <IconButton
        icon={tasks === null ? 'list-bullet' : 'bars-3-bottom-left'}
        label={tasks === null ? t`Turn into a checklist` : t`Turn into text`}
        onPress={() => convert({ id, content: content.text, tasks: tasks && [...typed] })}
      />
      <FileButton
        label={t`Image`}
        accept="image/*"
        icon="photo"
        variant="quiet"
        isIcon
        onFiles={([file]) => onImage(file)}
      >
        <span className="sr-only">{note.image === null ? t`Add an image` : t`Replace the image`}</span>
      </FileButton>
      <IconButton
        icon="archive-box"
        label={archived ? t`Unarchive` : t`Archive`}
        aria-pressed={archived}
        onPress={() => actions.setArchived([id], !archived)}
      />
      <IconButton
        icon="trash"
        label={t`Delete`}
        onPress={() => {
          state.flush()
          open(undefined)
          void actions.remove([id])
        }}
      />
      <LazyMenu
        source={noteMenu}
        menu={{ note, isOfOpen: true }}
        opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" label={t`More`} />}
      />
      <SavedMark note={note} state={state} />
      <Button variant="primary" className="ms-auto max-sm:grow" onPress={state.close}>
        <Trans context="button">Done</Trans>
      </Button>
    </div>
  )
}

function SavedMark({ note, state: { isSaved, isSaving } }: Pick<NoteFootProps, 'note' | 'state'>) {
  const { t } = useLingui()
  const { date } = useFormats()
  const time = date(note.updatedAt, 'time')
  return (
    <span role="status" className="ms-2 me-3 inline-flex items-center gap-1.5 whitespace-nowrap text-13 text-ink-muted">
      {isSaving && <Trans>Saving…</Trans>}
      {isSaved && (
        <>
          <Icon name="check" size={16} className="text-success" />
          {t`Saved at ${time}`}
        </>
      )}
    </span>
  )
}
