// French for samples by their ids: texts in the shape of a row, and how they are read from what is written by hand.
import { spacedInFrench } from '#seed/typeset.ts'

/** What replaces the words of a row: a text, or texts in the fields or at the positions that have one. */
export type Texts = string | readonly (Texts | undefined)[] | { readonly [field: string]: Texts | undefined }

interface Block {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** Blocks that begin with `# id | title`, or `# id`. */
export const blocksOf = (text: string): Block[] =>
  text
    .trim()
    .split(/\n+(?=# )/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [, id = '', title = ''] = /^# (\S+)(?: \| (.*))?$/.exec(head) ?? []
      return { id, title, lines }
    })

/** What follows the mark in the lines that begin with it. */
export const marked = (lines: readonly string[], mark: string): string[] =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim())

export function withTexts(value: unknown, texts: Texts): unknown {
  if (typeof texts === 'string') return spacedInFrench(texts)
  if (typeof value !== 'object' || value === null) return value
  const at = texts as Readonly<Record<string, Texts | undefined>>
  const replaced = Object.entries(value).map(([key, one]) => {
    const own = Object.hasOwn(at, key) ? at[key] : undefined
    return [key, own === undefined ? one : withTexts(one, own)] as const
  })
  return Array.isArray(value) ? replaced.map(([, one]) => one) : Object.fromEntries(replaced)
}
