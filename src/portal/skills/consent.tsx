// The consent to the rules, and the start of the evaluation; what prevents it is shown beside it.
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useId, useRef, useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { AskedLevel } from '#contract/portal/evaluation-shapes.ts'
import type { Accommodations } from '#contract/portal/settings.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import { useBegin } from './use-begin.ts'

export interface ConsentProps {
  readonly skillId: string
  readonly accommodations: Accommodations
  /** Where only whether it is reached is to be determined. */
  readonly askedLevel: AskedLevel | undefined
}

export function Consent({ skillId, accommodations, askedLevel }: ConsentProps) {
  const canStart = useCanDoNow(evaluationApi.endpoints.start)
  const [rules, setRules] = useState(false)
  const [calibration, setCalibration] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { begin, isPending, problem } = useBegin()
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const start = () => {
    setMissing(!rules)
    if (rules) return begin({ skillId, accommodations, askedLevel, consent: { rules, calibration } })
    box.current?.focus()
  }
  return (
    <section aria-labelledby={id} className="mt-8 border-line border-t pt-6">
      <h2 id={id} className="sr-only">
        <Trans>Your consent</Trans>
      </h2>
      <Boxes box={box} values={{ rules, calibration }} set={{ setRules, setCalibration }} isMissing={isMissing} />
      {!canStart && (
        <Note kind="warning" icon="signal-slash" className="mt-4">
          <Trans>
            You’re offline. The portal chooses the questions, so an evaluation can’t start without a connection.
          </Trans>
        </Note>
      )}
      {problem && (
        <Note kind="danger" className="mt-4">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button
        variant="primary"
        size="lg"
        onPress={start}
        isPending={isPending}
        isDisabled={!canStart}
        className="mt-5 max-sm:w-full"
      >
        <Trans>Start the evaluation</Trans>
      </Button>
    </section>
  )
}

interface BoxesProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly values: { readonly rules: boolean; readonly calibration: boolean }
  readonly set: { setRules(value: boolean): void; setCalibration(value: boolean): void }
  /** It was tried without consent to the rules. */
  readonly isMissing: boolean
}

function Boxes({ box, values, set, isMissing }: BoxesProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <Checkbox
        ref={box}
        isSelected={values.rules}
        onChange={set.setRules}
        error={isMissing ? t`Required to start.` : undefined}
      >
        <Trans>I’ve read the rules and will answer without help.</Trans>
      </Checkbox>
      <Checkbox
        isSelected={values.calibration}
        onChange={set.setCalibration}
        description={t`Optional. This helps make everyone’s levels more certain and doesn’t affect your result.`}
      >
        <Trans>My answers may be used, without my name, to measure how difficult the questions are.</Trans>
      </Checkbox>
    </div>
  )
}
