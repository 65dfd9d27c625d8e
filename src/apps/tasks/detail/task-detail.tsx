// The open task: everything about it can be changed here, and saves itself. A chunk of its own; placed by detail-pane.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { isSection } from '../outline.ts'
import { useTasks } from '../tasks-context.ts'
import { DetailToolbar } from './detail-toolbar.tsx'
import { Facts } from './facts.tsx'
import { NotesField } from './notes-field.tsx'
import { SubTasks } from './sub-tasks.tsx'
import { TitleField } from './title-field.tsx'

export default function TaskDetail({ taskId }: { readonly taskId: string }) {
  const { tasks } = useTasks()
  const task = tasks.find(({ id }) => id === taskId)
  return <>{task && !isSection(task) ? <Detail task={task} /> : <Unknown />}</>
}

function Detail({ task }: { task: Task }) {
  const { t } = useLingui()
  const { setSearch } = useTasks()
  const close = () => setSearch({ task: undefined })
  const name = task.title || t`Untitled`
  useRecordTitle(name)
  return (
    <OpenPane id={task.id} name={name} onClose={close} className="flex min-h-0 flex-1 flex-col">
      <DetailToolbar task={task} onClose={close} />
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto overscroll-contain px-4 pt-5 pb-24 md:px-6 print:overflow-visible">
        <TitleField task={task} />
        <Facts task={task} />
        <SubTasks task={task} />
        <NotesField task={task} />
        <Times task={task} />
      </div>
    </OpenPane>
  )
}

function Times({ task: { createdAt, updatedAt, completedAt } }: { task: Task }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const parts = [
    t`Created on ${date(createdAt, 'shortDay')}`,
    updatedAt === createdAt ? '' : t`Updated on ${date(updatedAt, 'dayTime')}`,
    completedAt ? t`Completed on ${date(completedAt, 'dayTime')}` : '',
  ]
  return <p className="text-12 text-ink-faint tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
}

function Unknown() {
  const { t } = useLingui()
  const { setSearch } = useTasks()
  return (
    <EmptyState
      heading="h2"
      title={t`This task no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Button onPress={() => setSearch({ task: undefined })}>
          <Trans>Back to the list</Trans>
        </Button>
      }
    />
  )
}
