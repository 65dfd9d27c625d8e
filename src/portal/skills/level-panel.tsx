// The level of a result: the word, the interval, what it means, and the curve behind it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-shapes.ts'
import { LEVELS } from '#contract/portal/skills.ts'
import { cx } from '#ui/cx.ts'
import { useLevelWord } from '#ui/level-words.ts'
import { AbilityCurve } from './ability-curve.tsx'
import { useBehaviour } from './level-labels.ts'
import { levelAt } from './level-scale.ts'
import { Panel } from './panel.tsx'

export function LevelPanel({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const levelWord = useLevelWord()
  const behaviour = useBehaviour()
  const { ci95, level, theta, se, items, triedOut, durationMs, stopReason } = result
  const [low, high] = [levelWord(levelAt(ci95[0])), levelWord(levelAt(ci95[1]))]
  const word = levelWord(level)
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  const reasons = {
    precision: t`It stopped because we knew your level well enough.`,
    max: t`It stopped at the maximum number of questions.`,
    noGain: t`It stopped because more questions would have told us nothing new.`,
    bank: t`It stopped because there were no suitable questions left.`,
    time: t`It stopped because time ran out.`,
    user: t`You ended it early, so it’s less precise.`,
  }
  return (
    <Panel title={t`Your level`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold text-30 tracking-tighter">{word}</b>
        <span className="text-ink-muted">
          {low === high ? (
            <Trans>95% interval: {low} only</Trans>
          ) : (
            <Trans>
              95% interval: {low} to {high}
            </Trans>
          )}
        </span>
      </p>
      <p className="mb-5 text-ink-muted">{behaviour(level)}</p>
      <AbilityCurve
        theta={theta}
        se={se}
        height={156}
        label={t`Where your level probably is: most likely ${word}, between ${low} and ${high}`}
      />
      <ol aria-hidden="true" className="mt-1.5 grid grid-cols-5 text-center text-12 text-ink-muted">
        {LEVELS.map((one) => (
          <li key={one} className={cx('truncate max-sm:text-[11px]', one === level && 'font-semibold text-ink')}>
            {levelWord(one)}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-13 text-ink-muted tabular-nums">
        <Plural value={items} one="# question" other="# questions" />{' '}
        <Plural value={minutes} one="in # minute." other="in # minutes." /> {reasons[stopReason]}{' '}
        {triedOut > 0 && (
          <Plural
            value={triedOut}
            one="# more was tried out, and does not count."
            other="# more were tried out, and do not count."
          />
        )}
      </p>
    </Panel>
  )
}
