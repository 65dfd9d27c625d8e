// The tags of products. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TagsDialog as KitDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useInventory } from '../inventory-context.ts'
import { useCreateTag, useDeleteTag, useUpdateTag } from '../mutations.ts'
import { inventoryQueries } from '../queries.ts'

export interface TagsDialogProps {
  readonly onClose: () => void
}

/** Characters, as the contract has it. */
export const TAG_LIMIT = 100

export default function TagsDialog({ onClose }: TagsDialogProps) {
  const { t } = useLingui()
  const { tags } = useInventory()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateTag()
  const { mutateAsync: update } = useUpdateTag()
  const { mutateAsync: destroy } = useDeleteTag()
  return (
    <KitDialog
      tags={tags}
      titleLimit={TAG_LIMIT}
      countOf={({ id }) => <Count tagId={id} />}
      empty={<Trans>No tags yet. Add one to group your products.</Trans>}
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
  const { data } = useQuery(inventoryQueries.count({ tag: tagId }))
  if (!data || !('length' in data.pagination)) return null
  return plural(data.pagination.length, { 0: 'no products', one: '# product', other: '# products' })
}
