// Makes, renames, colours and deletes the labels of a board. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { BoardLabel } from '#contract/apps/scrumboard-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBoard } from '../board-context.ts'
import { COLOUR_NAMES, COLOURS, colourOf } from '../colours.ts'
import { useCreateLabel, useDeleteLabel, useUpdateLabel } from '../mutations.ts'

export default function LabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { board } = useBoard()
  return (
    <Dialog isOpen title={t`Board tags`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <NewLabel />
      {board.labels.length === 0 ? (
        <p className="mt-4 text-ink-muted">
          <Trans>No tags yet. Use tags to show what a card is about.</Trans>
        </p>
      ) : (
        <ul className="mt-4 space-y-2">
          {board.labels.map((label) => (
            <LabelRow key={label.id} label={label} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function NewLabel() {
  const { t } = useLingui()
  const { board } = useBoard()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateLabel()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()
  const used = new Set(board.labels.map(({ colour }) => colour))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const trimmed = title.trim()
    if (trimmed === '') return setProblem(t`A tag needs a name.`)
    if (board.labels.some((label) => label.title.toLowerCase() === trimmed.toLowerCase()))
      return setProblem(t`A tag with this name already exists.`)
    const label = { boardId: board.id, title: trimmed, colour: COLOURS.find((one) => !used.has(one)) ?? 'slate' }
    if (await run({ message: t`Tag added`, write: () => create({ body: { label } }) })) setTitle('')
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        autoFocus
        label={t`New tag`}
        isLabelHidden
        placeholder={t`New tag`}
        maxLength={500}
        value={title}
        error={problem}
        onChange={(next) => {
          setTitle(next)
          setProblem(undefined)
        }}
        className="flex-1"
      />
      <Button type="submit" variant="primary">
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}

function LabelRow({ label: { id, title, colour } }: { readonly label: BoardLabel }) {
  const { t, i18n } = useLingui()
  const { board } = useBoard()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateLabel()
  const { mutateAsync: destroy } = useDeleteLabel()
  const [text, setText] = useState(title)
  const { number } = useFormats()
  const count = board.lists.flatMap(({ cards }) => cards).filter(({ labels }) => labels.includes(id)).length
  const rename = () => {
    const trimmed = text.trim()
    if (trimmed === '' || trimmed === title) return setText(title)
    void run({ message: t`Tag renamed`, write: () => update({ body: { id, label: { title: trimmed } } }) })
  }
  return (
    <li className="flex items-center gap-2">
      <TagSquare color={colourOf(colour)} />
      <TextField
        label={t`Name of the tag ${title}`}
        isLabelHidden
        maxLength={500}
        value={text}
        onChange={setText}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          rename()
        }}
        className="min-w-0 flex-1"
      />
      <Select
        label={t`Colour of ${title}`}
        isLabelHidden
        className="w-28 shrink-0"
        options={COLOURS.map((one) => ({ id: one as string, label: i18n._(COLOUR_NAMES[one]) }))}
        value={colour}
        onChange={(next) =>
          void run({ message: t`Tag colour changed`, write: () => update({ body: { id, label: { colour: next } } }) })
        }
      />
      <span className="w-6 text-end text-13 text-ink-muted tabular-nums">{number(count)}</span>
      <IconButton
        icon="trash"
        size="sm"
        label={t`Delete the tag ${title}`}
        onPress={() => run({ message: t`Tag “${title}” deleted`, write: () => destroy({ query: { id } }) })}
      />
    </li>
  )
}
