// One line of a checklist. Used by checklist.tsx.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { NoteTask } from '#contract/apps/notes-shapes.ts'
import type { RowDrag } from '#kit/list/use-row-drag.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LONGEST_LINE, splitLine } from './convert.ts'

export interface CheckLineProps {
  readonly noteId: string
  readonly task: NoteTask
  readonly drag: RowDrag
  readonly isFirst: boolean
  readonly onChange: (patch: Partial<NoteTask>) => void
  /** Enter: what is behind the caret goes to a line of its own. */
  readonly onSplit: (before: string, after: string) => void
  /** What the line itself becomes, and the lines that follow it. */
  readonly onPasteLines: (own: string, lines: readonly string[]) => void
  /** Backspace at its beginning: it becomes the end of the line before. */
  readonly onJoin: () => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onGo: (by: -1 | 1) => void
}

export function CheckLine(props: CheckLineProps) {
  const { t } = useLingui()
  const { task, drag, isFirst, onChange, onRemove, onPasteLines } = props
  const held = drag.drag?.key === task.id ? drag.drag : null
  const isBefore = drag.drag !== null && !held && isFirst && drag.drag.gap === 0
  const name = task.content || t`Empty line`
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap(splitLine)
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const left = value.length - (selectionEnd - selectionStart)
    const [first = '', ...rest] = lines
    // One line goes to where the caret is, as anywhere; the browser would cut what does not fit.
    if (lines.length < 2 && left + first.length <= LONGEST_LINE) return
    event.preventDefault()
    if (left === 0) onPasteLines(first, rest)
    else onPasteLines(value, lines)
  }
  return (
    <li
      data-key={task.id}
      style={held && !held.isByKey ? { transform: `translateY(${held.dy}px)` } : undefined}
      className={cx(
        'group/line relative flex min-h-9 items-start gap-2 pointer-coarse:min-h-11',
        held && 'z-1 rounded-8 bg-surface-raised shadow-drag',
        isBefore && 'border-accent border-t-2',
      )}
    >
      <Handle {...props} name={name} isHeld={held?.isByKey ?? false} />
      <Checkbox
        isSelected={task.completed}
        label={name}
        className="mt-2"
        onChange={(completed) => onChange({ completed })}
      />
      <textarea
        data-note-body={isFirst || undefined}
        aria-label={t`Checklist line`}
        rows={1}
        maxLength={LONGEST_LINE}
        enterKeyHint="next"
        value={task.content}
        onChange={(event) => onChange({ content: event.target.value })}
        onPaste={onPaste}
        onKeyDown={(event) => onLineKey(event, props)}
        className={cx(
          'field-sizing-content min-w-0 flex-1 resize-none rounded-4 bg-transparent px-1.5 py-1.5 outline-offset-0 hover:bg-surface-hover',
          task.completed && 'text-ink-muted line-through',
        )}
      />
      <span className="opacity-0 group-focus-within/line:opacity-100 group-hover/line:opacity-100 pointer-coarse:opacity-100 print:hidden">
        <IconButton icon="x-mark" size="sm" label={t`Delete ${name}`} onPress={onRemove} />
      </span>
    </li>
  )
}

function Handle({ task, drag, name, isHeld }: CheckLineProps & { readonly name: string; readonly isHeld: boolean }) {
  const { t } = useLingui()
  const { lift, shift, drop, cancel } = drag
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (!isHeld && !isPress) return
    if (!isHeld) {
      lift(task.id)
      announce(t`${name} picked up. Use the arrow keys to move it, Enter to drop it or Escape to cancel.`)
    } else if (event.key === 'ArrowUp') shift(-1)
    else if (event.key === 'ArrowDown') shift(1)
    else if (isPress) drop()
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      data-handle
      aria-label={t`Move ${name}`}
      aria-pressed={isHeld}
      onPointerDown={drag.onPointerDown}
      onKeyDown={onKeyDown}
      onBlur={isHeld ? cancel : undefined}
      className="mt-2 grid size-5 shrink-0 cursor-grab touch-none place-items-center rounded-4 text-ink-faint hover:text-ink pointer-coarse:-mt-1 pointer-coarse:size-11 print:hidden"
    >
      <Icon name="bars-2" size={16} />
    </button>
  )
}

function onLineKey(event: KeyboardEvent<HTMLTextAreaElement>, props: CheckLineProps): void {
  const { task, isFirst, onSplit, onJoin, onRemove, onMove, onGo } = props
  if (isComposing(event)) return
  const { selectionStart: start, selectionEnd: end, value } = event.currentTarget
  const isControl = event.ctrlKey || event.metaKey
  if (event.key === 'Enter' && !isControl && !event.shiftKey) onSplit(value.slice(0, start), value.slice(end))
  else if (event.key === 'Backspace' && value === '') onRemove()
  else if (event.key === 'Backspace' && start === 0 && end === 0 && !isFirst) onJoin()
  else if (event.key === 'ArrowUp' && isControl) onMove(-1)
  else if (event.key === 'ArrowDown' && isControl) onMove(1)
  else if (event.key === 'ArrowUp' && start === 0 && !event.shiftKey) onGo(-1)
  else if (event.key === 'ArrowDown' && start === task.content.length && !event.shiftKey) onGo(1)
  else return
  event.preventDefault()
}
