// What of a text was removed and added to make another of it: line by line, and word by word within the lines that differ.
// @offline later
import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Differences past which two texts are shown as two: finding them would take too long, and say nothing. */
const MOST = { maxEditLength: 1000 }
const MOST_WORDS = { maxEditLength: 400 }

/** The parts in their sequence: those that are not added make the one text, those that are not removed the other. */
export function textDiff(before: string, after: string): readonly TextPart[] {
  const lines = diffLines(before, after, MOST)?.map(partOf) ?? apart(before, after)
  const parts: TextPart[] = []
  for (const [index, part] of lines.entries()) {
    const [previous, next] = [lines[index - 1], lines[index + 1]]
    if (part.kind === 'removed' && next?.kind === 'added') parts.push(...wordDiff(part.text, next.text))
    else if (part.kind !== 'added' || previous?.kind !== 'removed') parts.push(part)
  }
  return joined(parts)
}

const wordDiff = (before: string, after: string): readonly TextPart[] =>
  diffWordsWithSpace(before, after, MOST_WORDS)?.map(partOf) ?? apart(before, after)

const partOf = ({ added, removed, value }: ChangeObject<string>): TextPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
})

const apart = (before: string, after: string): readonly TextPart[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
]

/** Neighbours of one kind as one. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const all: TextPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.kind === part.kind) all[all.length - 1] = { kind: last.kind, text: last.text + part.text }
    else all.push(part)
  }
  return all
}
