// The product's own terms on the project dashboard, in the chosen language. Unknown ones stay as they came.
import { useLingui } from '@lingui/react/macro'
import type { IssueGroup } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'

export function useGroupLabels(): Readonly<Record<IssueGroup, string>> {
  const { t } = useLingui()
  return {
    'new-issues': t`New issues`,
    'closed-issues': t`Closed issues`,
    fixed: t`Fixed`,
    'wont-fix': t`Won’t fix`,
    're-opened': t({ message: 'Reopened', context: 'issues' }),
    'needs-triage': t`Needs triage`,
  }
}

/** What money and work are for. */
export function useProjectLabels(): (label: string) => string {
  const { t } = useLingui()
  const known: Record<string, string> = {
    Api: t`API`,
    Backend: t`Back end`,
    Frontend: t`Front end`,
    Issues: t`Issues`,
    'Field tests': t`Field tests`,
    Design: t`Design`,
    Development: t`Development`,
    Displays: t`Displays`,
    'Data feeds': t`Data feeds`,
    Travel: t`Travel`,
  }
  return (label) => known[label] ?? label
}

/** From 0 for Monday. */
export function useWeekdays(): (day: number, style: 'weekdayShort' | 'weekdayName') => string {
  const { date } = useFormats()
  // A Monday.
  return (day, style) => date(new Date(2026, 0, 5 + day), style)
}
