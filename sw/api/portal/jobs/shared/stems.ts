// Words of titles, skills, companies and cities as they are found: accents folded, French feminines beside their masculines, ends cut off in both languages.
// Light stems, after J. Savoy (2006) for French and D. Harman (1991) for English.
import { foldText } from '#formats/text.ts'

/** Words that say nothing about a job. */
const STOPS = new Set(
  'a an and as at by for from in into of on or the to with you your au aux avec ce ces dans de des du d en et l la le les ma mes mon ou par pour sa ses son sur un une vos votre h f m w x job jobs emploi emplois offre offres poste post'.split(
    ' ',
  ),
)

/** What is written with signs that are part of its name. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bc#/g, 'csharp'],
  [/\bc\+\+/g, 'cplusplus'],
  [/\.net\b/g, 'dotnet'],
  [/\bnode\.js\b/g, 'nodejs'],
  [/\bci\/cd\b/g, 'cicd'],
]

/** A text's words, without those that say nothing. */
export function jobTerms(text: string): string[] {
  let folded = foldText(text)
  for (const [sign, word] of SIGNS) folded = folded.replace(sign, word)
  return folded.split(/[^a-z0-9]+/).filter((word) => word !== '' && !STOPS.has(word))
}

/** Whether all of a text’s words say nothing about a job, as those of `offre d’emploi` do. */
export const saysNothing = (text: string): boolean => jobTerms(text).length === 0 && /[a-z0-9]/.test(foldText(text))

/** The end of a word in the one form, and in the other: the first that fits. */
const GENDERS: readonly (readonly [string, string])[] = [
  ['trices', 'teur'],
  ['trice', 'teur'],
  ['euses', 'eur'],
  ['euse', 'eur'],
  ['ieres', 'ier'],
  ['iere', 'ier'],
  ['iennes', 'ien'],
  ['ienne', 'ien'],
  ['ateurs', 'ateur'],
  ['ales', 'al'],
  ['aux', 'al'],
  ['ives', 'if'],
  ['ive', 'if'],
]

/** Ends that are cut off, the longest first, where so many letters are left. */
const ENDS: readonly (readonly [string, number])[] = [
  ['isations', 4],
  ['isation', 4],
  ['izations', 4],
  ['ization', 4],
  ['ements', 4],
  ['ement', 4],
  ['ations', 4],
  ['ation', 4],
  ['ateur', 4],
  ['ators', 4],
  ['ator', 4],
  ['istes', 4],
  ['iste', 4],
  ['ists', 4],
  ['ist', 4],
  ['ings', 4],
  ['ing', 4],
  ['ments', 4],
  ['ment', 4],
  ['iques', 4],
  ['ique', 4],
  ['ical', 4],
  ['ics', 4],
  ['ians', 4],
  ['ian', 4],
  ['iens', 4],
  ['ien', 4],
  ['eurs', 4],
  ['eur', 4],
  ['iers', 4],
  ['ier', 4],
  ['ages', 4],
  ['age', 4],
  ['ees', 3],
  ['ers', 4],
  ['er', 4],
  ['ors', 4],
  ['or', 4],
  ['ies', 3],
  ['ed', 4],
  ['ee', 3],
  ['es', 3],
  ['s', 3],
  ['e', 3],
  ['y', 3],
]

/** `'developpeuse'`, `'developpeur'` and `'developpement'` have one stem; so have `'planner'` and `'planning'`. */
export function jobStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const gendered = GENDERS.find(([end]) => word.endsWith(end) && word.length >= end.length + 3)
  const base = gendered ? word.slice(0, -gendered[0].length) + gendered[1] : word
  const end = ENDS.find(([ending, left]) => base.endsWith(ending) && base.length - ending.length >= left)
  return end ? base.slice(0, -end[0].length) : base
}
