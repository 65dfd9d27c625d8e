// One skill of the list: one's own level with its source, its age and its interval, what is required, and what can be done.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { useSourceLabel } from './level-labels.ts'

export interface SkillRowProps {
  readonly one: EvaluableSkill
  /** Opens the dialog to state one's own level. */
  onState(): void
}

export function SkillRow({ one, onState }: SkillRowProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const { skill, myLevel, target, demand } = one
  const name = say(skill.label)
  const [low, high] = myLevel ? [levelLabel(myLevel.lo), levelLabel(myLevel.hi)] : ['', '']
  return (
    <li
      data-skill
      className="grid grid-cols-1 items-center gap-x-6 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_232px] md:px-5"
    >
      <div className="min-w-0">
        <h3 className="font-medium">{name}</h3>
        <p className="text-12 text-ink-muted">
          <Plural
            value={demand}
            _0="Not required by any open job"
            one="Required by # open job"
            other="Required by # open jobs"
          />
        </p>
      </div>
      <OwnLevel one={one} name={name} />
      <div className="min-w-0 max-md:hidden">
        {myLevel && (
          <IntervalBar
            low={levelOnBar(myLevel.lo)}
            high={levelOnBar(myLevel.hi)}
            estimate={levelOnBar(myLevel.estimate)}
            need={target === null ? undefined : levelOnBar(target)}
            label={low === high ? t`Probably ${low}` : t`Probably ${low} to ${high}`}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end sm:max-md:row-start-1 sm:max-md:col-start-2 print:hidden">
        <Button size="sm" variant="quiet" onPress={onState} aria-label={t`My level: ${name}`}>
          <Trans>My level</Trans>
        </Button>
        <Way one={one} name={name} />
      </div>
    </li>
  )
}

interface OwnLevelProps extends Pick<SkillRowProps, 'one'> {
  readonly name: string
}

/** The level with its source and age, beside the required one. */
function OwnLevel({ one: { skill, myLevel, target }, name }: OwnLevelProps) {
  const { t } = useLingui()
  const { ago } = useFormats()
  const now = useNow()
  const levelLabel = useLevelLabel()
  const sourceLabel = useSourceLabel()
  const gap = target === null ? 0 : Math.max(0, target - (myLevel?.level ?? 0))
  const targetLabel = target === null ? '' : levelLabel(target)
  const badge = myLevel?.badge && myLevel.badge !== myLevel.level ? levelLabel(myLevel.badge) : ''
  return (
    <div className="min-w-0 text-13 max-sm:order-none sm:max-md:col-span-2">
      <p>
        <span className="font-medium">{myLevel ? levelLabel(myLevel.level) : t`No level yet`}</span>
        {target !== null && (
          <span className="text-ink-muted">
            {'\u00A0· '}
            {gap > 0 ? (
              <Plural value={gap} one={`# level short of ${targetLabel}`} other={`# levels short of ${targetLabel}`} />
            ) : (
              <Trans>meets the required level: {targetLabel}</Trans>
            )}
          </span>
        )}
      </p>
      {myLevel && (
        <p className="text-12 text-ink-muted">
          {badge && (
            <>
              {t`Badge: ${badge}`}
              {'\u00A0· '}
            </>
          )}
          {sourceLabel(myLevel.source)}, {ago(myLevel.at, now)}
          {'\u00A0· '}
          <Link
            to="/skill-evaluation/rating/$skill"
            params={{ skill: skill.id }}
            aria-label={t`Rate again: ${name}`}
            className="rounded-4 text-accent-text underline pointer-coarse:py-3 print:hidden"
          >
            <Trans>Rate again</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}

/** To the evaluation or its result. */
function Way({
  one: { skill, bank, lastResult, retakeAt, openSessionId },
  name,
}: {
  one: EvaluableSkill
  name: string
}) {
  const { t } = useLingui()
  const { date } = useFormats()
  if (!bank) return null
  const day = retakeAt ? date(retakeAt, 'shortDay') : ''
  return (
    <>
      {lastResult && (
        <Link
          to="/skill-evaluation/results/$id"
          params={{ id: lastResult.id }}
          aria-label={t`Result: ${name}`}
          className={buttonClass({ size: 'sm', variant: 'quiet' })}
        >
          <Trans>Result</Trans>
        </Link>
      )}
      {openSessionId ? (
        <Link
          to="/skill-evaluation/evaluation"
          aria-label={t`Continue: ${name}`}
          className={buttonClass({ size: 'sm', variant: 'primary' })}
        >
          <Trans>Continue</Trans>
        </Link>
      ) : retakeAt ? (
        <span className="text-12 text-ink-muted">
          <Trans>Retake available from {day}</Trans>
        </span>
      ) : (
        <Link
          to="/skill-evaluation/loading/$skill"
          params={{ skill: skill.id }}
          aria-label={t`Evaluate: ${name}`}
          className={buttonClass({ size: 'sm' })}
        >
          <Trans>Evaluate</Trans>
        </Link>
      )}
    </>
  )
}
