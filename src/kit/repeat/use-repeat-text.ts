// The text of a repetition, in the chosen language.
// @offline later
import { useFormats } from '#platform/i18n/dates.ts'
import { repeatTextIn } from './repeat-text.ts'

/** @returns the words of a rule; of one that is not understood, that it repeats */
export const useRepeatText = (): ((rule: string) => string) => repeatTextIn(useFormats())
