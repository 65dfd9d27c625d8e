// The due dates that the address can ask for. Apart from due.ts, since the address is read before the screen's code is there.

export const DUE_FILTERS = ['overdue', 'now', 'today', 'week', 'none'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]
