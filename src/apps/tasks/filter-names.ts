// What the filters, the status and the sort are called, in menus and on chips.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import type { DueFilter } from './due-filters.ts'
import type { Shown, Sort } from './search-params.ts'

export interface FilterNames {
  readonly due: Readonly<Record<DueFilter, string>>
  readonly show: Readonly<Record<Shown, string>>
  readonly sort: Readonly<Record<Sort, string>>
}

export function useFilterNames(): FilterNames {
  const { t } = useLingui()
  return {
    due: { overdue: t`Overdue`, now: t`Today and overdue`, today: t`Today`, week: t`Next 7 days`, none: t`No date` },
    show: { open: t`To do`, done: t`Done`, all: t`All tasks` },
    sort: { order: t`My order`, due: t`By due date`, priority: t`By priority`, title: t`By title` },
  }
}
