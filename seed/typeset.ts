// How typed words are printed.

/** Typed apostrophes and quotation marks as printed ones; in French also the spaces that its punctuation requires. */
export function typeset(text: string, language: 'en' | 'fr'): string {
  const printed = /['"]/.test(text)
    ? text.replaceAll(/(?<=\p{L})'(?=\S)/gu, '’').replaceAll(/"([^"]*)"/g, '“$1”')
    : text
  return language === 'en' ? printed : spacedInFrench(printed)
}

/** With the no-break spaces of French: wide before `: » %` and after `«`, narrow before `; ! ?` and between thousands. */
export const spacedInFrench = (text: string): string => (HAS_SPACED.test(text) ? withSpaces(text) : text)

/** Most sentences have none of what is spaced, and thousands of them are printed at once. */
const HAS_SPACED = /[;!?:»%€«\d]/

const withSpaces = (text: string): string =>
  text
    .replaceAll(/[ \u00a0\u202f](?=[;!?](?![\p{L}\d]))/gu, '\u202f')
    .replaceAll(/[ \u00a0\u202f](?=[:»%€](?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=«)[ \u00a0\u202f]/g, '\u00a0')
    .replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, '\u202f')
