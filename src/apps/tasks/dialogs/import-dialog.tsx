// Imports the tasks of a calendar file: shows first what is new, what is there already and what cannot be read. A chunk of its own; shown by lazy-dialog.tsx.
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { calendarToTasks, type ReadCalendar, type Unreadable } from '../calendar/calendar-to-tasks.ts'
import { notTakenWords } from '../calendar/not-taken-words.ts'
import { useTasks } from '../tasks-context.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

type Preview = { readonly name: string } & (
  | { readonly read: ReadCalendar }
  | { readonly problem: 'no-calendar' | 'unreadable' }
)

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { tasks, verbs } = useTasks()
  const [chosen, setChosen] = useState(file)
  const preview = usePreview(chosen)
  const fresh = preview && 'read' in preview ? preview.read.fresh : []
  const count = fresh.length

  const apply = () => {
    if (!preview || !('read' in preview)) return
    const section = { type: 'section' as const, title: preview.read.name ?? preview.name }
    const words = plural(count, { one: '# task imported', other: '# tasks imported' })
    onClose()
    void verbs.add([section, ...fresh], tasks.at(-1)?.id ?? null, words)
  }

  return (
    <Dialog
      isOpen
      title={t`Import calendar file`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isDisabled={count === 0} onPress={apply}>
            <Plural value={count} _0="Import" one="Import # task" other="Import # tasks" />
          </Button>
        </>
      }
    >
      <FileChoice name={chosen?.name} onChoose={setChosen} />
      {preview && <PreviewOf preview={preview} />}
    </Dialog>
  )
}

/** What is present when the file is chosen is what it is compared with. */
function usePreview(source: File | null): Preview | null {
  const { tasks, tags } = useTasks()
  const [read, setRead] = useState<Preview | null>(null)
  const present = useRef({ tasks, tags })
  useEffect(() => {
    if (!source) return
    const name = source.name.replace(/\.ics$/i, '')
    source.text().then(
      (text) => {
        const calendar = calendarToTasks(text, present.current)
        setRead(calendar ? { name, read: calendar } : { name, problem: 'no-calendar' })
      },
      () => setRead({ name, problem: 'unreadable' }),
    )
  }, [source])
  return read
}

function FileChoice({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex items-center gap-3">
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        aria-label={t`Calendar file`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target: { files } }) => files?.[0] && onChoose(files[0])}
      />
      <Button icon="arrow-up-tray" onPress={() => input.current?.click()}>
        {name ? t`Choose another file` : t`Choose a file`}
      </Button>
      <span className="min-w-0 truncate text-ink-muted">
        {name ?? t`The tasks of a .ics file, or of a calendar program.`}
      </span>
    </div>
  )
}

function PreviewOf({ preview }: { preview: Preview }) {
  const { t, i18n } = useLingui()
  if ('problem' in preview) {
    const words =
      preview.problem === 'no-calendar'
        ? t`This file is no calendar. Choose one that ends in .ics.`
        : t`This file could not be read. Choose it again.`
    return (
      <Note kind="danger" className="mt-4">
        {words}
      </Note>
    )
  }
  const { fresh, known, unreadable, notTaken } = preview.read
  const others = notTakenWords(notTaken)
    .map((told) => (typeof told === 'string' ? told : i18n._(told)))
    .join(', ')
  return (
    <div className="mt-4 space-y-4" aria-live="polite">
      <p>
        <Plural value={fresh.length} _0="No new task" one="# new task" other="# new tasks" />
        {known > 0 && (
          <>
            {' · '}
            <Plural
              value={known}
              one="# is there already and stays as it is"
              other="# are there already and stay as they are"
            />
          </>
        )}
      </p>
      {unreadable.length > 0 && <UnreadableList unreadable={unreadable} />}
      {others !== '' && (
        <Note kind="warning">
          <Trans>Not taken: {others}</Trans>
        </Note>
      )}
      <ul className="max-h-60 overflow-y-auto">
        {fresh.slice(0, SHOWN).map(({ uid, title }) => (
          <li key={uid} className="truncate border-line-soft border-t py-2">
            {title || t`Untitled`}
          </li>
        ))}
        {fresh.length > SHOWN && (
          <li className="border-line-soft border-t py-2 text-ink-faint">
            <Plural value={fresh.length - SHOWN} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </div>
  )
}

/** Enough to know the file by. */
const SHOWN = 50

function UnreadableList({ unreadable }: { unreadable: readonly Unreadable[] }) {
  const { t } = useLingui()
  return (
    <Note kind="warning">
      <p>
        <Plural
          value={unreadable.length}
          one="# cannot be read and is left out:"
          other="# cannot be read and are left out:"
        />
      </p>
      <ul className="mt-1 list-disc ps-4">
        {unreadable.map(({ title, line }) => (
          <li key={line}>{t`${title || t`Untitled`} (line ${line})`}</li>
        ))}
      </ul>
    </Note>
  )
}
