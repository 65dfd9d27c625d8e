// `npm run size`: how many bytes a browser is sent before a page is usable, and how many it caches for offline use,
// each beside its budget, with a warning where 97 % of it are used; and how many scripts a screen begins with. `npm test` runs it after the build; e2e/size.spec.ts measures the same pages in a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './build.mjs'
import { sentBytes } from './encoding.mjs'
import { atMost, handOver } from './hand-over.mjs'

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], isEntry?: boolean }>} Manifest
 *
 * @typedef {object} Page
 * @property {string} name
 * @property {string} route its file in src/routes
 * @property {string[]} besides chunks that it loads by `import()` before it is usable, by module or by name
 * @property {number} budget kB of JavaScript
 */

/** What every page behind the sign-in shares: vite.config.ts puts it into one chunk of this name. */
const signedIn = ['signed-in']

/**
 * The back end for the page itself. It is sent only where no worker answers in time: the sign-in page waits for the worker before
 * it requests it (src/platform/api/transport.ts). So it is listed separately, and counted in no page's budget.
 */
export const backEndInPage = 'assets/back-end'

/** @type {Page[]} */
export const pages = [
  { name: 'sign-in page', route: 'src/routes/sign-in.tsx', besides: [], budget: 120 },
  { name: 'home dashboard', route: 'src/routes/dashboards.mainpage.tsx', besides: signedIn, budget: 180 },
  { name: 'tasks list', route: 'src/routes/apps.tasks.tsx', besides: signedIn, budget: 190 },
]
const workerBudget = 80
/** The Markdown field, and what it loads when it is first used. */
const EDITOR = ['markdown-field', 'src/kit/text/markdown-tools.ts', 'src/kit/text/rendered-markdown.tsx']
const editorBudget = 60
/** The most scripts that a screen begins with, those of every page included: each is a request, and a line in the worker's list. */
const REQUESTS = 20
const precacheBudget = 700
/** The share of a budget from which on a warning is printed. */
const NEARLY = 0.97

/**
 * The scripts that a page needs, as paths below dist: those of index.html, the route's own, and all that they import.
 * @param {Pick<Page, 'route' | 'besides'>} page
 * @returns {string[]}
 */
export function scriptsOf({ route, besides }) {
  const manifest = /** @type {Manifest} */ (JSON.parse(read('.vite/manifest.json').toString()))
  const inPage = [
    ...read('index.html')
      .toString()
      .matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g),
  ].map(([, path]) => path ?? '')
  // A route's screen is a chunk of its own, named after the route: `…/sign-in.tsx?tsr-split=component`.
  const ofRoute = Object.keys(manifest).filter(
    (key) => key.startsWith(`${route}?tsr-split=`) && /=(.*---)?(component|loader|pendingComponent)/.test(key),
  )
  if (ofRoute.length === 0)
    throw new Error(
      `The build has no chunk for ${route}: is the route still called so? The list of pages is in scripts/size.mjs.`,
    )
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return withImports(manifest, [...entries, ...ofRoute, ...besides], inPage)
}

/**
 * Chunks, by module or by name, and all that they import, as paths below dist.
 * @param {Manifest} manifest
 * @param {string[]} chunks
 * @param {string[]} [before] what is there already
 * @returns {string[]}
 */
function withImports(manifest, chunks, before = []) {
  const files = new Set(before)
  const visit = (/** @type {string} */ wanted) => {
    const key = manifest[wanted] ? wanted : Object.keys(manifest).find((one) => manifest[one]?.name === wanted)
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${wanted}. The list of pages is in scripts/size.mjs.`)
    if (files.has(chunk.file) && !chunk.isEntry) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) if (!manifest[next]?.isEntry) visit(next)
  }
  for (const chunk of chunks) visit(chunk)
  return [...files]
}

/** What a Markdown field loads where a screen has one and when it is first used, apart from what every screen has. */
function editorScripts() {
  const manifest = /** @type {Manifest} */ (JSON.parse(read('.vite/manifest.json').toString()))
  const ofEveryScreen = new Set(withImports(manifest, signedIn))
  return withImports(manifest, EDITOR).filter((file) => !ofEveryScreen.has(file))
}

/**
 * How many scripts each screen behind the sign-in begins with: its own, those of the screens around it, and all that they import.
 * @returns {{ route: string, requests: number }[]}
 */
function requestsOfScreens() {
  const manifest = /** @type {Manifest} */ (JSON.parse(read('.vite/manifest.json').toString()))
  const routes = Object.keys(manifest).flatMap((key) => /^(.*)\?tsr-split=(?:.*---)?component/.exec(key)?.[1] ?? [])
  const around = (/** @type {string} */ route) =>
    routes.filter((other) => other !== route && route.startsWith(`${other.slice(0, -'.tsx'.length)}.`))
  return routes.map((route) => {
    const scripts = [route, ...around(route)].flatMap((one) => scriptsOf({ route: one, besides: signedIn }))
    return { route, requests: new Set(scripts).size }
  })
}

/** @param {ReturnType<typeof requestsOfScreens>} screens @returns {boolean} whether no screen begins with more scripts than it may */
function judgeRequests(screens) {
  const over = screens.filter(({ requests }) => requests > REQUESTS)
  const most = Math.max(...screens.map(({ requests }) => requests))
  console.log(
    `scripts, most of a screen  ${String(most).padStart(7)} ${String(REQUESTS).padStart(7)}  ${over.length > 0 ? 'OVER BUDGET' : 'ok'}`,
  )
  for (const { route, requests } of over)
    console.log(
      `  ${requests} of ${route}: put what is wanted together into one script (\`// @chunk <name>\` in its modules).`,
    )
  return over.length === 0
}

/**
 * The back end for the page: the script that it requests, first, and what that imports.
 * @param {string} [build] the folder of the build
 * @returns {string[]}
 */
export function backEndScripts(build = dist) {
  const entry = readdirSync(join(build, backEndInPage)).find((name) => name.startsWith('device-'))
  if (!entry) throw new Error('The build has no back end for the page.')
  const found = new Set([entry])
  for (const name of found) {
    const text = readFileSync(join(build, backEndInPage, name)).toString()
    for (const [, next] of text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)) found.add(next ?? '')
  }
  return [...found].map((name) => `${backEndInPage}/${name}`)
}

