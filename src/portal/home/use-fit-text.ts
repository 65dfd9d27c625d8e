// Why a job fits, in half a line: the skills at the required level, and what is short. Used by new-matches.tsx.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { bestClaims, namedLevel } from '#contract/portal/skills.ts'
import { localeOf } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'

/** @returns nothing until the person's levels are known */
export function useFitText(): (job: Pick<JobListed, 'skills'>) => string {
  const { t, i18n } = useLingui()
  const name = useSkillName()
  const { data } = useQuery(skillQueries.claims())
  if (!data) return () => ''
  const levels = new Map([...bestClaims(data)].map(([skillId, claim]) => [skillId, namedLevel(claim)]))
  const listed = new Intl.ListFormat(localeOf(i18n.locale), { type: 'conjunction' })
  return ({ skills }) => {
    const byWeight = skills.toSorted((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
    const shortOf = ({ skillId, level }: JobListed['skills'][number]) => level - (levels.get(skillId) ?? 0)
    const missing = byWeight.find((one) => shortOf(one) > 0)
    // Half a line has room for two skills.
    const met = byWeight.filter((one) => shortOf(one) <= 0).slice(0, missing ? 1 : 2)
    const have = listed.format(met.map(({ skillId }) => name(skillId)))
    if (!missing) return t`You have every skill listed, including ${have}`
    const lacking = name(missing.skillId)
    const short = t`${plural(shortOf(missing), { one: `# level short in ${lacking}`, other: `# levels short in ${lacking}` })}`
    return met.length === 0 ? short : t`You match on ${have}; ${short}`
  }
}
