// The due-date filters of the URL. Apart from due.ts, since the URL is read before the screen's code is there.

export const DUE_FILTERS = ['overdue', 'now', 'today', 'week', 'none'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]
