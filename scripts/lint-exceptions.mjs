// The files that may break a rule of the linter (.oxlintrc.exceptions.json): how often each rule is broken, and how often it may be. tests/lint-exceptions.test.ts
// compares them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolScript } from './steps.mjs'

/**
 * @typedef {{ files: readonly string[], rules: Readonly<Record<string, unknown>> }} Override
 * @typedef {{ rule: string, file: string }} Broken
 */

/** How often each rule is broken. They only fall: where one has, write the lower number. @type {Readonly<Record<string, number>>} */
export const MOST_BROKEN = {
  'react/immutability': 28,
  'react/preserve-manual-memoization': 1,
  'react/purity': 10,
  'react/refs': 20,
  'react/set-state-in-effect': 9,
  'react/static-components': 2,
}

const FOLDERS = ['src', 'sw', 'seed', 'scripts', 'vite-plugins']

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** @returns {readonly Override[]} */
export const exceptions = () => readJson('.oxlintrc.exceptions.json').overrides

/** Each time that a rule with exceptions is broken, in the listed files too. @returns {Broken[]} */
export function brokenWithExceptions() {
  const { rules } = readJson('.oxlintrc.json')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lint-'))
  const config = join(folder, 'oxlint.json')
  const enabled = Object.fromEntries(Object.keys(MOST_BROKEN).map((rule) => [rule, rules[rule]]))
  const settings = { plugins: ['eslint', 'react'], categories: { correctness: 'off' }, rules: enabled }
  writeFileSync(config, JSON.stringify(settings))
  const args = [toolScript('oxlint', 'oxlint'), '-c', config, '-f', 'json', ...FOLDERS]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  const { diagnostics } = /** @type {{ diagnostics: { code: string, filename: string }[] }} */ (JSON.parse(stdout))
  return (
    diagnostics
      .map(({ code, filename }) => ({
        rule: code.replace('(', '/').replace(')', ''),
        file: filename.replaceAll('\\', '/'),
      }))
      // What is generated, and the items of the evaluation, whose families are texts.
      .filter(({ file }) => !file.endsWith('.gen.ts') && !file.startsWith('seed/items/'))
  )
}
