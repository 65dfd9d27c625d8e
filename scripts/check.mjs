// `npm run check`: everything that can be checked without running the app: half a minute on two cores.
// `npm test` runs the same list first.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { root, runSideBySide, toolScript } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The static checks, the slow ones first, so that side by side they end together.
 * @returns {Step[]}
 */
export function staticChecks() {
  return [
    ...typeChecks(),
    { name: 'messages', file: script('messages.mjs') },
    { name: 'dead code', file: toolScript('knip', 'knip'), args: ['--no-progress', '--no-config-hints'] },
    // What only tests use belongs to tests/setup; what reaches into the state of a module for them says `@internal`.
    {
      name: 'code for tests alone',
      file: toolScript('knip', 'knip'),
      args: ['--production', '--no-progress', '--no-config-hints'],
    },
    // Named folders: over the whole of a project, the type-aware rules have been seen to crash.
    {
      name: 'lint (oxlint)',
      file: toolScript('oxlint', 'oxlint'),
      args: ['--type-aware', '--deny-warnings', 'src', 'sw', 'seed', 'tests', 'e2e'],
    },
    {
      name: 'format, lint (biome)',
      file: toolScript('@biomejs/biome', 'biome'),
      args: ['check', '--error-on-warnings', '.'],
    },
    { name: 'import walls', file: script('walls.mjs') },
    { name: 'import cycles', file: script('import-cycles.mjs') },
    { name: 'house rules', file: script('house-rules.mjs') },
    { name: 'apps', file: script('app-mentions.mjs') },
    { name: 'counts', file: script('counts.mjs') },
    { name: 'regular expressions', file: script('regexes.mjs') },
    { name: 'hard-coded texts', file: script('hard-coded-texts.mjs') },
    { name: 'unextracted messages', file: script('unextracted-messages.mjs') },
    { name: 'wording', file: script('wording.mjs') },
    { name: 'quarantine', file: script('quarantine.mjs') },
  ]
}

/** One for each tsconfig wall, found by name, so that a new wall needs no line here. @returns {Step[]} */
function typeChecks() {
  const projects = readdirSync(root).flatMap((name) => /^tsconfig\.(?!base\.)(.+)\.json$/.exec(name)?.[1] ?? [])
  // The biggest first.
  const order = ['src', 'node', 'sw', 'contract']
  return projects
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => ({
      name: `types: ${name}`,
      file: toolScript('typescript', 'tsc'),
      args: ['--singleThreaded', '--noEmit', '-p', `tsconfig.${name}.json`],
    }))
}

/** @param {string} name */
function script(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}

/** How many checks to run side by side: one for each core, within reason. */
export const lanes = Math.max(2, Math.min(availableParallelism(), 6))

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const outcomes = await runSideBySide(staticChecks(), lanes)
  const failed = outcomes.filter(({ ok }) => !ok)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed in ${seconds} s`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
