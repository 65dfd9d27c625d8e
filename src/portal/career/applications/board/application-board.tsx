// The applications by stage, as a board of columns. Employers move them from stage to stage; what their person can do is in each card's menu, and is done by
// moving the card too. The order of the cards of a column is the person's.
// Loaded by applications-screen.tsx when it is chosen.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import type { ApplicationStatus } from '#contract/portal/application-states.ts'
import { type CardPosition, cardOf } from '#kit/drag/card-positions.ts'
import { useCardDrag } from '#kit/drag/use-card-drag.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { statusColour } from '#platform/portal/status-tone.ts'
import { setArrangement, useArrangement } from '#platform/workspace/arrangements.ts'
import { cx } from '#ui/cx.ts'
import { Dot } from '#ui/dot.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useApplicationLabels } from '../application-labels.ts'
import type { OwnMove } from '../use-move.ts'
import { BoardCard, type CardAct, DropLine } from './board-card.tsx'
import { boardKeys } from './board-keys.ts'
import { type BoardColumn, boardColumns, type ColumnId, moveTo, orderWith } from './board-moves.ts'
import { CardDialog } from './card-dialog.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useMoveAnnouncements } from './use-move-announcements.ts'

export interface ApplicationBoardProps {
  readonly applications: readonly ApplicationListed[]
  readonly openId: string | undefined
  /** In the order given; else in the person's own. */
  readonly isSorted: boolean
  /** The person has put them in an order of their own. */
  onOrdered(): void
}

export function ApplicationBoard({ applications, openId, isSorted, onOrdered }: ApplicationBoardProps) {
  const { t } = useLingui()
  const board = useRef<HTMLElement>(null)
  const moves = useBoardMoves(board, { applications, isSorted, onOrdered })
  const { columns, stepTo, openDialog, setOpenDialog, ask, menuOf, setMenuOf, drag, lifted, handlers } = moves
  const { tabStop, onFocus } = useTabStop(applications, columns, openId)
  const target = drag ? drag.over : lifted
  const over = target?.column
  const held = drag ?? lifted
  const heldCard = held && applications.find(({ id }) => id === held.id)
  return (
    <section
      ref={board}
      aria-label={t`Applications by stage`}
      aria-describedby="board-keys"
      {...handlers}
      onFocus={onFocus}
      className={cx(
        'flex scroll-p-4 gap-4 overflow-x-auto p-4 md:scroll-p-6 md:p-6',
        held ? 'cursor-grabbing' : 'snap-x',
      )}
    >
      <p id="board-keys" className="sr-only">
        <Trans>Use the arrow keys to move between cards. Space picks up a card to move it; M opens its actions.</Trans>
      </p>
      {columns.map((column) => (
        <Column
          key={column.id}
          column={column}
          held={heldCard && markOf(heldCard, column)}
          isOver={over === column.id}
          isTarget={
            held !== undefined && over === column.id && target?.before === undefined && isHomeOf(column, held?.id)
          }
        >
          {(application) => (
            <BoardCard
              key={application.id}
              application={application}
              isCurrent={application.id === openId}
              isTabStop={application.id === tabStop}
              isLifted={application.id === lifted?.id}
              isTarget={held !== null && target?.before === application.id && isHomeOf(column, held?.id)}
              onStep={(step) => stepTo(application, column, step)}
              drag={drag?.id === application.id ? drag : undefined}
              isMenuOpen={application.id === menuOf}
              onMenu={(isOpen) => setMenuOf(isOpen ? application.id : undefined)}
              onAct={(act) => ask(application, act)}
            />
          )}
        </Column>
      ))}
      {openDialog && <CardDialog {...openDialog} onClose={() => setOpenDialog(undefined)} />}
    </section>
  )
}

