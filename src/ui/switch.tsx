// On or off, taking effect at once. In a form that is saved, use a checkbox.
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'

export interface SwitchProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'checked' | 'onChange' | 'disabled' | 'size' | 'value' | 'children'
  > {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  children: ReactNode
  description?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Switch({ isSelected, onChange, isDisabled, children, description, className, ...rest }: SwitchProps) {
  const help = useId()
  return (
    <label
      className={cx(
        'flex min-h-8 cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-default has-disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span id={`${help}-name`}>{children}</span>
        {description && (
          <span id={help} className="block text-13 text-ink-muted">
            {description}
          </span>
        )}
      </span>
      <span className="relative mt-px inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself
          role="switch"
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          aria-labelledby={description ? `${help}-name` : undefined}
          aria-describedby={description ? help : undefined}
          className="peer m-0 h-5 w-9 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute start-1 top-1 size-3 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-4 peer-checked:bg-accent-ink rtl:peer-checked:-translate-x-4 forced-colors:hidden" />
      </span>
    </label>
  )
}
