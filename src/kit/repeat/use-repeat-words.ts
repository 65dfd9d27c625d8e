// A repetition in words, in the chosen language.
// @offline later
import { useFormats } from '#platform/i18n/dates.ts'
import { repeatWordsIn } from './repeat-words.ts'

/** @returns the words of a rule; of one that is not understood, that it repeats */
export const useRepeatWords = (): ((rule: string) => string) => repeatWordsIn(useFormats())
