// Moves a list with its cards to another board, or copies it beside itself. A chunk of its own.
// @offline later
// @chunk board-dialogs
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type ShownList, useBoard } from '../board-context.ts'
import { boardQueries } from '../queries.ts'
import { FormDialog } from './form-dialog.tsx'

export interface MoveListDialogProps {
  readonly list: ShownList
  readonly isCopy: boolean
  readonly onClose: () => void
}

export default function MoveListDialog({ list, isCopy, onClose }: MoveListDialogProps) {
  const { t } = useLingui()
  const { board: own, lists } = useBoard()
  const { data: boards = [] } = useQuery(boardQueries.all())
  const [title, setTitle] = useState(() => t`${list.title} (copy)`)
  const others = boards.filter(({ id }) => id !== own.id)
  const [chosen, setChosen] = useState<string>()
  const board = others.find(({ id }) => id === chosen) ?? others[0]
  const submit = () => {
    if (isCopy) return lists.copy(list.id, title.trim() || list.title)
    if (!board) return false
    const [name, there] = [list.title, board.title]
    return lists.moveTo(list.id, board.id, t`Moved the list “${name}” to the board “${there}”`)
  }
  return (
    <FormDialog
      title={isCopy ? t`Copy the list` : t`Move the list`}
      submitLabel={isCopy ? t`Copy` : t`Move`}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCopy ? (
        <TextField autoFocus label={t`Title of the copy`} maxLength={500} value={title} onChange={setTitle} />
      ) : (
        <Select
          label={t`Board`}
          options={others.map(({ id, title: label }) => ({ id, label: label || t`Untitled` }))}
          value={board?.id ?? null}
          onChange={setChosen}
          description={t`The list’s cards move too, and keep any tags that the other board also has.`}
          error={others.length === 0 ? t`No other boards. Add one first.` : undefined}
        />
      )}
    </FormDialog>
  )
}
