// The documents that explain the code: what they name is there, their map and their table of imports are the code's, and they are short. Plants what is not so.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  deadCommands,
  deadLinks,
  deadNames,
  glossaryOf,
  importTableProblems,
  linksIn,
  longProse,
  mapProblems,
  ownTurns,
  recordProblems,
} from '../scripts/documents.mjs'
import { zones } from '../scripts/import-zones.mjs'

const root = new URL('../', import.meta.url)
const read = (path: string) => ({ path, text: readFileSync(new URL(path, root), 'utf8') })
const TOP = ['docs', 'e2e', 'public', 'scripts', 'seed', 'src', 'sw', 'tests', 'vite-plugins']
const files = TOP.flatMap((top) =>
  readdirSync(new URL(top, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(root.pathname.length)),
)
const inRoot = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
const all = [...files, ...inRoot]
const architecture = read('ARCHITECTURE.md')
const records = files.filter((path) => path.startsWith('docs/decisions/'))
const planted = (text: string, path = 'ARCHITECTURE.md') => ({ path, text })
const messages = (problems: readonly { message: string }[]) => problems.map(({ message }) => message)

/** Those of the top, and those below the page, the worker and the samples. */
const folders = [
  ...TOP,
  ...new Set(files.flatMap((path) => /^(?:(?:src|seed)\/[^/]+|sw\/api(?:\/[^/]+)?)(?=\/)/.exec(path) ?? [])),
  'sw/api',
]

describe('ARCHITECTURE.md', () => {
  test('its sentences and bullets are short', () => {
    expect(longProse(architecture)).toEqual([])
    const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`
    const bullet = (lines: number) => `- ${Array.from({ length: lines }, () => 'Some words.').join('\n  ')}`
    expect(longProse(planted(`${sentence(25)} ${sentence(25)}\n\n${bullet(3)}\n`))).toEqual([])
    expect(messages(longProse(planted(`# A\n\n${sentence(26)}`)))).toEqual([expect.stringMatching(/^26 words/)])
    expect(messages(longProse(planted(bullet(4))))).toEqual([expect.stringMatching(/^A bullet of 4 lines/)])
    expect(messages(longProse(planted(`- ${'Some words. '.repeat(32)}`)))).toEqual([
      expect.stringMatching(/^A bullet of 1 lines and 38\d characters/),
    ])
  })

  test('its map has every folder of the top, of the page, of the worker and of the samples', () => {
    expect(mapProblems(architecture, folders)).toEqual([])
    const map = planted(
      '## The map\n\n| folder | is |\n|---|---|\n| `src` | a |\n| `src/old`, `src/<domain>` | b |\n\n',
    )
    expect(messages(mapProblems(map, ['src', 'src/new']))).toEqual([
      'The map lacks the folder src/new',
      expect.stringMatching(/^The map has src\/old/),
    ])
  })

  test('its table of imports is what the walls enforce', () => {
    expect(importTableProblems(architecture)).toEqual([])
    const ui = { folder: 'src/ui', files: /^src\/ui\//, may: ['src/ui/', 'src/kit/'], packages: /^react$/, instead: '' }
    const table = planted('## Who may import whom\n\n| a | b | c |\n|---|---|---|\n| `src/ui` | itself | all |\n')
    expect(messages(importTableProblems(table, [ui]))).toEqual([
      'The walls have this row: | `src/ui` | itself, `src/kit` | `react` |',
      'The walls have no such row: | `src/ui` | itself | all |',
    ])
  })

  test('what is in no row of that table are single files', () => {
    const others = zones.filter(({ folder }) => !folder).map((zone) => zone.files.source)
    expect(others.filter((pattern) => !/\.tsx?\$$/.test(pattern))).toEqual([])
  })

  test('every decision is linked from it', () => {
    const linked = linksIn(architecture.text).map(({ to }) => to)
    expect(records.filter((path) => !linked.includes(path))).toEqual([])
  })
})

describe('CONTRIBUTING.md', () => {
  test('its sentences and bullets are short', () => {
    expect(longProse(read('CONTRIBUTING.md'))).toEqual([])
  })

  test('its glossary has one line a term, in the sequence of the alphabet', () => {
    const terms = glossaryOf(read('CONTRIBUTING.md').text)
    expect(terms.length).toBeGreaterThan(20)
    expect(terms).toEqual([...new Set(terms)].toSorted())
    expect(glossaryOf('## Glossary\n| term | is |\n|---|---|\n| b | x |\n| a | y |\n\n')).toEqual(['b', 'a'])
  })

  test('the files that it names exist, but for those of its app', () => {
    const others = deadNames(read('CONTRIBUTING.md'), all).filter(({ message }) => !message.includes('birthdays'))
    expect(others).toEqual([])
  })
})

const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> }

test.each([
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs/deploy.md',
  'docs/figures.md',
  'docs/operate.md',
  ...records,
])('%s: its commands are those of package.json', (path) => {
  expect(deadCommands(read(path), Object.keys(scripts))).toEqual([])
})

test('a command that is not there is reported', () => {
  const text = 'Run `npm run size`, `npm test`, `npm run drill -- apply` and `npm run gone:all`.'
  expect(messages(deadCommands(planted(text), ['size', 'test', 'drill']))).toEqual(['There is no npm run gone:all'])
})

test.each(['ARCHITECTURE.md', ...records])('%s: the files that it names exist', (path) => {
  expect(deadNames(read(path), all)).toEqual([])
})

test('a file or a folder that is not there is reported, in a flow too', () => {
  const text = 'Of `here.ts`, `a/here.ts`, `gone.ts` and `src/gone`.\n\n```\napi/lost.ts   sends it\n```\n'
  expect(messages(deadNames(planted(text), ['src/a/here.ts']))).toEqual([
    'There is no gone.ts',
    'There is no src/gone',
    'There is no api/lost.ts',
  ])
})

test.each([
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs/deploy.md',
  'docs/figures.md',
  'docs/operate.md',
  'docs/security.md',
  ...records,
])('%s: its links lead to files', (path) => {
  expect(deadLinks(read(path), all)).toEqual([])
})

test('a link to nowhere is reported', () => {
  const text = 'See [a](../a.md), [b](b.md#part), [c](https://example.org/c.md), [d](d.md) and [e](#part).'
  expect(messages(deadLinks(planted(text, 'docs/x/y.md'), ['docs/a.md', 'docs/x/b.md']))).toEqual([
    'The link to d.md leads nowhere',
  ])
})

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/deploy.md', 'docs/operate.md', ...records])(
  '%s: uses the terms of the field',
  (path) => {
    expect(ownTurns(read(path))).toEqual([])
  },
)

test('a turn of our own is reported, but not in code', () => {
  expect(messages(ownTurns(planted('It is kept in `kept`.\n\n```\nkept\n```\n')))).toEqual([
    "'kept'. Instead: saved, stored",
  ])
})

test.each(records)('%s: is short, and has the parts of a record', (path) => {
  expect(recordProblems(read(path))).toEqual([])
  expect(longProse(read(path))).toEqual([])
})

test('a record that is long or lacks a part is reported', () => {
  const parts = '# A\n\n**Context.** A.\n\n**Decision.** B.\n\n**Consequences.** C.\n'
  expect(messages(recordProblems(planted(`${parts}\n**Revisit when.** D.\n`)))).toEqual([])
  expect(messages(recordProblems(planted(`${parts}${'\n'.repeat(40)}E.`)))).toEqual([
    '48 lines, where 40 are allowed',
    "A record has a part '**Revisit when.**'",
  ])
})
