// The tags of contacts. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TagsDialog as KitDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useContacts } from '../contacts-context.ts'
import { useCreateTag, useDeleteTag, useUpdateTag } from '../mutations.ts'
import { contactQueries } from '../queries.ts'

export interface TagsDialogProps {
  readonly onClose: () => void
}

/** Characters, as the contract has it. */
const TITLE_LIMIT = 200

export default function TagsDialog({ onClose }: TagsDialogProps) {
  const { t } = useLingui()
  const { tags } = useContacts()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateTag()
  const { mutateAsync: update } = useUpdateTag()
  const { mutateAsync: destroy } = useDeleteTag()
  return (
    <KitDialog
      tags={tags}
      titleLimit={TITLE_LIMIT}
      countOf={({ id }) => <Count tagId={id} />}
      empty={<Trans>No tags yet. Add one to group your contacts.</Trans>}
      create={(title) => run({ message: t`Tag “${title}” created`, write: () => create({ body: { tag: { title } } }) })}
      rename={({ id }, title) =>
        run({ message: t`Tag renamed to “${title}”`, write: () => update({ body: { id, tag: { title } } }) })
      }
      remove={({ id, title }) =>
        run({ message: t`Tag “${title}” deleted`, write: () => destroy({ query: { id } }), announcesUndo: true })
      }
      onClose={onClose}
    />
  )
}

function Count({ tagId }: { readonly tagId: string }) {
  // None of its contacts: how many there are.
  const { data } = useQuery(contactQueries.window({ tag: tagId }, 0, 0))
  return data && plural(data.total, { 0: 'no contacts', one: '# contact', other: '# contacts' })
}
