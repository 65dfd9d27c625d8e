// What a person reads, with its place and its language: the messages of both catalogues, the help, and the sentences of the seeds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSource, readSources, walk } from './sources.mjs'
import { root } from './steps.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 * @typedef {'en' | 'fr'} Language
 * @typedef {'interface' | 'help' | 'product' | 'questions' | 'samples'} Kind a message; the help; what else the product says; what an evaluation asks; what
 *   the sample people say
 *
 * @typedef {object} Text
 * @property {Language} language
 * @property {Kind} kind
 * @property {string} text
 * @property {string} path
 * @property {number} line
 */

/** Where the product speaks outside of its catalogues, and not one of its sample people, companies or books. */
const productFiles =
  /^(src\/platform\/places|seed\/(shortcuts|sample-notifications)|seed\/career\/(questionnaire|interests|level-scales))\.ts$/
const helpFiles = /^seed\/help\/(guides|faqs|changelog)/
const questionFiles = /^seed\/items\//
/** Pairs of words for finding only, drawings, and people's bytes. */
const silentFiles = /^seed\/(help\/synonyms|icons\/|documents\/|portrait|product-drawing|typeset|slug|random)/

/** @returns {Text[]} */
export function readTexts() {
  const catalogues = /** @type {const} */ (['en', 'fr']).flatMap((language) => {
    const path = `src/locales/${language}.po`
    return catalogueTexts({ path, text: readFileSync(join(root, path), 'utf8') }, language)
  })
  const sources = [...readSources(['seed'], /\.ts$/), ...readSources(['src/platform'], /\/places\.ts$/)]
  return [...catalogues, ...sources.filter(({ path }) => !silentFiles.test(path)).flatMap(seedTexts)]
}

/**
 * The translations of a catalogue.
 * @param {Source} source @param {Language} language
 * @returns {Text[]}
 */
export function catalogueTexts({ path, text }, language) {
  const found = /** @type {Text[]} */ ([])
  let line = 1
  for (const entry of text.split('\n\n')) {
    const [, said = ''] = entry.split(/^msgstr /m)
    const translation = [...said.matchAll(/^"(.*)"$/gm)].map(([quoted]) => JSON.parse(quoted)).join('')
    const isHead = entry.startsWith('msgid ""\nmsgstr')
    if (translation !== '' && !isHead) found.push({ language, kind: 'interface', text: translation, path, line })
    line += entry.split('\n').length + 1
  }
  return found
}

/**
 * The strings of a seed: each line of them, in the language that its place or its words tell.
 * @param {Source} source
 * @returns {Text[]}
 */
export function seedTexts(source) {
  const { path } = source
  const kind = kindOf(path)
  const found = /** @type {Text[]} */ ([])
  const lineOf = lineCounter(source.text)
  walk(parseSource(source).program, (node, parents) => {
    const said = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined
    if (typeof said !== 'string' || !/\p{L}{2}/u.test(said) || isName(node, parents)) return
    const line = lineOf(node.start)
    const own = languageOf(parents)
    for (const [row, words] of said.split('\n').entries())
      for (const text of own ? [words] : words.split(' | '))
        if (isSaid(text)) {
          const language = own ?? guess(text)
          found.push({ language, kind, text: asShown(text.trim(), kind, language), path, line: line + row })
        }
  })
  return found
}

/** @param {string} path @returns {Kind} */
function kindOf(path) {
  if (helpFiles.test(path)) return 'help'
  if (productFiles.test(path)) return 'product'
  return questionFiles.test(path) ? 'questions' : 'samples'
}

/** Lines of offsets that only grow, as those of a tree's nodes do. @param {string} text @returns {(offset: number) => number} */
function lineCounter(text) {
  let [at, line] = [0, 1]
  return (offset) => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < offset; next = text.indexOf('\n', at))
      [at, line] = [next + 1, line + 1]
    return line
  }
}

/** Of imports, types and keys of code. @param {SyntaxNode} node @param {SyntaxNode[]} parents */
function isName(node, parents) {
  const parent = parents.at(-1)
  if (parent?.type === 'Property' && parent.key.name === 'alias') return true
  if (/^(Import|Export|TS)/.test(parent?.type ?? '')) return true
  return (
    parent?.type === 'TaggedTemplateExpression' || (parent?.type === 'MemberExpression' && parent.property === node)
  )
}

/** By the nearest key or name that says `en` or `fr`. @param {SyntaxNode[]} parents @returns {Language | undefined} */
function languageOf(parents) {
  for (const node of parents.toReversed()) {
    if (node.type !== 'Property') continue
    const key = node.key.name ?? node.key.value
    if (key === 'en' || key === 'fr') return key
  }
  return undefined
}

/** Not an id, a path, an address or a name of a file. @param {string} text */
function isSaid(text) {
  return /\p{L}{2}/u.test(text) && !/^=|^[\w./:@%#?&=-]+$/.test(text.trim())
}

const frenchWords =
  /(?<!\p{L})(le|la|les|un|une|des|du|de|et|est|pour|dans|vous|que|qui|ne|pas|sur|au|aux|avec|ce|cette|mes|mon|ma|il|elle|je|tu|on|par|[ldcnsjm]’\p{L}+)(?!\p{L})/giu
const englishWords =
  /(?<!\p{L})(the|an|of|and|is|are|for|in|you|that|not|to|it|with|at|by|was|were|what|who|this|my|your|she|he|they|we|has|have|from|[a-z]+’(?:s|t|re|ll|ve))(?!\p{L})/giu

/** @param {string} text @returns {Language} */
function guess(text) {
  const [french, english] = [text.match(frenchWords)?.length ?? 0, text.match(englishWords)?.length ?? 0]
  if (french !== english) return french > english ? 'fr' : 'en'
  return /[àâçéèêëîïôœùû]/i.test(text) ? 'fr' : 'en'
}

/** What is typed plainly in a seed and printed by `typeset` is looked at as printed; notation and drawings are no words. @param {string} text @param {Kind} kind @param {Language} language */
function asShown(text, kind, language) {
  const words = text.replace(/^[">*=\-#@+~<[\]x ]{1,4} ?/, '')
  return kind === 'samples' || kind === 'questions'
    ? words
    : words.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll(/"([^"]*)"/g, language === 'fr' ? '« $1 »' : '“$1”')
}
