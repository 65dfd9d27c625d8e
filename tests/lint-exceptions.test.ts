// Files that may break a rule of the linter are listed in one place, which only shrinks: each still breaks it, and no more often than before.
import { beforeAll, expect, test } from 'vitest'
import { brokenWithExceptions, exceptions, MOST_BROKEN } from '../scripts/lint-exceptions.mjs'

const listed = exceptions().map(({ files, rules }) => ({ rule: Object.keys(rules).join(), files }))

let found: ReturnType<typeof brokenWithExceptions>

beforeAll(() => {
  found = brokenWithExceptions()
})

test('each exception is of one rule, which it turns off', () => {
  expect(exceptions().map(({ rules }) => Object.values(rules))).toEqual(exceptions().map(() => ['off']))
  expect(listed.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(MOST_BROKEN).toSorted())
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

test.each(Object.entries(MOST_BROKEN))('%s is broken at most %i times', (rule, most) => {
  expect(found.filter((one) => one.rule === rule).length).toBeLessThanOrEqual(most)
})
