// Every emoji with its labels and tags in both languages, in the usual order: some hundred kilobytes, loaded when a picker is opened.
// @offline later
import english from 'emojibase-data/en/data.json'
import french from 'emojibase-data/fr/data.json'
import type { EmojiEntry } from './find-emoji.ts'

/** Emoji of 2022: few systems can draw what came later. */
const NEWEST = 15
/** The tones of skin alone. */
const TONES = 2

const inFrench = new Map(french.map(({ emoji, label, tags = [] }) => [emoji, { label, tags }]))

/** Without the letters of flags, which are in no group. */
export const EMOJI: readonly EmojiEntry[] = english
  .filter(({ group = TONES, version }) => group !== TONES && version <= NEWEST)
  .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  .map(({ emoji, label, tags = [], group = 0 }) => ({
    emoji,
    group,
    names: { en: { label, tags }, fr: inFrench.get(emoji) ?? { label, tags } },
  }))
