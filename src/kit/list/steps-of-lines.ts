// The steps in some lines, as they are pasted or are in a table. Pure.
// @chunk step-row
import type { Step } from './step-row.tsx'

export type LineStep = Omit<Step, 'id'>

/** Without the mark of a list that it has: `- [x] Paint` and `[x] Paint` are done, `1. Paint` is not. */
export function stepOfLine(line: string): LineStep {
  const trimmed = line.trim()
  const [mark = '', tick] = /^(?:(?:[-*+•]|\d{1,3}[.)])(?: |$))?(?:\[([ xX])\](?: |$))?/.exec(trimmed) ?? []
  return { title: trimmed.slice(mark.length).trim(), completed: tick?.toLowerCase() === 'x' }
}

export const stepsOfLines = (text: string): LineStep[] =>
  text
    .split('\n')
    .map(stepOfLine)
    .filter(({ title }) => title !== '')
