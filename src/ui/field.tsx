// What is around a control of a form: label above, help and error below, tied to it for assistive technology.
// @chunk forms
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface FieldProps {
  label: string
  /** The label is for assistive technology only; the context makes it clear to everyone else. */
  isLabelHidden?: boolean
  /** At the label's right: 'Optional', a count, a link. */
  labelEnd?: ReactNode
  description?: ReactNode
  /** What is wrong and what to do; its presence marks the control as wrong. */
  error?: string
  className?: string
}

/** What the control takes from its field. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FrameProps extends FieldProps {
  id?: string
  children: (control: FieldControl) => ReactNode
}

export const fieldLabelClass = 'text-13 font-medium text-ink'

/** The box of a control that takes input: an outline of 3:1, and the ring on it while the focus is inside. */
export const fieldBoxClass =
  'field-box flex items-center gap-2 rounded-8 border border-line-strong bg-surface-raised px-3 focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus-ring has-[[aria-invalid=true]]:border-danger has-disabled:opacity-50'

export const fieldInputClass =
  'min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-faint placeholder:opacity-100'

export function Field({ id, label, isLabelHidden, labelEnd, description, error, className, children }: FrameProps) {
  const made = useId()
  const control = id ?? made
  const described = cx(error && `${control}-error`, description && `${control}-help`) || undefined
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-2'}>
        <label htmlFor={control} className={fieldLabelClass}>
          {label}
        </label>
        {labelEnd && <span className="text-12 text-ink-faint">{labelEnd}</span>}
      </div>
      {children({ id: control, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={control} description={description} error={error} />
    </div>
  )
}

export function FieldNotes({ id, description, error }: { id?: string; description?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={id && `${id}-error`} className="mt-1.5 flex gap-1.5 text-13 text-danger">
          <Icon name="exclamation-circle" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
      {description && (
        <p id={id && `${id}-help`} className="mt-1.5 text-13 text-ink-muted">
          {description}
        </p>
      )}
    </>
  )
}
