// Tiles of any number: a grid of which only the rows in sight are drawn, one stop of the Tab key, with arrow keys in both directions, selection and a menu.
// The same source, actions and keys as a windowed list.
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isTyping } from '#platform/keys/chord.ts'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import { pressRow } from './press-row.ts'
import { drawnParts, evenOffsets } from './row-offsets.ts'
import { type ListActions, runListCommand } from './run-list-command.ts'
import type { ListSource, RowTraits } from './source.ts'
import { isControl, keyOfEvent } from './use-active-row.ts'
import { useListScroll } from './use-list-scroll.ts'
import { type RowMenuAnchor, useRowMenu } from './use-row-menu.ts'
import { useScrollWindow } from './use-scroll-window.ts'
import type { Selection } from './use-selection.ts'
import type { ListHandle, RowState } from './windowed-list.tsx'

export interface WindowedGridProps<Row> {
  readonly label: string
  readonly source: ListSource<Row>
  /** What is listed: where it changes, the grid begins at its top. */
  readonly listed: string
  readonly keys: KeyTable
  readonly actions: ListActions<Row>
  readonly selection: Selection
  readonly openKey?: string | undefined
  readonly onMenu: (anchor: RowMenuAnchor) => void
  readonly handle?: Ref<ListHandle>
  /** px of a tile: its least width, and its height. */
  readonly tile: { readonly width: number; readonly height: number }
  /** Above the tiles. */
  readonly children?: ReactNode
  readonly renderTile: (row: Row, state: RowState) => ReactNode
}

/** px between tiles */
const GAP = 12

export function WindowedGrid<Row>(props: WindowedGridProps<Row>) {
  const { source, tile, selection, handle } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid, tile.width)
  const rows = Math.ceil(source.count / columns)
  const offsets = useMemo(() => evenOffsets(rows, tile.height + GAP), [rows, tile.height])
  const { from, to, reveal } = useScrollWindow(scroller, offsets, 0)
  useListScroll(scroller, props.listed, source.count > 0)
  const active = useActiveTile(source, grid, (index) => reveal(Math.floor(index / columns)))
  const handlers = useInput(props, active, columns)
  useImperativeHandle(handle, () => {
    const focus = (index: number) => active.activate(index, true)
    return { goTo: focus, focus, reveal: (index) => reveal(Math.floor(index / columns)) }
  })
  const parts = drawnParts(offsets, from, to, [Math.floor(active.index / columns)])
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-24 md:px-6 print:overflow-visible"
    >
      {props.children}
      <div
        {...handlers}
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-multiselectable="true"
        aria-rowcount={rows}
        aria-colcount={columns}
      >
        {parts.map((part) => {
          if (part.kind === 'gap')
            return <div key={`gap ${part.index}`} role="presentation" style={{ height: part.height }} />
          const first = part.index * columns
          const indexes = Array.from({ length: Math.min(columns, source.count - first) }, (_, at) => first + at)
          return (
            <TileRow key={`row ${part.index}`} index={part.index} columns={columns} height={tile.height}>
              {indexes.map((index) => {
                const row = source.rowAt(index)
                const key = source.keyAt(index)
                if (row === undefined || key === undefined) return null
                const state = { index, isActive: index === active.index, isSelected: selection.has(key) }
                return (
                  <Tile key={key} tileKey={key} column={index - first} isOpen={key === props.openKey} state={state}>
                    {props.renderTile(row, state)}
                  </Tile>
                )
              })}
            </TileRow>
          )
        })}
      </div>
    </div>
  )
}

interface TileRowProps {
  readonly index: number
  readonly columns: number
  /** px of a tile */
  readonly height: number
  readonly children: ReactNode
}

function TileRow({ index, columns, height, children }: TileRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: GAP,
        height: height + GAP,
        paddingBottom: GAP,
      }}
    >
      {children}
    </div>
  )
}

interface TileProps {
  readonly tileKey: string
  /** From 0. */
  readonly column: number
  readonly isOpen: boolean
  readonly state: RowState
  readonly children: ReactNode
}

function Tile({ tileKey, column, isOpen, state: { isActive, isSelected }, children }: TileProps) {
  return (
    <div
      role="gridcell"
      data-key={tileKey}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={isActive ? 0 : -1}
      className={cx(
        'relative min-w-0 cursor-default select-none rounded-12 border [-webkit-touch-callout:none]',
        isSelected
          ? 'border-accent bg-accent-tint forced-colors:outline'
          : isOpen
            ? 'border-accent bg-surface-raised'
            : 'border-line bg-surface-raised hover:bg-surface-hover',
      )}
    >
      {children}
    </div>
  )
}

function useColumns(grid: React.RefObject<HTMLElement | null>, least: number): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return Math.max(1, Math.floor((width + GAP) / (least + GAP)))
}

interface ActiveTile {
  /** -1 in an empty grid. */
  readonly index: number
  activate(index: number, focus?: boolean): void
}

/** As useActiveRow: the grid is one stop of the Tab key; where a tile goes, the one in its place takes over. */
function useActiveTile<Row>(
  source: ListSource<Row>,
  grid: React.RefObject<HTMLElement | null>,
  reveal: (index: number) => void,
): ActiveTile {
  const [active, setActive] = useState<{ readonly key: string | undefined; readonly index: number }>({
    key: undefined,
    index: 0,
  })
  const known = active.key === undefined ? -1 : source.indexOf(active.key)
  const index = known >= 0 ? known : Math.min(active.index, source.count - 1)
  const isWanted = useRef(false)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    if (isWanted.current || isLost) {
      isWanted.current = false
      reveal(index)
      const key = source.keyAt(index)
      grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"]`)?.focus({ preventScroll: true })
    }
    hadFocus.current = grid.current?.contains(document.activeElement) ?? false
  })
  return {
    index,
    activate(next, focus = false) {
      isWanted.current = focus
      setActive({ key: source.keyAt(next), index: next })
    },
  }
}

const ITEM: RowTraits = { kind: 'item' }
const asItem = (): RowTraits => ITEM

function useInput<Row>(props: WindowedGridProps<Row>, active: ActiveTile, columns: number) {
  const { source, selection, actions, keys, onMenu } = props
  const menu = useRowMenu(onMenu)
  const context = { source, traitsOf: asItem, active, selection, actions }
  const step = (event: React.KeyboardEvent): boolean => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return false
    const next = active.index + by
    // At an edge one stays; in a last row that is not full, the last tile is below.
    const to = next < 0 ? active.index : by === columns && next >= source.count ? source.count - 1 : next
    const at = Math.min(to, source.count - 1)
    const [from, key, row] = [source.keyAt(active.index), source.keyAt(at), source.rowAt(at)]
    active.activate(at, true)
    if (event.shiftKey) {
      if (selection.size === 0 && from !== undefined) selection.toggle(from)
      if (key !== undefined) selection.extendTo(key)
    } else if (row !== undefined && key !== undefined) actions.follow?.(row, key)
    return true
  }
  return {
    ...menu,
    onClick: (event: React.MouseEvent) => pressRow(event, context),
    onKeyDown(event: React.KeyboardEvent) {
      if (isTyping(event.target) || active.index < 0) return
      if ((event.key === 'Enter' || event.key === ' ') && isControl(event.target)) return
      if (step(event)) return event.preventDefault()
      const command = actionOf(keys, 'list', event)
      if (command !== undefined && runListCommand(command, context)) event.preventDefault()
    },
    onFocus(event: React.FocusEvent) {
      const key = keyOfEvent(event.target)
      if (key !== undefined) active.activate(source.indexOf(key))
    },
  }
}
