// Checks the documents that explain the code: short sentences and bullets, the field's own terms, a whole map, the table of imports, and names and links that lead
// somewhere. tests/documents.test.ts runs it over the documents, and plants what it must find.
import { zones } from './import-zones.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./import-zones.mjs').Zone} Zone
 *
 * @typedef {object} Block a paragraph or a bullet
 * @property {number} line where it begins
 * @property {boolean} isBullet
 * @property {string[]} lines
 */

const MOST_WORDS = 25
const MOST_LINES = 3
/** Three lines of 120 characters, however the source is wrapped. */
const MOST_CHARACTERS = 360
const MOST_LINES_OF_A_RECORD = 40
const PARTS_OF_A_RECORD = ['Context', 'Decision', 'Consequences', 'Revisit when']

/** Turns of our own for which the field has a term. @type {readonly (readonly [RegExp, string])[]} */
const TERMS = [
  [/\bkept\b/i, 'saved, stored'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'notified, informed'],
  [/\b(?:bring|brings|brought)\b/i, 'load, import, add, restore'],
  [/\b(?:stands|stood)\b/i, 'is, appears'],
  [/\banew\b/i, 'again'],
  [/\b(?:somebody|anybody|nobody|everybody)\b/i, 'someone, anyone, no one, everyone'],
]

/** @param {Source} source @returns {Problem[]} sentences and bullets that are too long */
export function longProse(source) {
  return blocksOf(source.text).flatMap(({ line, isBullet, lines }) => {
    const text = lines.join(' ')
    const long = sentencesOf(text)
      .map((sentence) => ({ sentence, words: sentence.split(/\s+/).length }))
      .filter(({ words }) => words > MOST_WORDS)
      .map(({ sentence, words }) => `${words} words, where ${MOST_WORDS} are allowed: '${sentence}'`)
    const tall = isBullet && (lines.length > MOST_LINES || text.length > MOST_CHARACTERS)
    const bullet = `A bullet of ${lines.length} lines and ${text.length} characters, where ${MOST_LINES} and ${MOST_CHARACTERS} are allowed`
    return [...long, ...(tall ? [bullet] : [])].map((message) => ({ path: source.path, line, message }))
  })
}

/** @param {Source} source @returns {Problem[]} turns for which the field has a term */
export function ownTurns(source) {
  return withoutCode(source.text)
    .split('\n')
    .flatMap((line, index) =>
      TERMS.flatMap(([pattern, instead]) => {
        const [found] = pattern.exec(line) ?? []
        return found ? [{ path: source.path, line: index + 1, message: `'${found}'. Instead: ${instead}` }] : []
      }),
    )
}

/** @param {Source} source @param {readonly string[]} folders from the root @returns {Problem[]} folders that the map lacks, and rows without a folder */
export function mapProblems(source, folders) {
  const { start, rows } = tableOf(source.text, 'The map')
  const known = rows.flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const missing = folders
    .filter((folder) => !known.includes(folder))
    .map((folder) => `The map lacks the folder ${folder}`)
  const gone = known.filter((name) => !name.includes('<') && !/\.\w+$/.test(name) && !folders.includes(name))
  return [...missing, ...gone.map((name) => `The map has ${name}, which is no folder of the first two levels`)].map(
    (message) => ({ path: source.path, line: start, message }),
  )
}

/** @param {readonly Zone[]} [all] @returns {string[]} the rows of the table that says who may import whom */
export function importRows(all = zones) {
  return all.flatMap(({ folder, may, packages }) =>
    folder
      ? [`| \`${folder}\` | ${may.map((path) => asName(path, folder)).join(', ')} | ${asLibraries(packages)} |`]
      : [],
  )
}

/** @param {Source} source @param {readonly Zone[]} [all] @returns {Problem[]} where the table of imports is not what the walls enforce */
export function importTableProblems(source, all = zones) {
  const { start, lines } = tableOf(source.text, 'Who may import whom')
  const rows = importRows(all)
  const missing = rows.filter((row) => !lines.includes(row)).map((row) => `The walls have this row: ${row}`)
  const strange = lines.filter((line) => !rows.includes(line)).map((line) => `The walls have no such row: ${line}`)
  return [...missing, ...strange].map((message) => ({ path: source.path, line: start, message }))
}

/** @param {Source} source @param {readonly string[]} files of the project @returns {Problem[]} files and folders that are named and not there */
export function deadNames(source, files) {
  const paths = files.flatMap((file) => [file, ...foldersAbove(file)])
  const isThere = (/** @type {string} */ name) => paths.some((path) => path === name || path.endsWith(`/${name}`))
  return namesIn(source.text)
    .filter(({ name }) => !isThere(name))
    .map(({ name, line }) => ({ path: source.path, line, message: `There is no ${name}` }))
}

