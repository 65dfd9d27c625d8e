// Draws messages of a catalogue by chance, the same ones for the same seed, for a native reader to judge: node scripts/sample-messages.mjs en 200 7
import { readFileSync } from 'node:fs'

/** @typedef {{ index: number, text: string }} Drawn */

/** Numbers from 0 up to 1, always the same ones (mulberry32). @param {number} seed @returns {() => number} */
function chances(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @param {string} language @returns {string[]} what people see, in the order of the catalogue */
function messagesOf(language) {
  const path = new URL(`../src/locales/${language}.po`, import.meta.url)
  return [...readFileSync(path, 'utf8').matchAll(/^msgstr (".+")$/gm)]
    .map(([, text = '']) => JSON.parse(text))
    .filter(Boolean)
}

/** @param {string} language @param {number} count @param {number} seed @returns {Drawn[]} each message at most once */
export function sampleMessages(language, count, seed) {
  const chance = chances(seed)
  const left = messagesOf(language).map((text, index) => ({ index, text }))
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(Math.floor(chance() * left.length), 1)
    return /** @type {Drawn} */ (one)
  })
}

if (process.argv[1] === import.meta.filename) {
  const [language = 'en', count = '200', seed = '1'] = process.argv.slice(2)
  for (const { text } of sampleMessages(language, Number(count), Number(seed))) process.stdout.write(`${text}\n`)
}
