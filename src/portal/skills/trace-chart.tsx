// The estimate and its standard error after each question, as a chart and as a table. Comes with the result once its chart is there.
import { useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'

export function TraceChart({ result: { trace, level } }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const levelLabel = useLevelLabel()
  const word = levelLabel(level)
  const count = trace.length
  const last = number(trace.at(-1)?.se ?? 0, { maximumFractionDigits: 2 })
  const name = (x: number) => {
    const step = trace[x - 1]
    if (!step) return `${x}`
    if (step.credit !== undefined) return t`Question ${x}: partly correct`
    return step.isRight ? t`Question ${x}: correct` : t`Question ${x}: incorrect`
  }
  return (
    <LineChart
      label={t`Estimate and standard error by question`}
      summary={t`After ${count} questions, the estimate is at ${word} level, with a standard error of ${last}. On the model’s scale, 0 is the middle of level 3, and each level is 1 wide.`}
      momentLabel={t`Question`}
      series={[
        { id: 'theta', label: t`Estimate`, points: trace.map(({ theta }, index) => ({ x: index + 1, y: theta })) },
        {
          id: 'se',
          label: t`Standard error`,
          points: trace.map(({ se }, index) => ({ x: index + 1, y: se })),
          isQuiet: true,
        },
      ]}
      labels={{
        tick: (x) => `${x}`,
        moment: name,
        fileMoment: String,
        value: (y) => number(y, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        axisValue: (y) => number(y, { maximumFractionDigits: 1 }),
      }}
    />
  )
}
