// What was right by topic. Few questions each: where to look, rather than a measure.
import { Trans, useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel } from './panel.tsx'

export function TopicsPanel({ topics }: { topics: EvaluationResult['topics'] }) {
  const { t } = useLingui()
  const say = useBilingual()
  const { number } = useFormats()
  return (
    <Panel title={t`Topics`} end={<Trans>Few questions each: only a rough guide</Trans>}>
      <BarList
        label={t`Correct answers by topic`}
        most={1}
        rows={topics.map(({ id, label, correct: credit, n }) => {
          const correct = number(credit, { maximumFractionDigits: 1 })
          return {
            id,
            label: say(label),
            value: n === 0 ? 0 : credit / n,
            text: n === 0 ? t`not asked` : t`${correct} of ${n} correct`,
          }
        })}
      />
    </Panel>
  )
}
