// The first few names of many, to find them in a file by: “One”, “Two”, “Three”, +4; in French « Un », « Deux ».
// @offline later
// @chunk transfer
import { i18n } from '@lingui/core'

const NAMED = 3
/** characters */
const LONGEST = 60

const QUOTES = { en: ['“', '”'], fr: ['«\u00a0', '\u00a0»'] } as const

export function someNames(all: readonly string[]): string {
  const [open, close] = QUOTES[i18n.locale === 'fr' ? 'fr' : 'en']
  const names = all.slice(0, NAMED).map((name) => `${open}${name.slice(0, LONGEST).trim() || '…'}${close}`)
  return [...names, ...(all.length > NAMED ? [`+${all.length - NAMED}`] : [])].join(', ')
}
