// A list of any length: a grid of rows of which only those in sight are drawn, one stop of the Tab key, with keys, selection, dragging and a row menu.
// docs/decisions/own-list.md explains why it is not React Aria's.
// @chunk lists
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ListRow } from './list-row.tsx'
import { drawnParts, type RowOffsets } from './row-offsets.ts'
import type { ListActions } from './run-list-command.ts'
import type { ListSource, RowTraits } from './source.ts'
import { type ActiveRow, useActiveRow } from './use-active-row.ts'
import { useListInput } from './use-list-input.ts'
import { useListScroll } from './use-list-scroll.ts'
import { usePrinting } from './use-printing.ts'
import type { RowMenuAnchor } from './use-row-menu.ts'
import { type ScrollWindow, useScrollWindow } from './use-scroll-window.ts'
import type { Selection } from './use-selection.ts'

/** Dragging rows, and moving them by the keys of a drag. */
export interface RowMoving<Row> {
  canMove(row: Row): boolean
  /** The gaps that a row may go to, ascending; a gap is named by the row behind it. */
  gapsFor(key: string): readonly number[]
  /** Whether a row goes along when another one is held. */
  movesAlong(heldKey: string, key: string): boolean
  drop(key: string, gap: number): void
}

/** What a screen can ask the list for. */
export interface ListHandle {
  /** Scrolls until the row is the first one in sight, and makes it the active one. */
  goTo(index: number): void
  /** Scrolls as little as it needs to have the row in sight. */
  reveal(index: number): void
  /** Takes the focus to the row, and scrolls as little as that needs. */
  focus(index: number): void
}

export interface RowState {
  readonly index: number
  readonly isActive: boolean
  readonly isSelected: boolean
}

export interface WindowedListProps<Row> {
  readonly label: string
  readonly source: ListSource<Row>
  /** What is listed: where it changes, the list begins at its top. */
  readonly listed: string
  /** Stable. */
  readonly traitsOf: (row: Row) => RowTraits
  /** Positions of the rows; see row-offsets.ts. */
  readonly offsets: RowOffsets
  /** px of the heads that stick to the top. Default: there are none. */
  readonly headHeight?: number
  /** The screen's key table; its part `list` is used by keys in here. */
  readonly keys: KeyTable
  readonly actions: ListActions<Row>
  readonly selection?: Selection
  /** Of the row that is open beside the list. */
  readonly openKey?: string | undefined
  readonly moving?: RowMoving<Row> | undefined
  readonly onMenu?: ((anchor: RowMenuAnchor) => void) | undefined
  /** Told which row had the focus last. */
  readonly cursor?: RefObject<string | null>
  /** Rows that are drawn wherever they are, such as an open field. */
  readonly mountedKeys?: readonly string[]
  readonly handle?: Ref<ListHandle>
  /** Told which row is the first one in sight. */
  readonly onTop?: (index: number) => void
  /** Above the rows. */
  readonly children?: ReactNode
  readonly renderRow: (row: Row, state: RowState) => ReactNode
}

const NONE: readonly never[] = []

export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { source, traitsOf, offsets, headHeight = 0, selection, moving, mountedKeys = NONE, renderRow } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const inSight = useScrollWindow(scroller, offsets, headHeight)
  useListScroll(scroller, props.listed, source.count > 0)
  const active = useActiveRow({ source, traitsOf, grid, reveal: inSight.reveal })
  const { drag, handlers } = useListInput({ ...props, active, scroller, grid })
  const isPrinting = usePrinting()
  const { from, to, top } = inSight
  useListHandle(props.handle, inSight, active.activate)
  const { onTop } = props
  useEffect(() => onTop?.(top), [onTop, top])
  useEffect(() => source.want?.(Math.max(0, from), to), [source, from, to])

  const head = headHeight > 0 ? headOf(source, traitsOf, top) : -1
  const mounted = [head, active.index, drag ? source.indexOf(drag.key) : -1, ...mountedKeys.map(source.indexOf)]
  const parts = isPrinting ? drawnParts(offsets, 0, source.count, []) : drawnParts(offsets, from, to, mounted)

  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pt-2 pb-24 print:overflow-visible print:p-0"
    >
      {props.children}
      <div
        {...handlers}
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-multiselectable={selection ? 'true' : undefined}
        aria-rowcount={source.count}
        className={cx('relative', drag && 'cursor-grabbing')}
      >
        {parts.map((part) => {
          const { index } = part
          if (part.kind === 'gap') return <Gap key={`gap ${index}`} height={part.height} />
          const row = source.rowAt(index)
          const key = source.keyAt(index)
          const isActive = index === active.index
          const isSelected = key !== undefined && selection?.has(key) === true
          return (
            <ListRow
              key={key ?? `row ${index}`}
              rowKey={key}
              traits={row && traitsOf(row)}
              index={index}
              height={offsets.topOf(index + 1) - offsets.topOf(index)}
              isActive={isActive}
              isOpen={key !== undefined && key === props.openKey}
              isSelected={selection && isSelected}
              dy={drag && key !== undefined && moving?.movesAlong(drag.key, key) ? drag.dy : null}
            >
              {row === undefined ? <Unread /> : renderRow(row, { index, isActive, isSelected })}
            </ListRow>
          )
        })}
        {drag && <DropLine top={offsets.topOf(drag.gap)} />}
      </div>
    </div>
  )
}

function useListHandle(
  handle: Ref<ListHandle> | undefined,
  { goTo, reveal }: ScrollWindow,
  activate: ActiveRow['activate'],
): void {
  useImperativeHandle(
    handle,
    () => ({
      goTo(index) {
        goTo(index)
        activate(index, true)
      },
      reveal,
      focus: (index) => activate(index, true),
    }),
    [goTo, reveal, activate],
  )
}

/** Of the group that the row in sight is in. */
function headOf<Row>(source: ListSource<Row>, traitsOf: (row: Row) => RowTraits, top: number): number {
  for (let index = Math.min(top, source.count - 1); index >= 0; index -= 1) {
    const row = source.rowAt(index)
    if (row !== undefined && traitsOf(row).kind === 'head') return index
  }
  return -1
}

const Unread = () => (
  <div className="flex h-full items-center px-4 md:px-6">
    <Skeleton className="h-4 w-2/5" />
  </div>
)

const Gap = ({ height }: { height: number }) => <div role="presentation" style={{ height }} />

const DropLine = ({ top }: { top: number }) => (
  <div
    role="presentation"
    className="pointer-events-none absolute inset-x-3 z-(--z-sticky) -mt-px h-0.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
    style={{ top }}
  />
)
