// A skill that may be learnt: the level stated against the one required, and how many jobs one level more would open.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SkillGap } from '#contract/portal/profiling.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'

interface Choosable {
  readonly isChosen: boolean
  readonly isDisabled: boolean
  onChange(isChosen: boolean): void
}

/** @param isMatched whether levels are compared with jobs */
export function GapRow({
  gap,
  isMatched,
  ...rest
}: Choosable & { readonly gap: SkillGap; readonly isMatched: boolean }) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const { level, required, jobsUnlocked } = gap
  const own = level === 0 ? t`not stated` : levelLabel(level)
  return (
    <Row
      {...rest}
      name={say(gap.label)}
      detail={
        <>
          <Trans>
            You: {own}. Required: {levelLabel(required)}.
          </Trans>
          {gap.isEvaluable && (
            <>
              {' '}
              <Trans>An evaluation can confirm your level.</Trans>
            </>
          )}
        </>
      }
      end={
        <span className="grid w-full gap-1.5 sm:w-auto sm:min-w-36 sm:justify-items-end">
          <span className="whitespace-nowrap text-13 tabular-nums" hidden={!isMatched}>
            {jobsUnlocked > 0 ? (
              <Plural value={jobsUnlocked} one="opens up # job" other="opens up # jobs" />
            ) : (
              <span className="text-ink-muted">
                <Trans>doesn’t open up any jobs on its own</Trans>
              </span>
            )}
          </span>
          <IntervalBar
            low={levelOnBar(level)}
            high={levelOnBar(level)}
            estimate={levelOnBar(level)}
            need={levelOnBar(required)}
            // The notch under it stays within the row.
            className="mb-1.5 w-full"
          />
        </span>
      }
    />
  )
}

/** A skill that was added by hand. */
export function OtherRow({ skillId, ...rest }: Choosable & { readonly skillId: string }) {
  const name = useSkillName()
  return <Row {...rest} name={name(skillId)} detail={<Trans>None of your chosen roles require it.</Trans>} />
}

interface RowProps extends Choosable {
  readonly name: string
  readonly detail: ReactNode
  readonly end?: ReactNode
}

function Row({ name, detail, end, isChosen, isDisabled, onChange }: RowProps) {
  return (
    <li className="hover:bg-surface-hover has-checked:bg-accent-tint">
      <Checkbox
        isSelected={isChosen}
        isDisabled={isDisabled}
        onChange={onChange}
        className="flex! min-h-16! w-full gap-3! px-4 py-2 [&>span:last-child]:flex-1"
      >
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-40 flex-1">
            <span className="block font-medium">{name}</span>
            <span className="block text-13 text-ink-muted">{detail}</span>
          </span>
          {end}
        </span>
      </Checkbox>
    </li>
  )
}
