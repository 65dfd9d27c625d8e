// Where a card stands on the board, and where its person can move it. Pure; used by application-board.tsx.
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'

export type ColumnId = (typeof BOARD_COLUMNS)[number]['id']

export interface BoardColumn {
  readonly id: ColumnId
  readonly cards: readonly ApplicationListed[]
}

type Movable = Pick<ApplicationListed, 'status' | 'allowed'>

const isIn = (column: ColumnId, status: ApplicationStatus): boolean =>
  BOARD_COLUMNS.some(({ id, statuses }) => id === column && (statuses as readonly string[]).includes(status))

export const boardColumns = (applications: readonly ApplicationListed[]): BoardColumn[] =>
  BOARD_COLUMNS.map(({ id }) => ({ id, cards: applications.filter(({ status }) => isIn(id, status)) }))

/** What an application becomes in another column; undefined where its person cannot bring it there. */
export const moveTo = ({ status, allowed }: Movable, column: ColumnId): ApplicationStatus | undefined =>
  isIn(column, status) ? undefined : allowed.find((to) => isIn(column, to))
