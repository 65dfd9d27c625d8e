// The phrases of tests/fixtures/phrases, each read at the clock that is above it: what stays as the title, and when it is due.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endOfDay } from '#formats/due.ts'
import { additionOf, recognise } from '#kit/quick-add/read-line.ts'

interface Phrase {
  readonly clock: string
  readonly line: string
  readonly title: string
  readonly due: string
  readonly repeat: string
}

function phrasesOf(language: 'en' | 'fr'): Phrase[] {
  let clock = ''
  return readFileSync(new URL(`../fixtures/phrases/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      if (row.startsWith('@ ')) clock = row.slice(2)
      if (!row.includes(' | ')) return []
      const [line = '', title = '', due = '', repeat = ''] = row.split(' | ')
      return [{ clock, line, title: title === '=' ? line : title, due, repeat }]
    })
}

const instant = (local: string): Date => new Date(local.replace(' ', 'T'))

function dueOf(words: string): string | undefined {
  if (words === 'none') return undefined
  const isWhole = words.length === 10
  return (isWhole ? endOfDay(instant(`${words} 12:00`)) : instant(words)).toISOString()
}

describe.each(['en', 'fr'] as const)('%s', (language) => {
  test.each(phrasesOf(language))('$clock: “$line” is “$title”, due $due', ({ clock, line, title, due, repeat }) => {
    const known = { tags: [], people: [], language, now: instant(clock).getTime() }
    const { words } = recognise(line, { ...known, plain: new Set(), wanted: new Set() })
    const read = additionOf(line, words)
    expect({ title: read.title, dueDate: read.dueDate, repeat: read.repeat ?? '' }).toEqual({
      title,
      dueDate: dueOf(due),
      repeat,
    })
  })
})
