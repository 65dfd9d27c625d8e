// Moves or copies a card to a list of any board: on its own board to any place in it. A chunk of its own.
// @offline later
// @chunk board-dialogs
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BoardCard, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBoard } from '../board-context.ts'
import { boardQueries } from '../queries.ts'
import { FormDialog } from './form-dialog.tsx'

export interface MoveCardDialogProps {
  readonly card: BoardCard
  readonly isCopy: boolean
  readonly onClose: () => void
}

export default function MoveCardDialog({ card, isCopy, onClose }: MoveCardDialogProps) {
  const { t } = useLingui()
  const { board: own, cards, open, openId } = useBoard()
  const { data: boards = [] } = useQuery(boardQueries.all())
  const [boardId, setBoardId] = useState(own.id)
  const client = useQueryClient()
  const whole = boardQueries.whole(boardId)
  const { data: board, isError } = useQuery(whole)
  const [listId, setListId] = useState(card.listId)
  const [position, setPosition] = useState(0)
  const [title, setTitle] = useState(card.title)
  const lists = board?.lists ?? []
  const listOf = (of: WholeBoard | null | undefined) => of?.lists.find(({ id }) => id === listId) ?? of?.lists[0]
  const list = listOf(board)
  const others = list?.cards.filter(({ id }) => id !== card.id) ?? []
  const at = Math.min(position, others.length)
  const isPlaced = !isCopy && boardId === own.id
  const untitled = t`Untitled`
  const submit = async () => {
    // A board that was chosen a moment ago may still be read.
    const toBoard = board ?? (await client.ensureQueryData(whole).catch(() => null))
    const toList = listOf(toBoard)
    if (!toBoard || !toList) return false
    if (isCopy) return cards.copyTo(card, toList.id, title.trim() || card.title)
    if (isPlaced) return cards.move(card, { column: toList.id, before: others[at]?.id })
    const [name, to, there] = [card.title || untitled, toList.title, toBoard.title]
    const isMoved = await cards.moveTo(card, toList.id, t`Moved “${name}” to “${to}” on the board “${there}”`)
    if (isMoved && openId === card.id) open(undefined)
    return isMoved
  }
  return (
    <FormDialog
      title={isCopy ? t`Copy the card` : t`Move the card`}
      submitLabel={isCopy ? t`Copy` : t`Move`}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCopy && <TextField label={t`Title of the copy`} maxLength={500} value={title} onChange={setTitle} />}
      <Select
        label={t`Board`}
        options={(boards.length > 0 ? boards : [own]).map(({ id, title: label }) => ({ id, label: label || untitled }))}
        value={boardId}
        onChange={setBoardId}
        error={isError ? t`Couldn’t load this board.` : undefined}
      />
      <Select
        label={t`List`}
        options={lists.map(({ id, title: label }) => ({ id, label: label || untitled }))}
        value={list?.id ?? null}
        onChange={setListId}
        error={board && !list ? t`This board has no lists.` : undefined}
      />
      {isPlaced && <PlaceChoice others={others} value={at} onChange={setPosition} />}
    </FormDialog>
  )
}

interface PlaceChoiceProps {
  /** The other cards of the list. */
  readonly others: readonly BoardCard[]
  readonly value: number
  readonly onChange: (position: number) => void
}

function PlaceChoice({ others, value, onChange }: PlaceChoiceProps) {
  const { t } = useLingui()
  const untitled = t`Untitled`
  return (
    <Select
      label={t({ context: 'in a list', message: 'Position' })}
      options={Array.from({ length: others.length + 1 }, (_, index) => {
        const before = others[index - 1]?.title || untitled
        return {
          id: String(index),
          label: index === 0 ? t`At the top` : t`After “${before}”`,
        }
      })}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
