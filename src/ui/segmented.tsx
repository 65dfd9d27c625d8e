// A short choice in one line, such as English | Français: native radios, so arrow keys and forms work.
// @chunk forms
import { useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface SegmentedOption<Value extends string> {
  id: Value
  label: string
  icon?: string
  /** The language of the label, where it is not the page's. */
  lang?: string
}

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  isWide?: boolean
  className?: string
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'inline-flex max-w-full flex-wrap rounded-8 bg-surface-sunken p-0.5',
        isWide && 'w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.id}
          lang={option.lang}
          className={cx(
            'segment relative inline-flex min-h-7 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-1.5 sm:px-2.5 text-13 font-medium text-ink-muted transition-colors hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11',
            'has-checked:bg-surface-raised has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
