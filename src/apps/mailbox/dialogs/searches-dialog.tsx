// The searches listed beside the folders: renamed, deleted. A chunk of its own.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { TagsDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useCreateSearch, useDeleteSearch, useUpdateSearch } from '../mutations.ts'
import { INBOX } from '../where.ts'

const TITLE_LIMIT = 100

export interface SearchesDialogProps {
  readonly onClose: () => void
}

export default function SearchesDialog({ onClose }: SearchesDialogProps) {
  const { t } = useLingui()
  const { where, searches, go } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateSearch()
  const { mutateAsync: update } = useUpdateSearch()
  const { mutateAsync: destroy } = useDeleteSearch()
  return (
    <TagsDialog
      title={t`Saved searches`}
      newLabel={t`New search, such as is:unread from:ada`}
      nameless={t`A search needs a name.`}
      taken={t`A search with this name already exists.`}
      tags={searches}
      titleLimit={TITLE_LIMIT}
      countOf={({ query }) => <span className="max-w-32 truncate max-sm:hidden">{query}</span>}
      mark={() => (
        <span className="grid size-8 place-items-center text-ink-muted">
          <Icon name="magnifying-glass" size={16} />
        </span>
      )}
      empty={<Trans>No saved searches yet. Run a search, then save it.</Trans>}
      create={(query) =>
        run({ message: t`Search saved`, write: () => create({ body: { search: { title: query, query } } }) })
      }
      rename={({ id }, title) =>
        run({ message: t`Search renamed to “${title}”`, write: () => update({ body: { id, search: { title } } }) })
      }
      remove={({ id, title }) => {
        if (where.kind === 'search' && where.slug === id) go(INBOX)
        return run({ message: t`Search “${title}” deleted`, write: () => destroy({ query: { id } }) })
      }}
      onClose={onClose}
    />
  )
}
