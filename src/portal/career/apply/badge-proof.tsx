// Badges as proof: one that an evaluation has earned is added to the documents, as a text that a person can read, with the signed badge under it.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { ResultListed } from '#contract/portal/evaluation-results.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { signedBadge } from '#platform/portal/signed-badge.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'

const { results } = evaluationApi.endpoints

export interface BadgeProofProps {
  onFile(file: File): Promise<void>
  /** Undefined: what was wrong before is over. */
  onFailure(sentence: string | undefined): void
}

export function BadgeProof({ onFile, onFailure }: BadgeProofProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const skillName = useSkillName()
  const levelLabel = useLevelLabel()
  const { data = [] } = useQuery(apiQuery(results, { query: {} }))
  const [isPending, setPending] = useState(false)
  const earned = bestOf(data)
  if (earned.length === 0) return null
  const add = async ({ id, skillId, at }: ResultListed) => {
    setPending(true)
    onFailure(undefined)
    try {
      const { credential, level, isSelfIssued } = await signedBadge(id)
      const [skill, word, day] = [skillName(skillId), levelLabel(level), date(at, 'longDay')]
      const lines = [
        t`Badge: ${skill}, ${word}`,
        t`Evaluated with Cairn on ${day}.`,
        isSelfIssued ? t`Self-issued: signed by the candidate’s device, unsupervised.` : t`Signed by the portal.`,
        t`The signed badge (Open Badges 3.0, VC-JWT), which any JWT tool can verify:`,
        credential,
      ]
      await onFile(new File([lines.join('\n\n')], `${t`Badge ${skill} ${word}`}.txt`, { type: 'text/plain' }))
    } catch (error) {
      onFailure(await failureOf(error, t`Couldn’t sign the badge.`))
    }
    setPending(false)
  }
  return (
    <MenuTrigger
      trigger={
        <Button icon="check-badge" isPending={isPending} className="mt-2">
          {t`Add a badge`}
        </Button>
      }
    >
      <Menu aria-label={t`Add a badge`}>
        {earned.map((result) => (
          <MenuItem key={result.id} icon="check-badge" onAction={() => void add(result)}>
            {`${skillName(result.skillId)} · ${levelLabel(result.badgeLevel ?? 0)}`}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}

/** Of each skill the highest badge, the newest of the same level. @param all the newest first */
function bestOf(all: readonly ResultListed[]): readonly ResultListed[] {
  const best = new Map<string, ResultListed>()
  for (const result of all) {
    if (result.badgeLevel !== null && result.badgeLevel > (best.get(result.skillId)?.badgeLevel ?? 0))
      best.set(result.skillId, result)
  }
  return [...best.values()]
}
