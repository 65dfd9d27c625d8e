// An evaluation that is begun and waits to be gone on with: how far it is, until when, and the way back into it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { Card } from './card.tsx'
import { careerQueries } from './career-queries.ts'

export function OpenEvaluation() {
  const { t } = useLingui()
  const { date } = useFormats()
  const say = useBilingual()
  const { data: session } = useQuery(careerQueries.evaluation())
  if (!session || (session.status !== 'inProgress' && session.status !== 'paused')) return null
  const name = say(session.skill.label)
  const { answered, precision } = session.progress
  const until = date(session.expiresAt, 'dayTime')
  return (
    <Card title={t`Evaluation in progress`}>
      <div className="px-4 pb-4 md:px-5">
        <p className="font-medium">{name}</p>
        <p className="text-13 text-ink-muted">
          <Plural value={answered} _0="No answers yet." one="# answer saved." other="# answers saved." />{' '}
          <Trans>Ends automatically: {until}.</Trans>
        </p>
        <ProgressBar
          label={session.askedLevel === undefined ? t`Precision reached` : t`Progress`}
          value={Math.round(precision * 100)}
          className="mt-3"
        />
        <Link to="/skill-evaluation/evaluation" className={`${buttonClass({ size: 'sm' })} mt-3`}>
          <Trans>Continue the evaluation</Trans>
        </Link>
      </div>
    </Card>
  )
}
