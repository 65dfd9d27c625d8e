// The open note, over the board: its name, image, text and checklist, which save themselves, its labels, and what can be done to it.
// @offline later
// @chunk note
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { isComposing } from '#platform/keys/is-composing.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { nameOf } from '../board/card-text.ts'
import { useNotes } from '../notes-context.ts'
import { noteQueries } from '../queries.ts'
import { Checklist } from './checklist.tsx'
import { NoteFoot } from './note-foot.tsx'
import { NoteHead } from './note-head.tsx'
import { NoteLinks } from './note-links.tsx'
import { NoteMeta } from './note-meta.tsx'
import { NotePicture } from './note-picture.tsx'
import { NoteText } from './note-text.tsx'
import { useOpenNote } from './use-open-note.ts'

export function NoteDialog({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { open } = useNotes()
  const query = useQuery(noteQueries.one(id))
  if (query.data) return <OpenNote note={query.data} />
  return (
    <Dialog isOpen title={t`Note`} onOpenChange={(isOpen) => !isOpen && open(undefined)}>
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the note`} count={4} />}
        error={{
          title: t`Couldn’t load this note.`,
          description: t`It’s saved on this device. Trying again usually helps.`,
        }}
      >
        {() => (
          <EmptyState
            title={t`This note no longer exists.`}
            description={t`It was deleted, or the link is from another device.`}
            action={
              <Button onPress={() => open(undefined)}>
                <Trans>All notes</Trans>
              </Button>
            }
            className="px-0"
          />
        )}
      </QueryView>
    </Dialog>
  )
}

function OpenNote({ note }: { readonly note: Note }) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const state = useOpenNote(note)
  const { close, flush } = state
  const [refusal, setRefusal] = useState<string>()
  const [isLarge, setLarge] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  /** The image that was given last. */
  const last = useRef<File>(undefined)
  const name = nameOf(note) || t`New note`
  useRecordTitle(name)
  const setImage = async (image: File | undefined, others = 0) => {
    if (!image) return
    const savedName = image.name
    last.current = image
    const reason = await actions.setImage(note.id, image)
    // A later image was given meanwhile: the message is about that one.
    if (last.current !== image) return
    setRefusal(
      reason ?? (others > 0 ? t`A note can have only one image, so only “${savedName}” was added.` : undefined),
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file, ...others] = event.clipboardData.files
    // Words beside a picture, as office programs copy them, are what was meant.
    if (!file || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    event.stopPropagation()
    void setImage(file, others.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    close()
  }
  return (
    <Dialog
      isOpen
      size={isLarge ? 'lg' : 'md'}
      title={name}
      onOpenChange={(isOpen) => !isOpen && close()}
      head={<NoteHead note={note} state={state} isLarge={isLarge} setLarge={setLarge} />}
      footer={<NoteFoot note={note} state={state} onImage={setImage} />}
    >
      <DropZone
        message={t`Drop an image to add it to the note`}
        onFiles={([file, ...others]) => setImage(file, others.length)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pastes of the fields in it come by here */}
        <div ref={first} className="space-y-4" onKeyDown={onKeyDown} onPasteCapture={onPaste} onBlur={flush}>
          <NotePicture note={note} refusal={refusal} onRemoved={() => setRefusal(undefined)} />
          {(note.tasks === null || note.content !== '' || state.content.text !== '') && (
            <NoteText field={state.content} isLarge={isLarge} />
          )}
          {note.tasks !== null && <Checklist noteId={note.id} tasks={state.tasks} setTasks={state.setTasks} />}
          <NoteMeta note={note} />
          <NoteLinks noteId={note.id} content={state.content} />
        </div>
      </DropZone>
    </Dialog>
  )
}
