// The control of a question, by its type. Takes and gives the answer's value; what is no answer yet is null.
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { type AnswerValue, MoneyAnswer, PlaceAnswer, type Question, type Scale } from '#contract/portal/profiling.ts'
import { MoneyField } from '#kit/forms/money-field.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { latinKey } from '#platform/keys/latin-key.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { PlaceInput } from './place-input.tsx'
import { RolePicker } from './role-picker.tsx'

export interface AnswerInputProps {
  readonly question: Question
  /** Of `level` and `likert`. */
  readonly scale: Scale | undefined
  readonly value: AnswerValue | null
  /** Null takes the answer back. */
  onChange(value: AnswerValue | null): void
  readonly error: string | undefined
}

/** The value that a key chooses: 1 to 5 on a scale. Not with a modifier, and not where digits are typed. */
export function keyedValue(event: KeyboardEvent, { type }: Question): number | undefined {
  if (type !== 'level' && type !== 'likert') return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const key = latinKey(event)
  return /^[1-5]$/.test(key) ? Number(key) : undefined
}

const listOf = (value: AnswerValue | null): readonly string[] => (Array.isArray(value) ? value : [])

export function AnswerInput({ question, scale, value, onChange, error }: AnswerInputProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const label = say(question.label)
  switch (question.type) {
    case 'role':
      return <RolePicker label={label} max={question.max} chosen={listOf(value)} onChange={onChange} error={error} />
    case 'multi':
      return <Several question={question} chosen={listOf(value)} onChange={onChange} error={error} />
    case 'place': {
      const place = PlaceAnswer.safeParse(value)
      return <PlaceInput value={place.success ? place.data : null} onChange={onChange} error={error} />
    }
    case 'money': {
      const money = MoneyAnswer.safeParse(value)
      return <MoneyField value={money.success ? money.data : null} onChange={onChange} error={error} />
    }
    case 'consent':
      return (
        <RadioGroup
          variant="cards"
          label={label}
          isLabelHidden
          options={[
            { id: 'yes', label: t`Yes` },
            { id: 'no', label: t`No` },
          ]}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          onChange={(id) => onChange(id === 'yes')}
          error={error}
        />
      )
    case 'level':
    case 'likert':
      return <ScaleChoice label={label} scale={scale} value={value} onChange={onChange} error={error} />
    case 'single':
      return (
        <RadioGroup
          variant="cards"
          label={label}
          isLabelHidden
          options={question.options.map((option) => ({
            id: option.id,
            label: say(option.label),
            description: option.hint && say(option.hint),
          }))}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          error={error}
        />
      )
  }
}

interface ScaleChoiceProps extends Omit<AnswerInputProps, 'question'> {
  readonly label: string
}

function ScaleChoice({ label, scale, value, onChange, error }: ScaleChoiceProps) {
  const say = useBilingual()
  return (
    <RadioGroup
      variant="cards"
      label={label}
      isLabelHidden
      options={(scale?.steps ?? []).map((step, index) => ({
        id: String(index + 1),
        label: <b className="font-medium">{say(step.label)}</b>,
        description: say(step.text),
      }))}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(id) => onChange(Number(id))}
      error={error}
    />
  )
}

interface SeveralProps {
  readonly question: Question
  readonly chosen: readonly string[]
  onChange(value: string[]): void
  readonly error: string | undefined
}

function Several({ question, chosen, onChange, error }: SeveralProps) {
  const say = useBilingual()
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{say(question.label)}</legend>
      {question.options.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          className="min-h-13! gap-3! rounded-12 border border-line-strong bg-surface-raised px-4 hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent-tint"
        >
          {say(label)}
        </Checkbox>
      ))}
      <FieldNotes error={error} />
    </fieldset>
  )
}
