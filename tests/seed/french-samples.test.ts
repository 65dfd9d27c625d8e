// The samples that are translated are so as a whole, and stay the rows that they are.
import { expect, test } from 'vitest'
import { activityWords } from '#seed/french/activity-words.ts'
import { FRENCH_TABLES, inFrench } from '#seed/french/in-french.ts'
import { shellWords } from '#seed/french/shell-words.ts'
import { taskWords } from '#seed/french/task-words.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { isContent } from '#sw/api/engine/seeding.ts'
import { modules } from '#sw/api/modules.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

type Row = Readonly<Record<string, unknown>>

async function samples(): Promise<(readonly [table: string, row: Row])[]> {
  const seeds = await Promise.all(modules.filter(isContent).map(async ({ load }) => (await load()).seed?.(TEST_NOW, 1)))
  return seeds.flatMap((seed) =>
    Object.entries(seed ?? {}).flatMap(([table, rows]) => rows.map((row) => [table, row as Row] as const)),
  )
}

/** Fields that are words, and not names of people. */
const WORDS = new Set(['title', 'notes', 'description', 'label', 'linkedContent', 'extraContent'])
/** What is written down, also where it is called the same in both languages. */
const KNOWN = new Set([activityWords, shellWords, taskWords].flatMap(Object.keys))

function wordsOf(row: Row): Map<string, string> {
  const found = new Map<string, string>()
  const look = (value: unknown, path: string, isWords: boolean): void => {
    if (typeof value === 'string' && isWords) found.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`, WORDS.has(key))
  }
  look(row, '', false)
  return found
}

test('every word of a translated table is French, spaced as French is', async () => {
  const left = new Set<string>()
  for (const [table, row] of (await samples()).filter(([name]) => FRENCH_TABLES.includes(name))) {
    const french = wordsOf(inFrench(table, row))
    for (const [path, words] of wordsOf(row)) {
      const translated = french.get(path) ?? ''
      // A message's title is who wrote it.
      if (translated === words && !KNOWN.has(words) && table !== 'messages') left.add(`${table}${path}: ${words}`)
      expect(spacedInFrench(translated)).toBe(translated)
      expect(translated).not.toMatch(/\{\d\}|“|'/)
    }
  }
  expect([...left]).toEqual([])
})

test('nothing but words is another, and no other table', async () => {
  for (const [table, row] of await samples()) {
    const words = wordsOf(row)
    const french = JSON.stringify(inFrench(table, row))
    if (!FRENCH_TABLES.includes(table)) expect(french).toBe(JSON.stringify(row))
    const masked = (one: Row): unknown =>
      JSON.parse(JSON.stringify(one, (key, value) => (WORDS.has(key) && typeof value === 'string' ? '' : value)))
    expect(masked(inFrench(table, row))).toEqual(masked(row))
    expect(wordsOf(inFrench(table, row)).size).toBe(words.size)
  }
})
