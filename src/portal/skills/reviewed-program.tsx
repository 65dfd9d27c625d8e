// A question that was worked by a program, after the end: what each point was for, the program with what it gave, and one that is right.
// @chunk js-question
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownJs } from '#contract/portal/js-shapes.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { ItemCode } from './item-code.tsx'
import { JsExamples, JsValue } from './js-examples.tsx'
import { PointsGiven } from './points-given.tsx'

export interface ReviewedProgramProps {
  readonly js: ShownJs
  readonly programmed: NonNullable<ReviewedItem['programmed']>
}

export function ReviewedProgram({ js, programmed: { points, given, results, right } }: ReviewedProgramProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-13">
      <PointsGiven points={points} />
      <JsExamples examples={js.examples}>
        {(index) => given !== '' && <JsValue name={t`Actual result`} value={results[index] ?? t`No value`} />}
      </JsExamples>
      <h4 className="text-ink-muted">{t`Your answer`}</h4>
      {given === '' ? (
        <p>
          <Trans context="answer">None</Trans>
        </p>
      ) : (
        <Code>{given}</Code>
      )}
      <h4 className="text-ink-muted">{t`Example answer`}</h4>
      <Code>{right}</Code>
    </div>
  )
}

const Code = ({ children }: { children: string }) => (
  <div className="[&>pre]:mb-0">
    <ItemCode>{children}</ItemCode>
  </div>
)
