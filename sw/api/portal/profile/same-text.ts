// Compares texts of a resume: ignores case and accents, and knows languages by their English and French names.
import { foldText } from '#formats/text.ts'

/** ISO 639-1, of the languages that people most often name. */
const LANGUAGES =
  'ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk ms mt nl no pl ps pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh'

let codes: ReadonlyMap<string, string> | undefined

function languageCodes(): ReadonlyMap<string, string> {
  codes ??= new Map(
    ['en', 'fr'].flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type: 'language' })
      return LANGUAGES.split(' ').map((code) => [foldText(names.of(code) ?? code), code] as const)
    }),
  )
  return codes
}

export const sameText = (one: string, other: string): boolean => one === other || keyOf(one) === keyOf(other)

export const sameLanguage = (one: string, other: string): boolean => languageKey(one) === languageKey(other)

const keyOf = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim()

const languageKey = (text: string): string => languageCodes().get(keyOf(text)) ?? keyOf(text)
