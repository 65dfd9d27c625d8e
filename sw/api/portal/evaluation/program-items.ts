// Items that are worked by a program. It runs in the page, where QuickJS is: the page sends what it gives for calls whose right values are known here alone.
import type { JsAnswer, JsResult, ShownJs } from '#contract/portal/js-shapes.ts'
import { isSameValue } from '#formats/js/same-value.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramTask } from '#seed/items/worked-item.ts'

export const shownJs = ({ start, examples, others }: ProgramTask): ShownJs => ({
  start,
  examples: examples.map(({ call, wanted }) => ({ call, wanted: valueText(wanted) })),
  others: others.map(({ call }) => call),
})

/** An answer with a result for each call; undefined where it is none. */
export const givenProgram = ({ examples, others }: ProgramTask, answer: JsAnswer | undefined): JsAnswer | undefined =>
  answer && answer.results.length === examples.length + others.length && answer.program.trim() !== ''
    ? answer
    : undefined

/** Which points the results get, in their sequence. */
export const programPoints = ({ points, examples, others }: ProgramTask, results: readonly JsResult[]): boolean[] =>
  points.map(({ calls }) =>
    calls.every((call) => {
      const [given, right] = [results[examples.length + call], others[call]]
      return given != null && right !== undefined && isSameValue(given, valueText(right.wanted))
    }),
  )

/** What somebody sends who gets so many points, for samples and simulations: made without QuickJS. Undefined for none. */
export function programWorth(task: ProgramTask, score: number): JsAnswer | undefined {
  if (score <= 0) return undefined
  const { points, examples, others, solution, partial } = task
  const right = new Set(points.slice(0, score).flatMap(({ calls }) => calls))
  return {
    program: score >= points.length ? solution : (partial[score - 1] ?? ''),
    results: [
      ...examples.map(({ wanted }) => valueText(wanted)),
      ...others.map(({ wanted }, call) => (right.has(call) ? valueText(wanted) : null)),
    ],
  }
}
