// `node scripts/follow-guide.mjs`: follows "Add an app" of CONTRIBUTING.md to the letter, in a copy of the project: writes what its blocks show, extracts the
// words, runs every static check and the new app's tests, and counts what was touched besides the app's own files. `npm run test:all` runs it; the steps are
// tested by tests/follow-guide.test.ts. --keep leaves the copy.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './steps.mjs'

/**
 * @typedef {{ path: string, text: string }} Block what the guide shows of a file
 *
 * @typedef {object} Touched
 * @property {string[]} own files of the app's own
 * @property {string[]} routes its route files
 * @property {{ path: string, added: number, removed: number, places: number }[]} shared files that were there, with how many lines came and went, in how many places
 */

/** The app of the guide. */
const APP = 'birthdays'
const ROUTES = 'src/routes/'
const MODULES = 'sw/api/modules.ts'
const PLACES = 'src/platform/places.ts'
const CATALOGUES = ['src/locales/en.po', 'src/locales/fr.po']
/** Written by the tools, whoever adds a file. */
const GENERATED = ['src/routeTree.gen.ts']

/** What follows the line that a row of a list comes before; elsewhere it comes last. @type {Readonly<Record<string, string>>} */
const END_OF_LIST = { [PLACES]: '] as const satisfies readonly Place[]' }

/** @param {string} guide @returns {Block[]} */
export function blocksOf(guide) {
  const section = guide.slice(guide.indexOf('\n## Add an app'))
  const own = section.slice(0, section.indexOf('\n## ', 1))
  return [...own.matchAll(/^( *)```\w+ (\S+)\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', path = '', text = '']) => ({
    path,
    text: text.replaceAll(new RegExp(`^ {${indent.length}}`, 'gm'), ''),
  }))
}

/** The file with what the guide shows of it. @param {Block} block @param {string | undefined} before as it was, where there was one */
export function written({ path, text }, before) {
  if (before === undefined) return text
  if (path.endsWith('.po')) return withTranslations(before, text)
  const end = END_OF_LIST[path]
  if (end === undefined) return before + text
  const at = before.indexOf(end)
  if (at < 0) throw new Error(`${path} has no '${end}'`)
  return before.slice(0, at) + text + before.slice(at)
}

/** The catalogue with the translations that it lacks. @param {string} catalogue @param {string} shown */
function withTranslations(catalogue, shown) {
  const known = new Map([...shown.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)].map(([, id, text]) => [id, text]))
  return catalogue.replaceAll(/^msgid (".+")\nmsgstr ""$/gm, (entry, id) =>
    known.has(id) ? `msgid ${id}\nmsgstr ${known.get(id)}` : entry,
  )
}

/** @param {Touched} touched @returns {string[]} what is more than an app may touch */
export function tooMuch({ own, routes, shared }) {
  const may = (/** @type {string} */ path) => [MODULES, PLACES, ...CATALOGUES, ...GENERATED].includes(path)
  const others = shared.filter(({ path }) => !may(path)).map(({ path }) => `${path} is not the app's`)
  const strange = own.filter((path) => !path.includes(APP)).map((path) => `${path} is not called after the app`)
  const lines = shared.flatMap(({ path, added, removed, places }) => {
    if (path === MODULES && (added !== 1 || removed > 0)) return [`${path} has more than one line more`]
    return path === PLACES && (places !== 1 || removed > 0) ? [`${path} has more than one row more`] : []
  })
  const route = routes.length === 1 ? [] : [`${routes.length} route files, where one is enough`]
  return [...others, ...strange, ...lines, ...route]
}

/** @param {string} copy @returns {Touched} */
function touchedIn(copy) {
  const changed = git(copy, 'diff', '--numstat', '--no-renames', 'HEAD').map((line) => line.split('\t'))
  const made = git(copy, 'ls-files', '--others', '--exclude-standard')
  return {
    own: made.filter((path) => !path.startsWith(ROUTES)),
    routes: made.filter((path) => path.startsWith(ROUTES)),
    shared: changed.map(([added, removed, path = '']) => ({
      path,
      added: Number(added),
      removed: Number(removed),
      places: git(copy, 'diff', '--unified=0', 'HEAD', '--', path).filter((line) => line.startsWith('@@')).length,
    })),
  }
}

/** @param {string} folder @param {string[]} args @returns {string[]} lines */
function git(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** The project as it is, with what is not committed yet, and with the packages of this one. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'cairn-guide-'))
  for (const path of git(root, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), readFileSync(join(root, path)))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  // A link is no folder, which .gitignore names.
  writeFileSync(join(copy, '.gitignore'), `${readFileSync(join(copy, '.gitignore'), 'utf8')}\n/node_modules\n`)
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  git(copy, '-c', 'user.name=guide', '-c', 'user.email=guide@example.org', 'commit', '--quiet', '--message=As it is')
  return copy
}

/** @param {string} copy @param {Block} block */
function writeInto(copy, block) {
  const file = join(copy, block.path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, written(block, before))
}

/** @param {string} copy @param {string} tool below the copy @param {string[]} args */
function run(copy, tool, ...args) {
  console.log(`\n> ${tool} ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [join(copy, tool), ...args], { cwd: copy, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The guide leads to an app of which '${tool}' does not approve: mend one of them.`)
}

function follow() {
  const blocks = blocksOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
  const copy = copyProject()
  const vitest = 'node_modules/vitest/vitest.mjs'
  try {
    for (const block of blocks.filter(({ path }) => !path.endsWith('.po'))) writeInto(copy, block)
    run(copy, 'node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean')
    for (const block of blocks.filter(({ path }) => path.endsWith('.po'))) writeInto(copy, block)
    run(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', MODULES, PLACES)
    const around = ['schema-versions', 'drill-inputs', 'stored-rows'].map((name) => `tests/api/${name}.test.ts`)
    run(copy, vitest, 'run', '--project=api*', APP, 'tests/app-mentions.test.ts', ...around)
    // Its address becomes a route as soon as Vite has seen the file.
    run(copy, vitest, 'run', '--project=screens', APP, 'tests/screens/places.test.tsx')
    run(copy, 'scripts/check.mjs')
    const touched = touchedIn(copy)
    const { own, routes, shared } = touched
    console.log(`\n${own.length} files of its own, ${routes.length} route file, and of those that were there:`)
    for (const { path, added, removed } of shared) console.log(`  ${path}: ${added} lines more, ${removed} less`)
    return tooMuch(touched)
  } finally {
    if (process.argv.includes('--keep')) console.log(copy)
    else rmSync(copy, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  const problems = follow()
  for (const problem of problems) console.error(problem)
  console.log(problems.length > 0 ? 'The app touches more than it may' : 'The app touches no more than it may')
  process.exitCode = problems.length > 0 ? 1 : 0
}
