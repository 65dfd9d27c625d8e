// How many cards a list should hold. More are shown as too many, and never refused. A chunk of its own.
// @offline later
// @chunk board-dialogs
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readDecimal } from '#formats/decimal.ts'
import { TextField } from '#ui/text-field.tsx'
import { type ShownList, useBoard } from '../board-context.ts'
import { FormDialog } from './form-dialog.tsx'

export interface LimitDialogProps {
  readonly list: ShownList
  readonly onClose: () => void
}

const MOST = 1000

export default function LimitDialog({ list: { id, title, wipLimit }, onClose }: LimitDialogProps) {
  const { t, i18n } = useLingui()
  const { lists } = useBoard()
  const [text, setText] = useState(wipLimit === null ? '' : String(wipLimit))
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    const trimmed = text.trim()
    const most = trimmed === '' ? undefined : (readDecimal(trimmed, i18n.locale) ?? Number.NaN)
    const isRight = most === undefined || (Number.isInteger(most) && most >= 1 && most <= MOST)
    setRefused(!isRight)
    return isRight && lists.limit(id, most)
  }
  return (
    <FormDialog title={t`Card limit for “${title}”`} submitLabel={t`Save`} onSubmit={submit} onClose={onClose}>
      <TextField
        autoFocus
        label={t`Maximum number of cards`}
        inputMode="numeric"
        value={text}
        description={t`Above this number, the list shows a warning but still accepts cards. Leave blank for no limit.`}
        error={isRefused ? t`Enter a whole number from 1 to 1,000, or leave this field blank.` : undefined}
        onChange={(next) => {
          setText(next)
          setRefused(false)
        }}
      />
    </FormDialog>
  )
}
