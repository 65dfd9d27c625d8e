// Where an item is answered: one of several, several, a sequence, a number, a small sheet, a desk.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import type { CurrentItem } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { cx } from '#ui/cx.ts'
import { FieldNotes } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CodedText } from './coded-text.tsx'
import { EditInput } from './edit-input.tsx'
import type { Chosen } from './item-answer.ts'
import { SheetInput } from './sheet-input.tsx'
import { SortingInput } from './sorting-input.tsx'

const JsInput = lazyBeside(async () => (await import('./js-input.tsx')).JsInput)
// It loads the code for drag and drop, which no other question needs.
const OrderList = lazyBeside(async () => (await import('./order-list.tsx')).OrderList)
const SqlInput = lazyBeside(async () => (await import('./sql-input.tsx')).SqlInput)

export interface AnswerInputProps {
  readonly item: CurrentItem
  readonly chosen: Chosen
  /** What is wrong with it, shown beside it. */
  readonly problem: string | undefined
  onChoose(id: string): void
  onChange(chosen: Chosen): void
  /** Enter in a text. */
  onEnter(): unknown
  /** Another question in place of one that can't be worked here. */
  onReplace(): void
}

export function AnswerInput(props: AnswerInputProps) {
  const { t } = useLingui()
  const { item, chosen, problem, onChange, onReplace } = props
  if (item.type === 'number') return <NumberInput {...props} />
  if (item.sheet)
    return (
      <SheetInput
        sheet={item.sheet}
        cells={chosen.cells}
        problem={problem}
        onChange={(cells) => onChange({ ...chosen, cells })}
      />
    )
  if (item.sql)
    return (
      <Suspense fallback={<SkeletonRows label={t`Loading the tables`} count={4} />}>
        <SqlInput
          sql={item.sql}
          query={chosen.text}
          problem={problem}
          onChange={(text) => onChange({ ...chosen, text })}
          onReplace={onReplace}
        />
      </Suspense>
    )
  if (item.js)
    return (
      <Suspense fallback={<SkeletonRows label={t`Loading the examples`} count={4} />}>
        <JsInput
          js={item.js}
          program={chosen.text}
          problem={problem}
          onChange={(text) => onChange({ ...chosen, text })}
          onReplace={onReplace}
        />
      </Suspense>
    )
  const desk = {
    entries: chosen.entries,
    problem,
    onChange: (entries: Chosen['entries']) => onChange({ ...chosen, entries }),
  }
  if (item.sorting) return <SortingInput sorting={item.sorting} {...desk} />
  if (item.edit) return <EditInput edit={item.edit} {...desk} />
  if (item.type === 'order')
    return (
      <Suspense fallback={<SkeletonRows label={t`Loading the answers`} count={item.options.length} />}>
        <OrderList options={item.options} ids={chosen.ids} onChange={(ids) => onChange({ ...chosen, ids })} />
        {problem && <FieldNotes error={problem} />}
      </Suspense>
    )
  return <Options {...props} />
}

function NumberInput({ chosen, problem, onChange, onEnter }: AnswerInputProps) {
  const { t } = useLingui()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextField
        label={t`Your answer`}
        description={t`For decimals, use a point or a comma.`}
        inputMode="decimal"
        autoComplete="off"
        size="lg"
        value={chosen.text}
        error={problem}
        onChange={(text) => onChange({ ...chosen, text })}
        className="max-w-72"
      />
    </form>
  )
}

function Options({ item, chosen, problem, onChoose }: AnswerInputProps) {
  const say = useBilingual()
  const id = useId()
  const isMultiple = item.type === 'multiple'
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="min-w-0">
      <legend className={isMultiple ? 'mb-2 text-13 text-ink-muted' : 'sr-only'}>
        {isMultiple ? <Trans>Choose all the correct answers.</Trans> : <Trans>Choose one answer.</Trans>}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {item.options.map((option, index) => (
          <label
            key={option.id}
            className={cx(
              'group flex min-h-13 cursor-pointer items-start gap-3 rounded-12 border border-line-strong bg-surface-raised px-4 py-3.5 hover:bg-surface-hover',
              'has-checked:border-accent has-checked:bg-accent-tint has-checked:inset-ring has-checked:inset-ring-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring forced-colors:has-checked:outline-2',
            )}
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.ids.includes(option.id)}
              onChange={() => onChoose(option.id)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-4 border border-line text-12 text-ink-muted tabular-nums peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-ink"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <CodedText>{say(option.label)}</CodedText>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={problem} />
    </fieldset>
  )
}
