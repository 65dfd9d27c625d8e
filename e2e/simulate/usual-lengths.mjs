// `npm run simulate:lengths`: writes seed/items/usual-lengths.ts anew. For whoever has changed a bank, or how items are chosen.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { usualLength } from './usual-lengths.ts'

const path = new URL('../../seed/items/usual-lengths.ts', import.meta.url)
const rows = [...(await loadBanks())].map(([id, bank]) => {
  const { items, minutes } = usualLength(bank)
  return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: { items: ${items}, minutes: ${minutes} },\n`
})
const text = readFileSync(path, 'utf8')
writeFileSync(path, text.replace(/(usualLengths = \{\n)[^}]*(?:\}[^}]*)*?(\} as const)/, `$1${rows.join('')}$2`))
console.log(rows.join(''))
