// One line of text: label above, help and error below. Takes a react-hook-form `field` as it is: value, onChange, onBlur, name, ref.
// @chunk forms
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, fieldBoxClass, fieldInputClass } from './field.tsx'
import { Icon } from './icon.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'size' | 'prefix' | 'value' | 'onChange' | 'disabled' | 'required' | 'className'
    > {
  value?: string | null
  onChange?: (value: string) => void
  /** `lg` for a form that is alone, such as signing in. */
  size?: 'md' | 'lg'
  isDisabled?: boolean
  isRequired?: boolean
  /** A heroicons name, before the text. */
  icon?: string
  /** After the text: a unit, a clear button. */
  suffix?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  isLabelHidden,
  labelEnd,
  description,
  error,
  className,
  value,
  onChange,
  size = 'md',
  isDisabled,
  isRequired,
  icon,
  suffix,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
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
        <div className={cx(fieldBoxClass, size === 'lg' ? 'h-control-lg' : 'h-control', suffix ? 'pe-1' : null)}>
          {icon && <Icon name={icon} className="text-ink-faint" />}
          <input
            {...rest}
            {...control}
            type={type}
            value={value === null ? '' : value}
            onChange={(event) => onChange?.(event.target.value)}
            disabled={isDisabled}
            aria-required={isRequired}
            className={cx(fieldInputClass, 'h-full')}
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}
