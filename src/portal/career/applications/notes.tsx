// The person's notes about an application, the newest first. What is typed is stored across a reload until it is saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApplicationDetail, ApplicationNote } from '#contract/portal/application-shapes.ts'
import * as z from '#contract/zod.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { MarkdownText } from '#kit/text/markdown-text.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useAddNote, useDeleteNote, useUpdateNote } from './mutations.ts'

export function Notes({ application: { id, notes } }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  const add = useAddNote()
  const remove = useDeleteNote()
  const { run } = useAction()
  const drop = (note: ApplicationNote) => {
    // It comes back under another id.
    let noteId = note.id
    void run({
      message: t`Note deleted`,
      write: () => remove.mutateAsync({ params: { id, noteId } }),
      inverse: async () => {
        const added = await add.mutateAsync({ params: { id }, body: { text: note.text } })
        if (!isQueued(added.answer)) noteId = added.answer.id
        return added
      },
      failure: null,
    })
  }
  return (
    <section className="mt-8 print:hidden">
      <h3 className="font-semibold text-14">{t`Notes`}</h3>
      <NewNote id={id} />
      <ul className="mt-3 grid gap-3">
        {notes.map((note) => (
          <NoteRow key={note.id} applicationId={id} note={note} onDelete={() => drop(note)} />
        ))}
      </ul>
    </section>
  )
}

/** One draft of a note per application, wherever it is typed. @param onSaved called once it is stored */
export function NewNote({ id, onSaved }: { id: string; onSaved?: () => void }) {
  const { t } = useLingui()
  const key = `application-note/${id}`
  const [text, setText] = useState(() => readDraft(key, z.string()) ?? '')
  const [error, setError] = useState<string>()
  const add = useAddNote()
  const change = (next: string) => {
    setText(next)
    setError(undefined)
    if (next) writeDraft(key, next)
    else dropDraft(key)
  }
  const save = async () => {
    if (text.trim() === '') return setError(t`Enter a note.`)
    await add.mutateAsync({ params: { id }, body: { text: text.trim() } })
    change('')
    onSaved?.()
  }
  return (
    <form
      className="mt-2 grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MarkdownField
        label={t`New note`}
        isLabelHidden
        placeholder={t`Only you can see this`}
        value={text}
        onChange={change}
        error={error}
        maxLength={5000}
        className="w-full"
      />
      <Button type="submit" size="sm">
        <Trans>Add note</Trans>
      </Button>
    </form>
  )
}

function NoteRow({
  applicationId,
  note,
  onDelete,
}: {
  applicationId: string
  note: ApplicationNote
  onDelete(): void
}) {
  const { t } = useLingui()
  const { date } = useFormats()
  const update = useUpdateNote()
  const [text, setText] = useState<string>()
  return (
    <li className="flex gap-2 rounded-8 bg-surface-sunken px-4 py-3">
      <div className="min-w-0 flex-1">
        {text === undefined ? (
          <MarkdownText text={note.text} />
        ) : (
          <MarkdownField label={t`Note`} isLabelHidden value={text} onChange={setText} maxLength={5000} />
        )}
        <p className="mt-1 text-13 text-ink-muted">{date(note.updatedAt, 'dayTime')}</p>
        {text !== undefined && (
          <Button
            size="sm"
            className="mt-2"
            isDisabled={text.trim() === ''}
            onPress={async () => {
              await update.mutateAsync({ params: { id: applicationId, noteId: note.id }, body: { text: text.trim() } })
              setText(undefined)
            }}
          >
            <Trans>Save</Trans>
          </Button>
        )}
      </div>
      <IconButton icon="pencil" size="sm" label={t`Edit the note`} onPress={() => setText(note.text)} />
      <IconButton icon="trash" size="sm" label={t`Delete the note`} onPress={onDelete} />
    </li>
  )
}
