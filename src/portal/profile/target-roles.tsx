// The roles that somebody looks for, from the profiling: gaps, targets of levels and what to learn follow from them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfilingState } from '#contract/portal/profiling.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyChoice } from './lazy-choice.tsx'
import { ProfileSection } from './profile-section.tsx'
import { putBack } from './put-back.ts'
import { profileQueries } from './queries.ts'
import { useSavingAnswers } from './use-saving-answers.ts'

/** The question whose answer they are, and how many it takes. */
const QUESTION = 'target-roles'
const MOST = 3

export function TargetRoles() {
  const { t } = useLingui()
  const say = useBilingual()
  const { data: roles } = useQuery(skillQueries.roles())
  const { data: state } = useQuery(profileQueries.answers())
  const save = useSavingRoles()
  const { run } = useAction()
  if (!roles || !state) return null
  const chosen = rolesIn(state)
  const titleOf = (id: string) => {
    const role = roles.find((one) => one.id === id)
    return role ? say(role.title) : id
  }
  const add = (id: string) =>
    void run({
      message: t`Added “${titleOf(id)}”`,
      write: () => save((now) => (now.includes(id) ? now : [...now, id])),
      inverse: () => save((now) => now.filter((one) => one !== id)),
    })
  const remove = (id: string) =>
    void run({
      message: t`Removed “${titleOf(id)}”`,
      write: () => save((now) => now.filter((one) => one !== id)),
      inverse: () => save((now) => putBack(now, chosen, id, (one) => one)),
    })
  return (
    <ProfileSection id="roles" title={t`Target roles`}>
      <ul className="divide-y divide-line-soft">
        {chosen.map((id) => (
          <li key={id} className="flex items-center gap-2 px-4 md:px-5">
            <span className="min-w-0 flex-1 py-2">{titleOf(id)}</span>
            <IconButton
              icon="trash"
              size="sm"
              label={t`Remove “${titleOf(id)}”`}
              // One must stay: without it there is nothing to compare with.
              isDisabled={chosen.length === 1}
              onPress={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <div className="px-4 pt-2 pb-4 md:px-5">
        {chosen.length < MOST ? (
          <LazyChoice
            label={t`Add a role`}
            options={roles.filter(({ id }) => !chosen.includes(id)).map(({ id }) => ({ id, label: titleOf(id) }))}
            onChoose={add}
            emptyText={t`No matching roles.`}
          />
        ) : (
          <p className="text-13 text-ink-muted">
            <Trans>You’ve chosen {MOST}, the maximum. Remove one to choose another.</Trans>
          </p>
        )}
      </div>
    </ProfileSection>
  )
}

const rolesIn = ({ answers }: ProfilingState): readonly string[] => {
  const answer = answers[QUESTION]?.value
  return Array.isArray(answer) ? answer : []
}

/** @returns saves what a change makes of the roles as they are then; what follows from them is read anew */
function useSavingRoles(): (change: (ids: readonly string[]) => readonly string[]) => Promise<Written> {
  const client = useQueryClient()
  const save = useSavingAnswers()
  return (change) => {
    const state = client.getQueryData(profileQueries.answers().queryKey)
    return save({ [QUESTION]: { value: [...change(state ? rolesIn(state) : [])], skipped: null } })
  }
}
