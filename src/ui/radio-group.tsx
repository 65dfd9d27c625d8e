// One of a few, all seen: plain radios, or cards with a reason under each name. Native radios: arrow keys and forms work by themselves.
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'
import { FieldNotes } from './field.tsx'

export interface RadioOption<Value extends string> {
  id: Value
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: string
  isLabelHidden?: boolean
  description?: ReactNode
  error?: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  variant?: 'plain' | 'cards'
  isDisabled?: boolean
  /** The first radio. */
  ref?: Ref<HTMLInputElement>
  className?: string
}

export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  error,
  options,
  value,
  onChange,
  onBlur,
  name,
  variant = 'plain',
  isDisabled,
  ref,
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  const isCards = variant === 'cards'
  return (
    <fieldset
      disabled={isDisabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(error && `${id}-error`, description && `${id}-help`) || undefined}
      className={cx('min-w-0', className)}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-13 font-medium'}>{label}</legend>
      <div className={isCards ? 'grid gap-2' : 'grid gap-0.5'}>
        {options.map((option, index) => (
          <Radio
            key={option.id}
            ref={index === 0 ? ref : undefined}
            id={id}
            name={name ?? id}
            option={option}
            isCard={isCards}
            isChosen={option.id === value}
            onChange={onChange}
            onBlur={onBlur}
          />
        ))}
      </div>
      <FieldNotes id={id} description={description} error={error} />
    </fieldset>
  )
}

interface RadioProps<Value extends string> {
  /** The group's. */
  id: string
  name: string
  option: RadioOption<Value>
  isCard: boolean
  isChosen: boolean
  onChange: (value: Value) => void
  onBlur: (() => void) | undefined
  ref: Ref<HTMLInputElement> | undefined
}

function Radio<Value extends string>({ id, name, option, isCard, isChosen, onChange, onBlur, ref }: RadioProps<Value>) {
  return (
    <label
      className={cx(
        'flex cursor-pointer gap-2 has-disabled:cursor-default has-disabled:opacity-50',
        isCard && !option.description ? 'items-center' : 'items-start',
        isCard
          ? 'field-box min-h-13 gap-3 rounded-12 border border-line-strong bg-surface-raised px-4 py-2.5 hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent-tint has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring'
          : 'min-h-8 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={option.id}
        checked={isChosen}
        onChange={() => onChange(option.id)}
        onBlur={onBlur}
        disabled={option.isDisabled}
        aria-labelledby={option.description ? `${id}-${option.id}` : undefined}
        aria-describedby={option.description ? `${id}-${option.id}-help` : undefined}
        className={cx(
          'mt-px size-4.5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface-raised checked:border-[5.5px] checked:border-accent forced-colors:appearance-auto',
          isCard && 'focus-visible:outline-none',
        )}
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-${option.id}`}>{option.label}</span>
        {option.description && (
          <span id={`${id}-${option.id}-help`} className="block text-13 text-ink-muted">
            {option.description}
          </span>
        )}
      </span>
    </label>
  )
}
