// The labels of the mailbox: made, renamed, coloured, deleted. A chunk of its own.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import type { MailLabel } from '#contract/apps/mailbox-shapes.ts'
import { NamedColor } from '#contract/shared.ts'
import { ColorButton } from '#kit/tags/color-button.tsx'
import { TagsDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useMailbox } from '../mailbox-context.ts'
import { useCreateLabel, useDeleteLabel, useUpdateLabel } from '../mutations.ts'
import { INBOX } from '../where.ts'

/** Characters, as the contract has it. */
const TITLE_LIMIT = 100

export interface LabelsDialogProps {
  readonly onClose: () => void
}

export default function LabelsDialog({ onClose }: LabelsDialogProps) {
  const { t } = useLingui()
  const { where, labels, go } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateLabel()
  const { mutateAsync: update } = useUpdateLabel()
  const { mutateAsync: destroy } = useDeleteLabel()
  const isShown = ({ slug }: MailLabel) => where.kind === 'label' && where.slug === slug
  /** The address follows the label that it shows. */
  const rename = (label: MailLabel, title: string) =>
    run({
      message: t`Label renamed to “${title}”`,
      write: async () => {
        const written = await update({ body: { id: label.id, label: { title } } })
        if (isShown(label) && written.answer) go({ kind: 'label', slug: written.answer.slug })
        return written
      },
      onUndone: () => where.kind === 'label' && go({ kind: 'label', slug: label.slug }),
    })
  return (
    <TagsDialog
      title={t`Labels`}
      newLabel={t`New label`}
      nameless={t`A label needs a name.`}
      taken={t`A label with this name already exists.`}
      tags={labels}
      titleLimit={TITLE_LIMIT}
      countOf={({ slug }) => <span className="max-w-28 truncate max-sm:hidden">{slug}</span>}
      mark={(label) => (
        <ColorButton
          label={t`Colour of ${label.title}`}
          color={label.color}
          onChoose={(color) => void update({ body: { id: label.id, label: { color } } })}
        />
      )}
      empty={<Trans>No labels yet. Add one to sort your email.</Trans>}
      create={(title) =>
        run({
          message: t`Label “${title}” created`,
          write: () => create({ body: { label: { title, color: freeColor(labels) } } }),
        })
      }
      rename={rename}
      remove={(label) => {
        if (isShown(label)) go(INBOX)
        return run({
          message: t`Label “${label.title}” deleted`,
          write: () => destroy({ query: { id: label.id } }),
          announcesUndo: true,
        })
      }}
      onClose={onClose}
    />
  )
}

/** The first that no label has yet. */
const freeColor = (labels: readonly MailLabel[]): NamedColor =>
  NamedColor.options.find((color) => color !== 'gray' && !labels.some((label) => label.color === color)) ?? 'gray'
