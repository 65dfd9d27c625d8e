// The grid of icons: of any length, of which only the rows in sight are drawn; one stop of the Tab key, arrows between the icons.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { IconRef } from '#contract/apps/icons.ts'
import { drawnParts, evenOffsets } from '#kit/list/row-offsets.ts'
import { useScrollWindow } from '#kit/list/use-scroll-window.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import type { Drawing } from './drawings.ts'
import { IconMask } from './icon-mask.tsx'
import { refToKey } from './icon-ref.ts'
import { GRID, iconsKeys } from './icons-keys.ts'

export type GridCommand = 'copy' | 'favourite' | 'basket' | 'details'

export interface IconGridProps {
  readonly icons: readonly IconRef[]
  readonly drawingOf: (icon: IconRef) => Drawing | undefined
  /** px */
  readonly size: number
  readonly openKey: string | undefined
  readonly onCommand: (command: GridCommand, icon: IconRef) => void
}

/** px around an icon, and of its name below */
const AROUND = 40
const NAME = 20

export function IconGrid({ icons, drawingOf, size, openKey, onCommand }: IconGridProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useColumns(scroller, size + 2 * AROUND)
  const height = size + AROUND + NAME + 12
  const rows = Math.ceil(icons.length / columns)
  const offsets = useMemo(() => evenOffsets(rows, height), [rows, height])
  const { from, to, reveal } = useScrollWindow(scroller, offsets, 0)
  const { current, setActive, onKeyDown } = useGridKeys({ scroller, icons, columns, reveal, onCommand })
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-24 md:px-4">
      <div role="grid" aria-label={t`Icons`} aria-rowcount={rows} aria-colcount={columns} onKeyDown={onKeyDown}>
        {drawnParts(offsets, from, to, [Math.floor(current / columns)]).map((part) =>
          part.kind === 'gap' ? (
            <div key={`gap ${part.index}`} role="presentation" style={{ height: part.height }} />
          ) : (
            <div
              key={part.index}
              role="row"
              aria-rowindex={part.index + 1}
              className="grid"
              style={{ height, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {icons.slice(part.index * columns, (part.index + 1) * columns).map((icon, column) => {
                const index = part.index * columns + column
                return (
                  <Cell
                    key={refToKey(icon)}
                    icon={icon}
                    drawing={drawingOf(icon)}
                    size={size}
                    index={index}
                    column={column}
                    isActive={index === current}
                    isOpen={refToKey(icon) === openKey}
                    onPress={() => {
                      setActive(index)
                      onCommand('copy', icon)
                    }}
                  />
                )
              })}
            </div>
          ),
        )}
      </div>
    </div>
  )
}

interface GridKeysOptions extends Pick<IconGridProps, 'icons' | 'onCommand'> {
  readonly scroller: RefObject<HTMLElement | null>
  readonly columns: number
  /** @param row of the grid */
  reveal(row: number): void
}

/** The icon that the keyboard is on. */
function useGridKeys({ scroller, icons, columns, reveal, onCommand }: GridKeysOptions) {
  const [active, setActive] = useState(0)
  const current = Math.min(active, icons.length - 1)
  const isWanted = useRef(false)

  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    reveal(Math.floor(current / columns))
    scroller.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true })
  }, [scroller, current, columns, reveal])

  const onKeyDown = (event: KeyboardEvent) => {
    const command = actionOf(iconsKeys, GRID, event)
    const icon = icons[current]
    if (!command || !icon) return
    event.preventDefault()
    const steps: Readonly<Record<string, number>> = {
      left: current - 1,
      right: current + 1,
      up: current - columns,
      down: current + columns,
      first: 0,
      last: icons.length - 1,
    }
    const step = steps[command]
    if (step === undefined) return onCommand(command as GridCommand, icon)
    isWanted.current = true
    setActive(Math.max(0, Math.min(step, icons.length - 1)))
  }
  return { current, setActive, onKeyDown }
}

interface CellProps {
  readonly icon: IconRef
  readonly drawing: Drawing | undefined
  readonly size: number
  readonly index: number
  readonly column: number
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly onPress: () => void
}

function Cell({ icon, drawing, size, index, column, isActive, isOpen, onPress }: CellProps) {
  return (
    <div role="gridcell" aria-colindex={column + 1} className="min-w-0 p-0.5">
      <button
        type="button"
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onPress}
        className={cx(
          'flex size-full cursor-pointer flex-col items-center justify-center gap-2 rounded-8 -outline-offset-2 hover:bg-surface-hover',
          isOpen && 'bg-accent-tint',
        )}
      >
        <IconMask drawing={drawing} size={size} />
        <span className="w-full truncate px-1 text-center text-12 text-ink-muted">{icon.name}</span>
      </button>
    </div>
  )
}

/** How many icons fit side by side. */
function useColumns(scroller: RefObject<HTMLElement | null>, width: number): number {
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setColumns(Math.max(2, Math.floor(element.clientWidth / width)))
    const size = new ResizeObserver(measure)
    size.observe(element)
    measure()
    return () => size.disconnect()
  }, [scroller, width])
  return columns
}
