// Installs the dependencies when the ones on disk do not match package.json and its lock file.
// Every npm script calls it first, so that a bare clone needs one command only. It runs on the system's own Node,
// before anything is installed: no imports but Node's, no syntax newer than Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.cairn-installed')
const oldestForInstall = [20, 19]
// vitest and lingui require this; the optional package node-<platform> installs a newer one than most systems have.
const oldestForTools = [22, 19]

/** @param {string} version @param {number[]} floor */
function isAtLeast(version, [major = 0, minor = 0]) {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`\nCairn: ${sentence}\n`)
  process.exit(1)
}

function wantedStamp() {
  const hash = createHash('sha256')
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name)
    // Only what decides the packages: editing a script in package.json must not cost an install.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    hash.update(name === 'package.json' ? dependenciesOf(text) : text).update('\0')
  }
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`
}

/** @param {string} text */
function dependenciesOf(text) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(text)
  return JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides })
}

function npmCommand() {
  const own = process.env.npm_execpath ?? ''
  // Under `npm run`, npm says where it lives: the surest way to call the same npm, on Windows too.
  if (/npm-cli\.[cm]?js$/.test(own))
    return { command: process.env.npm_node_execpath ?? process.execPath, first: [own], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

function install() {
  const { command, first, shell } = npmCommand()
  // Nothing that is installed runs code of its own, and it is exactly what the lock file says: that names the binaries of every system, which npm writes
  // only where it has no `node_modules` to read them from (`npm install --package-lock-only` in an empty folder).
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = [...first, 'ci', '--ignore-scripts', ...quiet]
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell })
  if (result.error)
    fail(
      `npm could not be started (${result.error.message}). Install Node with npm from https://nodejs.org and try again.`,
    )
  if (result.status !== 0) {
    fail(
      'the dependencies could not be installed; npm says why above. Check the network and the registry (npm ping), then run the same command again.',
    )
  }
}

/** The version that `npm run` finds first: the one the dependencies installed, else the system's. */
function toolNodeVersion() {
  const localNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(localNode)) return process.version
  const result = spawnSync(localNode, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  if (result.status === 0) return result.stdout.trim()
  // A Node built for another C library (Alpine's musl, an old glibc) would break every script: fall back to the system's.
  rmSync(localNode, { force: true })
  return process.version
}

if (!isAtLeast(process.version, oldestForInstall)) {
  fail(
    `this is Node ${process.version}; Node ${oldestForInstall.join('.')} or newer is needed. Get it from https://nodejs.org.`,
  )
}

const stamp = wantedStamp()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Installing the dependencies (about a minute the first time) ...')
  install()
  const version = toolNodeVersion()
  if (!isAtLeast(version, oldestForTools)) {
    fail(
      `the tools need Node ${oldestForTools.join('.')} or newer. No ready-made one came with the dependencies for ${process.platform}-${process.arch}, and the system has ${version}: install a newer Node from https://nodejs.org.`,
    )
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
