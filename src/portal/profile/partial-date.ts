// A date of a resume, as far as it is known: written as people write it, kept as a year, a month or a day.

/** @returns the date as it is kept; '' where nothing is typed; undefined for what is no date */
export function partialDateOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const european = /^(?:(\d{1,2})[./])?(\d{1,2})[./](\d{4})$/.exec(text)
  const [, day, month, year] = european ?? []
  const iso = european ? [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-') : text
  return /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(iso) ? iso : undefined
}
