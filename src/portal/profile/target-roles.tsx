// The roles that somebody looks for, as the profiling asked for them: gaps, targets of levels and what to learn follow from them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { profilingApi } from '#contract/portal/profiling.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { ComboBox } from '#ui/combo-box.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProfileSection } from './profile-section.tsx'
import { profileQueries } from './queries.ts'

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
  const answer = state.answers[QUESTION]?.value
  const chosen = Array.isArray(answer) ? answer : []
  const titleOf = (id: string) => {
    const role = roles.find((one) => one.id === id)
    return role ? say(role.title) : id
  }
  const set = (ids: readonly string[], message: string) =>
    void run({ message, write: () => save(ids), inverse: () => save(chosen) })
  return (
    <ProfileSection id="roles" title={t`Roles you look for`}>
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
              onPress={() =>
                set(
                  chosen.filter((one) => one !== id),
                  t`Removed “${titleOf(id)}”`,
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="px-4 pt-2 pb-4 md:px-5">
        {chosen.length < MOST ? (
          <ComboBox
            key={chosen.join()}
            label={t`Add a role`}
            options={roles.filter(({ id }) => !chosen.includes(id)).map(({ id }) => ({ id, label: titleOf(id) }))}
            value={null}
            onChange={(id) => id !== null && set([...chosen, id], t`Added “${titleOf(id)}”`)}
            emptyText={t`No roles match.`}
          />
        ) : (
          <p className="text-13 text-ink-muted">
            <Trans>{MOST} chosen, which is the most. Remove one to choose another.</Trans>
          </p>
        )}
      </div>
    </ProfileSection>
  )
}

/** @returns saves the roles; what follows from them is read anew */
function useSavingRoles(): (ids: readonly string[]) => Promise<Written> {
  const answersOf = (ids: readonly string[]) => ({ [QUESTION]: { value: [...ids], skipped: null } })
  const { mutateAsync } = useApiMutation(profilingApi.endpoints.saveAnswers, {
    optimistic: ({ body }) => [
      optimistic(profileQueries.answers(), (state) => ({
        ...state,
        answers: { ...state.answers, ...(body.answers as typeof state.answers) },
      })),
    ],
  })
  return (ids) => mutateAsync({ body: { answers: answersOf(ids) } })
}
