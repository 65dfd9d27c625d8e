// The quick picks of a due date in words.
import { useLingui } from '@lingui/react/macro'
import type { QuickPick } from './due.ts'

export function useQuickPickNames(): Readonly<Record<QuickPick, string>> {
  const { t } = useLingui()
  return { today: t`Today`, tomorrow: t`Tomorrow`, weekend: t`This weekend`, 'next-week': t`Next week` }
}
