// What was written in a change that waits, to be mended before it is sent (again). Opened in outbox-item.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { WrittenField } from './outbox-labels.ts'

/** A text longer than that, in characters, gets more than a line. */
const ONE_LINE = 60

export interface OutboxEditProps {
  /** What is mended: for who does not see it. */
  readonly label: string
  readonly fields: readonly WrittenField[]
  readonly onSave: (fields: readonly WrittenField[]) => void
  readonly onCancel: () => void
}

export function OutboxEdit({ label, fields, onSave, onCancel }: OutboxEditProps) {
  const { t, i18n } = useLingui()
  const [written, setWritten] = useState(fields)
  const [isChecked, setChecked] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (written.every(({ text }) => text.trim() !== '')) onSave(written)
    else setChecked(true)
  }
  return (
    <form noValidate aria-label={label} onSubmit={save} className="mt-1 grid gap-3">
      {written.map((field, index) => {
        const Text = (fields[index]?.text ?? '').length > ONE_LINE ? TextArea : TextField
        return (
          <Text
            key={field.at.join('.')}
            autoFocus={index === 0}
            label={i18n._(field.label)}
            value={field.text}
            onChange={(text) => setWritten(written.map((one) => (one === field ? { ...one, text } : one)))}
            error={isChecked && field.text.trim() === '' ? t`This can’t be empty.` : undefined}
          />
        )
      })}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="sm" type="submit">
          <Trans>Save and send</Trans>
        </Button>
      </div>
    </form>
  )
}
