// Regular expressions that take far longer than a text is long: one in a reader of files or messages lets anybody stop
// the page or the worker. `npm run check` and `npm test` run it, and judge what scripts/quick-regexes.txt does not list; `npm run regexes` writes that list;
// `npm run test:all` judges every one again. tests/unit/regexes.test.ts plants some.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 * @typedef {{ pattern: string, flags: string }} Regex
 * @typedef {(regex: Regex) => Promise<string | undefined>} Judge what makes it slow; undefined where nothing does
 */

/** Where no text can be long, and why. @type {{ where: RegExp, source?: string, why: string }[]} */
const bounded = [
  {
    where: /^sw\/api\/apps\/chat\/(phrases-(en|fr)|responder)\.ts$/,
    why: 'the first 1,000 characters of a message are read',
  },
  {
    where: /^sw\/api\/engine\/create-api\.ts$/,
    source: 'import(ed|ing)? .*module|module script',
    why: "a browser's own message",
  },
  {
    where: /^src\/kit\/due\/(date-(grammar|phrases|trust)|find-dates|(english|french)-dates)\.ts$/,
    why: 'longer texts than 1,000 characters are not read',
  },
  { where: /^sw\/worker\.ts$/, why: 'addresses, and a constant of the build' },
]

/** Up to so many characters: a text that is read once takes milliseconds there, one that is read again and again minutes. */
const longest = 1_000_000
/** What is shorter cannot be distinguished from nothing. ms */
const measurable = 1
/** Eight times the text takes eight times as long where it is read once, and 64 times where each letter makes the whole be read again. */
const times = 8
const steepest = 24
/** No text of a length that could be measured takes so long. ms */
const endless = 2000
/** For one expression. */
const patience = 60_000

/** The expressions that were judged quick, a hash a line: sorted, so that two branches that add some merge. */
const listFile = fileURLToPath(new URL('quick-regexes.txt', import.meta.url))

/**
 * Every slow expression in the given files, and each that cannot be judged since it is put together while the code runs.
 * @param {Source[]} sources .ts and .tsx
 * @param {Judge} [judge]
 * @returns {Promise<Problem[]>}
 */
export async function slowRegexes(sources, judge = judgement) {
  const problems = /** @type {Problem[]} */ ([])
  for (const { path, line, regex, source } of sources.flatMap(regexesIn)) {
    if (bounded.some(({ where, source: only }) => where.test(path) && (only === undefined || only === source))) continue
    const why = regex ? await judge(regex) : 'it is put together while the code runs: write it as a literal'
    if (why) problems.push({ path, line, message: `${source}: ${why}.` })
  }
  return problems
}

/** @param {Source} source @returns {{ path: string, line: number, source: string, regex?: Regex }[]} */
function regexesIn(source) {
  const { path, text } = source
  const found = /** @type {ReturnType<typeof regexesIn>} */ ([])
  walk(parseSource(source).program, (node) => {
    const isMade = (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp'
    const isWritten = node.type === 'Literal' && node.regex
    if (!isMade && !isWritten) return
    const line = lineAt(text, node.start)
    if (isWritten) found.push({ path, line, source: node.regex.pattern, regex: node.regex })
    else found.push({ path, line, source: text.slice(node.start, node.end).slice(0, 60) })
  })
  return found
}

/** Asks the analyser, and then the engine itself: the analyser knows no anchors of lines and few lookbehinds. @type {Judge} */
async function judgement({ pattern, flags }) {
  const { checkSync } = await analyser()
  const judged = checkSync(pattern, flags.replace('v', 'u'), { timeout: patience })
  if (judged.status === 'safe') return undefined
  if (judged.status === 'unknown')
    return `nobody can tell how long it takes (${judged.error.kind}): write a simpler one`
  if (!isSlow({ pattern, flags }, (length) => lengthened(judged.attack, length))) return undefined
  return `takes ${judged.complexity.summary} time, for ${judged.attack.pattern}`
}

/**
 * The text that takes long, at a length: the analyser's own is as long as it had time to try.
 * @param {{ string: string, pumps: readonly { prefix: string, pump: string, bias: number }[], suffix: string }} attack
 * @param {number} length in characters
 */
function lengthened({ string, pumps, suffix }, length) {
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  if (pumped === 0) return string
  const repeats = Math.ceil(length / pumped)
  return pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(repeats + bias)).join('') + suffix
}

