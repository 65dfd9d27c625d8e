// The labels of the open note, and when it reminds. Used by note-dialog.tsx.
// @chunk note
import { Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { useReminderText } from '#kit/due/reminder-mark.tsx'
import { useNow } from '#platform/i18n/use-now.ts'
import { Chip } from '#ui/chip.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useNotes } from '../notes-context.ts'

const labelMenu = lazyMenu<{ readonly note: Note }>(() => import('../menus/label-menu.tsx'))

function When({ at, isDone }: { readonly at: string; readonly isDone: boolean }) {
  const text = useReminderText()(at)
  return <span className={isDone ? 'line-through' : undefined}>{text}</span>
}

export function NoteMeta({ note }: { readonly note: Note }) {
  const { t } = useLingui()
  const { actions, openDialog } = useNotes()
  const { reminder, reminderDone } = note
  const isDue = useNow() >= Date.parse(reminder ?? '')
  return (
    <div className="flex flex-wrap gap-2">
      <Chip icon="clock" hasMenu aria-haspopup="dialog" onPress={() => openDialog({ kind: 'reminder', note })}>
        {reminder === null ? <Trans context="note">Remind me</Trans> : <When at={reminder} isDone={reminderDone} />}
      </Chip>
      {isDue && !reminderDone && (
        <Chip
          icon="check"
          aria-pressed={undefined}
          onPress={() => actions.change(note.id, { reminderDone: true }, t`Reminder marked as done`)}
        >
          <Trans context="reminder">Mark as done</Trans>
        </Chip>
      )}
      {note.labels.map((label) => (
        <Chip
          key={label.id}
          isSelected
          aria-label={t`Remove tag ${label.title}`}
          aria-pressed={undefined}
          onPress={() => actions.setLabel([note.id], label, false)}
        >
          {label.title}
        </Chip>
      ))}
      <LazyMenu
        source={labelMenu}
        menu={{ note }}
        opener={(opener) => (
          <Chip {...opener} variant="add">
            <Trans context="notes">Tag</Trans>
          </Chip>
        )}
      />
    </div>
  )
}