/** @param {Source} source @param {readonly string[]} files of the project @returns {Problem[]} links to what is not there */
export function deadLinks(source, files) {
  const folder = source.path.split('/').slice(0, -1)
  return linksIn(source.text).flatMap(({ to, line }) => {
    const parts = to.split('/')
    const up = parts.filter((part) => part === '..').length
    const target = [...folder.slice(0, folder.length - up), ...parts.slice(up)].join('/')
    return files.includes(target) ? [] : [{ path: source.path, line, message: `The link to ${to} leads nowhere` }]
  })
}

/** @param {Source} source @param {readonly string[]} scripts of package.json @returns {Problem[]} */
export function deadCommands({ path, text }, scripts) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\bnpm run (?:-s )?([\w:]+)/g)]
        .filter(([, name = '']) => !scripts.includes(name))
        .map(([, name]) => ({ path, line: index + 1, message: `There is no npm run ${name}` })),
    )
}

/** @param {string} text @returns {string[]} the terms of the glossary, in its sequence */
export const glossaryOf = (text) => tableOf(text, 'Glossary').rows.map(([term = '']) => term.trim())

/** @param {Source} source @returns {Problem[]} where a record of a decision has not the form of one */
export function recordProblems({ path, text }) {
  const count = text.trimEnd().split('\n').length
  const long = count > MOST_LINES_OF_A_RECORD ? [`${count} lines, where ${MOST_LINES_OF_A_RECORD} are allowed`] : []
  const lacking = PARTS_OF_A_RECORD.filter((part) => !text.includes(`\n**${part}.** `))
  return [...long, ...lacking.map((part) => `A record has a part '**${part}.**'`)].map((message) => ({
    path,
    line: 1,
    message,
  }))
}

/** @param {string} text @returns {{ to: string, line: number }[]} links to files of the project, without their anchors */
export function linksIn(text) {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, to = '']) => ({ to: to.split('#')[0] ?? '', line: index + 1 }))
        .filter(({ to }) => to && !/^[a-z]+:/.test(to)),
    )
}

/** What looks like a file or a folder of ours, in code and in the flows. @param {string} text @returns {{ name: string, line: number }[]} */
function namesIn(text) {
  const folder = /^(?:src|sw|seed|tests|e2e|scripts|vite-plugins|docs|public)\//
  return text.split('\n').flatMap((line, index) => {
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
    // A line without marks of code may be one of a flow, where files are bare.
    const words = spans.length > 0 ? spans : line.split(/[\s,()]+/)
    return words
      .filter((word) => /^[\w./-]+$/.test(word) && (/\.(?:tsx?|mjs)$/.test(word) || folder.test(word)))
      .map((word) => ({ name: word.replace(/\/$/, ''), line: index + 1 }))
  })
}

/** @param {string} file @returns {string[]} */
function foldersAbove(file) {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Blocks of code emptied, so that lines keep their numbers; then code within lines. @param {string} text */
function withoutCode(text) {
  return withoutFences(text).replaceAll(/`[^`\n]*`/g, 'code')
}

/** @param {string} text */
function withoutFences(text) {
  let isCode = false
  const outside = text.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```')
    if (isFence) isCode = !isCode
    return isFence || isCode ? '' : line
  })
  return outside.join('\n')
}

/** @param {string} text @returns {Block[]} */
function blocksOf(text) {
  const blocks = /** @type {Block[]} */ ([])
  /** @type {Block | undefined} */
  let open
  for (const [index, line] of withoutFences(text).split('\n').entries()) {
    const isBullet = /^\s*(?:[-*]|\d+\.) /.test(line)
    if (/^\s*(?:#|\||$)/.test(line)) open = undefined
    else if (open && !isBullet) open.lines.push(line.trim())
    else {
      open = { line: index + 1, isBullet, lines: [line.trim()] }
      blocks.push(open)
    }
  }
  return blocks
}

/** @param {string} text @returns {string[]} */
function sentencesOf(text) {
  return text
    .replace(/^(?:[-*]|\d+\.) /, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .split(/(?<=[.?!])\s+/)
}

/** The first table below a heading. @param {string} text @param {string} heading */
function tableOf(text, heading) {
  const lines = text.split('\n')
  const start = lines.indexOf(`## ${heading}`)
  const first = lines.findIndex((line, index) => start >= 0 && index > start && line.startsWith('|'))
  const rest = first < 0 ? [] : lines.slice(first + 2)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  const body = end < 0 ? rest : rest.slice(0, end)
  return { start: start + 1, lines: body, rows: body.map((line) => line.split('|').slice(1, -1)) }
}

/** @param {string} path as in a zone @param {string} folder of the zone */
function asName(path, folder) {
  const name = path.replace(/\/$/, '')
  return folder === name || name.includes('$') ? 'itself' : `\`${name}\``
}

/** @param {RegExp | undefined} packages */
function asLibraries(packages) {
  if (!packages) return 'all'
  if (packages.source.startsWith('^(?!')) return 'all but those of screens'
  const names =
    packages.source
      .replaceAll('\\', '')
      .replaceAll('(/|$)', '')
      .match(/[a-z][\w.-]*/g) ?? []
  return names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : 'none'
}
