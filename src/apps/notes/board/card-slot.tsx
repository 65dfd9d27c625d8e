// A card at its place on the board, or the room that it will take, with what is drawn around it. Used by board.tsx.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import type { WindowedSource } from '#kit/list/use-windowed-source.ts'
import { cx } from '#ui/cx.ts'
import { useNotes } from '../notes-context.ts'
import { nameOf } from './card-text.ts'
import { NoteCard } from './note-card.tsx'
import { SelectMark } from './select-mark.tsx'
import type { Board } from './use-board.ts'
import type { BoardDrag } from './use-board-drag.ts'

export interface CardSlotProps {
  readonly index: number
  readonly source: WindowedSource<Note>
  readonly board: Board
  readonly drag: BoardDrag | null
  readonly selection: Selection
  readonly children: ReactNode
}

export function CardSlot({ index, source, board, drag, selection, children }: CardSlotProps) {
  const { t } = useLingui()
  const { search } = useNotes()
  const { layout, width, gap, measure } = board
  const note = source.rowAt(index)
  const column = layout.columns[index] ?? 0
  const box = { top: layout.tops[index] ?? 0, insetInlineStart: column * (width + gap), width }
  if (!note)
    return <li aria-hidden="true" className="absolute h-36 rounded-12 bg-surface-sunken print:hidden" style={box} />
  const isSelected = selection.has(note.id)
  const isHeld = drag?.key === note.id
  const over = drag?.over?.key === note.id ? drag.over : undefined
  return (
    <>
      {children && (
        <li className="absolute" style={{ top: box.top }}>
          {children}
        </li>
      )}
      <li
        ref={measure}
        data-key={note.id}
        aria-setsize={source.count}
        aria-posinset={index + 1}
        className={cx(
          'group/place absolute print:static! print:mb-4 print:w-auto!',
          isHeld && 'pointer-events-none z-2 opacity-90',
        )}
        style={isHeld ? { ...box, transform: `translate(${drag.dx}px, ${drag.dy}px)` } : box}
      >
        {over && (
          <span
            aria-hidden="true"
            className={cx('absolute inset-x-0 z-1 h-0.5 bg-accent', over.isBehind ? '-bottom-2' : '-top-2')}
          />
        )}
        <NoteCard note={note} isSearched={search.q !== undefined} isSelected={isSelected} />
        <SelectMark
          id={note.id}
          name={nameOf(note) || t`Empty note`}
          isSelected={isSelected}
          onToggle={() => selection.toggle(note.id)}
        />
      </li>
    </>
  )
}
