// The fields of one entry of a section; dates and addresses are given on when they are such.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { partialDateOf } from '#formats/partial-date.ts'
import { webAddressOf } from '#formats/web-address.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CheckedField } from './checked-field.tsx'
import type { Entry, EntryField } from './sections.ts'

export interface EntryFieldsProps {
  readonly fields: readonly EntryField[]
  readonly entry: Entry
  /** It has just been made: its first field has the focus. */
  readonly isNew: boolean
  onChange(entry: Entry): void
}

const MOST_LINE = 300
const MOST_TEXT = 10_000
const MOST_LINK = 2000

export function EntryFields({ fields, entry, isNew, onChange }: EntryFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field, index) => (
        <One
          key={field.name}
          field={field}
          value={entry[field.name] ?? ''}
          isFocused={isNew && index === 0}
          onChange={(value) => onChange({ ...entry, [field.name]: value } as Entry)}
        />
      ))}
    </div>
  )
}

interface OneProps {
  readonly field: EntryField
  readonly value: string | readonly string[]
  readonly isFocused: boolean
  onChange(value: string | readonly string[]): void
}

function One({ field: { kind, label }, value, isFocused, onChange }: OneProps) {
  const { t } = useLingui()
  if (kind === 'date') {
    return (
      <CheckedField
        label={label}
        value={String(value)}
        onChange={onChange}
        read={partialDateOf}
        problem={t`Enter a year or a month, such as 2024 or 2024-09.`}
        inputMode="numeric"
        placeholder="2024-09"
      />
    )
  }
  if (kind === 'link') {
    return (
      <CheckedField
        label={label}
        value={String(value)}
        onChange={onChange}
        read={webAddressOf}
        problem={t`Enter a web address, such as https://example.org.`}
        type="url"
        maxLength={MOST_LINK}
      />
    )
  }
  if (kind === 'lines')
    return <LinesField label={label} value={Array.isArray(value) ? value : []} onChange={onChange} />
  if (kind === 'text') {
    return (
      <TextArea
        className="sm:col-span-2"
        label={label}
        value={String(value)}
        onChange={onChange}
        maxLength={MOST_TEXT}
      />
    )
  }
  return (
    <TextField label={label} value={String(value)} onChange={onChange} maxLength={MOST_LINE} autoFocus={isFocused} />
  )
}

/** Empty lines are there while one types; they are not saved. */
function LinesField({
  label,
  value,
  onChange,
}: {
  label: string
  value: readonly string[]
  onChange(lines: readonly string[]): void
}) {
  const [typed, setTyped] = useState(value.join('\n'))
  const linesOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => line.trim().slice(0, 1000) || [])
      .slice(0, 100)
  const isSame = linesOf(typed).join('\n') === value.join('\n')
  return (
    <TextArea
      className="sm:col-span-2"
      label={label}
      value={isSame ? typed : value.join('\n')}
      onChange={(text) => {
        setTyped(text)
        onChange(linesOf(text))
      }}
    />
  )
}
