// Under a new password: how hard it is to guess, in four bars and as text, and how to make it harder. It advises; the portal decides.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
import type { Score, Strength } from './strength.ts'
import { ADVICE, SCORE_LABELS } from './strength-labels.ts'
import type { StrengthState } from './use-strength.ts'

const BARS = [1, 2, 3, 4] as const

/** The text names it; the colour repeats it. */
const TONES: Record<Score, string> = {
  0: 'bg-danger-solid',
  1: 'bg-danger-solid',
  2: 'bg-warning-solid',
  3: 'bg-success-solid',
  4: 'bg-success-solid',
}

/** ms without another letter, after which the strength is announced. */
const PAUSE_MS = 900

export function StrengthMeter({ state }: { state: StrengthState }) {
  const { i18n } = useLingui()
  const strength = typeof state === 'object' ? state : undefined
  const said =
    strength &&
    `${i18n._(SCORE_LABELS[strength.score])}. ${adviceOf(strength)
      .map((one) => i18n._(one))
      .join('. ')}`
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => announce(said), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <span className="block min-h-12">
      <span aria-hidden="true" className="mb-1.5 flex gap-1">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={cx(
              'h-1 flex-1 rounded-full transition-colors forced-colors:border',
              strength && bar <= strength.score ? `${TONES[strength.score]} forced-colors:bg-[Highlight]` : 'bg-line',
            )}
          />
        ))}
      </span>
      {strength ? <StrengthText strength={strength} /> : <Hint state={state} />}
    </span>
  )
}

function StrengthText({ strength }: { strength: Strength }) {
  const { i18n } = useLingui()
  return (
    <>
      <b className="font-medium text-ink">{i18n._(SCORE_LABELS[strength.score])}</b>
      {adviceOf(strength).map((advice) => (
        <span key={advice.id} className="block">
          {i18n._(advice)}
        </span>
      ))}
    </>
  )
}

function Hint({ state }: { state: StrengthState }) {
  if (state === 'unavailable') {
    return (
      <Trans>
        We can’t check the password’s strength while you’re offline. Use at least 8 characters; a few uncommon words are
        best.
      </Trans>
    )
  }
  return <Trans>At least 8 characters. A few uncommon words are easy to remember and hard to guess.</Trans>
}

/** The warning first. Unknown texts are left out. */
const adviceOf = ({ warning, suggestions }: Strength) => [warning, ...suggestions].flatMap((text) => ADVICE[text] ?? [])
