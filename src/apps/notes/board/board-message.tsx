// The message in place of the cards: no note yet, none archived, none with a reminder, nothing found. Used by board.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useNotes } from '../notes-context.ts'
import { isNarrowed, SHOW_ALL } from '../search-params.ts'
import { useNewNote } from '../use-new-note.ts'

export function BoardMessage() {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useNotes()
  const add = useNewNote()
  const queryText = search.q?.trim()
  const all = { onShowAll: () => setSearch(SHOW_ALL), showAllLabel: t`Show all notes`, className: 'px-0' }
  if (queryText) return <NoRows title={t`No notes match “${queryText}”.`} {...all} />
  if (isNarrowed(search)) return <NoRows title={t`No notes match these filters.`} {...all} />
  if (search.show === 'archive')
    return (
      <NoRows
        title={t`No archived notes.`}
        description={t`Archive a note to clear it from view without deleting it.`}
        className="px-0"
      />
    )
  if (search.show === 'reminders')
    return (
      <NoRows title={t`No reminders.`} description={t`Add a reminder to a note to find it here.`} className="px-0" />
    )
  return (
    <NoRows
      title={t`No notes yet.`}
      description={t`Write down ideas, lists and things to remember. They’ll appear here.`}
      className="px-0"
      action={
        <>
          <Button icon="plus" onPress={() => add()}>
            <Trans>Write your first note</Trans>
          </Button>
          <Button size="sm" icon="arrow-up-tray" onPress={() => openDialog({ kind: 'import', file: null })}>
            <Trans>Import notes</Trans>
          </Button>
        </>
      }
    />
  )
}
