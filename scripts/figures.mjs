// `npm run figures`: measures, and writes docs/figures.md. `npm run figures -- size simulate` measures these steps alone, and leaves the others as they were.
// A step that measures nothing (a drill that does not start) leaves its figures, and fails the command; a figure over its budget does not: the page says so.
// `bench` is all of its parts, of which `bench:career` is one. BENCH_ROUNDS goes to it. The drills have the sizes of `npm run test:all`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browsers.mjs'
import { build, isBuilt } from './build.mjs'
import { counted } from './counts.mjs'
import { attacks, losses } from './drill-steps.mjs'
import { figuresPage, readFigures, withMeasured } from './figures-page.mjs'
import { atMost } from './hand-over.mjs'
import { brokenWithExceptions, MOST_BROKEN } from './lint-exceptions.mjs'
import { quarantined } from './quarantine.mjs'
import { readSources } from './sources.mjs'
import { root, runStep, toolScript } from './steps.mjs'

/**
 * @typedef {import('./hand-over.mjs').Figure} Figure
 * @typedef {import('./steps.mjs').Step} Step
 */

const page = join(root, 'docs/figures.md')
const folder = join(root, '.cache/figures')

/** @param {string} name @param {string} path @param {Record<string, string>} [env] @returns {() => Promise<Figure[]>} */
const command = (name, path, env) => () => measured({ name, file: join(root, path), minutes: 60, env })

/** The parts of the bench, which takes longest: each is a step of its own, and `bench` is all of them. */
const BENCH = ['loads', 'latency', 'scale', 'modules', 'interactions', 'career', 'imports']

/** @type {Readonly<Record<string, () => Promise<Figure[]>>>} */
const STEPS = {
  size: command('size', 'scripts/size.mjs'),
  ...Object.fromEntries(
    BENCH.map((part) => [`bench:${part}`, command(`bench ${part}`, 'e2e/bench/run.mjs', { BENCH_ONLY: part })]),
  ),
  simulate: command('simulate', 'e2e/simulate/run.mjs'),
  drill: () => inTurn(losses()),
  attacks: () => inTurn(attacks()),
  counts: async () => countFigures(),
  tests: async () => testFigures(),
}

/** @param {Step} step one that takes `--results=` @returns {Promise<Figure[]>} */
async function measured(step) {
  const file = join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  await runStep({ ...step, args: [...(step.args ?? []), `--results=${file}`] }, { show: true })
  if (!existsSync(file)) throw new Error(`${step.name} measured nothing.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {Step[]} steps @returns {Promise<Figure[]>} */
async function inTurn(steps) {
  const figures = []
  for (const step of steps) figures.push(...(await measured(step)))
  return figures
}

/** What `npm run check` and the tests hold by number. @returns {Figure[]} */
function countFigures() {
  const broken = brokenWithExceptions()
  return [
    ...counted(readSources(['src'], /\.tsx?$/)).map(({ name, count, most }) => atMost(name, count, most)),
    ...Object.entries(MOST_BROKEN).map(([rule, most]) =>
      atMost(`exceptions from ${rule}`, broken.filter((one) => one.rule === rule).length, most),
    ),
    atMost('tests in quarantine', quarantined().length, 0),
  ]
}

/** How many tests there are at each level, as the runners list them. @returns {Figure[]} */
function testFigures() {
  const file = join(folder, 'tests.json')
  listed(toolScript('vitest', 'vitest'), ['list', '--static-parse', `--json=${file}`])
  const inVitest = /** @type {{ file: string }[]} */ (JSON.parse(readFileSync(file, 'utf8')))
  const below = (/** @type {string} */ path) => inVitest.filter((one) => one.file.startsWith(join(root, path))).length
  const levels = ['unit', 'api', 'seed', 'screens'].map((name) => ({ name, count: below(`tests/${name}/`) }))
  const others = inVitest.length - levels.reduce((sum, { count }) => sum + count, 0)
  return [
    ...levels.map(({ name, count }) => shown(`tests in tests/${name}, a table of cases as one`, count)),
    shown('tests of the project itself, a table of cases as one', others),
    shown('browser tests of the gate', inPlaywright(['--grep', '@core'])),
    shown('browser tests', inPlaywright([])),
  ]
}

/** @param {string[]} args @returns {number} */
function inPlaywright(args) {
  const tool = toolScript('@playwright/test', 'playwright')
  return JSON.parse(listed(tool, ['test', '--list', '--reporter=json', ...args])).suites.reduce(specsIn, 0)
}

/** @param {number} sum @param {{ specs?: unknown[], suites?: any[] }} suite @returns {number} */
const specsIn = (sum, { specs = [], suites = [] }) => suites.reduce(specsIn, sum + specs.length)

/** @param {string} script @param {string[]} args @returns {string} what it printed */
function listed(script, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`)
  return stdout
}

/** @param {string} figure @param {number} value */
const shown = (figure, value) => atMost(figure, value, Number.POSITIVE_INFINITY)

/** What the figures depend on, and nothing that names the machine. @returns {string} */
function thisMachine() {
  const chromium = ensureChromium()
  const said = chromium ? spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout : ''
  const [version = 'none'] = /\d+(?:\.\d+)+/.exec(said) ?? []
  const model = cpus()[0]?.model.trim() || process.arch
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${availableParallelism()} cores of ${model}, ${gigabytes} GB of memory, Node ${process.versions.node}, Chromium ${version}`
}

async function main() {
  const requested = process.argv.slice(2)
  const names = Object.keys(STEPS)
  const unknown = requested.filter((name) => name !== 'bench' && !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}: the steps are bench, ${names.join(', ')}.`)
  const isRequested = (/** @type {string} */ name) =>
    requested.length === 0 || requested.includes(name) || (name.startsWith('bench:') && requested.includes('bench'))
  const machine = thisMachine()
  if (!isBuilt() && !build()) throw new Error('The build failed.')
  let rows = existsSync(page) ? readFigures(readFileSync(page, 'utf8')) : []
  for (const step of names.filter(isRequested)) {
    try {
      const figures = (await STEPS[step]?.()) ?? []
      const date = new Date().toISOString().slice(0, 10)
      const measuredRows = figures.map((figure) => ({ ...figure, step, machine, date }))
      rows = withMeasured(rows, measuredRows, names)
      // After each, so that a run that is cut has not been for nothing.
      writeFileSync(page, figuresPage(rows))
    } catch (error) {
      console.error(`${step}: ${error}`)
      process.exitCode = 1
    }
  }
}

await main()
