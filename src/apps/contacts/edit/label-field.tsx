// What an address or a number is called: one of the usual names, or the person's own. Used by email-fields.tsx and phone-fields.tsx.

import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { TextField } from '#ui/text-field.tsx'
import { useLabelName } from '../labels.ts'
import type { FormParts } from './form-parts.ts'

export interface LabelFieldProps extends Pick<FormParts, 'form'> {
  readonly name: `emails.${number}.label` | `phoneNumbers.${number}.label`
  /** The usual ones, as they are stored. */
  readonly names: readonly string[]
  /** For assistive technology. */
  readonly label: string
  readonly className?: string
}

export function LabelField({ form, name, names, label, className }: LabelFieldProps) {
  const { t } = useLingui()
  const nameOf = useLabelName()
  const list = useId()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name })
  const stored = (typed: string) => names.find((usual) => nameOf(usual).toLowerCase() === typed.trim().toLowerCase())
  return (
    <>
      <TextField
        ref={ref}
        name={name}
        label={label}
        isLabelHidden
        placeholder={t`Label`}
        value={nameOf(value)}
        onChange={(typed) => onChange(stored(typed) ?? typed)}
        onBlur={onBlur}
        list={list}
        autoComplete="off"
        maxLength={100}
        {...(className && { className })}
      />
      <datalist id={list}>
        {names.map((usual) => (
          <option key={usual}>{nameOf(usual)}</option>
        ))}
      </datalist>
    </>
  )
}
