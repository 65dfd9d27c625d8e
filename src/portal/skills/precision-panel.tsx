// How far a session has come: the precision as a curve and a bar, the pocket, the topics. Beside the question, below it on a phone.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AskedLevel, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { AbilityCurve } from './ability-curve.tsx'
import { errorAt } from './precision.ts'

/** Places in the pocket. */
const POCKET = 3

export function PrecisionPanel({ session: { progress, pocket, askedLevel } }: { session: EvaluationSession }) {
  const say = useBilingual()
  const free = Math.max(0, POCKET - pocket)
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
      {askedLevel === undefined ? <Precision precision={progress.precision} /> : <RequiredLevel level={askedLevel} />}
      <section>
        <h2 className="mb-2 font-semibold text-13">
          <Trans>Postponed</Trans>
        </h2>
        <div aria-hidden="true" className="flex gap-1.5">
          {['a', 'b', 'c'].slice(0, POCKET).map((key, index) => (
            <span
              key={key}
              className={
                index < pocket
                  ? 'h-8 flex-1 rounded-8 border border-line-strong bg-surface-raised'
                  : 'h-8 flex-1 rounded-8 border border-line-strong border-dashed'
              }
            />
          ))}
        </div>
        <p className="mt-2 text-12 text-ink-muted">
          <Trans>You’ll see postponed questions again before the end.</Trans>{' '}
          <Plural
            value={free}
            _0="You’ve reached the limit for postponing."
            one="You can postpone # more."
            other="You can postpone # more."
          />
        </p>
      </section>
      <section className="max-sm:hidden">
        <h2 className="mb-2 font-semibold text-13">
          <Trans>Topics so far</Trans>
        </h2>
        <ul className="grid gap-1 text-12 text-ink-muted">
          {progress.topics.map(({ id, label, answered }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="min-w-0">{say(label)}</span>
              <span className="tabular-nums">{answered}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Precision({ precision }: { precision: number }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const percent = number(precision, { style: 'percent' })
  return (
    <section>
      <h2 className="font-semibold text-13">
        <Trans>Precision</Trans>
      </h2>
      <p className="mt-0.5 mb-3 text-12 text-ink-muted">
        <Trans>The curve narrows with each answer.</Trans>
      </p>
      <AbilityCurve
        theta={0}
        se={errorAt(precision)}
        height={72}
        label={t`${percent} of the required precision`}
        isPlain
      />
      <ProgressBar label={t`Precision`} isLabelHidden value={precision} max={1} valueText={percent} className="mt-4" />
      <p className="mt-2 text-13 text-ink-muted">
        <Trans>
          <b className="font-medium text-ink tabular-nums">{percent}</b> of the required precision
        </Trans>
      </p>
    </section>
  )
}

/** How sure it is already is not shown: it would reveal which answers were right. */
function RequiredLevel({ level }: { level: AskedLevel }) {
  const word = useLevelLabel()(level)
  return (
    <section>
      <h2 className="font-semibold text-13">
        <Trans>Required: {word}</Trans>
      </h2>
      <p className="mt-0.5 text-12 text-ink-muted">
        <Trans>The evaluation ends as soon as we’re 95% sure whether you reach this level.</Trans>
      </p>
    </section>
  )
}
