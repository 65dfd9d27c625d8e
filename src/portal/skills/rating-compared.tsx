// A new rating of one's own beside the one before it and the measured level: as bars, with dates, and the difference in a sentence.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import type { Level, Rating, SkillClaim } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { levelAt, onScale } from './level-scale.ts'

export interface RatingComparedProps {
  readonly one: EvaluableSkill
  readonly name: string
  readonly level: Level
  /** Of this skill, as they were before. */
  readonly before: readonly SkillClaim[]
  /** The way back. */
  readonly end: ReactNode
}

/** Half of a 95 % interval, in standard errors. */
const WIDTH = 1.96

interface Measured extends Rating {
  readonly theta: number
  readonly low: number
  readonly high: number
}

function measuredOf(claims: readonly SkillClaim[]): Measured | undefined {
  const claim = claims.find(({ source }) => source === 'evaluated')
  if (!claim) return undefined
  const { level, at, theta = level - 3, se = 0 } = claim
  return { level, at, theta, low: theta - WIDTH * se, high: theta + WIDTH * se }
}

export function RatingCompared({ one, name, level, before, end }: RatingComparedProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const own = before.find(({ source }) => source === 'self')
  const measured = measuredOf(before)
  const { bank, lastResult, retakeAt } = one
  const canEvaluate = bank !== null && (retakeAt === null || Date.parse(retakeAt) <= Date.now())
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-24 tracking-tight outline-none">
        <Trans>Your ratings compared: {name}</Trans>
      </h1>
      <p className="mt-2 mb-5">
        <Difference level={level} before={own?.level} measured={measured} />
      </p>
      <div className="rounded-12 border border-line bg-surface-raised">
        <table className="w-full text-start">
          <caption className="sr-only">{t`Your ratings compared: ${name}`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Rating`}</th>
              <th scope="col">{t`Level`}</th>
              <th scope="col">{t`Date`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line-soft">
            <Row title={t`Your rating now`} rating={{ level, at: new Date().toISOString() }} />
            <Row title={t`Your earlier rating`} rating={own} none={t`You haven’t rated this skill before.`} />
            {own?.earlier?.map((rating) => (
              <Row key={rating.at} title={t`Before that`} rating={rating} />
            ))}
            <Row title={t`Measured level`} rating={measured} none={t`Not evaluated yet.`} />
          </tbody>
        </table>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {canEvaluate && (
          <Link
            to="/skill-evaluation/loading/$skill"
            params={{ skill: one.skill.id }}
            className={buttonClass({ variant: measured ? 'secondary' : 'primary' })}
          >
            {measured ? <Trans>Evaluate again</Trans> : <Trans>Evaluate</Trans>}
          </Link>
        )}
        {lastResult && (
          <Link
            to="/skill-evaluation/results/$id"
            params={{ id: lastResult.id }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>Result</Trans>
          </Link>
        )}
        {end}
      </div>
    </>
  )
}

interface RowProps {
  readonly title: string
  readonly rating: Rating | Measured | undefined
  /** In its place where there is none. */
  readonly none?: string
}

function Row({ title, rating, none }: RowProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const levelLabel = useLevelLabel()
  if (!rating)
    return (
      <tr>
        <Title>{title}</Title>
        <td colSpan={2} className="px-4 py-3 text-ink-muted">
          {none}
        </td>
      </tr>
    )
  const { level, at } = rating
  const isMeasured = 'theta' in rating
  const [low, high] = isMeasured ? [levelLabel(levelAt(rating.low)), levelLabel(levelAt(rating.high))] : ['', '']
  const measured = low === high ? t`Probably ${low}` : t`Probably ${low} to ${high}`
  const bar = isMeasured
    ? { low: onScale(rating.low), high: onScale(rating.high), estimate: onScale(rating.theta) }
    : { low: levelOnBar(level), high: levelOnBar(level), estimate: levelOnBar(level) }
  return (
    <tr>
      <Title>{title}</Title>
      <td className="px-4 py-3">
        <span className="font-medium">{levelLabel(level)}</span>
        {low !== high && (
          <span className="text-13 text-ink-muted">
            {' '}
            <Trans>
              ({low} to {high})
            </Trans>
          </span>
        )}
        <IntervalBar {...bar} label={isMeasured ? measured : levelLabel(level)} className="mt-2" />
      </td>
      <td className="whitespace-nowrap px-4 py-3 text-end text-13 text-ink-muted">
        <time dateTime={at}>{date(at, 'date')}</time>
      </td>
    </tr>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="w-1/3 px-4 py-3 text-start align-top font-normal text-13 text-ink-muted">
    {children}
  </th>
)

interface DifferenceProps {
  readonly level: Level
  readonly before: Level | undefined
  readonly measured: Measured | undefined
}

/** First what was measured, which no memory sways; then what was stated before. */
function Difference({ level, before, measured }: DifferenceProps) {
  if (!measured && before === undefined)
    return <Trans>There’s nothing to compare yet. Your rating is saved with today’s date.</Trans>
  const over = measured ? level - measured.level : 0
  const isWithin = measured && level >= levelAt(measured.low) && level <= levelAt(measured.high)
  const up = before === undefined ? 0 : level - before
  const [under, down] = [-over, -up]
  return (
    <>
      {measured && over === 0 && <Trans>Your rating is the same as your measured level.</Trans>}
      {over > 0 && (
        <Plural
          value={over}
          one="Your rating is # level above your measured level."
          other="Your rating is # levels above your measured level."
        />
      )}
      {under > 0 && (
        <Plural
          value={under}
          one="Your rating is # level below your measured level."
          other="Your rating is # levels below your measured level."
        />
      )}{' '}
      {over !== 0 && isWithin && <Trans>That’s still within the evaluation’s margin of error.</Trans>}{' '}
      {before !== undefined && up === 0 && <Trans>Your rating hasn’t changed since last time.</Trans>}
      {up > 0 && (
        <Plural
          value={up}
          one="Your rating is # level higher than your earlier one."
          other="Your rating is # levels higher than your earlier one."
        />
      )}
      {down > 0 && (
        <Plural
          value={down}
          one="Your rating is # level lower than your earlier one."
          other="Your rating is # levels lower than your earlier one."
        />
      )}
    </>
  )
}
