// Where a text stops being JSON, which browsers do not report in a uniform way.

const SPACE = /[ \t\r\n]*/y
/** Of the control characters JSON forbids the first 32. */
const STRING = /"(?:[^"\\\p{Cc}]|[\x7F-\x9F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const WORD = /true|false|null/y
const MARKS = { '{': /\{/y, '}': /\}/y, '[': /\[/y, ']': /\]/y, ':': /:/y, ',': /,/y } as const
/** No resume is deeper. */
const DEEPEST = 100

/** @returns the line, counted from 1; undefined for a text that is JSON */
export function lineOfMistake(text: string): number | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  /** A mark and the white space around it. */
  const mark = (name: keyof typeof MARKS): boolean => take(SPACE) && take(MARKS[name]) && take(SPACE)
  const list = (end: '}' | ']', one: () => boolean): boolean => {
    if (mark(end)) return true
    do if (!one()) return false
    while (mark(','))
    return mark(end)
  }
  const value = (depth: number): boolean => {
    take(SPACE)
    if (take(STRING) || take(NUMBER) || take(WORD)) return true
    if (depth > DEEPEST) return false
    if (mark('{')) return list('}', () => take(STRING) && mark(':') && value(depth + 1))
    return mark('[') && list(']', () => value(depth + 1))
  }
  const isWhole = value(0) && take(SPACE) && at === text.length
  return isWhole ? undefined : text.slice(0, at).split('\n').length
}
