// Reduces the emoji data (emojibase-data) to what the page needs: each emoji with its position and its keywords.
import { readFileSync } from 'node:fs'
import type { Emoji } from 'emojibase'
import type { Plugin } from 'vite'

const DATA = /emojibase-data[\\/](?:en|fr)[\\/]data\.json$/

export function emojiKeywords(): Plugin {
  return {
    name: 'cairn-emoji-keywords',
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
