// The table of meanings speaks of words that icon names have; and it makes no icon of the app's own sprite.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { feather } from '#seed/icons/feather.ts'
import { heroicons } from '#seed/icons/heroicons.ts'
import { material } from '#seed/icons/material.ts'
import { iconMeanings } from '#seed/icons/meanings.ts'

const lines = iconMeanings.trim().split('\n')

describe('the meanings of icons', () => {
  test('a few hundred meanings, each with icons before the bar and other words behind it', () => {
    expect(lines.length).toBeGreaterThan(200)
    for (const line of lines) expect(line).toMatch(/^[^|]+\|[^|]+$/)
  })

  test('each begins with a word that some icon is named by', () => {
    const words = new Set([...feather, ...heroicons.outline, ...material.solid].flatMap((name) => name.split('-')))
    const lost = lines.filter((line) => !(line.split('|')[0] ?? '').split(' ').some((word) => words.has(word)))
    expect(lost).toEqual([])
  })

  test('it quotes no words, which would be drawn into the sprite of the app', () => {
    expect(readFileSync('seed/icons/meanings.ts', 'utf8')).not.toMatch(/['"][a-z0-9-]+['"]/)
  })
})
