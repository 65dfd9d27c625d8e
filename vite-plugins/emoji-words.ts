// What the page needs of the emoji's data (emojibase-data): each emoji with its place and its words alone. Used by vite.config.ts.
import { readFileSync } from 'node:fs'
import type { Emoji } from 'emojibase'
import type { Plugin } from 'vite'

const DATA = /emojibase-data[\\/](?:en|fr)[\\/]data\.json$/

export function emojiWords(): Plugin {
  return {
    name: 'cairn-emoji-words',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? ''
      return DATA.test(file) ? wordsOf(readFileSync(file, 'utf8')) : undefined
    },
  }
}

/** The data with the fields alone that src/apps/chat/emoji reads. */
function wordsOf(data: string): string {
  const all = JSON.parse(data) as Emoji[]
  return JSON.stringify(
    all.map(({ emoji, label, tags, group, order, version }) => ({ emoji, label, tags, group, order, version })),
  )
}
