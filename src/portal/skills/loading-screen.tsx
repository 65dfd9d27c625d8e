// Before an evaluation, at /skill-evaluation/loading/{skill} in the empty layout: what is asked of the person, what makes it fair to them, and whether the device is ready.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { type EvaluableSkill, type EvaluationRules, evaluationApi } from '#contract/portal/evaluation.ts'
import { type Accommodations, DEFAULT_SETTINGS } from '#contract/portal/settings.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { AccommodationsForm } from './accommodations-form.tsx'
import { DeviceCheck } from './device-check.tsx'
import { currentOf, useStart } from './mutations.ts'
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

function Consent({ skillId, accommodations }: { skillId: string; accommodations: Accommodations }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const navigate = useNavigate()
  const start = useStart()
  const canStart = useCanDoNow(evaluationApi.endpoints.start)
  const [rules, setRules] = useState(false)
  const [calibration, setCalibration] = useState(false)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const begin = async () => {
    if (!rules) {
      setProblem('consent')
      box.current?.focus()
      return
    }
    setProblem(undefined)
    try {
      await start.mutateAsync({ body: { skillId, accommodations, consent: { rules, calibration } } })
      await navigate({ to: '/skill-evaluation/evaluation' })
    } catch (error) {
      const { retakeAt } = error instanceof ApiError ? ((error.body ?? {}) as { retakeAt?: string }) : {}
      if (currentOf(error)) {
        showToast({ message: t`Another evaluation is under way. One at a time: finish it or give it up first.` })
        await navigate({ to: '/skill-evaluation/evaluation' })
      } else if (retakeAt) {
        const day = date(retakeAt, 'longDay')
        setProblem(t`It is possible again from ${day}.`)
      } else setProblem(t`It could not be begun. Try again.`)
    }
  }
  return (
    <section aria-labelledby={id} className="mt-8 border-line border-t pt-6">
      <h2 id={id} className="sr-only">
        <Trans>Your consent</Trans>
      </h2>
      <div className="grid gap-2">
        <Checkbox
          ref={box}
          isSelected={rules}
          onChange={setRules}
          error={problem === 'consent' ? t`Without this it cannot begin.` : undefined}
        >
          <Trans>I have read the rules, and answer by myself.</Trans>
        </Checkbox>
        <Checkbox
          isSelected={calibration}
          onChange={setCalibration}
          description={t`Optional. It makes the levels more certain for everybody; your result is the same either way.`}
        >
          <Trans>My answers may be used, without my name, to measure how hard the questions are.</Trans>
        </Checkbox>
      </div>
      {!canStart && (
        <Note kind="warning" icon="signal-slash" className="mt-4">
          <Trans>
            There is no network. The portal chooses the questions, so an evaluation cannot begin without it.
          </Trans>
        </Note>
      )}
      {problem && problem !== 'consent' && (
        <Note kind="danger" className="mt-4">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button
        variant="primary"
        size="lg"
        onPress={begin}
        isPending={start.isPending}
        isDisabled={!canStart}
        className="mt-5 max-sm:w-full"
      >
        <Trans>Start the evaluation</Trans>
      </Button>
    </section>
  )
}
