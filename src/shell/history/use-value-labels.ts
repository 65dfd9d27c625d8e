// A field's value in words: ids by what they stand for, lists by their entries.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'

const LONGEST = 200
const MOST = 6
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** What names an entry of a list, the best first. */
const NAMES = ['title', 'content', 'email', 'phoneNumber', 'name', 'label'] as const

/** @param names what ids stand for */
export function useValueLabels(names: Readonly<Record<string, string>>): (field: string, value: unknown) => string {
  const { t, i18n } = useLingui()
  const { date, number } = useFormats()
  const priorities = [t`Low`, t`Normal`, t`High`]

  const meant = (text: string) => (Object.hasOwn(names, text) && names[text]) || text
  const entry = (value: object): string => {
    const texts = new Map(
      Object.entries(value).filter((part): part is [string, string] => typeof part[1] === 'string' && part[1] !== ''),
    )
    // A text in both languages.
    if (texts.has('en')) return short(texts.get(i18n.locale) ?? texts.get('en') ?? '')
    const name = NAMES.find((one) => texts.has(one))
    const words = short(name ? (texts.get(name) ?? '') : [...texts.values()].map(meant).join(', '))
    return 'completed' in value && value.completed === true ? `✓ ${words}` : words
  }

  const wordsOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`yes` : t`no`
    if (typeof value === 'number') return field === 'priority' ? (priorities[value] ?? '') : number(value)
    if (typeof value === 'string') {
      if (value.startsWith('data:image/')) return t`a photo`
      if (INSTANT.test(value)) return date(value, 'dayTime')
      return short(meant(value))
    }
    if (Array.isArray(value)) {
      const shown = value
        .slice(0, MOST)
        .map((one) => wordsOf(field, one))
        .join(', ')
      const rest = value.length - MOST
      return rest > 0 ? plural(rest, { one: `${shown} and # more`, other: `${shown} and # more` }) : shown
    }
    return value ? entry(value) : ''
  }
  return wordsOf
}

/** Without tags, on one line. */
function short(text: string): string {
  const line = text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}
