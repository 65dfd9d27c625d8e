// Turns a repetition of vCalendar 1.0 (`W2 TU TH #10`) into the RRULE of iCalendar that means the same.
// @offline later

const FREQUENCIES: Readonly<Record<string, string>> = {
  D: 'DAILY',
  W: 'WEEKLY',
  MD: 'MONTHLY',
  MP: 'MONTHLY',
  YM: 'YEARLY',
  YD: 'YEARLY',
}

/** What the numbers behind the interval are. */
const PARTS: Readonly<Record<string, string>> = {
  W: 'BYDAY',
  MD: 'BYMONTHDAY',
  MP: 'BYDAY',
  YM: 'BYMONTH',
  YD: 'BYYEARDAY',
}

/** Without an end it comes twice (vCalendar 1.0 §2.1.16). */
const TIMES = '#2'

/** Undefined where it is no such rule. */
export function upgradeRule(text: string): string | undefined {
  const [first = '', ...rest] = text.trim().toUpperCase().split(/\s+/)
  const [, kind = '', interval = ''] = /^(D|W|MD|MP|YM|YD)([1-9]\d{0,2})$/.exec(first) ?? []
  const frequency = FREQUENCIES[kind]
  if (frequency === undefined) return undefined
  const isEnd = (token: string) => /^#\d{1,4}$|^\d{8}T\d{6}Z?$/.test(token)
  const end = rest.find(isEnd) ?? TIMES
  const values = valuesOf(
    kind,
    rest.filter((token) => !isEnd(token)),
  )
  if (!values) return undefined
  return [
    `FREQ=${frequency}`,
    `INTERVAL=${interval}`,
    ...(values.length > 0 && PARTS[kind] ? [`${PARTS[kind]}=${values.join(',')}`] : []),
    ...(end.startsWith('#') ? countOf(end) : [`UNTIL=${end}`]),
  ].join(';')
}

/** Of none it never ends. */
const countOf = (end: string): string[] => (Number(end.slice(1)) === 0 ? [] : [`COUNT=${Number(end.slice(1))}`])

/** Undefined where one is none. Times of day are the task's own. */
function valuesOf(kind: string, tokens: readonly string[]): string[] | undefined {
  const found: string[] = []
  let ordinal = ''
  for (const token of tokens) {
    const isDay = /^(?:SU|MO|TU|WE|TH|FR|SA)$/.test(token)
    const [, count = '', sign = ''] = /^(\d{1,3})([+-]?)$/.exec(token) ?? []
    if (kind === 'MP' && sign !== '') ordinal = `${sign === '-' ? '-' : ''}${count}`
    else if (isDay && (kind === 'W' || kind === 'MP')) found.push(ordinal + token)
    else if (token === 'LD' && kind === 'MD') found.push('-1')
    else if (count !== '' && ['MD', 'YM', 'YD'].includes(kind)) found.push(`${sign === '-' ? '-' : ''}${count}`)
    else if (!/^\d{4}$/.test(token)) return undefined
  }
  return found
}
