// What is archived on a board, to be restored or deleted: lists with their cards, and single cards. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BoardCard, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useBoard } from '../board-context.ts'
import { useDeleteCard, useDeleteList, useUpdateCard, useUpdateList } from '../mutations.ts'
import { boardQueries } from '../queries.ts'

export default function ArchiveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { board } = useBoard()
  return (
    <Dialog isOpen title={t`Archive of “${board.title}”`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryView
        query={useQuery(boardQueries.archive(board.id))}
        loading={<SkeletonRows label={t`Loading the archive`} count={3} />}
        error={{
          title: t`Couldn’t load the archive.`,
          description: t`It’s saved on this device. Trying again usually helps.`,
        }}
        isEmpty={(archive) => !archive || archive.lists.length + archive.cards.length === 0}
        empty={
          <p className="text-ink-muted">
            <Trans>No archived lists or cards. When you archive one, you can restore it here.</Trans>
          </p>
        }
      >
        {(archive) => archive && <ArchiveRows archive={archive} />}
      </QueryView>
    </Dialog>
  )
}

interface ArchiveRowsProps {
  readonly archive: { readonly lists: WholeBoard['lists']; readonly cards: readonly BoardCard[] }
}

function ArchiveRows({ archive }: ArchiveRowsProps) {
  const { t } = useLingui()
  const { board } = useBoard()
  const { run } = useAction()
  const { mutateAsync: updateList } = useUpdateList()
  const { mutateAsync: updateCard } = useUpdateCard()
  const { mutateAsync: deleteList } = useDeleteList()
  const { mutateAsync: deleteCard } = useDeleteCard()
  return (
    <ul className="border-line-soft border-b">
      {archive.lists.map(({ id, title, cards }) => (
        <Row
          key={id}
          title={title || t`Untitled`}
          about={plural(cards.length, {
            0: 'List with no cards',
            one: 'List with # card',
            other: 'List with # cards',
          })}
          onRestore={() =>
            run({
              message: t`List restored`,
              write: () => updateList({ body: { list: { id, archived: false } } }),
            })
          }
          onRemove={() => run({ message: t`List deleted`, write: () => deleteList({ query: { id } }) })}
        />
      ))}
      {archive.cards.map(({ id, title, listId }) => (
        <Row
          key={id}
          title={title || t`Untitled`}
          about={listName(board.lists, listId) ?? t`Card`}
          onRestore={() =>
            run({
              message: t`Card restored`,
              write: () => updateCard({ body: { id, card: { archived: false } } }),
            })
          }
          onRemove={() => run({ message: t`Card deleted`, write: () => deleteCard({ query: { id } }) })}
        />
      ))}
    </ul>
  )
}

const listName = (lists: readonly { readonly id: string; readonly title: string }[], id: string): string | undefined =>
  lists.find((list) => list.id === id)?.title

interface RowProps {
  readonly title: string
  readonly about: string
  readonly onRestore: () => unknown
  readonly onRemove: () => unknown
}

function Row({ title, about, onRestore, onRemove }: RowProps) {
  const { t } = useLingui()
  return (
    <li className="flex min-h-row items-center gap-2 border-line-soft border-t py-1">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        <span className="block truncate text-13 text-ink-muted">{about}</span>
      </span>
      <Button size="sm" onPress={onRestore} aria-label={t`Restore ${title}`}>
        <Trans>Restore</Trans>
      </Button>
      <IconButton icon="trash" size="sm" label={t`Delete ${title}`} onPress={onRemove} />
    </li>
  )
}
