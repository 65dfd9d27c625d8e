// A number of a product: typed in the person's way, with a unit behind it.
import type { ReactNode } from 'react'
import { TextField } from '#ui/text-field.tsx'
import type { FormNumber } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

export interface NumberFieldProps {
  readonly form: ProductForm
  readonly name: FormNumber
  readonly label: string
  readonly unit?: string
  readonly description?: ReactNode
  readonly isWhole?: boolean
  /** Told once the field is changed. */
  readonly onTyped?: (text: string) => void
}

export function NumberField({ form, name, label, unit, description, isWhole, onTyped }: NumberFieldProps) {
  const { onChange, error, ...field } = form.field(name)
  return (
    <TextField
      {...field}
      {...(error !== undefined && { error })}
      onChange={(text) => {
        onChange(text)
        onTyped?.(text)
      }}
      label={label}
      description={description}
      // Sums such as 6*12 are typed with all keys; a phone's number pad has the decimal sign of its language.
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={100}
      suffix={unit && <span className="pe-2 text-12 text-ink-muted">{unit}</span>}
    />
  )
}
