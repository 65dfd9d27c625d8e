import { expect, test } from 'vitest'
import { changedLines, type Line, mergeLines } from '#formats/merge-lines.ts'

/** `a b* c=Coffee`: the line c says Coffee, the line b is ticked. */
const lines = (text: string): Line[] =>
  text.split(' ').flatMap((word) => {
    const [id = '', content] = word.replace('*', '').split('=')
    return id === '' ? [] : [{ id, content: content ?? id, completed: word.includes('*') }]
  })
const said = (all: readonly Line[]) =>
  all
    .map(({ id, content, completed }) => `${id}${completed ? '*' : ''}${content === id ? '' : `=${content}`}`)
    .join(' ')

test.each([
  ['a line added on each side', 'a b', 'a x b', 'a b y', 'a x b y'],
  ['lines added in the same place', 'a', 'a x', 'a y', 'a x y'],
  ['a tick on each side', 'a b', 'a* b', 'a b*', 'a* b*'],
  ['a tick and other words of one line', 'a', 'a=Ale', 'a*', 'a*=Ale'],
  ['words of one line on both sides: mine', 'a', 'a=Ale', 'a=Apples', 'a=Ale'],
  ['deleted here, untouched there', 'a b', 'a', 'a b', 'a'],
  ['deleted there, untouched here', 'a b', 'a b', 'b', 'b'],
  ['deleted there, changed here: it stays', 'a b', 'a b*', 'a', 'a b*'],
  ['deleted here, changed there: it stays', 'a b', 'a', 'a b=Beer', 'a b=Beer'],
  ['moved here, added there', 'a b c', 'c a b', 'a b c x', 'c x a b'],
  ['moved there, added here', 'a b c', 'a b c x', 'c a b', 'c x a b'],
  ['where the beginning is not known no line goes', '', 'a b', 'b c', 'a b c'],
  ['all deleted here', 'a b', '', 'a b', ''],
  ['nothing changed', 'a b', 'a b', 'a b', 'a b'],
])('%s', (_, base, mine, theirs, expected) => {
  expect(said(mergeLines(lines(base), lines(mine), lines(theirs)))).toBe(expected)
})

test('tells which lines are new or other than they were', () => {
  expect(said(changedLines(lines('a b c'), lines('c b* x a')))).toBe('b* x')
})
