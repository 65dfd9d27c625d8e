// The labels of the five levels of a skill. Used wherever a level is shown.
// @chunk screens
import { useLingui } from '@lingui/react/macro'

/** @returns the word of a level, 0 to 5; 0 is one that nobody has stated. A level between two is the nearest. */
export function useLevelLabel(): (level: number) => string {
  const { t } = useLingui()
  const labels = [t`Not stated`, t`Novice`, t`Basic`, t`Competent`, t`Proficient`, t`Expert`]
  return (level) => labels[Math.round(level)] ?? ''
}
