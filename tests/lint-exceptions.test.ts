// Files that may break a rule of the linter are listed in one place, which only shrinks: each still breaks it, and no more often than before.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root, toolScript } from '../scripts/steps.mjs'

/** How often each rule is broken. They only fall: where one has, write the lower number. */
const MOST: Readonly<Record<string, number>> = {
  'eslint/max-lines-per-function': 62,
  'react/immutability': 28,
  'react/preserve-manual-memoization': 1,
  'react/purity': 10,
  'react/refs': 20,
  'react/set-state-in-effect': 9,
  'react/static-components': 2,
}

interface Override {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
}

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { overrides } = readJson('.oxlintrc.exceptions.json') as { overrides: Override[] }
const listed = overrides.map(({ files, rules }) => ({ rule: Object.keys(rules).join(), files }))

let found: { readonly rule: string; readonly file: string }[]

beforeAll(() => {
  const { rules } = readJson('.oxlintrc.json')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lint-'))
  const config = join(folder, 'oxlint.json')
  const asked = Object.fromEntries(listed.map(({ rule }) => [rule, rules[rule]]))
  writeFileSync(
    config,
    JSON.stringify({ plugins: ['eslint', 'react'], categories: { correctness: 'off' }, rules: asked }),
  )
  const args = [
    toolScript('oxlint', 'oxlint'),
    '-c',
    config,
    '-f',
    'json',
    'src',
    'sw',
    'seed',
    'scripts',
    'vite-plugins',
  ]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  found = diagnostics
    .map(({ code, filename }) => ({
      rule: code.replace('(', '/').replace(')', ''),
      file: filename.replaceAll('\\', '/'),
    }))
    // What is generated, and the items of the evaluation, whose families are texts.
    .filter(({ file }) => !file.endsWith('.gen.ts') && !file.startsWith('seed/items/'))
})

test('each exception is of one rule, which it turns off', () => {
  expect(overrides.map(({ rules }) => Object.values(rules))).toEqual(overrides.map(() => ['off']))
  expect(listed.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(MOST).toSorted())
})

test.each(listed)('$rule: the files of .oxlintrc.exceptions.json are those that break it', ({ rule, files }) => {
  const breaking = new Set(found.filter((one) => one.rule === rule).map(({ file }) => file))
  expect(
    files.filter((file) => !breaking.has(file)),
    'Remove what breaks it no longer',
  ).toEqual([])
  expect(
    [...breaking].filter((file) => !files.includes(file)),
    'Mend what breaks it now',
  ).toEqual([])
})

test.each(Object.entries(MOST))('%s is broken at most %i times', (rule, most) => {
  expect(found.filter((one) => one.rule === rule).length).toBeLessThanOrEqual(most)
})
