import { expect, test } from 'vitest'
import { furtherImports } from '#vite-plugins/imports-at-once.ts'

const chunk = (name: string, imports: string[], dynamicImports: string[] = []) => ({
  fileName: `${name}.js`,
  name,
  imports: imports.map((other) => `${other}.js`),
  dynamicImports: dynamicImports.map((other) => `${other}.js`),
  isEntry: name === 'index',
})

const chunks = Object.fromEntries(
  [
    chunk('index', ['libraries'], ['signed-in', 'jobs']),
    chunk('libraries', []),
    chunk('signed-in', ['index', 'forms']),
    chunk('forms', ['libraries']),
    chunk('jobs', ['signed-in', 'lists']),
    chunk('lists', ['panes', 'forms']),
    chunk('panes', ['marks', 'lists-words']),
    chunk('marks', []),
    chunk('lists-words', ['libraries']),
  ].map((one) => [one.fileName, one]),
)

test('a script that is loaded on demand names what its imports import, but nothing that the page starts with', () => {
  expect(furtherImports('jobs.js', chunks, 'signed-in')).toEqual(['panes.js', 'marks.js', 'lists-words.js'])
})

test('one that others import alone names nothing further', () => {
  expect(furtherImports('lists.js', chunks, 'signed-in')).toEqual([])
})
