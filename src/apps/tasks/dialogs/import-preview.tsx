// Previews an import: new tasks, those that are updated, and what is left out or altered and why.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { TaskPatch } from '#contract/apps/tasks.ts'
import type { ReadCalendar } from '#formats/icalendar/read-tasks.ts'
import type { CalendarUpdate } from '#formats/icalendar/update-of.ts'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { ImportWarnings } from '#kit/transfer/import-warnings.tsx'
import { NotTaken } from '#kit/transfer/not-taken.tsx'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import { cx } from '#ui/cx.ts'
import { Dotted } from '#ui/dotted.tsx'
import { changeMessages, leftOutMessages } from '../calendar/import-messages.ts'
import { FIELD_NAMES } from '../table/field-names.ts'
import type { Refused } from '../table/plan-table.ts'
import { useTasks } from '../tasks-context.ts'

export interface ReadFile extends ReadCalendar {
  readonly title: string
  /** Rows of a table that are left out, and why. */
  readonly refused: readonly Refused[]
}

/** Of what a newer file changes. */
const CHANGED: Readonly<Partial<Record<keyof TaskPatch, MessageDescriptor>>> = {
  ...FIELD_NAMES,
  completed: FIELD_NAMES.done,
  dueDate: FIELD_NAMES.due,
  startDate: FIELD_NAMES.start,
  subTasks: FIELD_NAMES.steps,
  reminder: msg`Reminder`,
}

export function ImportPreview({ file }: { readonly file: ReadFile }) {
  const { fresh, updates, known, unreadable, refused, notTaken } = file
  const { t, i18n } = useLingui()
  const areBoth = fresh.length > 0 && updates.length > 0
  return (
    <>
      <p>
        <Dotted>
          <Plural value={fresh.length} _0="No new tasks" one="# new task" other="# new tasks" />
          {updates.length > 0 && <Plural value={updates.length} one="# will be updated" other="# will be updated" />}
          {known > 0 && (
            <Plural value={known} one="# already exists and won’t change" other="# already exist and won’t change" />
          )}
        </Dotted>
      </p>
      <LeftOut unreadable={unreadable} refused={refused} />
      <NotTaken
        kinds={leftOutMessages(notTaken).map((kind) => i18n._(kind))}
        changes={changeMessages(file).map((change) => i18n._(change))}
      />
      <PreviewList label={t`Updated tasks`} isTitled={areBoth} all={updates}>
        {(update) => <Update {...update} />}
      </PreviewList>
      <PreviewList label={t`New tasks`} isTitled={areBoth} all={fresh} className="flex items-baseline gap-3">
        {(task) => <Fresh {...task} />}
      </PreviewList>
    </>
  )
}

function Update({ title, task }: CalendarUpdate) {
  const { t, i18n } = useLingui()
  const fields = Object.keys(task).flatMap((field) => CHANGED[field as keyof TaskPatch] ?? [])
  return (
    <>
      <span className="block truncate">{title || t`Untitled`}</span>
      <span className="block text-13 text-ink-muted">{fields.map((field) => i18n._(field)).join(', ')}</span>
    </>
  )
}

function Fresh({ title, dueDate, completed }: ReadFile['fresh'][number]) {
  const { t } = useLingui()
  const dueText = useDueText(useTasks().now)
  const due = dueDate ? dueText(dueDate) : undefined
  return (
    <>
      <span className="min-w-0 flex-1 truncate">{title || t`Untitled`}</span>
      {completed && <span className="text-13 text-ink-muted">{t`Completed`}</span>}
      {due && (
        <span className={cx('text-13 tabular-nums', DUE_COLOURS[completed ? 'plain' : due.tone])}>{due.text}</span>
      )}
    </>
  )
}

function LeftOut({ unreadable, refused }: Pick<ReadFile, 'unreadable' | 'refused'>) {
  const { t } = useLingui()
  const reasons: Readonly<Record<Refused['why'], string>> = {
    cells: t`it has more cells than columns; a quotation mark may be missing`,
    title: t`it has no title`,
    due: t`its due date isn’t valid`,
    start: t`its start date isn’t valid`,
    priority: t`its priority isn’t recognised`,
    repeat: t`its repeat rule isn’t recognised`,
  }
  return (
    <>
      <ImportWarnings
        all={unreadable}
        heading={plural(unreadable.length, {
          one: '# can’t be read and won’t be imported:',
          other: '# can’t be read and won’t be imported:',
        })}
        textOf={({ title, line }) => t`${title || t`Untitled`} (line ${line})`}
      />
      <ImportWarnings
        all={refused}
        heading={plural(refused.length, { one: '# row won’t be imported:', other: '# rows won’t be imported:' })}
        textOf={({ title, line, why }) => {
          const reason = reasons[why]
          return t`Line ${line}, ${title || t`Untitled`}: ${reason}`
        }}
      />
    </>
  )
}
