// Builds the app (`npm run build`) and marks dist with a stamp of what it was built from, so that `npm start` builds
// only when something changed. `npm test` calls it too.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configProblems } from './config-problems.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The folder with the built app. */
export const dist = join(root, 'dist')
// Inside dist, so that whatever empties or replaces dist takes the stamp along.
const stampFile = join(dist, '.cairn-build')

const sources = [
  'src',
  'sw',
  'seed',
  'public',
  'vite-plugins',
  'scripts/headers.mjs',
  'scripts/api-page.mjs',
  'scripts/api-schema.mjs',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]
/** Written by the build itself. */
const generated = ['src/routeTree.gen.ts', 'public/assets/i18n']

/**
 * Builds the app into dist.
 * @param {string[]} [args] further arguments for `vite build`
 * @returns {boolean} whether it succeeded; the reason has been printed if not
 */
export function build(args = []) {
  const problems = configProblems(readFileSync(join(root, 'public/config.json'), 'utf8'))
  for (const problem of problems) console.error(`public/config.json: ${problem}`)
  if (problems.length > 0) return false
  const stamp = sourceStamp()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // A build with arguments may go elsewhere or be of another kind: it is not the one that `npm start` may reuse.
  if (result.status === 0 && args.length === 0) writeFileSync(stampFile, stamp)
  return result.status === 0
}

/** Whether dist holds a build of the sources as they are now. */
export function isBuilt() {
  return (
    existsSync(join(dist, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()
  )
}

function sourceStamp() {
  const hash = createHash('sha256').update(process.env.BASE || '/')
  for (const file of sources.flatMap((source) => filesUnder(join(root, source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path) || generated.includes(relative(root, path).replaceAll('\\', '/'))) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

if (process.argv[1] === import.meta.filename) process.exitCode = build(process.argv.slice(2)) ? 0 : 1
