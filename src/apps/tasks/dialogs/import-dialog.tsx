// Imports the tasks of a calendar file or of a table: shows first what is new, what is there already and what cannot be read. A chunk of its own; shown by lazy-dialog.tsx.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { decodeText } from '#formats/decode-text.ts'
import { type ReadCalendar, readTasks } from '#formats/icalendar/read-tasks.ts'
import { DUE_COLOURS, useDueWords } from '#kit/due/use-due-words.ts'
import { wholeList } from '#kit/query/list-in-windows.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { ColumnMapping } from '#kit/transfer/column-mapping.tsx'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { ToldList } from '#kit/transfer/told-list.tsx'
import { type ColumnGuess, useTableMapping } from '#kit/transfer/use-table-mapping.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/note.tsx'
import { alteredMessages, cancelledMessages, leftOutMessages } from '../calendar/import-messages.ts'
import { placeImported } from '../calendar/place-imported.ts'
import { writeImported } from '../calendar/write-imported.ts'
import { taskQueries } from '../queries.ts'
import { FIELD_NAMES } from '../table/field-names.ts'
import { type Field, guessFields, planTable, type Refused, readLines } from '../table/plan-table.ts'
import { useTasks } from '../tasks-context.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

interface Read extends ReadCalendar {
  readonly title: string
  /** Rows of a table that are left out, and why. */
  readonly refused: readonly Refused[]
}

type Preview = Read & { readonly tooLarge: readonly string[] }

const GUESSES: ColumnGuess<Field | null> = { guess: guessFields, isKnown: (field) => field !== null }

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { tasks, lists, list, setSearch } = useTasks()
  const { tables, read } = useReading()
  const apply = ({ fresh, title, tooLarge }: Preview, _: File, run: Transfers['run']) => {
    const { parts, places } = placeImported({ tasks, lists, listId: list?.id ?? null }, fresh, title)
    const [place = ''] = places
    const [first] = parts.flatMap(({ additions }) => additions.filter(({ type }) => type !== 'section'))
    return run({
      total: parts.flatMap(({ additions }) => additions).length,
      leftOut: tooLarge.length,
      write: (writer) => writeImported(writer, parts),
      message: () =>
        places.length === 1
          ? plural(fresh.length, {
              one: `# task imported into “${place}”`,
              other: `# tasks imported into “${place}”`,
            })
          : fresh.some((task) => task.list !== undefined)
            ? plural(fresh.length, { one: '# task imported', other: `# tasks imported into ${places.length} lists` })
            : plural(fresh.length, {
                one: '# task imported',
                other: `# tasks imported into ${places.length} sections`,
              }),
      second: { label: t`Show`, onAction: () => setSearch({ list: undefined, task: first?.id }) },
    })
  }
  return (
    <KitDialog
      title={t`Import tasks`}
      fileLabel={t`File with tasks`}
      accept=".ics,text/calendar,.csv,text/csv"
      hint={t`A calendar file (.ics), or a table (.csv) from Todoist, TickTick, Asana, Notion, Outlook or a spreadsheet`}
      file={file}
      read={async (chosen) => withoutTooLarge(await read(chosen))}
      choices={tables.choices}
      columns={(chosen) => (
        <ColumnMapping
          file={chosen}
          tables={tables}
          names={FIELD_NAMES}
          fields={tables.mapping?.columns}
          onChange={tables.setColumns}
        />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      canApply={({ fresh }) => fresh.length > 0}
      applyLabel={(preview) => (
        <Plural value={preview?.fresh.length ?? 0} _0="Import" one="Import # task" other="Import # tasks" />
      )}
      onApply={apply}
      onClose={onClose}
    >
      {(preview) => <PreviewOf preview={preview} />}
    </KitDialog>
  )
}

function useReading() {
  const { t } = useLingui()
  const { tags, people, now } = useTasks()
  const client = useQueryClient()
  const { language } = usePrefs()
  const tables = useTableMapping(GUESSES)
  const read = async (file: File): Promise<Read> => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    const tasks = await wholeList(client, taskQueries.all())
    if (/\.csv$/i.test(file.name) || file.type === 'text/csv') {
      const { table, columns: fields } = tables.of(file, () => readLines(text))
      const plan = planTable(table, { fields, tasks, tags, people, language, now })
      return {
        name: null,
        cancelled: 0,
        unreadable: [],
        notTaken: [],
        title: file.name.replace(/\.csv$/i, ''),
        ...plan,
      }
    }
    tables.forget()
    const calendar = readTasks(text, { tasks, tags })
    if (!calendar) throw new FileRefusal(t`This file has no tasks. Choose one that ends in .ics or .csv.`)
    return { ...calendar, refused: [], title: calendar.name ?? file.name.replace(/\.ics$/i, '') }
  }
  return { tables, read }
}

