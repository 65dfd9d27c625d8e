// The tags of products. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TAG_LIMIT } from '#contract/apps/inventory-product.ts'
import { TagsDialog as KitDialog } from '#kit/tags/tags-dialog.tsx'
import { useTagActions } from '#kit/tags/use-tag-actions.ts'
import { useInventory } from '../inventory-context.ts'
import { useCreateTag, useDeleteTag, useUpdateTag } from '../mutations.ts'
import { inventoryQueries } from '../queries.ts'

export interface TagsDialogProps {
  readonly onClose: () => void
}

export default function TagsDialog({ onClose }: TagsDialogProps) {
  const { tags } = useInventory()
  const actions = useTagActions({
    create: useCreateTag().mutateAsync,
    update: useUpdateTag().mutateAsync,
    destroy: useDeleteTag().mutateAsync,
  })
  return (
    <KitDialog
      tags={tags}
      titleLimit={TAG_LIMIT}
      countOf={({ id }) => <Count tagId={id} />}
      empty={<Trans>No tags yet. Add one to group your products.</Trans>}
      {...actions}
      onClose={onClose}
    />
  )
}

function Count({ tagId }: { readonly tagId: string }) {
  const { data } = useQuery(inventoryQueries.count({ tag: tagId }))
  if (!data || !('length' in data.pagination)) return null
  return plural(data.pagination.length, { 0: 'no products', one: '# product', other: '# products' })
}
