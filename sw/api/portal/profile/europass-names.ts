// What Europass files say by codes, in words: languages by ISO 639-1 or 639-3, levels of the CEFR.
import type { Language } from '#contract/shared.ts'

/** As it is where it is no code. */
export function languageName(text: string, language: Language): string {
  if (!/^[a-z]{2,3}$/i.test(text)) return text
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(text.toLowerCase()) ?? text
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const MOTHER_TONGUE: Readonly<Record<Language, string>> = { en: 'C2, mother tongue', fr: 'C2, langue maternelle' }

export const motherTongue = (text: string, language: Language) => ({
  language: languageName(text, language),
  fluency: MOTHER_TONGUE[language],
})

/** A file has a level for listening, reading, speaking and writing: `B2`, or `B1–C1` from the lowest to the highest. */
export function levelsText(levels: readonly string[]): string {
  const sorted = [...new Set(levels.map((level) => level.trim()))].toSorted()
  const [lowest = ''] = sorted
  const highest = sorted.at(-1) ?? ''
  return lowest === highest ? lowest : `${lowest}–${highest}`
}

/** What a file of ours names itself: its texts are plain. */
export const OWN_DOCUMENT = 'cairn'
