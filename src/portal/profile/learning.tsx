// What somebody has chosen to learn: the gap, the jobs that one level more opens, the evaluation to take, a note, whether it is done.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { Learning as Learnt } from '#contract/portal/profile-shapes.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { useRetakes } from '#platform/portal/retakes.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { LazyChoice } from './lazy-choice.tsx'
import { ProfileSection } from './profile-section.tsx'
import { putBack } from './put-back.ts'
import { profileQueries } from './queries.ts'

/** So many at once (portal API, B). */
const MOST = 5

export function Learning() {
  const { t } = useLingui()
  const { data = [] } = useQuery(profileQueries.learning())
  const canChoose = useCanDoNow(profilingApi.endpoints.chooseSkills)
  const choose = useChoosing(data.map(({ skillId }) => skillId))
  return (
    <ProfileSection id="learning" title={t`Skills to learn`}>
      {data.length === 0 ? (
        <p className="px-4 pb-4 text-13 text-ink-muted md:px-5">
          <Trans>None chosen.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {data.map((one) => (
            <One
              key={one.skillId}
              learning={one}
              onRemove={canChoose && data.length > 1 ? () => choose.remove(one) : undefined}
            />
          ))}
        </ul>
      )}
      {data.length < MOST && <Add chosen={data.map(({ skillId }) => skillId)} onAdd={choose.add} />}
    </ProfileSection>
  )
}

function Add({ chosen, onAdd }: { readonly chosen: readonly string[]; onAdd(skillId: string): void }) {
  const { t } = useLingui()
  const name = useSkillName()
  const { data } = useQuery(skillQueries.skills())
  const canChoose = useCanDoNow(profilingApi.endpoints.chooseSkills)
  if (!data) return null
  return (
    <div className="px-4 pt-2 pb-4 md:px-5">
      <LazyChoice
        label={t`Add a skill to learn`}
        description={canChoose ? undefined : t`You need a connection for this.`}
        isDisabled={!canChoose}
        options={data.skills.filter(({ id }) => !chosen.includes(id)).map(({ id }) => ({ id, label: name(id) }))}
        onChoose={onAdd}
        emptyText={t`No matching skills.`}
      />
    </div>
  )
}

/** Which skills are learnt, each change with its undo. */
function useChoosing(chosen: readonly string[]) {
  const { t } = useLingui()
  const say = useBilingual()
  const client = useQueryClient()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(profilingApi.endpoints.chooseSkills, {
    onDone: ({ answer: { user } }) => {
      client.setQueryData(userQueries.me().queryKey, user)
    },
  })
  const save = (change: (skillIds: readonly string[]) => readonly string[]) => {
    const now = client.getQueryData(userQueries.me().queryKey)?.skillsToLearn ?? chosen
    return mutateAsync({ body: { skillIds: [...change(now)] } })
  }
  const without = (skillId: string) => save((now) => now.filter((one) => one !== skillId))
  return {
    add: (skillId: string) =>
      void run({
        write: () => save((now) => (now.includes(skillId) ? now : [...now, skillId])),
        inverse: () => without(skillId),
      }),
    remove: ({ skillId, label }: Learnt) =>
      void run({
        message: t`Removed “${say(label)}”`,
        write: () => without(skillId),
        inverse: () => save((now) => putBack(now, chosen, skillId, (one) => one)),
      }),
  }
}

function One({
  learning: { skillId, label, level, target, jobsUnlocked, isEvaluable, note, doneAt },
  onRemove,
}: {
  readonly learning: Learnt
  /** Undefined where it is the only one, for one must stay, and where it cannot be done without a network. */
  readonly onRemove: (() => void) | undefined
}) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const [typed, setTyped] = useState(note)
  const save = useLearningUpdate(skillId)
  const name = say(label)
  return (
    <li className="px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox isSelected={doneAt !== null} onChange={(isDone) => save({ isDone })} className="font-medium">
          {name}
        </Checkbox>
        <span className="flex items-center gap-2">
          <EvaluationLink skillId={skillId} name={name} isEvaluable={isEvaluable} />
          {onRemove && <IconButton icon="trash" size="sm" label={t`Remove “${name}”`} onPress={onRemove} />}
        </span>
      </div>
      <p className="text-13 text-ink-muted">
        {target === null ? (
          <Trans>You: {levelLabel(level)}.</Trans>
        ) : (
          <Trans>
            You: {levelLabel(level)}. Your target roles require: {levelLabel(target)}.
          </Trans>
        )}{' '}
        {jobsUnlocked > 0 && (
          <Plural value={jobsUnlocked} one="One more level opens up # job." other="One more level opens up # jobs." />
        )}
      </p>
      <TextArea
        className="mt-2"
        label={t`Note on ${name}`}
        isLabelHidden
        placeholder={t`What are you reading, doing or planning?`}
        rows={2}
        maxLength={2000}
        value={typed}
        onChange={setTyped}
        onBlur={() => typed.trim() !== note && save({ note: typed })}
      />
    </li>
  )
}

interface EvaluationLinkProps extends Pick<Learnt, 'skillId' | 'isEvaluable'> {
  readonly name: string
}

/** To the evaluation of the skill, or when it can be taken again. */
function EvaluationLink({ skillId, name, isEvaluable }: EvaluationLinkProps) {
  const router = useRouter()
  const { date } = useFormats()
  const retakes = useRetakes()
  const retakeAt = retakes?.get(skillId)
  const day = retakeAt ? date(retakeAt, 'shortDay') : ''
  const evaluation = `/skill-evaluation/loading/${skillId}`
  return (
    <>
      {isEvaluable && day && (
        <span className="text-13 text-ink-muted">
          <Trans>Retake available from {day}</Trans>
        </span>
      )}
      {isEvaluable && retakes && !day && isRoute(router, evaluation) && (
        <Link to={evaluation} className={`${linkClass} py-1 text-13 pointer-coarse:py-3.5`}>
          <Trans>Take the evaluation</Trans>
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </>
  )
}

function useLearningUpdate(skillId: string) {
  const { t } = useLingui()
  const { mutate } = useApiMutation(profileApi.endpoints.updateLearning, {
    optimistic: ({ params, body }) => [
      optimistic(profileQueries.learning(), (all) =>
        all.map((one) =>
          one.skillId === params.skillId
            ? {
                ...one,
                note: body.note ?? one.note,
                doneAt: body.isDone === undefined ? one.doneAt : body.isDone ? new Date().toISOString() : null,
              }
            : one,
        ),
      ),
    ],
  })
  const showFailure = async (error: Error) =>
    showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t save.`) })
  return (body: { note?: string; isDone?: boolean }) =>
    mutate({ params: { skillId }, body }, { onError: (error) => void showFailure(error) })
}
