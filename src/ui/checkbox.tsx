// A checkbox with its words, or alone in a row with a `label` for assistive technology. `completion` is the round one that marks a thing as done.
// @chunk forms
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { CheckMark, checkInputClass } from './check-mark.tsx'
import { cx } from './cx.ts'
import { FieldNotes } from './field.tsx'

export interface CheckboxProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'checked' | 'onChange' | 'disabled' | 'size' | 'value' | 'children'
  > {
  isSelected?: boolean
  onChange?: (isSelected: boolean) => void
  isIndeterminate?: boolean
  isDisabled?: boolean
  variant?: 'square' | 'completion'
  /** The name, when no words are beside the box. */
  label?: string
  description?: ReactNode
  error?: string
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled,
  variant = 'square',
  label,
  description,
  error,
  className,
  children,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  const isRound = variant === 'completion'
  const box = (
    <label
      className={cx(
        'relative inline-flex cursor-pointer items-center gap-2 has-disabled:cursor-default',
        children ? 'min-h-8 pointer-coarse:min-h-11' : null,
        className,
      )}
    >
      {/* The hit area grows to 44 px under a finger; the drawing stays. */}
      <span className="relative inline-flex shrink-0 pointer-coarse:before:absolute pointer-coarse:before:-inset-[13px] pointer-coarse:before:content-['']">
        <input
          {...rest}
          ref={(element) => {
            own.current = element
            setRef(ref, element)
          }}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onChange?.(event.target.checked)}
          disabled={isDisabled}
          aria-label={children ? undefined : label}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, description && `${id}-help`) || undefined}
          className={checkInputClass(isRound)}
        />
        <CheckMark isRound={isRound} />
      </span>
      {children && <span>{children}</span>}
    </label>
  )
  if (!error && !description) return box
  return (
    <div className="flex flex-col items-start">
      {box}
      <div className="ps-6.5">
        <FieldNotes id={id} description={description} error={error} />
      </div>
    </div>
  )
}

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
