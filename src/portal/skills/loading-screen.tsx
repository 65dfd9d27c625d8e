// Before an evaluation, at /skill-evaluation/loading/{skill} in the empty layout: what is required, what makes it fair to the person, and the device check.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EvaluableSkill, EvaluationRules } from '#contract/portal/evaluation-shapes.ts'
import { type Accommodations, DEFAULT_SETTINGS } from '#contract/portal/settings.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccommodationsForm } from './accommodations-form.tsx'
import { Consent } from './consent.tsx'
import { DeviceCheck } from './device-check.tsx'
import { decisionLength, type Goal, GoalChoice } from './goal-choice.tsx'
import { Panel } from './panel.tsx'
import { Practice } from './practice.tsx'
import { evaluationQueries } from './queries.ts'
import { RulesList } from './rules-list.tsx'
import { SessionFrame } from './session-frame.tsx'
import { type RequiredLevel, useRequiredLevel } from './use-required-level.ts'

/** @param jobId the job offer that the person came from */
export function LoadingScreen({ skillId, jobId }: { skillId: string; jobId?: string | undefined }) {
  const { t } = useLingui()
  const query = useQuery(evaluationQueries.skill(skillId))
  const settings = useQuery(settingsQueries.all())
  const isSettled = settings.data !== undefined || settings.isError
  const { required, isPending } = useRequiredLevel(skillId, query.data?.target, jobId)
  if (query.data && isSettled && !isPending)
    return (
      <Before
        details={query.data}
        usual={settings.data?.accommodations ?? DEFAULT_SETTINGS.accommodations}
        required={decisionLength(query.data.rules, required?.level) && required}
      />
    )
  const loading = (
    <div role="status" aria-label={t`Loading the evaluation`} className="space-y-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
  return (
    <SessionFrame tools={<BackLink />}>
      <QueryView
        query={query}
        loading={loading}
        error={{ title: t`Couldn’t load the evaluation.`, description: t`Check your connection, then try again.` }}
        notFound={
          <EmptyState
            heading="h1"
            title={t`This skill can’t be evaluated.`}
            description={t`There’s no evaluation for this skill, or the link is wrong.`}
            action={<BackLink />}
          />
        }
        className="mx-0 my-0"
      >
        {() => loading}
      </QueryView>
    </SessionFrame>
  )
}

const BackLink = () => (
  <Link to="/skill-evaluation/skills" className={buttonClass({ variant: 'quiet' })}>
    <Trans>Back to skills</Trans>
  </Link>
)

type Details = EvaluableSkill & {
  readonly rules: EvaluationRules
  readonly practice: Parameters<typeof Practice>[0]['item']
}

interface BeforeProps {
  readonly details: Details
  readonly usual: Accommodations
  /** Undefined where no level is required. */
  readonly required: RequiredLevel | undefined
}

function Before({ details, usual, required }: BeforeProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const { skill, bank, rules, practice, retakeAt, openSessionId } = details
  useRecordTitle(say(skill.label))
  const [accommodations, setAccommodations] = useState(usual)
  const [goal, setGoal] = useState<Goal>(required ? 'decision' : 'full')
  const askedLevel = goal === 'decision' ? required?.level : undefined
  const mayStart = !openSessionId && !retakeAt
  const name = say(skill.label)
  return (
    <SessionFrame tools={<BackLink />}>
      <div className={accommodations.readableFont ? 'readable-letters' : undefined}>
        <h1 className="font-semibold text-24 tracking-tight md:text-30 md:tracking-tighter">
          <Trans>{name} evaluation</Trans>
        </h1>
        <p className="mt-2 max-w-(--prose) text-ink-muted">
          {askedLevel === undefined ? (
            <Trans>
              Each question depends on your previous answers. The evaluation ends as soon as we know your level
              accurately enough. It’s normal to get about two in three answers right.
            </Trans>
          ) : (
            <Trans>
              Each question depends on your previous answers. The evaluation ends as soon as we’re 95% sure whether you
              reach the required level.
            </Trans>
          )}
        </p>
        <Availability details={details} />
        {required && mayStart && <GoalChoice required={required} rules={rules} value={goal} onChange={setGoal} />}
        <RulesList rules={rulesOf(rules, askedLevel)} bank={bank} accommodations={accommodations} />
        <Panel title={t`Accessibility options`}>
          <AccommodationsForm value={accommodations} onChange={setAccommodations} />
          <p className="mt-3 text-13 text-ink-muted">
            <Trans>
              These options apply to this evaluation. Your defaults are{' '}
              <Link to="/settings" search={{ section: 'account' }} hash="evaluations" className={linkClass}>
                in your settings
              </Link>
              .
            </Trans>
          </p>
        </Panel>
        <Panel title={t`Try a practice question`}>
          <Practice item={practice} />
        </Panel>
        <Panel title={t`Is this device ready?`}>
          <DeviceCheck
            items={bank?.items ?? 0}
            version={bank?.version ?? ''}
            calibration={bank?.calibration ?? 'author'}
          />
        </Panel>
        {mayStart && <Consent skillId={skill.id} accommodations={accommodations} askedLevel={askedLevel} />}
      </div>
    </SessionFrame>
  )
}

/** That it goes on, or when it can be taken again. */
function Availability({ details: { openSessionId, retakeAt, lastResult } }: Pick<BeforeProps, 'details'>) {
  const { date } = useFormats()
  if (openSessionId)
    return (
      <Note
        kind="info"
        className="mt-6 items-center"
        action={
          <Link to="/skill-evaluation/evaluation" className={buttonClass({ variant: 'primary', size: 'sm' })}>
            <Trans>Continue</Trans>
          </Link>
        }
      >
        <Trans>This evaluation is in progress. You can continue where you left off.</Trans>
      </Note>
    )
  if (!retakeAt) return null
  const day = date(retakeAt, 'longDay')
  return (
    <Note kind="info" icon="calendar" className="mt-6">
      <Trans>
        You can take this evaluation again from {day}. Any sooner and you’d probably remember the questions.
      </Trans>{' '}
      {lastResult && (
        <Link to="/skill-evaluation/results/$id" params={{ id: lastResult.id }} className="underline">
          <Trans>See your result</Trans>
        </Link>
      )}
    </Note>
  )
}

/** As they are where only a level is to be decided: it is shorter, and nothing is tried out. */
function rulesOf(rules: EvaluationRules, askedLevel: number | undefined): EvaluationRules {
  const length = decisionLength(rules, askedLevel)
  return length ? { ...rules, usualItems: length.items, usualMinutes: length.minutes, pilots: 0 } : rules
}
