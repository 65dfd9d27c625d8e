// What the filters by due date are called.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import type { DueFilter } from '../search-params.ts'

export function useDueFilterNames(): Readonly<Record<DueFilter, string>> {
  const { t } = useLingui()
  return { overdue: t`Overdue`, soon: t`Within a week`, none: t`No due date`, done: t`Done` }
}
