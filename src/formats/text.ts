// Text compared without case and accents, in one way for page and worker.
// @chunk signed-in

/** Letters that carry no accent to take off, and are typed in other ways too. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

const ASCII = /^\p{ASCII}*$/u

/**
 * `'Élève'` and `'ELEVE'` -> `'eleve'`; `'Œuvre'` -> `'oeuvre'`. Letter by letter, so that what a text contains, its folded form contains. What it stores in a
 * database decides the keys of rows: a change of it is a new version there (sw/api/engine/schema-versions.ts).
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare.replaceAll(/[ßæœøłđðþıς]/g, (letter) => SPELLINGS[letter] ?? letter)
}

/** As `foldText`, but of the same length, so that an index in the one is the same index in the other: a letter that would grow has its accents left. */
export const foldLetters = (text: string): string => foldCase(text).replaceAll(/\P{ASCII}/gu, bareLetter)

function bareLetter(letter: string): string {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.length === letter.length ? bare : letter
}

/** Lower case with its accents, of the same length. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replaceAll(/./gsu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  )
}

/** Typographic apostrophes as keyboards type them; of the same length. */
export const straightApostrophes = (text: string): string => text.replaceAll(/[’‘]/g, "'")

/** A text as the name of a file, without its ending; empty where nothing of it can be in one. */
export const fileNameOf = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .trim()
