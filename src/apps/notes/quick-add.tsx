// The line above the board: a thought and Enter is a note; the buttons begin a checklist, or a note with an image or a reminder. Used by notes-screen.tsx.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { TITLE_LIMIT } from '#contract/apps/note-limits.ts'
import type { NoteDraft } from '#contract/apps/notes-shapes.ts'
import * as z from '#contract/zod.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { noteOfText } from './note-of-text.ts'
import { useNotes } from './notes-context.ts'
import { newList, useNewNote } from './use-new-note.ts'
import { useTakeFiles } from './use-take-files.ts'

const DRAFT = 'notes/new'

export function QuickAdd() {
  const { t } = useLingui()
  const { openDialog } = useNotes()
  const add = useNewNote()
  const field = useRef<HTMLInputElement>(null)
  const { text, write, submit, take, begin } = useQuickNote()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit().then((isAdded) => isAdded && field.current?.focus())
      }}
      className="field-box mb-6 print:hidden flex h-12 max-w-160 items-center gap-1 rounded-12 border border-line-strong bg-surface-raised ps-4 pe-1 focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus-ring"
    >
      <Icon name="plus" size={16} className="text-ink-muted" />
      <input
        ref={field}
        aria-label={t`Write a note`}
        placeholder={t`Write a note`}
        maxLength={TITLE_LIMIT}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => write(event.target.value)}
        onPaste={(event) => {
          const { files, types } = event.clipboardData
          if (files.length > 0 && !types.includes('text/plain')) {
            event.preventDefault()
            return void take([...files])
          }
          const note = text === '' ? noteOfText(event.clipboardData.getData('text/plain')) : undefined
          if (note === undefined) return
          event.preventDefault()
          void add(note)
        }}
        className="ms-1 h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint placeholder:opacity-100"
      />
      <IconButton icon="list-bullet" label={t`New checklist`} onPress={() => begin(newList())} />
      <FileButton label={t`Image`} accept="image/*" icon="photo" variant="quiet" isIcon onFiles={take}>
        <span className="sr-only">{t`New note with an image`}</span>
      </FileButton>
      <IconButton
        icon="clock"
        label={t`New note with a reminder`}
        onPress={async () => {
          const note = await begin({})
          if (note) openDialog({ kind: 'reminder', note })
        }}
      />
    </form>
  )
}

/** What is typed, stored across a reload, and the notes that it becomes. */
function useQuickNote() {
  const { actions, search } = useNotes()
  const add = useNewNote()
  const takeFiles = useTakeFiles()
  const [text, setText] = useState(() => readDraft(DRAFT, z.string()) ?? '')
  const write = (next: string) => {
    setText(next)
    if (next === '') dropDraft(DRAFT)
    else writeDraft(DRAFT, next)
  }
  const labels = search.label === undefined ? {} : { labels: [search.label] }
  /** @returns whether what was typed was to be added; an empty line opens a new note */
  const submit = async () => {
    const title = text.trim()
    if (title === '') {
      void add()
      return false
    }
    write('')
    if ((await actions.create({ title, ...labels })) === undefined) write(title)
    return true
  }
  const take = async (files: readonly File[]) => {
    const title = text.trim()
    if ((await takeFiles(files, title)) && title !== '') write('')
  }
  const begin = async (draft: NoteDraft) => {
    const title = text.trim()
    const id = await add({ ...draft, title })
    if (id !== undefined) write('')
    return id === undefined ? undefined : { id, title, content: '', tasks: null, reminder: null }
  }
  return { text, write, submit, take, begin }
}
