// After the profiling: the gaps, the ones that would open most jobs first. One to five are chosen to be learnt, then home.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type ProfilingOutcome, profilingApi } from '#contract/portal/profiling.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useReason } from '#kit/query/use-reason.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Button } from '#ui/button.tsx'
import { ComboBox } from '#ui/combo-box.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { GapRow, OtherRow } from './gap-row.tsx'
import { Interests } from './interests.tsx'
import { ProfilingFrame } from './profiling-frame.tsx'
import { profilingQueries } from './queries.ts'

const MOST = 5

export function RedirectionScreen() {
  const { t } = useLingui()
  const outcome = useQuery(profilingQueries.outcome())
  return (
    <ProfilingFrame aside={outcome.data && <Interests outcome={outcome.data} />}>
      {outcome.data ? (
        <Choice outcome={outcome.data} />
      ) : (
        <div className="mx-auto w-full max-w-180 px-4 pt-6 md:px-6 md:pt-10">
          <h1 className="font-semibold text-24 tracking-tight">{t`What would you like to learn?`}</h1>
          <QueryView
            query={outcome}
            loading={<SkeletonRows label={t`Calculating which skills would open up jobs`} hasTwoLines />}
            error={{ title: t`Couldn’t load your skills to learn.` }}
            className="mx-0 my-0"
          />
        </div>
      )}
    </ProfilingFrame>
  )
}

function Choice({ outcome: { gaps, isMatched } }: { readonly outcome: ProfilingOutcome }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const { choose, isPending, error } = useChoosing()
  const canChoose = useCanDoNow(profilingApi.endpoints.chooseSkills)
  const errorId = useId()
  const others = chosen.filter((id) => !gaps.some(({ skillId }) => skillId === id))
  const isFull = chosen.length >= MOST
  const turn = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  const row = (id: string) => ({
    isChosen: chosen.includes(id),
    isDisabled: isFull && !chosen.includes(id),
    onChange: (isChosen: boolean) => turn(id, isChosen),
  })
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (chosen.length > 0) choose([...chosen])
      }}
    >
      <div className="mx-auto w-full max-w-180 flex-1 px-4 pt-6 pb-8 md:px-6 md:pt-10">
        <h1 className="font-semibold text-24 tracking-tight">{t`What would you like to learn?`}</h1>
        <Introduction gaps={gaps} isMatched={isMatched} />
        <fieldset className="mt-6" aria-describedby={isSubmitted && chosen.length === 0 ? errorId : undefined}>
          <legend className="sr-only">{t`Skills to learn`}</legend>
          <ul className="divide-y divide-line-soft overflow-hidden rounded-12 border border-line bg-surface-raised empty:hidden">
            {gaps.map((gap) => (
              <GapRow key={gap.skillId} gap={gap} isMatched={isMatched} {...row(gap.skillId)} />
            ))}
            {others.map((id) => (
              <OtherRow key={id} skillId={id} {...row(id)} />
            ))}
          </ul>
        </fieldset>
        {!isFull && (
          <OtherSkill without={[...gaps.map(({ skillId }) => skillId), ...others]} onChoose={(id) => turn(id, true)} />
        )}
      </div>
      <div className="sticky bottom-(--bottom-bar) z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex w-full max-w-180 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
          <Button variant="primary" type="submit" isPending={isPending} isDisabled={!canChoose}>
            <Trans>Save and go to Home</Trans>
          </Button>
          <ChoiceStatus id={errorId} canChoose={canChoose} error={error} chosen={chosen} isSubmitted={isSubmitted} />
        </div>
      </div>
    </form>
  )
}

function Introduction({ gaps, isMatched }: Pick<ProfilingOutcome, 'gaps' | 'isMatched'>) {
  return (
    <p className="mt-1.5 text-ink-muted">
      {gaps.length > 0 && !isMatched ? (
        <Trans>
          These are the gaps between your levels and those your chosen roles require, largest first. Choose one to five.
          We can’t calculate how many jobs each would open up, as you haven’t agreed to let us compare your levels with
          jobs.
        </Trans>
      ) : gaps.length > 0 ? (
        <Trans>
          These are the gaps between your levels and those your chosen roles require, starting with the ones that would
          open up the most jobs. Choose one to five; you can change them later.
        </Trans>
      ) : (
        <Trans>You have every level your chosen roles require. Choose one to five skills to develop further.</Trans>
      )}
    </p>
  )
}

interface ChoiceStatusProps {
  readonly id: string
  readonly canChoose: boolean
  readonly error: Error | null
  readonly chosen: readonly string[]
  readonly isSubmitted: boolean
}

function ChoiceStatus({ id, canChoose, error, chosen, isSubmitted }: ChoiceStatusProps) {
  const { t } = useLingui()
  const reason = useReason(error)
  return (
    <p role="status" id={id} className="min-w-0 flex-1 text-13 text-ink-muted">
      {!canChoose ? (
        <Trans>You need a connection for this.</Trans>
      ) : error ? (
        (reason ?? <Trans>Couldn’t save. Try again.</Trans>)
      ) : chosen.length > 0 ? (
        <Plural value={chosen.length} one={`# of ${MOST} chosen`} other={`# of ${MOST} chosen`} />
      ) : isSubmitted ? (
        <span className="text-danger">{t`Choose at least one skill.`}</span>
      ) : (
        t`None chosen yet`
      )}
    </p>
  )
}

/** A skill that no chosen role requires. */
function OtherSkill({ without, onChoose }: { readonly without: readonly string[]; onChoose(id: string): void }) {
  const { t } = useLingui()
  const { data } = useQuery(skillQueries.skills())
  const name = useSkillName()
  const options = (data?.skills ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id }) => ({ id, label: name(id) }))
  if (!data) return null
  return (
    <ComboBox
      key={without.length}
      className="mt-5 max-w-90"
      label={t`Another skill`}
      options={options}
      value={null}
      onChange={(id) => id !== null && onChoose(id)}
      emptyText={t`No matching skills.`}
    />
  )
}

function useChoosing() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useApiMutation(profilingApi.endpoints.chooseSkills, {
    onDone: ({ answer: { user } }) => {
      client.setQueryData(userQueries.me().queryKey, user)
      void navigate({ to: '/dashboards/mainpage', replace: true })
    },
  })
  return { choose: (skillIds: string[]) => mutate({ body: { skillIds } }), isPending, error }
}
