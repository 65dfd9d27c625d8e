// The days that something is usually due on, in words.
// @chunk due
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { QuickDay } from './quick-days.ts'

export function useQuickDayNames(): Readonly<Record<QuickDay['id'], string>> {
  const { t } = useLingui()
  return { today: t`Today`, tomorrow: t`Tomorrow`, weekend: t`This weekend`, 'next-week': t`Next week` }
}
