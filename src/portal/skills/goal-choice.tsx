// What an evaluation is to determine: only whether the required level is reached, which takes fewer questions, or the full profile.
import { Trans, useLingui } from '@lingui/react/macro'
import type { EvaluationRules } from '#contract/portal/evaluation-shapes.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { Panel } from './panel.tsx'
import type { RequiredLevel } from './use-required-level.ts'

export type Goal = 'decision' | 'full'

export interface GoalChoiceProps {
  readonly required: RequiredLevel
  readonly rules: EvaluationRules
  readonly value: Goal
  onChange(goal: Goal): void
}

/** How long a decision about a level usually is; undefined where this portal decides none. */
export const decisionLength = ({ decisions }: EvaluationRules, level: number | undefined) =>
  decisions?.find((one) => one.level === level)

export function GoalChoice({ required, rules, value, onChange }: GoalChoiceProps) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const [word, { by }] = [levelLabel(required.level), required]
  const few = decisionLength(rules, required.level)?.items ?? rules.usualItems
  const many = rules.usualItems + rules.pilots
  return (
    <Panel title={t`What do you want to know?`}>
      <p className="mb-3 text-13 text-ink-muted">
        {by === undefined ? (
          <Trans>Your target roles require {word} level.</Trans>
        ) : (
          <Trans>
            “{by}” requires {word} level.
          </Trans>
        )}
      </p>
      <RadioGroup
        label={t`What do you want to know?`}
        isLabelHidden
        variant="cards"
        value={value}
        onChange={onChange}
        options={[
          {
            id: 'decision',
            label: t`Just whether I’ve reached ${word} level (about ${few} questions)`,
            description: t`The evaluation ends as soon as we’re 95% sure. If it’s still too close to tell, you’ll see that in the result.`,
          },
          {
            id: 'full',
            label: t`The full profile (about ${many} questions)`,
            description: t`Your level, how certain we are of it, and how we calculated it.`,
          },
        ]}
      />
    </Panel>
  )
}
