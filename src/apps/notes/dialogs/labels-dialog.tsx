// The labels of notes. A name that another label has is no mistake: the two can become one. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoteLabel } from '#contract/apps/notes-shapes.ts'
import { TagsDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { useCreateLabel, useDeleteLabel, useMergeLabels, useUpdateLabel } from '../mutations.ts'
import { useNotes } from '../notes-context.ts'
import { noteQueries } from '../queries.ts'

export interface LabelsDialogProps {
  /** On which a new label goes; the dialog then closes. */
  readonly noteIds?: readonly string[]
  readonly onClose: () => void
}

/** Characters, as the contract has it. */
const TITLE_LIMIT = 500

interface Merge {
  readonly from: NoteLabel
  readonly into: NoteLabel
}

export default function LabelsDialog({ noteIds, onClose }: LabelsDialogProps) {
  const { t } = useLingui()
  const { labels, search, setSearch, actions } = useNotes()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateLabel()
  const { mutateAsync: update } = useUpdateLabel()
  const { mutateAsync: destroy } = useDeleteLabel()
  const { data: counts } = useQuery(noteQueries.counts())
  const [pending, setPending] = useState<Merge | null>(null)
  /** Notes that show this label show all again. */
  const leave = (id: string) => search.label === id && setSearch({ label: undefined }, { replace: true })
  const make = async (title: string) => {
    if (!noteIds) return run({ message: t`Tag “${title}” created`, write: () => create({ body: { title } }) })
    const isMade = await actions.addLabel(noteIds, title)
    if (isMade) onClose()
    return isMade
  }
  return (
    <>
      <TagsDialog
        title={t`Tags`}
        newLabel={t`New tag`}
        nameless={t`A tag needs a name.`}
        taken={t`A tag with this name already exists.`}
        tags={labels}
        titleLimit={TITLE_LIMIT}
        countOf={({ id }) =>
          counts && plural(counts.labels[id] ?? 0, { 0: 'no notes', one: '# note', other: '# notes' })
        }
        empty={<Trans>No tags yet. Add one to group your notes.</Trans>}
        create={make}
        rename={(label, title) =>
          run({
            message: t`Tag renamed to “${title}”`,
            write: () => update({ body: { label: { id: label.id, title } } }),
          })
        }
        onTaken={(from, into) => setPending({ from, into })}
        remove={({ id, title }) => {
          leave(id)
          return run({
            message: t`Tag “${title}” deleted`,
            write: () => destroy({ query: { id } }),
            announcesUndo: true,
          })
        }}
        onClose={onClose}
      />
      <MergeQuestion pending={pending} onMerge={leave} onClose={() => setPending(null)} />
    </>
  )
}

interface MergeQuestionProps {
  readonly pending: Merge | null
  /** Told of the label that goes. */
  readonly onMerge: (id: string) => void
  readonly onClose: () => void
}

function MergeQuestion({ pending, onMerge, onClose }: MergeQuestionProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: merge } = useMergeLabels()
  const { from, into } = pending ?? {}
  return (
    <AlertDialog
      title={t`Merge “${from?.title ?? ''}” into “${into?.title ?? ''}”?`}
      confirmLabel={t`Merge tags`}
      cancelLabel={t`Keep both`}
      isOpen={pending !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => {
        if (!pending) return
        onClose()
        onMerge(pending.from.id)
        void run({
          message: t`Tags merged into “${pending.into.title}”`,
          write: () => merge({ body: { id: pending.from.id, into: pending.into.id } }),
          announcesUndo: true,
        })
      }}
    >
      {t`A tag with this name already exists. Notes with either tag will use the existing one.`}
    </AlertDialog>
  )
}
