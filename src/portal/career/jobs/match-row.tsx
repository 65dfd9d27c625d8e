// One skill of the match: what is asked, what there is and whence, the points. The level is a slider, to try another one out.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { LevelChange, MatchPart } from '#contract/portal/match.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { useLevelWord } from '#ui/level-words.ts'
import { linkClass } from '#ui/link.tsx'

export interface MatchRowProps {
  readonly part: MatchPart
  readonly wasTried: boolean
  onLevel(level: LevelChange['level']): void
  /** The job, where an evaluation can tell whether its level is reached. */
  readonly evaluatedFor: string | undefined
}

/** 95 % of a normal distribution */
const WITHIN = 1.96
const asPercent = (level: number) => Math.max(0, Math.min(100, level * 20))

export function MatchRow({ part, wasTried, onLevel, evaluatedFor }: MatchRowProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const skillName = useSkillName()
  const levelWord = useLevelWord()
  const id = useId()
  const { skillId, need, have, se, src, must, points, of } = part
  const sources = {
    self: t`Self-rated`,
    experience: t`From experience`,
    evaluated: t`Evaluated`,
    badge: t`Evaluated, with badge`,
  }
  const name = skillName(skillId)
  const needWord = levelWord(need)
  const [got, most] = [number(Math.round(points)), number(Math.round(of))]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line-soft border-b py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)_72px]">
      <span id={id} className="min-w-0 font-medium text-13">
        {name} {must && <span className="font-normal text-12 text-ink-muted">{t`required`}</span>}
      </span>
      <span className="text-13 max-sm:text-end">
        {levelWord(have)}
        <span className="block text-12 text-ink-muted">
          {wasTried ? t`Trial level` : src ? sources[src] : t`Not stated`}
          {evaluatedFor !== undefined && (
            <>
              {' · '}
              <Link
                to="/skill-evaluation/loading/$skill"
                params={{ skill: skillId }}
                search={{ job: evaluatedFor }}
                aria-label={t`Evaluate: ${name}`}
                className={linkClass}
              >
                <Trans>Evaluate</Trans>
              </Link>
            </>
          )}
        </span>
      </span>
      <span className="relative max-sm:col-span-2">
        <IntervalBar
          low={asPercent(have - WITHIN * se)}
          high={asPercent(have + WITHIN * se)}
          estimate={asPercent(have)}
          need={asPercent(need)}
          className="w-full"
        />
        <input
          type="range"
          min={0}
          max={5}
          step={1}
          value={Math.round(have)}
          onChange={(event) => onLevel(Number(event.target.value) as LevelChange['level'])}
          aria-label={t`Try another level for ${name} (required: ${needWord})`}
          aria-valuetext={levelWord(have)}
          className="absolute inset-x-0 -inset-y-3 m-0 h-auto w-full cursor-pointer opacity-0 focus-visible:opacity-60"
        />
      </span>
      <span className="text-end text-13 tabular-nums max-sm:col-span-2">
        <Trans>
          {got} of {most}
        </Trans>
      </span>
    </li>
  )
}
