// The steps of a thing: how far it has come, each step ticked, renamed, moved and deleted, and a line for the next. What they are called here, and how they are
// written, is the screen's.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { ProgressBar } from '#ui/progress.tsx'
import { NewStep } from './new-step.tsx'
import { type Step, StepRow } from './step-row.tsx'

export interface StepLabels {
  /** What they are called, what one is called, and what the line for the next is. */
  readonly all: string
  readonly one: string
  readonly add: string
  /** What was done to one, or to so many. */
  readonly added: (count: number) => string
  readonly moved: string
  readonly completed: string
  readonly reopened: string
  readonly renamed: string
  readonly deleted: string
}

/** @param field makes it one step of typing in that field */
type ChangeStep<Own extends Step> = (patch: Partial<Own>, labels: string, field?: string) => Promise<boolean>

export interface StepsProps<Own extends Step> {
  /** In their order. */
  readonly steps: readonly Own[]
  readonly labels: StepLabels
  /** Where drafts are stored until they are saved: the thing that has the steps, such as `tasks/<id>`. */
  readonly draft: string
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  /** How many there can be, as the contract has it. */
  readonly most: number
  /** Resolves to whether it was done; if not, the person has been notified. */
  readonly set: (next: (steps: readonly Own[]) => (Own | Step)[], labels: string, field?: string) => Promise<boolean>
  /** Below the title of a step. */
  readonly underOf: (step: Own) => ReactNode
  /** Before the buttons of a step. */
  readonly endOf: (step: Own, change: ChangeStep<Own>) => ReactNode
}

export function Steps<Own extends Step>({ steps, labels, draft, set, underOf, endOf, ...limits }: StepsProps<Own>) {
  const { titleLimit, most } = limits
  const { t } = useLingui()
  const headId = useId()
  const done = steps.filter(({ completed }) => completed).length
  const all = steps.length

  const change = (id: string, patch: Partial<Step>, said: string, field?: string) =>
    set((before) => before.map((step) => (step.id === id ? { ...step, ...patch } : step)), said, field)

  const move = (id: string, by: -1 | 1) => {
    const from = steps.findIndex((step) => step.id === id)
    const step = steps[from]
    if (step) void set((before) => before.toSpliced(from, 1).toSpliced(from + by, 0, step), labels.moved)
  }

  return (
    <section aria-labelledby={headId}>
      <Head id={headId} title={labels.all} done={done} all={all} />
      {all > 0 && (
        <ProgressBar
          label={labels.all}
          isLabelHidden
          value={done}
          max={all}
          valueText={t`${done} of ${all}`}
          className="mb-2"
        />
      )}
      <ul>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            label={labels.one}
            draft={`${draft}/step/${step.id}`}
            titleLimit={titleLimit}
            under={underOf(step)}
            end={endOf(step, (...patch) => change(step.id, ...patch))}
            index={index}
            count={all}
            onTick={(completed) => change(step.id, { completed }, completed ? labels.completed : labels.reopened)}
            onRename={(title) => change(step.id, { title }, labels.renamed, `step ${step.id}`)}
            onMove={(by) => move(step.id, by)}
            onRemove={() => set((before) => before.filter((other) => other.id !== step.id), labels.deleted)}
          />
        ))}
      </ul>
      <NewStep
        label={labels.add}
        draft={`${draft}/new-step`}
        titleLimit={titleLimit}
        room={most - all}
        onAdd={(added) => {
          const next = added.map((step) => ({ ...step, id: crypto.randomUUID() }))
          return set((before) => [...before, ...next], labels.added(added.length))
        }}
      />
    </section>
  )
}

interface HeadProps {
  readonly id: string
  readonly title: string
  readonly done: number
  readonly all: number
}

function Head({ id, title, done, all }: HeadProps) {
  return (
    <div className="mb-2 flex items-baseline gap-2">
      <h3 id={id} className="font-semibold text-14">
        {title}
      </h3>
      {all > 0 && (
        <span className="text-13 text-ink-faint tabular-nums">
          <Trans>
            {done} of {all}
          </Trans>
        </span>
      )}
    </div>
  )
}
