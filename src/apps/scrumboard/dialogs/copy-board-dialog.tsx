// Copies a board under a title of its own, with its cards or without: a board without cards is a template. A chunk of its own.
// @offline later
// @chunk board-dialogs
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBoardActions } from '../use-board-actions.ts'
import { FormDialog } from './form-dialog.tsx'

export interface CopyBoardDialogProps {
  readonly board: BoardSummary
  readonly onClose: () => void
}

export default function CopyBoardDialog({ board, onClose }: CopyBoardDialogProps) {
  const { t } = useLingui()
  const { copy } = useBoardActions()
  const [title, setTitle] = useState(() => t`${board.title} (copy)`)
  const [withCards, setWithCards] = useState(true)
  return (
    <FormDialog
      title={t`Copy the board`}
      submitLabel={t`Copy`}
      onSubmit={() => copy(board, title.trim() || board.title, withCards)}
      onClose={onClose}
    >
      <TextField autoFocus label={t`Title of the copy`} maxLength={500} value={title} onChange={setTitle} />
      <Checkbox
        isSelected={withCards}
        onChange={setWithCards}
        description={t`Otherwise, only the lists and tags will be copied.`}
      >
        {t`Include the cards`}
      </Checkbox>
    </FormDialog>
  )
}
