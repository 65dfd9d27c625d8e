// What a program gave for the calls that are shown: how many are right, what each gave, and what it printed.
// @chunk js-question
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShownJs } from '#contract/portal/js-shapes.ts'
import type { ProgramOutcome, ProgramProblem } from '#formats/js/run-program.ts'
import { isSameValue } from '#formats/js/same-value.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { JsExamples, JsValue } from './js-examples.tsx'

export interface JsOutcomeProps {
  readonly examples: ShownJs['examples']
  readonly outcomes: readonly ProgramOutcome[]
}

const isRight = ({ value }: ProgramOutcome, wanted = '') => value !== undefined && isSameValue(value, wanted)

/** What stops the program before any call is shown once. */
const commonProblem = ([first, ...others]: readonly ProgramOutcome[]) =>
  others.every(({ problem }) => problem && problem.text === first?.problem?.text) ? first?.problem : undefined

/** In a word. */
export function JsOutcome({ examples, outcomes }: JsOutcomeProps) {
  const common = commonProblem(outcomes)
  const right = outcomes.filter((outcome, index) => isRight(outcome, examples[index]?.wanted)).length
  if (common)
    return (
      <Note kind="danger">
        <Problem problem={common} />
      </Note>
    )
  return (
    <p className="font-medium">
      {right === examples.length ? (
        <Plural value={right} one="Correct for the example." other="Correct for all examples." />
      ) : (
        <Trans>
          Correct: {right} of {examples.length}
        </Trans>
      )}
    </p>
  )
}

/** Call by call. */
export function JsGiven({ examples, outcomes }: JsOutcomeProps) {
  if (commonProblem(outcomes)) return <dl className="text-13">{printedOf(outcomes[0])}</dl>
  return (
    <JsExamples examples={examples}>
      {(index) => {
        const outcome = outcomes[index]
        return outcome && <Given outcome={outcome} isRight={isRight(outcome, examples[index]?.wanted)} />
      }}
    </JsExamples>
  )
}

function Given({ outcome, isRight: is }: { outcome: ProgramOutcome; isRight: boolean }) {
  const { t } = useLingui()
  const { value, problem } = outcome
  return (
    <>
      <JsValue
        name={
          <span className="flex items-center gap-1.5">
            <Icon name={is ? 'check-circle' : 'x-circle'} size={16} className={is ? 'text-success' : 'text-danger'} />
            {is ? t`Actual result (correct)` : t`Actual result`}
          </span>
        }
        value={problem ? <Problem problem={problem} /> : value}
      />
      {printedOf(outcome)}
    </>
  )
}

const printedOf = (outcome: ProgramOutcome | undefined) =>
  outcome &&
  outcome.printed.length > 0 && (
    <JsValue
      name={<Trans>Console output</Trans>}
      value={<span className="whitespace-pre-wrap">{outcome.printed.join('\n')}</span>}
    />
  )

function Problem({ problem: { kind, text, line } }: { readonly problem: ProgramProblem }) {
  if (kind === 'time')
    return <Trans>Stopped after two seconds. A loop may be running endlessly: check its condition.</Trans>
  if (kind === 'memory')
    return <Trans>Stopped: the program used too much memory. A list may be growing endlessly.</Trans>
  if (kind === 'depth')
    return <Trans>Stopped: too many nested calls. A function may be calling itself endlessly.</Trans>
  if (kind === 'waiting') return <Trans>The promise never settles. Timers aren’t available here.</Trans>
  return (
    <>
      {line === undefined ? <Trans>JavaScript error:</Trans> : <Trans>JavaScript error on line {line}:</Trans>}{' '}
      <code lang="en" translate="no" className="font-mono">
        {text}
      </code>
    </>
  )
}
