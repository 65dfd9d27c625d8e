// Labels of the reasons to skip a question.
import { useLingui } from '@lingui/react/macro'
import type { SkipReason } from '#contract/portal/profiling.ts'

export function useSkipLabels(): Record<SkipReason, string> {
  const { t } = useLingui()
  return {
    notNow: t`Not now`,
    notSure: t`I’m not sure yet`,
    private: t`I’d rather not say`,
    notApplicable: t`It doesn’t apply to me`,
  }
}
