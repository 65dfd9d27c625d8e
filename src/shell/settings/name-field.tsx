// The person's name: saved when the field is left or Enter pressed, with undo. What was typed outlives a reload, and a refusal.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type DraftShape, dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { TextField } from '#ui/text-field.tsx'
import { useSaveUser } from './use-save.ts'

const DRAFT = 'settings name'
const Text: DraftShape<string> = {
  safeParse: (value) => (typeof value === 'string' ? { success: true, data: value } : { success: false }),
}
const LONGEST = 200

export function NameField({ name }: { name: string }) {
  const { t } = useLingui()
  const { save: saveUser, problem } = useSaveUser()
  // Undefined: the name as it is.
  const [typed, setTyped] = useState(() => readDraft(DRAFT, Text))
  const [isWrong, setWrong] = useState(false)
  const [refused, setRefused] = useState<string>()
  const underWay = useRef<string>(undefined)
  const wanted = typed?.trim()
  const change = (text: string) => {
    setTyped(text)
    writeDraft(DRAFT, text)
    if (text.trim() !== '') setWrong(false)
  }
  const forget = () => {
    setTyped(undefined)
    setWrong(false)
    dropDraft(DRAFT)
  }
  const save = async () => {
    if (wanted === '') return setWrong(true)
    if (wanted === undefined || wanted === underWay.current) return
    if (wanted === name && underWay.current === undefined) return forget()
    underWay.current = wanted
    const isSaved = await saveUser({ name: wanted }, t`Name saved`)
    if (underWay.current !== wanted) return
    underWay.current = undefined
    setRefused(isSaved ? undefined : wanted)
    if (!isSaved) return
    // What has been typed meanwhile stays.
    setTyped((now) => (now === typed ? undefined : now))
    if (readDraft(DRAFT, Text) === typed) dropDraft(DRAFT)
  }
  return (
    <TextField
      label={t`Name`}
      name="name"
      autoComplete="name"
      maxLength={LONGEST}
      value={typed ?? name}
      onChange={change}
      onBlur={() => {
        // A refused name is sent again by Enter, not on blur.
        if (wanted !== refused) void save()
      }}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') void save()
        if (event.key === 'Escape') forget()
      }}
      error={isWrong ? t`Enter a name.` : wanted === refused ? problem : undefined}
    />
  )
}
