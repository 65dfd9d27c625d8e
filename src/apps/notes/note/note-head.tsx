// The head of the open note: its title, written in place, the pin, and what closes it. Used by note-dialog.tsx.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import { TITLE_LIMIT } from '#contract/apps/note-limits.ts'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { tintOf } from '../colors.ts'
import { useNotes } from '../notes-context.ts'
import type { OpenNoteState } from './use-open-note.ts'

export interface NoteHeadProps {
  readonly note: Note
  readonly state: OpenNoteState
  /** It has the window for itself. */
  readonly isLarge: boolean
  readonly setLarge: (isLarge: boolean) => void
}

export function NoteHead({ note: { id, pinned, color, title: saved }, state, isLarge, setLarge }: NoteHeadProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const { title, close, flush } = state
  return (
    <div
      style={tintOf(color)}
      className={cx('flex items-start gap-1 py-3 ps-5 pe-3', color ? 'tinted border-b' : undefined)}
    >
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a note without a name is written from its name on
        autoFocus={saved === ''}
        aria-label={t`Title`}
        placeholder={t`Title`}
        rows={1}
        maxLength={TITLE_LIMIT}
        value={title.text}
        onChange={(event) => title.setText(event.target.value.replaceAll('\n', ' '))}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          if (event.ctrlKey || event.metaKey) close()
          else event.currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-note-body]')?.focus()
        }}
        className="field-sizing-content -mx-1.5 min-w-0 flex-1 resize-none rounded-4 bg-transparent px-1.5 py-1 font-semibold text-20 tracking-tight outline-offset-0 placeholder:text-ink-muted placeholder:opacity-100"
      />
      <IconButton
        icon="bookmark"
        solid={pinned}
        aria-pressed={pinned}
        label={pinned ? t`Unpin` : t`Pin`}
        onPress={() => actions.setPinned([id], !pinned)}
      />
      <span className="max-md:hidden">
        <IconButton
          icon={isLarge ? 'arrows-pointing-in' : 'arrows-pointing-out'}
          label={isLarge ? t`Make the note smaller` : t`Make the note larger`}
          onPress={() => setLarge(!isLarge)}
        />
      </span>
      <IconButton icon="x-mark" label={t`Close`} onPress={close} />
    </div>
  )
}
