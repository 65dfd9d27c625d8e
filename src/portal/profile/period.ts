// From when to when an entry of a resume lasted, in the reader's language, and which entry comes first by date.
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { type Entry, textOf } from './sections.ts'

/** @returns formats when an entry was: `Mar 2021 – today`; `''` for one without a date. Of a single date also the day. */
export function usePeriod(): (entry: Entry) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  const month = (value: string) => (value.length < 7 ? value : date(`${value.slice(0, 7)}-01`, 'shortMonth'))
  return (entry) => {
    const [from, to] = [textOf(entry, 'startDate'), textOf(entry, 'endDate')]
    const [start, end] = [month(from), month(to)]
    if (start !== '') return start === end ? start : `${start} – ${end || t`present`}`
    if (end !== '') return t`until ${end}`
    const single = textOf(entry, 'date') || textOf(entry, 'releaseDate')
    return single.length === 10 ? date(single, 'date') : month(single)
  }
}

/** Newest first, what lasts before what has ended. Entries without a date, and those of the same dates, stay in the sequence that was chosen. */
export const byDate = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => compare(endOf(other), endOf(one)) || compare(startOf(other), startOf(one)))

const startOf = (entry: Entry) => textOf(entry, 'startDate')
const endOf = (entry: Entry) =>
  textOf(entry, 'endDate') || (startOf(entry) && '9999') || textOf(entry, 'date') || textOf(entry, 'releaseDate')
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
