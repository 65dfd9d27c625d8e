// Counts what the kit and the page's state have made one of, so that it stays so: toasts with Undo, errors on a screen, the lines of tasks, what the kit knows
// of screens, and the variables of modules. `npm run check` runs it; tests/counts.test.ts plants more.
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 * @typedef {{ path: string, line: number }} Found
 *
 * @typedef {object} Count
 * @property {string} name
 * @property {number} most
 * @property {(source: Source) => readonly Found[]} find
 * @property {string} instead
 * @property {true} [byFile] files are counted, however often each has it
 */

/** A budget that only falls: 4,500 is the aim. */
export const TASKS_LINES = 5124

/**
 * Modules that hold a variable of their own, how many, and why that is no state of a person or an app. It may fall; a new one has none.
 * @type {Readonly<Record<string, number>>}
 */
const VARIABLES = {
  // What a device, a browser or a page has once, whoever is signed in and whichever app is shown.
  'src/platform/api/errors.ts': 1,
  'src/platform/api/read-entries.ts': 1,
  'src/platform/api/transport.ts': 2,
  'src/platform/config.ts': 1,
  'src/platform/i18n/dates.ts': 1,
  'src/platform/i18n/languages.ts': 1,
  'src/platform/keys/key-choices.ts': 2,
  'src/platform/offline/install.ts': 2,
  'src/platform/offline/outbox-here.ts': 2,
  'src/platform/offline/register-worker.ts': 4,
  'src/platform/page-state.ts': 1,
  'src/platform/prefs/prefs.ts': 2,
  'src/platform/query/saved-copies.ts': 1,
  'src/portal/auth/captcha-script.ts': 1,
  'src/shell/layouts.ts': 2,
  'src/ui/rich-text.tsx': 1,
  'src/ui/tooltip.tsx': 3,
  // The session itself, which other tabs change too, and what is under way for it.
  'src/platform/session/device-session.ts': 1,
  'src/platform/session/lock.ts': 1,
  'src/platform/session/renew.ts': 1,
  'src/platform/session/session.ts': 4,
  'src/platform/session/storage.ts': 1,
  // Ends with the session by itself.
  'src/apps/file-manager/uploads/upload-queue.ts': 7,
  // Emptied with the toasts that it times.
  'src/ui/toast-store.ts': 1,
}

/** @type {readonly Count[]} */
const COUNTS = [
  {
    name: 'toasts with Undo',
    most: 3,
    byFile: true,
    find: (source) => matches(source, /\blabel: (?:t`Undo`|'Undo')/g),
    instead: 'Run the write with `useAction` (#kit/undo), which shows the toast.',
  },
  {
    name: 'screens with an ErrorState of their own',
    most: 10,
    byFile: true,
    find: (source) => matches(source, /<ErrorState\b/g),
    instead: 'Show what was asked for in <QueryView> (#kit/query/query-view.tsx), which says what failed.',
  },
  {
    name: 'lines of tasks',
    most: TASKS_LINES,
    find: (source) => (source.path.startsWith('src/apps/tasks/') ? linesOf(source) : []),
    instead: 'What another screen does alike belongs in src/kit. Where the number falls, let TASKS_LINES fall with it.',
  },
  {
    name: 'imports of a screen in the kit',
    most: 0,
    find: (source) =>
      source.path.startsWith('src/kit/')
        ? matches(source, /(?:\bfrom|\bimport\(?)\s*'(?:#|(?:\.\.\/)+)(?:apps|portal|shell)\//g)
        : [],
    instead: 'The kit knows no screen: take data, words and actions as arguments.',
  },
]

/**
 * What there is too much of.
 * @param {readonly Source[]} sources of src
 * @param {readonly Count[]} [counts]
 * @returns {Problem[]}
 */
export function tooMany(sources, counts = COUNTS) {
  const problems = counts.flatMap(({ name, most, byFile, find, instead }) => {
    const found = sources.flatMap((source) => find(source).slice(0, byFile ? 1 : undefined))
    const first = found[most]
    if (!first) return []
    return [{ ...first, message: `${found.length} ${name}, where at most ${most} are allowed. ${instead}` }]
  })
  return [...problems, ...sources.flatMap(newVariables)]
}

/** @param {Source} source @returns {Problem[]} */
function newVariables(source) {
  const { path } = source
  const own = variablesOf(source)
  const allowed = VARIABLES[path] ?? 0
  const first = own[allowed]
  if (!first) return []
  const message = `${own.length} variables of a module, where ${allowed} are allowed. What a person or an app has is held by \`pageState\` or \`pageMap\` (#platform/page-state.ts), which is emptied with the app, or by what createApp() makes.`
  return [{ ...first, message }]
}

/** @param {Source} source @returns {Found[]} the `let` and `var` of its top level, and the maps and sets that begin empty */
function variablesOf(source) {
  if (!/^(?:export )?(?:let|var) |= new (?:Map|Set)\b/m.test(source.text)) return []
  const found = /** @type {Found[]} */ ([])
  walk(parseSource(source).program, (node) => {
    if (/Function|Class|BlockStatement|^For/.test(node.type)) return false
    if (node.type !== 'VariableDeclaration') return
    for (const { id, start, init } of node.declarations)
      if (node.kind !== 'const' || (isEmptyCollection(init) && !isReadOnly(id)))
        found.push({ path: source.path, line: lineAt(source.text, start) })
  })
  return found
}

/** @param {SyntaxNode | null} init */
const isEmptyCollection = (init) =>
  init?.type === 'NewExpression' && /^(?:Map|Set)$/.test(init.callee.name) && init.arguments.length === 0

/** One that stays empty says so by its type. @param {SyntaxNode} name */
const isReadOnly = (name) => /^Readonly/.test(name.typeAnnotation?.typeAnnotation?.typeName?.name ?? '')

/** @param {Source} source @param {RegExp} pattern with `g` @returns {Found[]} */
function matches({ path, text }, pattern) {
  return [...text.matchAll(pattern)].map(({ index }) => ({ path, line: lineAt(text, index) }))
}

/** @param {Source} source @returns {Found[]} */
function linesOf({ path, text }) {
  return (
    text
      .trimEnd()
      .split('\n')
      .map((line, index) => ({ path, line: index + 1, isPragma: line.startsWith('// @') }))
      // What a module says to the build is none of what it does.
      .filter(({ isPragma }) => !isPragma)
  )
}

/**
 * How much there is of each, beside how much there may be.
 * @param {readonly Source[]} sources of src
 * @returns {{ name: string, count: number, most: number }[]}
 */
export function counted(sources) {
  const sum = (/** @type {(source: Source) => number} */ of) => sources.reduce((all, source) => all + of(source), 0)
  return [
    ...COUNTS.map(({ name, most, byFile, find }) => ({
      name,
      count: sum((source) => find(source).slice(0, byFile ? 1 : undefined).length),
      most,
    })),
    {
      name: 'variables of modules',
      count: sum((source) => variablesOf(source).length),
      most: Object.values(VARIABLES).reduce((all, allowed) => all + allowed, 0),
    },
  ]
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src'], /\.tsx?$/)
  const numbers = counted(sources).map(({ name, count, most }) => `${count} of ${most} ${name}`)
  process.exitCode = report(tooMany(sources), numbers.join(', '))
}
