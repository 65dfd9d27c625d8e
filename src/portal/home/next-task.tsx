// 'Next for you': the one task to turn to, to be completed here or opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Task } from '#contract/apps/tasks.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { DueText } from './due-text.tsx'

export interface NextTaskProps {
  readonly task: Task | undefined
  /** ms since the epoch */
  readonly now: number
  readonly onComplete: (task: Task) => void
}

export function NextTask({ task, now, onComplete }: NextTaskProps) {
  const { t } = useLingui()
  return (
    <section
      aria-labelledby="next-task"
      className="relative overflow-hidden rounded-12 border border-line bg-surface-raised p-4 md:p-5"
    >
      <Contours className="absolute inset-y-0 end-0 h-full w-75 opacity-40! md:w-105 md:opacity-55!" />
      <div className="relative">
        <p className="font-semibold text-12 text-accent-text">
          <Trans>Next for you</Trans>
        </p>
        <h2
          id="next-task"
          className="my-1 max-w-[32ch] font-semibold text-20 tracking-tight wrap-anywhere sm:max-w-[48ch]"
        >
          {task ? task.title || t`Untitled task` : t`Nothing waits for you`}
        </h2>
        {task ? (
          <Facts task={task} now={now} />
        ) : (
          <p className="text-ink-muted">{t`A task that you add will be here when it is its turn.`}</p>
        )}
        <div className="mt-4 flex flex-col gap-2 sm:flex-row">
          {task ? (
            <>
              <Button variant="primary" onPress={() => onComplete(task)}>
                <Trans>Complete</Trans>
              </Button>
              <Link to="/apps/tasks" search={{ task: task.id }} className={buttonClass({ variant: 'quiet' })}>
                <Trans>Open task</Trans>
              </Link>
            </>
          ) : (
            <Link to="/apps/tasks" search={{ new: 'task' }} className={buttonClass({ variant: 'primary' })}>
              <Trans>Add a task</Trans>
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}

/** When it is due, and how far it has come. */
function Facts({ task: { dueDate, subTasks, notes }, now }: { task: Task; now: number }) {
  const { t } = useLingui()
  const step = subTasks.find(({ completed }) => !completed)
  const done = subTasks.filter(({ completed }) => completed).length
  return (
    <div className="max-w-(--prose) text-ink-muted">
      <p className="flex flex-wrap gap-x-3">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="calendar-days" size={16} />
          {dueDate ? <DueText dueDate={dueDate} now={now} className="font-medium" /> : t`No due date`}
        </span>
        {subTasks.length > 0 && (
          <span>
            <Trans>
              {done} of {subTasks.length} steps done
            </Trans>
          </span>
        )}
      </p>
      {step ? (
        <p className="mt-1">
          <Trans>Next step: {step.title}</Trans>
        </p>
      ) : (
        notes && <p className="mt-1 line-clamp-2">{notes}</p>
      )}
    </div>
  )
}
