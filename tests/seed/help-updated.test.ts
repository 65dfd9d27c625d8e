// An article says the day on which its words last changed: whoever changes the words changes the day too.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { helpContent } from '#seed/help/content.ts'
import { helpDigests } from '#tests/setup/help-digests.ts'

/** By article, the day that it says and a digest of its words in both languages; names and stress in its notation count for nothing. */
function digestsOfToday(): Record<string, string> {
  const [english, french] = [wordsIn('en'), wordsIn('fr')]
  return Object.fromEntries(
    [...english].map(([id, { day, words }]) => [id, `${day} ${digestOf([words, french.get(id)?.words ?? ''])}`]),
  )
}

const digestOf = (words: readonly string[]) => createHash('sha256').update(words.join('\0')).digest('hex').slice(0, 12)

function wordsIn(language: 'en' | 'fr') {
  const { guides, faqs } = helpContent(language)
  const articles = [
    ...guides.flatMap(({ entries }) =>
      entries.map(({ id, updatedAt, title, subtitle, plain }) => ({ id, updatedAt, words: [title, subtitle, plain] })),
    ),
    ...faqs.flatMap(({ entries }) =>
      entries.map(({ id, updatedAt, question, answer }) => ({ id, updatedAt, words: [question, answer] })),
    ),
  ]
  return new Map(
    articles.map(({ id, updatedAt, words }) => [id, { day: updatedAt.slice(0, 10), words: words.join('\0') }]),
  )
}

test('an article whose words have changed says so with another day', () => {
  const today = digestsOfToday()
  const dayOf = (line = '') => line.slice(0, 10)
  const stale = Object.entries(today).filter(
    ([id, line]) => line !== helpDigests[id] && dayOf(line) === dayOf(helpDigests[id]),
  )
  expect(
    stale.map(([id]) => id),
    'The words of these have changed: set their `updated` to today, then tests/setup/help-digests.ts to what the next test wants.',
  ).toEqual([])
})

test('the digests are those of today’s words', () => {
  expect(helpDigests).toEqual(digestsOfToday())
})
