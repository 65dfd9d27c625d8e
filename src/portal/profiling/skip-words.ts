// Why a question was skipped, in words. Used by the skip menu and the review.
import { useLingui } from '@lingui/react/macro'
import type { SkipReason } from '#contract/portal/profiling.ts'

export function useSkipWords(): Record<SkipReason, string> {
  const { t } = useLingui()
  return {
    notNow: t`Not now`,
    notSure: t`I am not sure`,
    private: t`I would rather not say`,
    notApplicable: t`It does not apply to me`,
  }
}
