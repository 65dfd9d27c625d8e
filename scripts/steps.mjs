// Runs the tools as steps with a name, an outcome and a time, for check.mjs and test.mjs.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} file the script that Node runs
 * @property {string[]} [args]
 * @property {Record<string, string>} [env] besides the environment as it is
 * @property {number} [minutes] after which it is stopped, as failed; 10 when left out
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} output what the step printed; empty when it was shown while it ran
 */

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The script behind a package's command. Started with Node itself, it needs no shell, on Windows either.
 * @param {string} packageName
 * @param {string} command
 * @returns {string}
 */
export function toolScript(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs one step to its end.
 * @param {Step} step
 * @param {{ show?: boolean }} [options] `show` prints what the step prints, while it runs
 * @returns {Promise<Outcome>}
 */
export function runStep({ name, file, args = [], env = {}, minutes = 10 }, { show = false } = {}) {
  const started = performance.now()
  // What is buffered for later is coloured as if it were shown now.
  const colours = show ? {} : process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const limit = setTimeout(() => {
    const notice = `\n${name} was stopped: it took longer than ${minutes} minutes.\n`
    output += notice
    if (show) console.error(notice)
    child.kill()
  }, minutes * 60_000)
  child.once('exit', () => clearTimeout(limit))
  return new Promise((done) => {
    const finish = (/** @type {boolean} */ ok) =>
      done({ name, ok, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += String(error)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}

/**
 * Runs steps side by side, and prints each as it ends: a line when it passed, all of its output when it failed.
 * @param {Step[]} steps
 * @param {number} atOnce how many may run at the same time
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function runSideBySide(steps, atOnce) {
  const outcomes = /** @type {Outcome[]} */ ([])
  const waiting = steps.entries()
  const lane = async () => {
    for (const [index, step] of waiting) {
      const outcome = await runStep(step)
      outcomes[index] = outcome
      console.log(outcomeLine(outcome))
      if (!outcome.ok) console.log(indent(outcome.output.trim()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return outcomes
}

/** @param {Outcome} outcome @returns {string} */
export function outcomeLine({ name, ok, seconds }) {
  return `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '    ')
}
