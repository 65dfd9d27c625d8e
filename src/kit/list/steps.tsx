// The steps of a thing: how far it has come, each step ticked, renamed, moved and deleted, and a line for the next. What they are called here, and how they are
// written, is the screen's.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Icon } from '#ui/icon.tsx'
import { type Step, StepRow } from './step-row.tsx'

export interface StepLabels {
  /** What they are called, what one is called, and what the line for the next is. */
  readonly all: string
  readonly one: string
  readonly add: string
  /** What was done to one. */
  readonly added: string
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
  /** Where what is typed is kept until it is saved: the thing that has the steps, such as `tasks/<id>`. */
  readonly draft: string
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  /** Resolves to whether it was done; if not, the person has been notified. */
  readonly set: (next: (steps: readonly Own[]) => (Own | Step)[], labels: string, field?: string) => Promise<boolean>
  /** Below the title of a step. */
  readonly underOf: (step: Own) => ReactNode
  /** Before the buttons of a step. */
  readonly endOf: (step: Own, change: ChangeStep<Own>) => ReactNode
}

export function Steps<Own extends Step>({ steps, labels, draft, titleLimit, set, underOf, endOf }: StepsProps<Own>) {
  const { t } = useLingui()
  const headId = useId()
  const done = steps.filter(({ completed }) => completed).length
  const all = steps.length

  const change = (id: string, patch: Partial<Step>, said: string, field?: string) =>
    set((before) => before.map((step) => (step.id === id ? { ...step, ...patch } : step)), said, field)

  const move = (id: string, by: -1 | 1) => {
    const from = steps.findIndex((step) => step.id === id)
    const to = from + by
    const step = steps[from]
    if (!step || to < 0 || to >= all) return
    void set((before) => before.toSpliced(from, 1).toSpliced(to, 0, step), labels.moved)
    announce(t`${to + 1} of ${all}`)
  }

  return (
    <section aria-labelledby={headId}>
      <Head id={headId} title={labels.all} done={done} all={all} />
      {all > 0 && <Progress label={labels.all} done={done} all={all} />}
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
            isFirst={index === 0}
            isLast={index === all - 1}
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
        onAdd={(title) => {
          const step = { id: crypto.randomUUID(), title, completed: false }
          void set((before) => [...before, step], labels.added)
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

function Progress({ label, done, all }: { label: string; done: number; all: number }) {
  const { t } = useLingui()
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemax={all}
      aria-valuetext={t`${done} of ${all}`}
      className="mb-2 h-1 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${(100 * done) / all}%` }}
      />
    </div>
  )
}

interface NewStepProps {
  readonly label: string
  readonly draft: string
  readonly titleLimit: number
  readonly onAdd: (title: string) => void
}

/** Enter adds it and starts the next; what is typed survives a reload. */
function NewStep({ label, draft, titleLimit, onAdd }: NewStepProps) {
  const [title, setTitle] = useState(() => readDraft(draft, z.string()) ?? '')
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setTitle(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, next)
  }
  const add = () => {
    if (title.trim() === '') return
    onAdd(title.trim())
    write('')
  }
  return (
    <div className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <span className="grid w-4.5 place-items-center text-ink-faint">
        <Icon name="plus" size={16} />
      </span>
      <input
        ref={field}
        aria-label={label}
        placeholder={label}
        maxLength={titleLimit}
        autoComplete="off"
        enterKeyHint="next"
        value={title}
        onChange={(event) => write(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && title !== '') {
            event.preventDefault()
            write('')
          }
          if (event.key === 'Enter') add()
        }}
        className="-mx-1.5 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 placeholder:text-ink-faint placeholder:opacity-100"
      />
    </div>
  )
}
