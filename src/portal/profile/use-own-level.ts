// One's own word on a level: stated, changed, taken back. Shown at once, kept without a network, undone by stating what was there. Used by levels.tsx.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type Level, type SkillClaim, skillsApi } from '#contract/portal/skills.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { showToast } from '#ui/toast-store.ts'

export interface OwnLevel {
  state(skillId: string, level: Level): void
  /** @param words what is said of it, beside its undo */
  takeBack(own: SkillClaim, words: string): void
}

/** The domains whose answers depend on levels. */
const BY_LEVEL = ['career', 'evaluation', 'jobs', 'profile']

export function useOwnLevel(): OwnLevel {
  const { t } = useLingui()
  const client = useQueryClient()
  const onDone = () => refetchAll(client, BY_LEVEL)
  const onError = () => showToast({ kind: 'error', message: t`This could not be saved. Try again.` })
  const put = useApiMutation(skillsApi.endpoints.putClaim, {
    optimistic: ({ params: { skillId }, body: { level } }) => [
      optimistic(skillQueries.claims(), (claims) => {
        const at = new Date().toISOString()
        const stated: SkillClaim = { id: `self ${skillId}`, skillId, level, source: 'self', at }
        const known = claims.find((one) => one.skillId === skillId && one.source === 'self')
        return known ? claims.map((one) => (one === known ? { ...known, level, at } : one)) : [...claims, stated]
      }),
    ],
    onDone,
  })
  const remove = useApiMutation(skillsApi.endpoints.deleteClaim, {
    optimistic: ({ params: { skillId } }) => [
      optimistic(skillQueries.claims(), (claims) =>
        claims.filter((one) => one.skillId !== skillId || one.source !== 'self'),
      ),
    ],
    onDone,
  })
  const state = (skillId: string, level: Level) => put.mutate({ params: { skillId }, body: { level } }, { onError })
  return {
    state,
    takeBack: ({ skillId, level }, words) => {
      remove.mutate({ params: { skillId } }, { onError })
      showToast({ message: words, action: { label: t`Undo`, onAction: () => state(skillId, level) } })
    },
  }
}
