// One choice from a short list. Takes a react-hook-form `field` as it is: value (an option's id or null), onChange, onBlur, name, ref.
// Its list is a chunk of its own: a screen with a select begins without the machinery of what floats.
// @chunk screens
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useImperativeHandle, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { FieldNotes, type FieldProps, fieldBoxClass, fieldLabelClass } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption<Value extends string = string> {
  id: Value
  label: string
  icon?: string
  description?: string
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'labelEnd'> {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

const loadList = () => import('./select-list.tsx')
const prepare = () => void loadList().catch(() => undefined)
const SelectList = lazy(loadList)

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, description, error, className, options, value, placeholder, isDisabled = false } = props
  const id = useId()
  const { button, from, isOpen, setOpen, open, onKeyDown } = useOpening(props)
  const chosen = options.find((option) => option.id === value)
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as the label of a native select; the keys are the button's */}
      <span
        id={`${id}-label`}
        className={isLabelHidden ? 'sr-only' : cx(fieldLabelClass, 'mb-1.5')}
        onClick={() => button.current?.focus()}
      >
        {label}
      </span>
      <button
        ref={button}
        type="button"
        name={props.name}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-labelledby={chosen || placeholder !== label ? `${id}-value ${id}-label` : `${id}-label`}
        aria-describedby={cx(error && `${id}-error`, description && `${id}-help`) || undefined}
        data-invalid={error ? '' : undefined}
        className={cx(
          fieldBoxClass,
          'h-control w-full cursor-pointer justify-between text-start focus-visible:outline-2 focus-visible:-outline-offset-1 disabled:cursor-default disabled:opacity-50 data-invalid:border-danger',
        )}
        onPointerEnter={prepare}
        onFocus={prepare}
        onBlur={() => !isOpen && props.onBlur?.()}
        onClick={() => open('first')}
        onKeyDown={onKeyDown}
      >
        <span id={`${id}-value`} className={cx('min-w-0 truncate', !chosen && 'text-ink-faint')}>
          {chosen?.label ?? placeholder ?? ' '}
        </span>
        <Icon name="chevron-up-down" className="text-ink-muted" />
      </button>
      <FieldNotes id={id} description={description} error={error} />
      {from && (
        <Suspense>
          <SelectList
            id={`${id}-list`}
            labelId={`${id}-label`}
            trigger={button}
            isOpen={isOpen}
            from={from}
            options={options}
            value={value}
            onChange={(key) => props.onChange(key as Value)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Opens the list by the button or the arrows; other keys choose without it. */
function useOpening<Value extends string>({ options, value, onChange, ref }: SelectProps<Value>) {
  const button = useRef<HTMLButtonElement>(null)
  /** Where the focus begins in the list; undefined before it was ever opened. */
  const [from, setFrom] = useState<'first' | 'last'>()
  const [isOpen, setOpen] = useState(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const open = (first: 'first' | 'last') => {
    setFrom(first)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open(event.key === 'ArrowDown' ? 'first' : 'last')
    else {
      const next = optionByKey(options, value, event)
      if (!next) return
      onChange(next.id)
    }
    event.preventDefault()
  }
  return { button, from, isOpen, setOpen, open, onKeyDown }
}

interface Keystroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key chooses while the list is closed, as in a native select: the one before or after, or the next that begins with a letter. */
function optionByKey<Option extends SelectOption>(
  options: readonly Option[],
  value: string | null,
  { key, ctrlKey, metaKey, altKey }: Keystroke,
): Option | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const position = options.findIndex(({ id }) => id === value)
  if (key === 'ArrowRight') return options[position + 1]
  if (key === 'ArrowLeft') return position < 0 ? options[0] : options[position - 1]
  if ([...key].length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  return [...options.slice(position + 1), ...options.slice(0, position + 1)].find(({ label }) =>
    label.toLocaleLowerCase().startsWith(letter),
  )
}
