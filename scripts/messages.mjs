// Checks the message catalogs against the code: nothing untranslated, nothing left over, nothing not yet extracted.
// `npm run check` and `npm test` run it; `npm run extract` mends what it finds, but for the French.
import { relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { root } from './steps.mjs'

/** @typedef {{ message?: string, translation?: string, obsolete?: boolean }} Entry */
/** @typedef {Record<string, Entry>} Entries */

const extractFirst = "run 'npm run extract'"

/**
 * What is wrong with one language's catalog.
 * @param {Record<string, { message?: string }>} used the messages in the code, by id
 * @param {Entries} known the catalog, by id
 * @param {boolean} isSource whether the code is written in this language, so that no translation is owed
 * @returns {string[]}
 */
export function catalogProblems(used, known, isSource) {
  const missing = Object.entries(used)
    .filter(([id]) => !known[id] || known[id].obsolete)
    .map(([id, { message }]) => `not in the catalog yet, ${extractFirst}: ${quote(message ?? id)}`)
  const leftOver = Object.entries(known)
    .filter(([id, { obsolete }]) => obsolete || !used[id])
    .map(([id, { message }]) => `no longer in the code, ${extractFirst}: ${quote(message ?? id)}`)
  const untranslated = Object.entries(known)
    .filter(([id, { translation, obsolete }]) => !isSource && used[id] && !obsolete && !translation?.trim())
    .map(([id, { message }]) => `not translated: ${quote(message ?? id)}`)
  return [...missing, ...leftOver, ...untranslated]
}

/** @param {string} text */
function quote(text) {
  return JSON.stringify(text.length > 90 ? `${text.slice(0, 89)}…` : text)
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root)
  const config = getConfig()
  let count = 0
  const problems = /** @type {string[]} */ ([])
  for (const catalog of await getCatalogs(config)) {
    const used = await catalog.collect()
    if (!used) {
      problems.push('The messages could not be read from the code; the reason is above.')
      continue
    }
    count += Object.keys(used).length
    for (const locale of config.locales) {
      const name = relative(root, catalog.getFilename(locale))
      const known = /** @type {Entries} */ ((await catalog.read(locale)) ?? {})
      problems.push(...catalogProblems(used, known, locale === config.sourceLocale).map((text) => `${name}: ${text}`))
    }
  }
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${count} messages, all translated into ${config.locales.join(', ')}`)
  else console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
