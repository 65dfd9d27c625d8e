// The field of a new card or list: Enter adds and stays open for the next one, Escape closes. Several pasted lines are several of them.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

export interface AddFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly addLabel: string
  /** @returns whether it is there: if not, what was typed stays */
  readonly onAdd: (title: string) => Promise<boolean>
  readonly onClose: () => void
}

/** As the contract bounds a title. */
const LONGEST = 500

export function AddField({ label, placeholder, addLabel, onAdd, onClose }: AddFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const add = async () => {
    const titles = text
      .split('\n')
      .map((one) => one.trim().slice(0, LONGEST))
      .filter(Boolean)
    for (const title of titles) if (!(await onAdd(title))) return
    setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void add()
    }
  }
  return (
    <form
      className="mt-1 shrink-0 p-0.5"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <textarea
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just opened
        autoFocus
        rows={2}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block w-full resize-none rounded-12 border border-line-strong bg-surface-raised px-3 py-2 field-sizing-content"
      />
      <div className="mt-1.5 flex items-center gap-1">
        <Button type="submit" variant="primary" size="sm" isDisabled={text.trim() === ''}>
          {addLabel}
        </Button>
        <IconButton icon="x-mark" size="sm" label={t`Close`} onPress={onClose} />
      </div>
    </form>
  )
}
