// A field's value as text: ids by their labels, lists by their entries.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'

const LONGEST = 200
const MOST = 6
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** What names an entry of a list, the best first. */
const NAMES = ['title', 'content', 'email', 'phoneNumber', 'name', 'label'] as const

export interface ValueLabels {
  /** In a few words. */
  textOf(field: string, value: unknown): string
  /** All of it, a list by lines. Undefined: its words say all. */
  wholeOf(value: unknown): string | undefined
}

/** @param names the labels of ids */
export function useValueLabels(names: Readonly<Record<string, string>>): ValueLabels {
  const { t, i18n } = useLingui()
  const { date, number } = useFormats()
  const priorities = [t`Low`, t`Normal`, t`High`]

  const meant = (text: string) => (Object.hasOwn(names, text) && names[text]) || text
  const entry = (value: object, shorten = short): string => {
    const texts = new Map(
      Object.entries(value).filter((part): part is [string, string] => typeof part[1] === 'string' && part[1] !== ''),
    )
    // A text in both languages.
    if (texts.has('en')) return shorten(texts.get(i18n.locale) ?? texts.get('en') ?? '')
    const name = NAMES.find((one) => texts.has(one))
    const summary = shorten(name ? (texts.get(name) ?? '') : [...texts.values()].map(meant).join(', '))
    return 'completed' in value && value.completed === true ? `✓ ${summary}` : summary
  }

  const textOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`yes` : t`no`
    if (typeof value === 'number') return field === 'priority' ? (priorities[value] ?? '') : number(value)
    if (typeof value === 'string') {
      if (value.startsWith('data:image/')) return field === 'avatar' ? t`a photo` : t`an image`
      if (INSTANT.test(value)) return date(value, 'dayTime')
      return short(meant(value))
    }
    if (Array.isArray(value)) {
      const shown = value
        .slice(0, MOST)
        .map((one) => textOf(field, one))
        .join(', ')
      const rest = value.length - MOST
      return rest > 0 ? plural(rest, { one: `${shown} and # more`, other: `${shown} and # more` }) : shown
    }
    return value ? entry(value) : ''
  }
  const wholeOf = (value: unknown): string | undefined => {
    if (typeof value === 'string') {
      const whole = withoutTags(value)
      return value.startsWith('data:') || (whole.length <= LONGEST && !whole.includes('\n')) ? undefined : whole
    }
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'object' && one !== null)) return undefined
    const lines = value.map((one: object) => entry(one, withoutTags))
    return lines.length > MOST || lines.some((line) => line.length > LONGEST) ? lines.join('\n') : undefined
  }
  return { textOf, wholeOf }
}

const withoutTags = (text: string): string => text.replaceAll(/<[a-z/!][^<>]*>/gi, ' ').trim()

/** Without tags, on one line. */
function short(text: string): string {
  const line = withoutTags(text).replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}
