// The position of a card on the board, in the person's own order, and where they can move it. Pure; used by application-board.tsx.
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'

export type ColumnId = (typeof BOARD_COLUMNS)[number]['id']

export interface BoardColumn {
  readonly id: ColumnId
  /** The first of those that are in it. */
  readonly status: ApplicationStatus
  readonly cards: readonly ApplicationListed[]
}

type Movable = Pick<ApplicationListed, 'status' | 'allowed'>

const isIn = (column: ColumnId, status: ApplicationStatus): boolean =>
  BOARD_COLUMNS.some(({ id, statuses }) => id === column && (statuses as readonly string[]).includes(status))

/** @param order ids as the person has arranged them; what is not in it comes first, as it was given */
export function boardColumns(applications: readonly ApplicationListed[], order: readonly string[] = []): BoardColumn[] {
  const indexById = new Map(order.map((id, index) => [id, index]))
  const cards = applications.toSorted((a, b) => (indexById.get(a.id) ?? -1) - (indexById.get(b.id) ?? -1))
  return BOARD_COLUMNS.map(({ id, statuses: [first] }) => ({
    ...{ id, status: first },
    cards: cards.filter(({ status }) => isIn(id, status)),
  }))
}

/** The order of all cards once one of them is before another of its column; undefined: at the end. The same where it is there already. */
export function orderWith(columns: readonly BoardColumn[], id: string, before: string | undefined): readonly string[] {
  return columns.flatMap(({ cards }) => {
    const ids = cards.map((card) => card.id)
    if (!ids.includes(id) || before === id) return ids
    const others = ids.filter((one) => one !== id)
    const at = before === undefined ? others.length : others.indexOf(before)
    return at < 0 ? ids : others.toSpliced(at, 0, id)
  })
}

/** What an application becomes in another column; undefined where its person cannot bring it there. */
export const moveTo = ({ status, allowed }: Movable, column: ColumnId): ApplicationStatus | undefined =>
  isIn(column, status) ? undefined : allowed.find((to) => isIn(column, to))
