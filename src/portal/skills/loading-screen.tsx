// Before an evaluation, at /skill-evaluation/loading/{skill} in the empty layout: what is asked of the person, what makes it fair to them, and whether the device is ready.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EvaluableSkill, EvaluationRules } from '#contract/portal/evaluation.ts'
import { type Accommodations, DEFAULT_SETTINGS } from '#contract/portal/settings.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccommodationsForm } from './accommodations-form.tsx'
import { Consent } from './consent.tsx'
import { DeviceCheck } from './device-check.tsx'
import { Panel } from './panel.tsx'
import { Practice } from './practice.tsx'
import { evaluationQueries } from './queries.ts'
import { RulesList } from './rules-list.tsx'
import { SessionFrame } from './session-frame.tsx'

export function LoadingScreen({ skillId }: { skillId: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(evaluationQueries.skill(skillId))
  const settings = useQuery(settingsQueries.all())
  const isSettled = settings.data !== undefined || settings.isError
  if (data && isSettled)
    return <Before details={data} usual={settings.data?.accommodations ?? DEFAULT_SETTINGS.accommodations} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <SessionFrame tools={<BackLink />}>
        <EmptyState
          heading="h1"
          title={t`This skill cannot be evaluated.`}
          description={t`There are no questions for it, or the link is wrong.`}
          action={<BackLink />}
        />
      </SessionFrame>
    )
  return (
    <SessionFrame tools={<BackLink />}>
      {error ? (
        <ErrorState
          title={t`The evaluation could not be read.`}
          description={t`Check the connection, then try again.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={t`Loading the evaluation`} className="space-y-4">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </SessionFrame>
  )
}

const BackLink = () => (
  <Link to="/skill-evaluation/skills" className={buttonClass({ variant: 'quiet' })}>
    <Trans>Back to the skills</Trans>
  </Link>
)

type Details = EvaluableSkill & {
  readonly rules: EvaluationRules
  readonly practice: Parameters<typeof Practice>[0]['item']
}

function Before({ details, usual }: { details: Details; usual: Accommodations }) {
  const { t } = useLingui()
  const say = useBilingual()
  const { date } = useFormats()
  const { skill, bank, rules, practice, retakeAt, openSessionId, lastResult } = details
  const [accommodations, setAccommodations] = useState(usual)
  const name = say(skill.label)
  const day = retakeAt ? date(retakeAt, 'longDay') : ''
  return (
    <SessionFrame tools={<BackLink />}>
      <div className={accommodations.readableFont ? 'readable-letters' : undefined}>
        <h1 className="font-semibold text-24 tracking-tight md:text-30 md:tracking-tighter">
          <Trans>{name} evaluation</Trans>
        </h1>
        <p className="mt-2 max-w-(--prose) text-ink-muted">
          <Trans>
            Each question is chosen by what you answered before. It ends as soon as your level is known well enough;
            that about two of three answers are right is as it should be.
          </Trans>
        </p>
        {openSessionId ? (
          <Note
            kind="info"
            className="mt-6 items-center"
            action={
              <Link to="/skill-evaluation/evaluation" className={buttonClass({ variant: 'primary', size: 'sm' })}>
                <Trans>Continue</Trans>
              </Link>
            }
          >
            <Trans>This evaluation is under way. It goes on at the same question.</Trans>
          </Note>
        ) : retakeAt ? (
          <Note kind="info" icon="calendar" className="mt-6">
            <Trans>
              You can be evaluated in this again from {day}. Until then, people mostly remember the questions.
            </Trans>{' '}
            {lastResult && (
              <Link to="/skill-evaluation/results/$id" params={{ id: lastResult.id }} className="underline">
                <Trans>See your result</Trans>
              </Link>
            )}
          </Note>
        ) : null}
        <RulesList rules={rules} bank={bank} accommodations={accommodations} />
        <Panel title={t`What makes it fair to you`}>
          <AccommodationsForm value={accommodations} onChange={setAccommodations} />
          <p className="mt-3 text-13 text-ink-muted">
            <Trans>
              This is for this evaluation. What each begins with is{' '}
              <Link to="/settings" search={{ section: 'account' }} hash="evaluations" className={linkClass}>
                in your settings
              </Link>
              .
            </Trans>
          </p>
        </Panel>
        <Panel title={t`Try one that does not count`}>
          <Practice item={practice} />
        </Panel>
        <Panel title={t`Is this device ready?`}>
          <DeviceCheck
            items={bank?.items ?? 0}
            version={bank?.version ?? ''}
            calibration={bank?.calibration ?? 'author'}
          />
        </Panel>
        {!openSessionId && !retakeAt && <Consent skillId={skill.id} accommodations={accommodations} />}
      </div>
    </SessionFrame>
  )
}
