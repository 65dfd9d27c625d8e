// States one's own level of a skill, in words rather than figures. It counts with a wide interval, until an evaluation narrows it.
// @offline later
// @chunk skills-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { LEVELS, type Level } from '#contract/portal/skills.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { useBehaviour } from './level-labels.ts'
import { useStateLevel, useTakeBackLevel } from './mutations.ts'

export interface LevelDialogProps {
  /** Undefined: closed. */
  readonly one: EvaluableSkill | undefined
  onClose(): void
}

export function LevelDialog({ one, onClose }: LevelDialogProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const claims = useQuery(skillQueries.claims())
  const state = useStateLevel()
  const takeBack = useTakeBackLevel()
  const { run } = useAction()
  const skillId = one?.skill.id ?? ''
  const own = claims.data?.find((claim) => claim.skillId === skillId && claim.source === 'self')
  const name = one ? say(one.skill.label) : ''
  const put = (level: Level | undefined) =>
    level === undefined
      ? takeBack.mutateAsync({ params: { skillId } })
      : state.mutateAsync({ params: { skillId }, body: { level } })
  const set = (level: Level | undefined, message: string) => {
    onClose()
    void run({ message, write: () => put(level), inverse: () => put(own?.level) })
  }
  const isMeasured = one?.myLevel?.source === 'evaluated' || one?.myLevel?.source === 'badge'
  return (
    <Dialog
      title={t`Your level: ${name}`}
      description={
        isMeasured
          ? t`The evaluation counts for more than your own rating. Both are saved.`
          : t`Your own rating has a wide margin of error until an evaluation narrows it.`
      }
      isOpen={one !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {one && (
        <Choice
          key={skillId}
          own={own?.level}
          onSet={(level) => set(level, t`${name}: ${levelLabel(level)}`)}
          onDrop={() => set(undefined, t`Your level was removed.`)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  readonly own: Level | undefined
  onSet(level: Level): void
  onDrop(): void
  onCancel(): void
}

function Choice({ own, onSet, onDrop, onCancel }: ChoiceProps) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const behaviour = useBehaviour()
  const [level, setLevel] = useState(own)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <RadioGroup
        label={t`Which level describes you best?`}
        isLabelHidden
        variant="cards"
        value={level === undefined ? null : `${level}`}
        onChange={(chosen) => setLevel(LEVELS.find((one) => `${one}` === chosen))}
        error={problem}
        options={LEVELS.map((one) => ({ id: `${one}`, label: levelLabel(one), description: behaviour(one) }))}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {own && (
          <Button variant="quiet" onPress={onDrop} className="me-auto">
            <Trans>Remove my level</Trans>
          </Button>
        )}
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          onPress={() => (level === undefined ? setProblem(t`Choose a level first.`) : onSet(level))}
        >
          <Trans>Save my level</Trans>
        </Button>
      </div>
    </>
  )
}