function withoutTooLarge(read: Read): Preview {
  const { fitting: fresh, tooLarge } = sortBySize(read.fresh)
  return { ...read, fresh, tooLarge: tooLarge.map(({ title = '' }) => title) }
}

function PreviewOf({
  preview: { fresh, known, cancelled, unreadable, refused, notTaken, altered },
}: {
  preview: Preview
}) {
  const { i18n } = useLingui()
  const others = leftOutMessages(notTaken)
    .map((words) => i18n._(words))
    .join(', ')
  const changes = [...alteredMessages(altered), ...cancelledMessages(cancelled)]
  return (
    <>
      <p>
        <Plural value={fresh.length} _0="No new tasks" one="# new task" other="# new tasks" />
        {known > 0 && (
          <>
            {' · '}
            <Plural value={known} one="# already exists and won’t change" other="# already exist and won’t change" />
          </>
        )}
      </p>
      <LeftOut unreadable={unreadable} refused={refused} />
      {(others !== '' || changes.length > 0) && (
        <Note kind="warning">
          {others !== '' && (
            <p>
              <Trans>Not imported: {others}</Trans>
            </p>
          )}
          {changes.map((words) => (
            <p key={words.id} className="wrap-anywhere">
              {i18n._(words)}
            </p>
          ))}
        </Note>
      )}
      <FreshList fresh={fresh} />
    </>
  )
}

function FreshList({ fresh }: Pick<Preview, 'fresh'>) {
  const { t } = useLingui()
  const { now } = useTasks()
  const wordsOf = useDueWords(now)
  return (
    <ul className="max-h-60 overflow-y-auto">
      {fresh.slice(0, SHOWN).map(({ uid, title, dueDate, completed }) => {
        const due = dueDate ? wordsOf(dueDate) : undefined
        return (
          <li key={uid} className="flex items-baseline gap-3 border-line-soft border-t py-2">
            <span className="min-w-0 flex-1 truncate">{title || t`Untitled`}</span>
            {completed && <span className="text-13 text-ink-muted">{t`Completed`}</span>}
            {due && (
              <span className={cx('text-13 tabular-nums', DUE_COLOURS[completed ? 'plain' : due.tone])}>
                {due.text}
              </span>
            )}
          </li>
        )
      })}
      {fresh.length > SHOWN && (
        <li className="border-line-soft border-t py-2 text-ink-faint">
          <Plural value={fresh.length - SHOWN} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  )
}

/** Enough to know the file by. */
const SHOWN = 50

function LeftOut({ unreadable, refused }: Pick<Preview, 'unreadable' | 'refused'>) {
  const { t } = useLingui()
  const reasons: Readonly<Record<Refused['why'], string>> = {
    cells: t`it has more cells than columns; a quotation mark may be missing`,
    title: t`it has no title`,
    due: t`its due date isn’t a valid date`,
    start: t`its start date isn’t a valid date`,
    priority: t`its priority isn’t recognised`,
    repeat: t`its repeat rule isn’t recognised`,
  }
  return (
    <>
      <ToldList
        all={unreadable}
        heading={plural(unreadable.length, {
          one: '# can’t be read and won’t be imported:',
          other: '# can’t be read and won’t be imported:',
        })}
        wordsOf={({ title, line }) => t`${title || t`Untitled`} (line ${line})`}
      />
      <ToldList
        all={refused}
        heading={plural(refused.length, { one: '# row won’t be imported:', other: '# rows won’t be imported:' })}
        wordsOf={({ title, line, why }) => {
          const words = reasons[why]
          return t`Line ${line}, ${title || t`Untitled`}: ${words}`
        }}
      />
    </>
  )
}
