// A line that is saved only when it is valid: what is typed stays until then, and the error is shown when it is left.
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'

export interface CheckedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  readonly value: string
  onChange(value: string): void
  /** What is saved of what is typed; undefined where it is wrong. */
  read(typed: string): string | undefined
  /** What is wrong, and what to do. */
  readonly problem: string
}

export function CheckedField({ value, onChange, read, problem, ...rest }: CheckedFieldProps) {
  const [typed, setTyped] = useState(value)
  const [isLeft, setLeft] = useState(false)
  const parsed = read(typed)
  return (
    <TextField
      {...rest}
      value={parsed === undefined || parsed === value ? typed : value}
      onBlur={() => setLeft(true)}
      onChange={(text) => {
        setTyped(text)
        setLeft(false)
        const next = read(text)
        if (next !== undefined) onChange(next)
      }}
      error={isLeft && parsed === undefined ? problem : undefined}
    />
  )
}
