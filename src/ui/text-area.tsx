// Several lines of text. Grows with them where the browser can.
// @chunk forms
import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, fieldBoxClass, fieldInputClass } from './field.tsx'

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'disabled' | 'required' | 'className'> {
  value?: string | null
  onChange?: (value: string) => void
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  isLabelHidden,
  labelEnd,
  description,
  error,
  className,
  value,
  onChange,
  isDisabled,
  isRequired,
  id,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      labelEnd={labelEnd}
      description={description}
      error={error}
      className={className}
    >
      {(control) => (
        <div className={fieldBoxClass}>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            value={value === null ? '' : value}
            onChange={(event) => onChange?.(event.target.value)}
            disabled={isDisabled}
            aria-required={isRequired}
            className={cx(fieldInputClass, 'field-sizing-content max-h-96 min-h-16 resize-y py-2')}
          />
        </div>
      )}
    </Field>
  )
}
