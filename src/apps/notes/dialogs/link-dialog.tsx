// Finds the note that a link in another one leads to. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linkTo } from '#formats/markdown/note-links.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { nameOf } from '../board/card-text.ts'
import { noteQueries } from '../queries.ts'

export interface LinkDialogProps {
  /** Of the note that gets the link. */
  readonly noteId: string
  /** @param link in Markdown */
  readonly onPick: (link: string) => void
  readonly onClose: () => void
}

const SHOWN = 20

export default function LinkDialog({ noteId, onPick, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const [searchText, setSearchText] = useState<string>()
  const query = useQuery({
    ...noteQueries.window(searchText === undefined ? {} : { query: searchText }, 0, SHOWN),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog isOpen size="sm" title={t`Link to a note`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchBox
        autoFocus
        label={t`Search notes`}
        placeholder={t`Search notes`}
        query={searchText}
        maxLength={500}
        onSearch={setSearchText}
      />
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading your notes`} count={6} />}
        error={{ title: t`Couldn’t load your notes.` }}
        className="mx-0"
      >
        {({ notes }) => {
          const others = notes.filter(({ id }) => id !== noteId)
          if (others.length === 0)
            return (
              <p className="mt-4 text-ink-muted">
                <Trans>No other notes found.</Trans>
              </p>
            )
          return (
            <ul aria-label={t`Notes`} className="mt-3">
              {others.map((note) => (
                <li key={note.id}>
                  <button
                    type="button"
                    className="flex min-h-row w-full cursor-pointer items-center gap-3 rounded-8 px-3 text-start hover:bg-surface-hover"
                    onClick={() => {
                      onPick(linkTo(note.id, nameOf(note)))
                      onClose()
                    }}
                  >
                    <Icon name="document-text" className="text-ink-muted" />
                    <span className="min-w-0 truncate">{nameOf(note) || t`Empty note`}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryView>
    </Dialog>
  )
}
