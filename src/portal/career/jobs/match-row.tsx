// One skill of the match: what is required, what there is and its source, the points. The level is a slider, to try another one out.
// @chunk job
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { LevelChange, MatchPart } from '#contract/portal/match.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { linkClass } from '#ui/link.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'

export interface MatchRowProps {
  readonly part: MatchPart
  readonly wasTried: boolean
  onLevel(level: LevelChange['level']): void
  /** The job, where an evaluation can tell whether its level is reached. */
  readonly evaluatedFor: string | undefined
}

/** 95 % of a normal distribution */
const WITHIN = 1.96
/** The handle is at the estimate, also at one of 0, which is left of the bar. */
const handleAt = (level: number) => `calc(${(level - 0.5) * 20}% - 7px)`

export function MatchRow({ part, wasTried, onLevel, evaluatedFor }: MatchRowProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const skillName = useSkillName()
  const levelLabel = useLevelLabel()
  const id = useId()
  const { skillId, have, src, must, points, of } = part
  const sources = {
    self: t`Self-rated`,
    experience: t`From experience`,
    evaluated: t`Evaluated`,
    badge: t`Evaluated, with badge`,
  }
  const name = skillName(skillId)
  const got = number(Math.round(points))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line-soft border-b py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)_104px]">
      <span id={id} className="min-w-0 font-medium text-13">
        {name} {must && <span className="font-normal text-12 text-ink-muted">{t`required`}</span>}
      </span>
      <span className="text-13 max-sm:text-end">
        {levelLabel(have)}
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
      <TriedLevel part={part} name={name} onLevel={onLevel} />
      <span className="text-end text-13 tabular-nums max-sm:col-span-2 max-sm:pt-2">
        <Plural value={Math.round(of)} one={`${got} of # point`} other={`${got} of # points`} />
      </span>
    </li>
  )
}

interface TriedLevelProps extends Pick<MatchRowProps, 'part' | 'onLevel'> {
  readonly name: string
}

/** The level as a bar with a handle: the handle is drawn, the slider over it takes pointer and keys. */
function TriedLevel({ part: { need, have, se }, name, onLevel }: TriedLevelProps) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const needLabel = levelLabel(need)
  return (
    <span className="relative block ps-[calc(100%/11)] max-sm:col-span-2">
      <input
        type="range"
        min={0}
        max={5}
        step={1}
        value={Math.round(have)}
        onChange={(event) => onLevel(Number(event.target.value) as LevelChange['level'])}
        aria-label={t`Try another level for ${name} (required: ${needLabel})`}
        aria-valuetext={levelLabel(have)}
        // From 0, a tenth of the bar before it, to the middle of its last part.
        className="peer absolute -inset-y-3 -start-2 z-1 m-0 h-auto w-[calc(100%*10/11+16px)] cursor-grab opacity-0 active:cursor-grabbing pointer-coarse:-inset-y-4.5"
      />
      <IntervalBar
        low={levelOnBar(have - WITHIN * se)}
        high={levelOnBar(have + WITHIN * se)}
        estimate={levelOnBar(have)}
        need={levelOnBar(need)}
        className="w-full"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-[calc(100%/11)] end-0 peer-hover:*:bg-accent-tint-strong peer-focus-visible:*:outline-2 peer-focus-visible:*:outline-offset-2 peer-focus-visible:*:outline-focus-ring print:hidden"
      >
        <span
          data-handle
          style={{ insetInlineStart: handleAt(have) }}
          className="absolute -top-[3px] size-3.5 rounded-full border-2 border-accent bg-surface-raised forced-colors:border-[Highlight]"
        />
      </span>
    </span>
  )
}
