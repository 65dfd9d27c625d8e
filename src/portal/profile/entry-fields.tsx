// The fields of one entry of a section; a date is given on when it is one, and what is typed stays until then.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { partialDateOf } from './partial-date.ts'
import type { Entry, EntryField } from './sections.ts'

export interface EntryFieldsProps {
  readonly fields: readonly EntryField[]
  readonly entry: Entry
  onChange(entry: Entry): void
}

const MOST_LINE = 300
const MOST_TEXT = 10_000

export function EntryFields({ fields, entry, onChange }: EntryFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <One
          key={field.name}
          field={field}
          value={entry[field.name] ?? ''}
          onChange={(value) => onChange({ ...entry, [field.name]: value } as Entry)}
        />
      ))}
    </div>
  )
}

interface OneProps {
  readonly field: EntryField
  readonly value: string | readonly string[]
  onChange(value: string | readonly string[]): void
}

function One({ field: { kind, label }, value, onChange }: OneProps) {
  if (kind === 'date') return <DateField label={label} value={String(value)} onChange={onChange} />
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
    <TextField
      label={label}
      type={kind === 'link' ? 'url' : 'text'}
      value={String(value)}
      onChange={onChange}
      maxLength={MOST_LINE}
    />
  )
}

/** Empty lines are while one types; they are not kept. */
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

function DateField({ label, value, onChange }: { label: string; value: string; onChange(date: string): void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [isLeft, setLeft] = useState(false)
  const date = partialDateOf(typed)
  const shown = date === undefined || date === value ? typed : value
  return (
    <TextField
      label={label}
      value={shown}
      inputMode="numeric"
      placeholder="2024-09"
      onBlur={() => setLeft(true)}
      onChange={(text) => {
        setTyped(text)
        setLeft(false)
        const next = partialDateOf(text)
        if (next !== undefined) onChange(next)
      }}
      error={isLeft && date === undefined ? t`Write a year or a month, such as 2024 or 2024-09.` : undefined}
    />
  )
}
