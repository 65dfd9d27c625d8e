// `npm run simulate:lengths`: writes seed/items/usual-lengths.ts anew. For whoever has changed a bank, or how items are chosen.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { usualLength } from './usual-lengths.ts'

const path = new URL('../../seed/items/usual-lengths.ts', import.meta.url)
const rows = [...(await loadBanks())].map(([id, bank]) => {
  const { decisions, ...whole } = usualLength(bank)
  const written = (
    /** @type {{ items: number, minutes: number }} */ { items, minutes },
    /** @type {string} */ indent,
  ) => `${indent}items: ${items},\n${indent}minutes: ${minutes},\n`
  const levels = Object.entries(decisions).map(
    ([level, { items, minutes }]) => `      ${level}: { items: ${items}, minutes: ${minutes} },\n`,
  )
  const name = /^\w+$/.test(id) ? id : `'${id}'`
  return `  ${name}: {\n${written(whole, '    ')}    decisions: {\n${levels.join('')}    },\n  },\n`
})
const text = readFileSync(path, 'utf8')
writeFileSync(path, text.replace(/(usualLengths = \{\n)[^}]*(?:\}[^}]*)*?(\} as const)/, `$1${rows.join('')}$2`))
console.log(rows.join(''))
