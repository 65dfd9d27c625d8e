// The table of threats in docs/security.md: each of its rows names tests, and each of those is there, by its file and words of its title.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSource, type SyntaxNode, walk } from '#scripts/sources.mjs'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

interface Row {
  readonly threat: string
  readonly tests: readonly { readonly path: string; readonly words: readonly string[] }[]
}

/** @param page Markdown with one table of four columns, the last of which has `path` “words” in it */
function threatsIn(page: string): Row[] {
  const rows = page.split('\n').filter((line) => /^\| .* \|$/.test(line))
  return rows.slice(1).map((line) => {
    const cells = line.slice(2, -2).split(' | ')
    const tests = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`((?:,? “[^”]+”)*)/g)]
    return {
      threat: cells.slice(0, 2).join(': '),
      tests: tests.map(([, path = '', quoted = '']) => ({
        path,
        words: [...quoted.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
      })),
    }
  })
}

const TESTS = /^(test|it|describe)$/

/** What a test file calls its tests and their groups, with `${}` where a title is put together. */
function titlesIn(source: { path: string; text: string }): string[] {
  const titles: string[] = []
  const named = new Map<string, string>()
  walk(parseSource(source).program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) named.set(node.id.name, textOf(node.init))
    const [first] = node.type === 'CallExpression' ? node.arguments : []
    if (first && TESTS.test(rootOf(node)))
      titles.push(first.type === 'Identifier' ? (named.get(first.name) ?? '') : textOf(first))
  })
  return titles.filter((title) => title !== '')
}

/** `test` of `test(…)`, `test.skip(…)` and `test.each(…)(…)`. */
function rootOf({ callee }: SyntaxNode): string {
  let node = callee
  while (node.type === 'MemberExpression' || node.type === 'CallExpression')
    node = node.type === 'CallExpression' ? node.callee : node.object
  return node.name ?? ''
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return node.quasis.map(({ value }: SyntaxNode) => value.cooked).join('${}')
}

const rows = threatsIn(read('docs/security.md'))

test('there are threats, and each names a test', () => {
  expect(rows.length).toBeGreaterThan(15)
  const bare = rows.filter(({ tests }) => tests.length === 0 || tests.some(({ words }) => words.length === 0))
  expect(bare.map(({ threat }) => threat)).toEqual([])
})

describe('the test that a threat names is there', () => {
  test.each(rows)('$threat', ({ tests }) => {
    for (const { path, words } of tests) {
      expect([path, existsSync(new URL(`../${path}`, import.meta.url))]).toEqual([path, true])
      const titles = titlesIn({ path, text: read(path) })
      for (const one of words)
        expect([path, one, titles.some((title) => title.includes(one))]).toEqual([path, one, true])
    }
  })
})

test('a row without words, a file that is gone and a title that was changed are seen', () => {
  const [bare] = threatsIn('| From | a | b | Test |\n|---|---|---|---|\n| x | y | z | `tests/a.test.ts` |')
  expect(bare).toEqual({ threat: 'x: y', tests: [{ path: 'tests/a.test.ts', words: [] }] })
  const text = `const title = \`one \${name} is here\`
    test(title, () => {})
    test.each([1])('two %s', () => {})
    describe.skip('three', () => test('three four', { tag: '@core' }, () => {}))
    expect('five')`
  expect(titlesIn({ path: 'a.test.ts', text })).toEqual(['one ${} is here', 'two %s', 'three', 'three four'])
})