/** Moving cards by pointer, by keys and by their menus. */
function useBoardMoves(
  board: RefObject<HTMLElement | null>,
  { applications, isSorted, onOrdered }: Pick<ApplicationBoardProps, 'applications' | 'isSorted' | 'onOrdered'>,
) {
  const [menuOf, setMenuOf] = useState<string>()
  const [openDialog, setOpenDialog] = useState<{ readonly application: ApplicationListed; readonly act: CardAct }>()
  const { columns, nameOf, focusCard, arrange, stepTo } = useCardOrder({ board, applications, isSorted, onOrdered })
  const showColumn = (id: ColumnId) =>
    board.current?.querySelector(`[data-column="${id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const watch = useMoveAnnouncements({ columns, nameOf, focusCard, isBusy: openDialog !== undefined })
  const ask = (application: ApplicationListed, act: CardAct) => {
    watch(application.id)
    setOpenDialog({ application, act })
  }
  const onDrop = useCardDrop({ applications, columns, nameOf, arrange, onMove: ask })
  const { drag, ...hand } = useCardDrag<ColumnId>(board, { onDrop, onPressed: setMenuOf })
  const { lifted, ...keys } = useBoardKeys({
    columns,
    nameOf,
    focusCard,
    showColumn,
    onDrop,
    onMenu: setMenuOf,
    onStep: stepTo,
  })
  // The sheet of keys lists those of a part as long as their table is bound.
  useKeys(boardKeys, {})
  const onContextMenu = (event: MouseEvent) => {
    const id = cardOf(event.target)
    if (id === undefined) return
    event.preventDefault()
    // A finger that stays on a card lifts it.
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') setMenuOf(id)
  }
  const handlers = { ...hand, ...keys, onContextMenu }
  return { columns, stepTo, openDialog, setOpenDialog, ask, menuOf, setMenuOf, drag, lifted, handlers }
}

/** Which card Tab reaches: the one that had the focus, the open one, or the first. */
function useTabStop(
  applications: readonly ApplicationListed[],
  columns: readonly BoardColumn[],
  openId: string | undefined,
) {
  const [active, setActive] = useState<string>()
  const first = columns.find(({ cards }) => cards.length > 0)?.cards[0]?.id
  return {
    tabStop: [active, openId, first].find((id) => applications.some((one) => one.id === id)),
    onFocus: ({ target }: FocusEvent) => setActive((id) => cardOf(target) ?? id),
  }
}

interface CardOrderOptions extends Pick<ApplicationBoardProps, 'applications' | 'isSorted' | 'onOrdered'> {
  readonly board: RefObject<HTMLElement | null>
}

/** The columns in the person's order, and what changes it. */
function useCardOrder({ board, applications, isSorted, onOrdered }: CardOrderOptions) {
  const { t } = useLingui()
  const say = useBilingual()
  const { run } = useAction()
  const order = useArrangement('applications-order')
  const setOrder = (ids: readonly string[]) => setArrangement('applications-order', ids)
  const columns = boardColumns(applications, isSorted ? [] : order)
  const nameOf = ({ title }: ApplicationListed) => say(title)
  const focusCard = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)?.focus()
  const arrange = (application: ApplicationListed, { cards }: BoardColumn, before: string | undefined) => {
    const { id } = application
    const next = orderWith(columns, id, before)
    if (next.join() === columns.flatMap((one) => one.cards.map((card) => card.id)).join()) return
    const ids = next.filter((one) => cards.some((card) => card.id === one))
    const [name, position, of] = [nameOf(application), ids.indexOf(id) + 1, ids.length]
    onOrdered()
    requestAnimationFrame(() => focusCard(id))
    setOrder(next)
    void run({
      message: t`Moved “${name}” to position ${position} of ${of}`,
      write: () => [],
      onDevice: { undo: () => setOrder(order), redo: () => setOrder(next) },
    })
  }
  const stepTo = (application: ApplicationListed, column: BoardColumn, step: -1 | 1) => {
    const at = column.cards.findIndex(({ id }) => id === application.id)
    const to = at + step
    if (to >= 0 && to < column.cards.length) arrange(application, column, column.cards[step < 0 ? to : to + 1]?.id)
  }
  return { columns, nameOf, focusCard, arrange, stepTo }
}

interface CardDropOptions
  extends Pick<ReturnType<typeof useCardOrder>, 'columns' | 'nameOf' | 'arrange'>,
    Pick<ApplicationBoardProps, 'applications'> {
  /** Asks before a card changes its stage. */
  onMove(application: ApplicationListed, move: OwnMove): void
}

/** What dropping a card does: it changes the order, requests a move, or announces that only the employer can. */
function useCardDrop({ applications, columns, nameOf, arrange, onMove }: CardDropOptions) {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  return (id: string, { column, before }: CardPosition<ColumnId>) => {
    const application = applications.find((one) => one.id === id)
    const home = columns.find(({ cards }) => cards.some((card) => card.id === id))
    if (!application || !home) return
    if (home.id === column) return arrange(application, home, before)
    const to = moveTo(application, column)
    if (to) return onMove(application, to as OwnMove)
    const [name, target] = [nameOf(application), labels.column[column]]
    showToast({
      message:
        application.allowed.length === 0
          ? t`“${name}” can no longer be moved.`
          : t`Only the employer can move “${name}” to “${target}”.`,
    })
  }
}

const isHomeOf = ({ cards }: BoardColumn, id: string | undefined): boolean => cards.some((card) => card.id === id)

/** What the card that is held would become in a column; undefined for its own. */
type Held = ApplicationStatus | 'refused' | undefined

const markOf = (card: ApplicationListed, { id, cards }: BoardColumn): Held =>
  cards.some((one) => one.id === card.id) ? undefined : (moveTo(card, id) ?? 'refused')

interface ColumnProps {
  readonly column: BoardColumn
  readonly held: Held
  readonly isOver: boolean
  /** What is held would come to its end. */
  readonly isTarget: boolean
  readonly children: (application: ApplicationListed) => React.ReactNode
}

/** Where a held card can go is shown from the moment it is lifted; where it cannot, once it is over it. */
function Column({ column: { id, status, cards }, held, isOver, isTarget, children }: ColumnProps) {
  const { number } = useFormats()
  const labels = useApplicationLabels()
  const mark = held === undefined ? undefined : held !== 'refused' ? (isOver ? 'fits' : 'open') : isOver && held
  return (
    <section
      data-column={id}
      data-mark={mark || undefined}
      aria-labelledby={`column-${id}`}
      className={cx(
        'w-64 shrink-0 snap-start lg:w-auto lg:min-w-48 lg:max-w-80 lg:flex-1 rounded-12 outline-2 outline-offset-4',
        mark === 'fits'
          ? 'bg-accent-tint outline-accent'
          : mark === 'open'
            ? 'outline-accent outline-dashed'
            : mark
              ? 'cursor-not-allowed outline-line outline-dashed'
              : 'outline-transparent',
      )}
    >
      <h2 id={`column-${id}`} className="flex gap-2 px-1 font-semibold text-14">
        <Dot className={statusColour(status)} />
        {labels.column[id]}{' '}
        <span className="ms-auto font-normal text-13 text-ink-faint tabular-nums">{number(cards.length)}</span>
      </h2>
      {held !== undefined && held !== 'refused' && <DropHint to={held} />}
      <ul className="mt-2 grid gap-2">{cards.map(children)}</ul>
      {isTarget && <DropLine className="relative mt-1" />}
      {cards.length === 0 && (
        <p className="rounded-12 bg-surface-sunken px-4 py-3 text-13 text-ink-faint">
          <Trans context="applications">None</Trans>
        </p>
      )}
      {mark === 'refused' && (
        <p className="mt-2 px-1 text-13 text-ink-muted">
          <Trans>Only the employer can move the card here.</Trans>
        </p>
      )}
    </section>
  )
}

/** What dropping a card here does. */
const DropHint = ({ to }: { readonly to: ApplicationStatus }) => (
  <p aria-hidden="true" className="mt-2 px-1 text-13 text-accent-text">
    {to === 'accepted' ? (
      <Trans>Drop here to accept the offer</Trans>
    ) : to === 'declined' ? (
      <Trans>Drop here to decline the offer</Trans>
    ) : (
      <Trans>Drop here to withdraw</Trans>
    )}
  </p>
)
