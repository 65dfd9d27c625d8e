// A date of a resume, as far as it is known: written as people write it, stored as a year, a month or a day.

import { foldText } from './text.ts'

/** @returns the date as it is stored; '' where nothing is typed; undefined for what is no date */
export function partialDateOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const european = /^(?:(\d{1,2})[./])?(\d{1,2})[./](\d{4})$/.exec(text)
  const [, day, month, year] = european ?? []
  const iso = european ? [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-') : text
  return /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(iso) && isInCalendar(iso) ? iso : undefined
}

/** 31 February is no day. */
const isInCalendar = (iso: string): boolean => iso.length < 10 || new Date(iso).toISOString().startsWith(iso)

/** As `partialDateOf`, of what files write besides: a time of day, one digit, slashes, months by their names; '' for until today. */
export function writtenDateOf(written: string): string | undefined {
  const text = written.trim()
  if (/^(?:present|current|now|ongoing|today|aujourd[’']hui|en cours)$/i.test(text)) return ''
  const [, year, month = '', day = ''] = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?:T.{0,30})?$/.exec(text) ?? []
  if (year)
    return partialDateOf(
      [year, month, day]
        .filter(Boolean)
        .map((part) => part.padStart(2, '0'))
        .join('-'),
    )
  const [, name = '', of] = /^(\p{L}{3,12})\.? (\d{4})$/u.exec(text) ?? []
  return of === undefined ? partialDateOf(text) : monthIn(name, of)
}

function monthIn(name: string, year: string): string | undefined {
  const found = ['en', 'fr'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => month).filter((month) =>
      foldText(format.format(Date.UTC(2026, month, 1))).startsWith(foldText(name)),
    )
  })
  const [month, ...others] = new Set(found)
  return month === undefined || others.length > 0 ? undefined : `${year}-${String(month + 1).padStart(2, '0')}`
}
