// One's own statement of a level: stated, changed, withdrawn. Shown at once, queued without a network, undone by stating what was there.
import { type Level, type SkillClaim, skillsApi } from '#contract/portal/skills.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'

export interface OwnLevel {
  state(skillId: string, level: Level): void
  /** @param message of the toast, beside its undo */
  takeBack(own: SkillClaim, message: string): void
}

export function useOwnLevel(): OwnLevel {
  const { run } = useAction()
  const put = useApiMutation(skillsApi.endpoints.putClaim, {
    optimistic: ({ params: { skillId }, body: { level } }) => [
      optimistic(skillQueries.claims(), (claims) => {
        const at = new Date().toISOString()
        const stated: SkillClaim = { id: `self ${skillId}`, skillId, level, source: 'self', at }
        const known = claims.find((one) => one.skillId === skillId && one.source === 'self')
        return known ? claims.map((one) => (one === known ? { ...known, level, at } : one)) : [...claims, stated]
      }),
    ],
  })
  const remove = useApiMutation(skillsApi.endpoints.deleteClaim, {
    optimistic: ({ params: { skillId } }) => [
      optimistic(skillQueries.claims(), (claims) =>
        claims.filter((one) => one.skillId !== skillId || one.source !== 'self'),
      ),
    ],
  })
  const state = (skillId: string, level: Level) => put.mutateAsync({ params: { skillId }, body: { level } })
  return {
    state: (skillId, level) => void run({ write: () => state(skillId, level) }),
    takeBack: ({ skillId, level }, message) =>
      void run({
        message,
        write: () => remove.mutateAsync({ params: { skillId } }),
        inverse: () => state(skillId, level),
      }),
  }
}