/** Configured to use its pure JavaScript backend: the programs that come with it are built for a few systems only. */
async function analyser() {
  process.env.RECHECK_BACKEND = 'pure'
  return import('recheck')
}

/**
 * Whether the time grows faster than the text, which is so on every machine: how long a text takes says more of the machine.
 * @param {Regex} regex
 * @param {(length: number) => string} textOf
 */
function isSlow(regex, textOf) {
  let length = 125
  const took = (/** @type {number} */ at) => quickest(regex, textOf(125), textOf(at))
  let least = took(length)
  while (least < measurable && length < longest) {
    length *= 2
    least = took(length)
  }
  if (least < measurable || least === Infinity) return least === Infinity
  // A machine that is busy makes some slower, none quicker: what is slow is slow each time.
  for (let again = 0; again < 4; again += 1) {
    if (took(length * times) <= steepest * Math.min(least, took(length))) return false
  }
  return true
}

/**
 * The quickest of two, in ms; Infinity where it does not end.
 * @param {Regex} regex
 * @param {string} first a short one, after which the engine has the expression ready
 * @param {string} text
 */
function quickest({ pattern, flags }, first, text) {
  const code = `const regex = new RegExp(pattern, flags)
    const took = (text) => {
      regex.lastIndex = 0
      const start = performance.now()
      regex.test(text)
      return performance.now() - start
    }
    took(first)
    took(first)
    Math.min(took(text), took(text))`
  const given = { pattern, flags, first, text, performance }
  try {
    return /** @type {number} */ (runInNewContext(code, given, { timeout: endless }))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity
    throw error
  }
}

/** What its judgement depends on: another analyser, or another way to judge, and no line of the list counts any longer. @param {Regex} regex */
export function hashOf({ pattern, flags }) {
  const judge = `${createRequire(import.meta.url)('recheck/package.json').version}, by growth`
  return createHash('sha256').update(`${judge}\n/${pattern}/${flags}`).digest('hex').slice(0, 32)
}

/**
 * A judge who passes what is listed and asks another one about the rest, once each.
 * @param {ReadonlySet<string>} list hashes
 * @param {Judge} [judge]
 * @returns {{ judge: Judge, quick: Set<string> }} `quick`: the hashes of those it has passed so far
 */
export function withList(list, judge = judgement) {
  const quick = /** @type {Set<string>} */ (new Set())
  const slow = /** @type {Map<string, string>} */ (new Map())
  return {
    quick,
    async judge(regex) {
      const hash = hashOf(regex)
      if (quick.has(hash) || slow.has(hash)) return slow.get(hash)
      const why = list.has(hash) ? undefined : await judge(regex)
      if (why) slow.set(hash, why)
      else quick.add(hash)
      return why
    },
  }
}

/** @param {string[]} args `--again` takes nothing from the list, `--write` writes it @returns {Promise<number>} the exit code */
async function main(args) {
  const listed = new Set(readFileSync(listFile, 'utf8').split('\n').filter(Boolean))
  const sources = readSources(['src', 'sw'], /\.tsx?$/)
  const { judge, quick } = withList(args.includes('--again') ? new Set() : listed)
  const problems = await slowRegexes(sources, judge)
  const unused = [...listed].filter((hash) => !quick.has(hash))
  if (args.includes('--write'))
    writeFileSync(
      listFile,
      [...quick]
        .toSorted()
        .map((hash) => `${hash}\n`)
        .join(''),
    )
  else if (problems.length === 0 && unused.length > 0)
    problems.push({
      path: 'scripts/quick-regexes.txt',
      line: 1,
      message: `${unused.length} of its lines stand for no expression: npm run regexes`,
    })
  const isNew = [...quick].filter((hash) => !listed.has(hash)).length
  return report(problems, `${quick.size} different regular expressions, none slow; ${isNew} of them were not listed`)
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2))
