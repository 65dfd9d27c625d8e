// The person's name: saved when the field is left or Enter pressed, with undo. What was typed outlives a reload.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DraftShape, dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { TextField } from '#ui/text-field.tsx'
import { useSaveUser } from './use-save.ts'

const DRAFT = 'settings name'
const Text: DraftShape<string> = {
  safeParse: (value) => (typeof value === 'string' ? { success: true, data: value } : { success: false }),
}
const LONGEST = 200

export function NameField({ name }: { name: string }) {
  const { t } = useLingui()
  const saveUser = useSaveUser()
  const [typed, setTyped] = useState(() => readDraft(DRAFT, Text) ?? name)
  const [isWrong, setWrong] = useState(false)
  const change = (text: string) => {
    setTyped(text)
    writeDraft(DRAFT, text)
    if (text.trim() !== '') setWrong(false)
  }
  const save = () => {
    const wanted = typed.trim()
    if (wanted === '') return setWrong(true)
    dropDraft(DRAFT)
    if (wanted !== name) saveUser({ name: wanted }, t`Name saved`)
  }
  return (
    <TextField
      label={t`Name`}
      name="name"
      autoComplete="name"
      maxLength={LONGEST}
      value={typed}
      onChange={change}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save()
        if (key === 'Escape') change(name)
      }}
      error={isWrong ? t`Enter a name.` : undefined}
    />
  )
}
