// The tags of contacts. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TAG_LIMIT } from '#contract/apps/contacts.ts'
import { TagsDialog as KitDialog } from '#kit/tags/tags-dialog.tsx'
import { useTagActions } from '#kit/tags/use-tag-actions.ts'
import { useContacts } from '../contacts-context.ts'
import { useCreateTag, useDeleteTag, useUpdateTag } from '../mutations.ts'
import { contactQueries } from '../queries.ts'

export interface TagsDialogProps {
  readonly onClose: () => void
}

export default function TagsDialog({ onClose }: TagsDialogProps) {
  const { tags } = useContacts()
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
      empty={<Trans>No tags yet. Add one to group your contacts.</Trans>}
      {...actions}
      onClose={onClose}
    />
  )
}

function Count({ tagId }: { readonly tagId: string }) {
  // None of its contacts: how many there are.
  const { data } = useQuery(contactQueries.window({ tag: tagId }, 0, 0))
  return data && plural(data.total, { 0: 'no contacts', one: '# contact', other: '# contacts' })
}
