// A note on the board: its image, name, text, the first lines of its checklist, when it reminds, and its labels.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { ReminderMark } from '#kit/due/reminder-mark.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Tag } from '#ui/tag.tsx'
import { tintOf } from '../colors.ts'
import type { NoteMenuProps } from '../menus/note-menu.tsx'
import { NoteImage } from '../note-image.tsx'
import { useNotes } from '../notes-context.ts'
import { nameOf, plainText, TASKS_SHOWN } from './card-text.ts'

const noteMenu = lazyMenu<NoteMenuProps>(() => import('../menus/note-menu.tsx'))

export interface NoteCardProps {
  readonly note: Note
  /** In search results, where an archived note is labelled so. */
  readonly isSearched: boolean
  readonly isSelected: boolean
}

export const NoteCard = memo(function NoteCard({ note, isSearched, isSelected }: NoteCardProps) {
  const { t } = useLingui()
  const { id, title, content, tasks, image, color, pinned } = note
  const name = nameOf(note) || t`Empty note`
  const text = plainText(content)
  return (
    <article
      aria-labelledby={`name-${id}`}
      style={tintOf(color)}
      className={cx(
        'group/card relative overflow-hidden rounded-12 border [-webkit-touch-callout:none] focus-within:border-line-strong hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus-ring print:break-inside-avoid',
        color ? 'tinted' : 'border-line bg-surface-raised',
        isSelected && 'border-accent! ring-1 ring-accent',
      )}
    >
      {image && <NoteImage note={note} isSmall />}
      <div className="px-4 py-3.5">
        <div className="flex items-start gap-2 pe-6">
          <h3 className="min-w-0 flex-1 text-pretty font-semibold text-body wrap-anywhere">
            <Link
              to="/apps/notes"
              search={(before) => ({ ...before, note: id }) as never}
              resetScroll={false}
              id={`name-${id}`}
              data-card={id}
              aria-describedby={isSelected ? `selected-${id}` : undefined}
              draggable={false}
              className={cx(
                'text-inherit no-underline outline-none after:absolute after:inset-0',
                title.trim() === '' && 'sr-only',
              )}
            >
              {name}
            </Link>
          </h3>
        </div>
        {text && (
          <p
            className={cx(
              'line-clamp-10 whitespace-pre-line text-ink-muted wrap-anywhere',
              title.trim() !== '' && 'mt-1',
            )}
          >
            {text}
          </p>
        )}
        {tasks && tasks.length > 0 && <Tasks note={note} />}
        <Marks note={note} isSearched={isSearched} />
      </div>
      <CardButtons note={note} name={name} isPinned={pinned} />
    </article>
  )
})

/** When it reminds, that it is archived, its labels. */
function Marks({ note, isSearched }: Pick<NoteCardProps, 'note' | 'isSearched'>) {
  const { labels, archived, reminder } = note
  if (reminder === null && labels.length === 0 && !(archived && isSearched)) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {reminder !== null && <ReminderMark at={reminder} isDone={note.reminderDone} />}
      {archived && isSearched && (
        <span className="text-12 text-ink-muted">
          <Trans context="one note">Archived</Trans>
        </span>
      )}
      {labels.map((label) => (
        <Tag key={label.id}>{label.title}</Tag>
      ))}
    </div>
  )
}

function Tasks({ note: { id, tasks } }: { readonly note: Note }) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const all = tasks ?? []
  const rest = all.length - TASKS_SHOWN
  return (
    <ul className="mt-2 grid gap-1.5 pointer-coarse:gap-0" aria-label={t`Checklist`}>
      {all.slice(0, TASKS_SHOWN).map((task) => (
        <li
          key={task.id}
          className="grid grid-cols-[16px_minmax(0,1fr)] items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Checkbox
            isSelected={task.completed}
            label={task.content || t`Empty line`}
            className="z-1 mt-0.5 pointer-coarse:mt-0"
            onChange={(completed) =>
              void actions.change(
                id,
                { tasks: all.map((one) => (one.id === task.id ? { ...one, completed } : one)) },
                completed ? t`Line ticked` : t`Line unticked`,
                all,
              )
            }
          />
          <span className={cx('line-clamp-3 text-ink-muted wrap-anywhere', task.completed && 'line-through')}>
            {task.content}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className="text-12 text-ink-muted">
          <Trans>{rest} more</Trans>
        </li>
      )}
    </ul>
  )
}

interface ButtonsProps {
  readonly note: Note
  readonly name: string
  readonly isPinned: boolean
}

function CardButtons({ note, name, isPinned }: ButtonsProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const shown =
    'opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 pointer-coarse:opacity-100 has-aria-expanded:opacity-100'
  return (
    <div className="absolute end-1 top-1.5 z-1 flex flex-col print:hidden">
      <span className={cx('rounded-8', note.image && 'bg-surface-raised/85', !isPinned && shown)}>
        <IconButton
          icon="bookmark"
          solid={isPinned}
          size="sm"
          aria-pressed={isPinned}
          label={isPinned ? t`Unpin ${name}` : t`Pin ${name}`}
          onPress={() => actions.setPinned([note.id], !isPinned)}
        />
      </span>
      <span className={cx('rounded-8', note.image && 'bg-surface-raised/85', shown)}>
        <LazyMenu
          source={noteMenu}
          menu={{ note }}
          opener={(opener) => (
            <IconButton {...opener} icon="ellipsis-vertical" size="sm" label={t`More actions for ${name}`} />
          )}
        />
      </span>
    </div>
  )
}
