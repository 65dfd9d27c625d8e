// The results so far, newest first, each with its level and interval and the way to it. Under the list of skills.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { ResultListed } from '#contract/portal/evaluation-results.ts'
import { call } from '#platform/api/call.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { Button } from '#ui/button.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { Pill } from '#ui/pill.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { isDecided, useDecisionLabel } from './decision-panel.tsx'
import { levelAt, onScale } from './level-scale.ts'
import { evaluationQueries } from './queries.ts'

export function ResultsHistory() {
  const skillName = useSkillName()
  const { data } = useQuery(evaluationQueries.results())
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="results-history" className="mt-10">
      <h2 id="results-history" className="mb-2 font-semibold text-14">
        <Trans>Your results so far</Trans>
      </h2>
      <ul className="rounded-12 border border-line bg-surface-raised">
        {data.map((result) => (
          <ResultRow key={result.id} result={result} name={skillName(result.skillId)} />
        ))}
      </ul>
      <CalibrationFile />
    </section>
  )
}

interface ResultRowProps {
  readonly result: ResultListed
  /** The skill's. */
  readonly name: string
}

function ResultRow({ result: { id, at, theta, ci95, level, badgeLevel, decision }, name }: ResultRowProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const levelLabel = useLevelLabel()
  const decisionLabel = useDecisionLabel()
  const [low, high] = [levelLabel(levelAt(ci95[0])), levelLabel(levelAt(ci95[1]))]
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line-soft border-b px-4 py-3 last:border-b-0 hover:bg-surface-hover md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_232px] md:px-5">
      <Link
        to="/skill-evaluation/results/$id"
        params={{ id }}
        className="min-w-0 font-medium after:absolute after:inset-0"
      >
        {name}
        <span className="sr-only"> {date(at, 'date')}</span>
      </Link>
      {decision && isDecided({ decision }) ? (
        <span className="text-13 md:col-span-2">{decisionLabel(decision)}</span>
      ) : (
        <>
          <span className="text-13">
            {levelLabel(level)}
            {low !== high && (
              <span className="text-ink-muted max-md:hidden">
                {' '}
                <Trans>
                  ({low} to {high})
                </Trans>
              </span>
            )}
          </span>
          <IntervalBar
            low={onScale(ci95[0])}
            high={onScale(ci95[1])}
            estimate={onScale(theta)}
            label={low === high ? t`Probably ${low}` : t`Probably ${low} to ${high}`}
            className="max-md:hidden"
          />
        </>
      )}
      <span className="flex items-center justify-end gap-2 text-13 text-ink-muted max-md:col-span-2 max-md:justify-start">
        {badgeLevel !== null && (
          <Pill tone="success">
            <Trans>Badge</Trans>
          </Pill>
        )}
        {date(at, 'date')}
      </span>
    </li>
  )
}

/** The answers that may be used for calibration, as a file to be passed on: nothing leaves the device by itself. */
function CalibrationFile() {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const download = async () => {
    setProblem(undefined)
    try {
      const data = await call(evaluationApi.endpoints.calibrationData, {})
      if (data.sessions.length === 0)
        return setProblem(t`You haven’t agreed to the use of your answers in any evaluation.`)
      saveFile(new File([JSON.stringify(data, undefined, 2)], 'calibration.json', { type: 'application/json' }))
    } catch (error) {
      setProblem(await failureOf(error, t`Couldn’t load the answers.`))
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 print:hidden">
      <Button size="sm" variant="quiet" icon="arrow-down-tray" onPress={download}>
        <Trans>Download answers for calibration</Trans>
      </Button>
      <span className="text-12 text-ink-muted">
        <Trans>Without your name or any dates, and only from evaluations where you agreed to this.</Trans>
      </span>
      {problem && (
        <p role="alert" className="basis-full text-13 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
