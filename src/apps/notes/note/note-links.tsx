// The notes that the open one links to, those that link to it, and a way to add a link. Used by note-dialog.tsx.
// @chunk note
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { linkedIn } from '#formats/markdown/note-links.ts'
import type { Autosave } from '#kit/forms/use-autosave.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { nameOf } from '../board/card-text.ts'
import { useNotes } from '../notes-context.ts'
import { noteQueries } from '../queries.ts'

export interface NoteLinksProps {
  readonly noteId: string
  readonly content: Autosave
}

export function NoteLinks({ noteId, content }: NoteLinksProps) {
  const { t } = useLingui()
  const { openDialog } = useNotes()
  const { data: backlinks } = useQuery(noteQueries.backlinks(noteId))
  const links = linkedIn(content.text).filter(({ id }) => id !== noteId)
  const add = (link: string) => {
    const text = content.text.trimEnd()
    content.setText(text === '' ? link : `${text}\n${link}`)
  }
  const back = (backlinks ?? []).map((note) => ({
    id: note.id,
    title: nameOf({ ...note, tasks: null }) || t`Empty note`,
  }))
  return (
    <div className="space-y-2">
      <Chip variant="add" icon="link" onPress={() => openDialog({ kind: 'link', noteId, onPick: add })}>
        <Trans>Link to a note</Trans>
      </Chip>
      {links.length > 0 && <LinkList title={t`Links to`} links={links} />}
      {back.length > 0 && <LinkList title={t`Linked from`} links={back} />}
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly links: readonly { readonly id: string; readonly title: string }[]
}

function LinkList({ title, links }: ListProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-12 text-ink-muted">{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <Icon name="document-text" size={16} className="text-ink-muted" />
            <Link
              to="/apps/notes"
              search={(before) => ({ ...before, note: link.id }) as never}
              resetScroll={false}
              className={`${linkClass} min-w-0 truncate`}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
