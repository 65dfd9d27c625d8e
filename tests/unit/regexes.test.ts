// Plants regular expressions that take long over some text, and sees the check find each one and nothing else.
import { describe, expect, test } from 'vitest'
import { hashOf, slowRegexes, withList } from '#scripts/regexes.mjs'

const found = async (text: string, path = 'src/a.ts', judge?: Parameters<typeof slowRegexes>[1]) =>
  (await slowRegexes([{ path, text }], judge)).map(({ line, message }) => `${line} ${message}`)
/** Every expression is slow to it: what is tested is where it is reported. */
const slow = async () => 'polynomial'

describe('a slow expression is reported with a text that shows it', { tags: 'extended' }, () => {
  test.each([
    ['/<[^>]*>/g', "for '<'"],
    ['/^[^@]+@[^@]+\\.[^@]+$/', 'polynomial'],
    ['/^(a+)+$/', 'exponential'],
  ])('%s', async (regex, words) => {
    expect(await found(`\nconst all = ${regex}.exec(text)`)).toEqual([expect.stringContaining(words)])
  })

  test('with its line, also within a component', async () => {
    expect(await found('export const A = () => (\n  <p>{text.replace(/ +$/, "")}</p>\n)', 'src/a.tsx', slow)).toEqual([
      expect.stringMatching(/^2 .*polynomial/),
    ])
  })

  test('and so is what is put together while the code runs', async () => {
    const message = expect.stringContaining('write it as a literal')
    expect(await found('new RegExp(`^${name}$`)')).toEqual([message])
    expect(await found('RegExp(name)')).toEqual([message])
  })
})

test.each([
  '/<[^<>]*>/g',
  '/^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$/',
  '/(?<!\\s)\\s*\\n\\s*/g',
  '/\\s+/g',
  '/^BEGIN:VCARD\\s*$/im',
])('%s is quick', async (regex) => {
  expect(await found(`const all = ${regex}.exec(text)`)).toEqual([])
})

test('one place may be left out, with its reason, and no other', async () => {
  const text = 'const isAsked = /where[^.]*\\?/i'
  expect(await found(text, 'sw/api/apps/chat/phrases-en.ts', slow)).toEqual([])
  expect(await found(text, 'sw/api/apps/chat/module.ts', slow)).toHaveLength(1)
})

test('what is listed is not judged again; anything else is, once, and is slow where it is', async () => {
  const requested: string[] = []
  const { judge, quick } = withList(
    new Set([hashOf({ pattern: 'listed', flags: 'g' })]),
    async ({ pattern, flags }) => {
      requested.push(`/${pattern}/${flags}`)
      return pattern.startsWith('slow') ? 'takes long' : undefined
    },
  )
  const text = 'const all = [/listed/g, /listed/, /listed/g, /slow/, /slow/, /new/]'
  const problems = await slowRegexes([{ path: 'src/a.ts', text }], judge)
  expect(problems.map(({ message }) => message)).toEqual(['slow: takes long.', 'slow: takes long.'])
  expect(requested).toEqual(['/listed/', '/slow/', '/new/'])
  expect(quick.size).toBe(3)
})
