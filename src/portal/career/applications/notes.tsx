// The person's notes about an application, the newest first. What is typed is kept over a reload until it is saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApplicationDetail, ApplicationNote } from '#contract/portal/application-shapes.ts'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAddNote, useDeleteNote, useUpdateNote } from './mutations.ts'

export function Notes({ application: { id, notes } }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  const key = `application-note/${id}`
  const [text, setText] = useState(() => readDraft(key, z.string()) ?? '')
  const [error, setError] = useState<string>()
  const add = useAddNote()
  const remove = useDeleteNote()
  const change = (next: string) => {
    setText(next)
    setError(undefined)
    if (next) writeDraft(key, next)
    else dropDraft(key)
  }
  const save = async () => {
    if (text.trim() === '') return setError(t`Write something first.`)
    await add.mutateAsync({ params: { id }, body: { text: text.trim() } })
    change('')
  }
  const drop = (note: ApplicationNote) =>
    remove.mutate(
      { params: { id, noteId: note.id } },
      {
        onSuccess: () =>
          showToast({
            message: t`Note deleted`,
            action: { label: t`Undo`, onAction: () => add.mutate({ params: { id }, body: { text: note.text } }) },
          }),
      },
    )
  return (
    <section className="mt-8 print:hidden">
      <h3 className="font-semibold text-14">{t`Notes`}</h3>
      <form
        className="mt-2 grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea
          label={t`New note`}
          isLabelHidden
          placeholder={t`Only you see it`}
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
      <ul className="mt-3 grid gap-3">
        {notes.map((note) => (
          <NoteRow key={note.id} applicationId={id} note={note} onDelete={() => drop(note)} />
        ))}
      </ul>
    </section>
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
          <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        ) : (
          <TextArea label={t`Note`} isLabelHidden value={text} onChange={setText} maxLength={5000} />
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
