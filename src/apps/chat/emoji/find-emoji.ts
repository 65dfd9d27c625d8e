// Finds emoji by label and tags, in English and French alike, whatever the page's language. Pure.
import { foldText } from '#formats/text.ts'

export interface EmojiNames {
  readonly label: string
  readonly tags: readonly string[]
}

export interface EmojiEntry {
  readonly emoji: string
  /** As Unicode groups them, from 0. */
  readonly group: number
  readonly names: Readonly<Record<'en' | 'fr', EmojiNames>>
}

/** Those of which a word begins with each of the query's, those first whose name has them. */
export function findEmoji(all: readonly EmojiEntry[], query: string): readonly EmojiEntry[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const isIn = (texts: readonly string[]) => {
    const words = texts.flatMap(wordsOf)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  const byName: EmojiEntry[] = []
  const byTag: EmojiEntry[] = []
  for (const entry of all) {
    const { en, fr } = entry.names
    if (isIn([en.label]) || isIn([fr.label])) byName.push(entry)
    else if (isIn([en.label, ...en.tags]) || isIn([fr.label, ...fr.tags])) byTag.push(entry)
  }
  return [...byName, ...byTag]
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
