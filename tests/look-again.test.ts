// The gate looks once more at what failed in a browser: what it reports as flaky, and what stays a failure.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { CountedStep } from '../scripts/counted-steps.mjs'
import { lookAgain } from '../scripts/look-again.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cairn-look-again-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nothing = join(folder, 'nothing.mjs')
writeFileSync(nothing, '')

const ledger = join(folder, 'ledger.jsonl')
const lines = () =>
  readFileSync(ledger, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

let made = 0

/** A step that has run. @param fails the titles that fail of each file @param again those that fail when a file, or one test of it, runs again */
function ran(
  fails: Readonly<Record<string, readonly string[]>>,
  again: (file: string, title?: string) => readonly string[],
): CountedStep {
  const file = join(folder, `${++made}.json`)
  writeFileSync(file, JSON.stringify(fails))
  return {
    name: 'tests',
    file: nothing,
    results: {
      file,
      read: (json: Record<string, string[]>) => ({ passed: 5, failed: Object.values(json).flat().length, skipped: 0 }),
      files: (json: Record<string, string[]>) =>
        Object.entries(json).map(([path, titles]) => ({
          file: path,
          seconds: 1,
          failures: titles.map((title) => ({ title, message: 'not there' })),
        })),
      again: (path: string, title?: string) => ran({ [path]: again(path, title) }, again),
    },
  }
}

async function verdicts(step: CountedStep): Promise<Record<string, string>> {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const seen = await lookAgain([step], ledger)
  return Object.fromEntries(seen.map(({ title, verdict }) => [title, verdict]))
}

test('what passes with its file is flaky, and is written down', async () => {
  expect(await verdicts(ran({ 'a.test.tsx': ['one'], 'b.test.tsx': [] }, () => []))).toEqual({ one: 'flaky' })
  expect(lines().at(-1).seen).toMatchObject([{ title: 'one', verdict: 'flaky' }])
})

test('what passes alone and fails with its file depends on the tests before it', async () => {
  const step = ran({ 'a.test.tsx': ['one'] }, (_, title) => (title ? [] : ['one']))
  expect(await verdicts(step)).toEqual({ one: 'dependent' })
})

test('what fails alone too has failed; so has what passes while another test of its file fails', async () => {
  expect(await verdicts(ran({ 'a.test.tsx': ['one'] }, () => ['one']))).toEqual({ one: 'failed' })
  expect(await verdicts(ran({ 'a.test.tsx': ['one'] }, () => ['another']))).toEqual({ one: 'failed' })
})

test('each run leaves a line in the ledger, and what was in an earlier one is told', async () => {
  const before = lines().length
  await verdicts(ran({ 'c.test.tsx': ['two'] }, () => []))
  await verdicts(ran({ 'c.test.tsx': [] }, () => []))
  await verdicts(ran({ 'c.test.tsx': ['two'] }, () => []))
  expect(lines()).toHaveLength(before + 3)
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('c.test.tsx › two: also looked at again 1 times'))
})

test('where many files fail, nothing is looked at again', async () => {
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`${index}.test.tsx`, ['one']]))
  expect(await verdicts(ran(many, () => []))).toEqual({})
})
