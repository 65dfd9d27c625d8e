// What evaluations and badges say of somebody, a line a skill, as it is printed. One's own estimates are no proof.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { bestClaims, namedLevel } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import type { PaperEntry } from './paper-entries.ts'

/** The highest level first; undefined until it is known. */
export function useProof(): readonly PaperEntry[] | undefined {
  const { t } = useLingui()
  const { date, compare } = useFormats()
  const name = useSkillName()
  const levelLabel = useLevelLabel()
  const { data: claims = [], isPending } = useQuery(skillQueries.claims())
  if (isPending) return undefined
  return [...bestClaims(claims).values()]
    .filter(({ source, isHidden }) => !isHidden && (source === 'badge' || source === 'evaluated'))
    .toSorted((one, other) => namedLevel(other) - namedLevel(one) || compare(name(one.skillId), name(other.skillId)))
    .map((claim) => {
      const at = date(claim.at, 'date')
      const [level, sure] = [levelLabel(namedLevel(claim)), levelLabel(claim.level)]
      const proof =
        claim.source === 'evaluated'
          ? t`${level}, evaluated on ${at}`
          : level === sure
            ? t`${level}, badge issued on ${at}`
            : t`${level}, badge for ${sure} issued on ${at}`
      return {
        ...{ id: claim.id, title: name(claim.skillId), line: proof },
        ...{ when: '', texts: [], results: [], notes: [], link: undefined },
      }
    })
}
