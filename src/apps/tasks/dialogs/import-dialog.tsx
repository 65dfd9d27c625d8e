// Imports the tasks of a calendar file or of a table: shows first what is new, what changes, what is there already and what cannot be read. A chunk of its own; shown by lazy-dialog.tsx.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { decodeText } from '#formats/decode-text.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { guessTaskColumns, type TaskColumn } from '#formats/task-columns.ts'
import { wholeList } from '#kit/query/list-in-windows.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { ColumnMapping } from '#kit/transfer/column-mapping.tsx'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { type ColumnGuess, useTableMapping } from '#kit/transfer/use-table-mapping.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { placeImported } from '../calendar/place-imported.ts'
import { writeImported } from '../calendar/write-imported.ts'
import { taskQueries } from '../queries.ts'
import { FIELD_NAMES } from '../table/field-names.ts'
import { planTable, readLines } from '../table/plan-table.ts'
import { useTasks } from '../tasks-context.ts'
import { ImportPreview, type ReadFile } from './import-preview.tsx'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

type Preview = ReadFile & { readonly tooLarge: readonly string[] }

const GUESSES: ColumnGuess<TaskColumn | null> = { guess: guessTaskColumns, isKnown: (field) => field !== null }

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { tasks, lists, list, setSearch } = useTasks()
  const { tables, read } = useReading()
  const apply = ({ fresh, updates, calledOff, title, tooLarge }: Preview, _: File, run: Transfers['run']) => {
    const { parts, places } = placeImported({ tasks, lists, listId: list?.id ?? null }, fresh, title)
    const [first] = parts.flatMap(({ additions }) => additions.filter(({ type }) => type !== 'section'))
    return run({
      total: parts.flatMap(({ additions }) => additions).length + updates.length + calledOff.length,
      leftOut: tooLarge.length,
      write: (writer) => writeImported(writer, parts, updates, calledOff),
      message: () => importedMessage(fresh, places, updates.length, calledOff.length),
      second: { label: t`Show`, onAction: () => setSearch({ list: undefined, task: first?.id ?? updates[0]?.id }) },
    })
  }
  return (
    <KitDialog
      title={t`Import tasks`}
      fileLabel={t`Task file`}
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
      canApply={({ fresh, updates, calledOff }) => fresh.length + updates.length + calledOff.length > 0}
      applyLabel={(preview) => <ApplyLabel preview={preview} />}
      onApply={apply}
      onClose={onClose}
    >
      {(preview) => <ImportPreview file={preview} />}
    </KitDialog>
  )
}

/** What no table specifies. */
const NO_CALENDAR = { name: null, updates: [], cancelled: 0, calledOff: [], unreadable: [], notTaken: [] }

function useReading() {
  const { t } = useLingui()
  const { tags, people, now } = useTasks()
  const client = useQueryClient()
  const { language } = usePrefs()
  const tables = useTableMapping(GUESSES)
  const read = async (file: File): Promise<ReadFile> => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    const tasks = await wholeList(client, taskQueries.all())
    if (/\.csv$/i.test(file.name) || file.type === 'text/csv') {
      const { table, columns: fields } = tables.of(file, () => readLines(text))
      const plan = planTable(table, { fields, tasks, tags, people, language, now })
      return { ...NO_CALENDAR, ...plan, title: file.name.replace(/\.csv$/i, '') }
    }
    tables.forget()
    const calendar = readTasks(text, { tasks, tags })
    if (!calendar) throw new FileRefusal(t`This file has no tasks. Choose an .ics or .csv file.`)
    return { ...calendar, refused: [], title: calendar.name ?? file.name.replace(/\.ics$/i, '') }
  }
  return { tables, read }
}

function withoutTooLarge(read: ReadFile): Preview {
  const { fitting: fresh, tooLarge } = sortBySize(read.fresh)
  const { fitting: updates, tooLarge: others } = sortBySize(read.updates)
  return { ...read, fresh, updates, tooLarge: [...tooLarge, ...others].map(({ title = '' }) => title) }
}

function ApplyLabel({ preview }: { readonly preview: Preview | undefined }) {
  const { fresh = [], updates = [] } = preview ?? {}
  if (fresh.length === 0 && updates.length > 0)
    return <Plural value={updates.length} one="Update # task" other="Update # tasks" />
  if (updates.length === 0)
    return <Plural value={fresh.length} _0="Import" one="Import # task" other="Import # tasks" />
  const updated = updates.length
  return (
    <Plural
      value={fresh.length}
      one={`Import # task and update ${updated}`}
      other={`Import # tasks and update ${updated}`}
    />
  )
}

function importedMessage(fresh: ReadFile['fresh'], places: readonly string[], updated: number, deleted: number) {
  const [[list = ''], count, several] = [places, fresh.length, places.length]
  const changed = [
    updated > 0 && plural(updated, { one: '# task updated', other: '# tasks updated' }),
    deleted > 0 && plural(deleted, { one: '# task deleted', other: '# tasks deleted' }),
  ]
  const made =
    several === 1
      ? plural(count, { one: `# task imported into “${list}”`, other: `# tasks imported into “${list}”` })
      : fresh.some((task) => task.list !== undefined)
        ? plural(count, { one: '# task imported', other: `# tasks imported into ${several} lists` })
        : plural(count, { one: '# task imported', other: `# tasks imported into ${several} sections` })
  return [count > 0 && made, ...changed].filter(Boolean).join(' · ')
}
