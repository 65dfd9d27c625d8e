// The items of a list that is written in lines, as it is pasted or stands in a table. Pure.
// @chunk scrumboard-menus
import type { ChecklistItem } from '#contract/apps/scrumboard-shapes.ts'

export type LineItem = Omit<ChecklistItem, 'id'>

/** Without the mark of a list that it has: `- [x] Paint` and `[x] Paint` are done, `1. Paint` is not. */
export function itemOfLine(line: string): LineItem {
  const trimmed = line.trim()
  const [mark = '', tick] = /^(?:(?:[-*+•]|\d{1,3}[.)])(?: |$))?(?:\[([ xX])\](?: |$))?/.exec(trimmed) ?? []
  return { title: trimmed.slice(mark.length).trim(), completed: tick?.toLowerCase() === 'x' }
}

export const itemsOfLines = (text: string): LineItem[] =>
  text
    .split('\n')
    .map(itemOfLine)
    .filter(({ title }) => title !== '')
