// What is pasted into a line of one row: the rows of a list, or a text that may be too long. Pure.
// @offline later
// @chunk repeat-text
export interface Pasted {
  /** Of a list, without its bullets, boxes and numbers; none where it is a text of one line. */
  readonly lines: readonly string[]
  /** More than a title takes. */
  readonly isCut: boolean
}

/** @param before what is in the line: only what is pasted alone may be a list @param limit characters that it takes */
export function pastedOf(text: string, before: string, limit: number): Pasted {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-*•–—·]|\d{1,3}[.)])\s+/, '')
        .replace(/^\[[ xX]?\]\s+/, ''),
    )
    .filter((line) => line !== '')
  const isList = before.trim() === '' && lines.length > 1
  return { lines: isList ? lines : [], isCut: before.length + text.length > limit }
}
