// Where a question is worked by a program: the calls that are shown, the program, and what it gives for them.
// @chunk js-question
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { LONGEST_PROGRAM, type ShownJs } from '#contract/portal/js-shapes.ts'
import type { ProgramOutcome } from '#formats/js/run-program.ts'
import { CodeField } from './code-field.tsx'
import { JsExamples } from './js-examples.tsx'
import { JsGiven, JsOutcome } from './js-outcome.tsx'
import { programRunner } from './program-runner.ts'
import { useRunner } from './use-runner.ts'

export interface JsInputProps {
  readonly js: ShownJs
  readonly program: string
  readonly problem: string | undefined
  onChange(program: string): void
  /** Another question in place of this one. */
  onReplace(): void
}

export function JsInput({ js: { examples }, program, problem, onChange, onReplace }: JsInputProps) {
  const { t } = useLingui()
  const { state, run, again } = useRunner(programRunner)
  const [outcomes, setOutcomes] = useState<readonly ProgramOutcome[]>()
  // The same as long as the outcomes are: only new ones are scrolled to.
  const said = useMemo(() => outcomes && <JsOutcome examples={examples} outcomes={outcomes} />, [examples, outcomes])
  const start = async () => {
    setOutcomes(
      await run(
        examples.map(({ call }) => call),
        program,
      ),
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <JsExamples examples={examples} />
      <p className="text-13 text-ink-muted">
        <Trans>
          QuickJS runs your program for up to two seconds. Only the language itself is available: no page, connection or
          timers. We also test your answer with other calls, so typing the values isn’t enough. Each correct part
          counts.
        </Trans>
      </p>
      <CodeField
        label={t`Your program`}
        text={program}
        rows={10}
        longest={LONGEST_PROGRAM}
        problem={problem}
        state={state}
        loading={<Trans>Loading QuickJS…</Trans>}
        unavailable={
          <Trans>
            Couldn’t load QuickJS, which needs a connection the first time. Try again, or switch to another question.
            This one won’t count, and this evaluation will have no more programming questions.
          </Trans>
        }
        onChange={onChange}
        onRun={start}
        onAgain={again}
        onReplace={onReplace}
        said={said}
      >
        {outcomes && <JsGiven examples={examples} outcomes={outcomes} />}
      </CodeField>
    </div>
  )
}
