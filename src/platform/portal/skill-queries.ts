// The catalogue of skills and roles, and what the person can do: read by every screen of the portal that names a skill.
// @chunk job-shapes
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { skillsApi } from '#contract/portal/skills.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { claims, roles, skills } = skillsApi.endpoints

export const skillQueries = {
  skills: () => apiQuery(skills, {}),
  roles: () => apiQuery(roles, {}),
  claims: () => apiQuery(claims, {}),
}

/** @returns a skill's name in the chosen language; its id until the catalogue is there */
export function useSkillName(): (skillId: string) => string {
  const { data } = useQuery(skillQueries.skills())
  const say = useBilingual()
  const byId = useMemo(() => new Map(data?.skills.map((skill) => [skill.id, skill.label])), [data])
  return (skillId) => {
    const label = byId.get(skillId)
    return label ? say(label) : skillId
  }
}
