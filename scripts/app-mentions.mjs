// Counts what an app touches outside its own files. A new app is one line in sw/api/modules.ts, one row in src/platform/places.ts and its own files: whatever
// else names it is a list that somebody must remember. `npm run check` runs it; tests/app-mentions.test.ts plants mentions.
import { readdirSync } from 'node:fs'
import { places } from '../src/platform/places.ts'
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 *
 * @typedef {object} App
 * @property {string} name its folder's, in sw/api/apps
 * @property {string} [id] of its place
 * @property {string} [path] of its place
 *
 * @typedef {object} Mention
 * @property {string} app
 * @property {string} path
 * @property {number} line
 */

/** How often apps that are there are named elsewhere: the palette completes a task, home lists what is due, an email is addressed to contacts, an attachment is saved to the files. It may fall; a new app has none. @type {Record<string, number>} */
const HELD = {
  activities: 3,
  chat: 3,
  contacts: 5,
  dashboards: 2,
  'file-manager': 4,
  'help-center': 2,
  icons: 7,
  inventory: 3,
  mailbox: 7,
  notes: 7,
  scrumboard: 4,
  tasks: 25,
}

/** Where every app is named once. */
const LISTS = new Set(['sw/api/modules.ts', 'src/platform/places.ts'])

/** Shapes, and what is written of them, may follow from one another. */
const LANGUAGE = /^src\/(contract|formats)\//

/** Screens and machinery in which an app's bare name is a row of a list; elsewhere it is a word like any other. */
const LISTING = /^(src\/(shell|platform|kit|ui)|vite-plugins)\//

/** @returns {App[]} */
export function readApps() {
  const names = readdirSync(new URL('../sw/api/apps', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  return names.map((name) => {
    const place = places.find(({ id }) => id.endsWith(`.${name}`))
    return { name, ...(place && { id: place.id, path: place.path }) }
  })
}

/**
 * Every mention of an app outside its own files.
 * @param {readonly Source[]} sources
 * @param {readonly App[]} apps
 * @returns {Mention[]}
 */
export function mentionsOf(sources, apps) {
  return sources
    .filter(({ path }) => !LISTS.has(path) && !LANGUAGE.test(path))
    .flatMap((source) => {
      const others = apps.filter((app) => !isOwn(source.path, app))
      const found = /** @type {Mention[]} */ ([])
      walk(parseSource(source).program, (node, parents) => {
        const text = textOf(node, parents)
        for (const app of text === undefined ? [] : others)
          if (names(app, String(text), source.path))
            found.push({ app: app.name, path: source.path, line: lineAt(source.text, node.start) })
      })
      return found
    })
}

/** @param {string} path @param {App} app */
function isOwn(path, { name, path: address = '' }) {
  const route = `src/routes/${address.slice(1).replaceAll('/', '.')}`
  // A segment that ends in an underscore is nested in no other's screen.
  const file = path.replaceAll('_.', '.')
  const isRoute = address !== '' && file.startsWith(`${route}.`)
  // An app of several places, such as the dashboards, has the routes below its name.
  const isBelow = file.startsWith(`src/routes/${name}.`)
  return isRoute || isBelow || path.startsWith(`src/apps/${name}/`) || path.startsWith(`sw/api/apps/${name}/`)
}

/**
 * What a text says, or the key of an object that is written out.
 * @param {import('./sources.mjs').SyntaxNode} node
 * @param {import('./sources.mjs').SyntaxNode[]} parents
 * @returns {string | undefined}
 */
function textOf(node, parents) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateElement') return node.value.cooked
  const [object, property] = parents.slice(-2)
  const isKey = property?.type === 'Property' && property.key === node && !property.shorthand && !property.computed
  return isKey && object?.type === 'ObjectExpression' ? node.name : undefined
}

/** @param {App} app @param {string} text @param {string} file */
function names({ name, id, path }, text, file) {
  if (text.startsWith('#')) return new RegExp(`^#(contract/apps|apps|sw/api/apps)/${name}[/.-]`).test(text)
  if (text === id || (text === name && LISTING.test(file))) return true
  return path !== undefined && new RegExp(`(^|[\\s/(])${path.slice(1)}(?![\\w-])`).test(text)
}

/**
 * An app that is named more often than is held.
 * @param {readonly Mention[]} mentions
 * @param {Readonly<Record<string, number>>} [held]
 * @returns {Problem[]}
 */
export function tooMany(mentions, held = HELD) {
  const byApp = Map.groupBy(mentions, ({ app }) => app)
  return [...byApp].flatMap(([app, own]) => {
    const allowed = held[app] ?? 0
    if (own.length <= allowed) return []
    const [{ path, line }] = /** @type {[Mention]} */ (own)
    const others = own.slice(1).map((other) => `${other.path}:${other.line}`)
    const message = `'${app}' is named outside its own files, in ${own.length} places where ${allowed} are held. An app is one line in sw/api/modules.ts, one row in src/platform/places.ts and its own files: derive this from its card or its place.`
    return [{ path, line, message: [message, ...others].join('\n    ') }]
  })
}

if (process.argv[1] === import.meta.filename) {
  const apps = readApps()
  const mentions = mentionsOf(readSources(['src', 'sw', 'vite-plugins'], /\.(ts|tsx|mjs)$/), apps)
  process.exitCode = report(
    tooMany(mentions),
    `${apps.length} apps, ${mentions.length} mentions outside their own files`,
  )
}
