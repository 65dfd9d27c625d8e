// One row of the palette: what it is, and beside it what can be done to it.
import { useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { KeyCaps } from '../keys/key-caps.tsx'
import { HitContent } from '../search/hit-content.tsx'
import type { Act, Item } from './items.ts'

export interface PaletteRowProps {
  readonly id: string
  readonly item: Item
  readonly isActive: boolean
  /** Which of its cells is the active one; 0 is the row itself. */
  readonly cell: number
  readonly onPoint: () => void
  readonly onRun: () => void
  readonly onAct: (act: Act) => void
}

export function PaletteRow({ id, item, isActive, cell, onPoint, onRun, onAct }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field keeps the focus, and names the active cell
    <div
      ref={row}
      role="row"
      aria-selected={isActive}
      onPointerMove={onPoint}
      className={cx(
        'flex items-center gap-1 rounded-8 pe-1',
        item.isSpelledOut && 'flex-wrap ps-10 pb-1.5',
        isActive && 'bg-accent-tint forced-colors:outline-2',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field does it */}
      <div
        id={`${id}-0`}
        role="gridcell"
        tabIndex={-1}
        onClick={onRun}
        className={cx(
          item.isSpelledOut && '-ms-10 basis-[calc(100%+40px)]',
          'flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-3 px-2 py-1 outline-none pointer-coarse:min-h-11',
        )}
      >
        <HitContent hit={item} />
        {item.chords && item.chords.length > 0 && (
          <span className="shrink-0 pointer-coarse:hidden">
            <KeyCaps chords={item.chords.slice(0, 1)} />
          </span>
        )}
      </div>
      {item.acts.map((act, index) => (
        <ActCell
          key={act.id}
          id={`${id}-${index + 1}`}
          act={act}
          item={item}
          isActive={isActive}
          isHere={cell === index + 1}
          onAct={onAct}
        />
      ))}
    </div>
  )
}

interface ActCellProps extends Pick<PaletteRowProps, 'id' | 'item' | 'isActive' | 'onAct'> {
  readonly act: Act
  /** It is the active cell of its row. */
  readonly isHere: boolean
}

function ActCell({ id, act, item, isActive, isHere, onAct }: ActCellProps) {
  return (
    <div id={id} role="gridcell" className={cx('shrink-0', item.isSpelledOut && 'max-w-full')}>
      <button
        type="button"
        aria-label={act.does}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
        onClick={() => onAct(act)}
        className={cx(
          'flex h-control-sm cursor-pointer items-center gap-1.5 rounded-8 px-2 font-medium text-13 hover:bg-surface-control hover:text-ink pointer-coarse:h-11',
          item.isSpelledOut ? 'max-w-full bg-accent-tint-strong text-accent-text' : 'text-ink-muted',
          !isActive && !item.isSpelledOut && 'sr-only pointer-coarse:not-sr-only',
          isActive && isHere && 'bg-surface-control text-ink outline-2 outline-focus-ring',
        )}
      >
        <Icon name={act.icon} size={16} />
        <span className="truncate">{act.label}</span>
      </button>
    </div>
  )
}
