// The things that a change touched, in words: the names of the first few and how many more, or how many where none has a name.
// @chunk changes
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { RecentChange } from '#contract/shell/changes.ts'

export function useChangedThings(): (change: RecentChange) => string {
  const { t } = useLingui()
  return useCallback(
    ({ created, changed, deleted, titles }) => {
      const count = created + changed + deleted
      const rest = count - titles.length
      const named = titles.map((title) => t`“${title}”`).join(', ')
      if (titles.length === 0) return plural(count, { one: '# entry', other: '# entries' })
      return rest > 0 ? plural(rest, { one: `${named} and # more`, other: `${named} and # more` }) : named
    },
    [t],
  )
}