/** The files that the worker saves for offline use, from the list that the build wrote into it. @returns {{ url: string, isLater: boolean }[]} */
function offlineFiles() {
  const entries = read('worker.js')
    .toString()
    .matchAll(/\{(?=[^{}]*"?revision"?:)[^{}]*?"?url"?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)
  const files = [...entries].map(([entry, url = '']) => ({ url, isLater: /\blater\b"?:/.test(entry) }))
  if (files.length === 0) throw new Error('No precache list was found in dist/worker.js.')
  return files
}

/** The worker's parts: what its back end loads with the first call of a domain, or once, to plant its samples. @returns {string[]} */
function workerParts() {
  const folder = 'assets/worker'
  return readdirSync(join(dist, folder)).map((name) => `${folder}/${name}`)
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(dist, path))
}

/** @param {string[]} paths @returns {Promise<number>} kB */
async function kilobytes(paths) {
  const sizes = await Promise.all(paths.map((path) => sentBytes(path, read(path))))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function main() {
  const files = offlineFiles()
  const saved = (/** @type {boolean} */ later) => files.filter(({ isLater }) => isLater === later).map(({ url }) => url)
  const rows = [
    ...(await Promise.all(
      pages.map(async (page) => ({
        name: `JavaScript, ${page.name}`,
        size: await kilobytes(scriptsOf(page)),
        budget: page.budget,
      })),
    )),
    {
      name: 'besides: back end in page',
      size: await kilobytes(backEndScripts()),
      budget: Number.POSITIVE_INFINITY,
    },
    { name: 'Markdown editor', size: await kilobytes(editorScripts()), budget: editorBudget },
    { name: 'worker script', size: await kilobytes(['worker.js']), budget: workerBudget },
    { name: 'besides: worker’s parts', size: await kilobytes(workerParts()), budget: Number.POSITIVE_INFINITY },
    { name: 'whole precache', size: await kilobytes(saved(false)), budget: precacheBudget },
    { name: 'besides: saved later', size: await kilobytes(saved(true)), budget: Number.POSITIVE_INFINITY },
  ]
  console.log('as sent (brotli)               kB   budget')
  for (const { name, size, budget } of rows) {
    console.log(
      `${name.padEnd(26)} ${size.toFixed(1).padStart(7)} ${(Number.isFinite(budget) ? String(budget) : '').padStart(7)}  ${verdictOf(size, budget)}`,
    )
  }
  const screens = requestsOfScreens()
  const areFew = judgeRequests(screens)
  handOver([
    ...rows.map(({ name, size, budget }) =>
      atMost(`${name}, as sent`, size, budget, (kB) => `${kB.toFixed(Number.isInteger(kB) ? 0 : 1)} kB`),
    ),
    atMost('scripts that a screen begins with, most', Math.max(...screens.map(({ requests }) => requests)), REQUESTS),
  ])
  if (process.argv.includes('--list')) await listScripts()
  return areFew && rows.every(({ size, budget }) => size <= budget)
}

/** @param {number} size @param {number} budget both in kB @returns {string} */
function verdictOf(size, budget) {
  if (size > budget) return 'OVER BUDGET'
  return size > budget * NEARLY ? `warning: ${(budget - size).toFixed(1)} kB left` : 'ok'
}

/** What each page's figure is made of: `npm run size -- --list`. */
async function listScripts() {
  console.log('\nscripts of a screen')
  for (const { route, requests } of requestsOfScreens()) console.log(`${String(requests).padStart(7)}     ${route}`)
  for (const page of pages) {
    console.log(`\n${page.name}`)
    for (const path of scriptsOf(page)) console.log(`${(await kilobytes([path])).toFixed(1).padStart(7)} kB  ${path}`)
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.exitCode = (await main()) ? 0 : 1
  } catch (error) {
    const missing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT'
    console.error(missing ? "There is no build to measure: run 'npm run build' first." : String(error))
    process.exitCode = 1
  }
}
