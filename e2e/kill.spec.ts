// The browser is killed in the middle of writes to every domain, once with its database deleted besides. `npm run drill` does it often.
import { drill } from './drill/drill.ts'
import { expect, test } from './fixtures.ts'

test.use({ guest: true })

test('after the browser is killed during writes every acknowledged one is there, wholly and once, also where its database is gone', async ({
  site,
}) => {
  test.setTimeout(300_000)
  const rounds = await drill({ url: site.url, rounds: 2, loseEvery: 2, deriveEvery: 0, seed: 12, shortest: 700 })
  expect(rounds).toMatchObject([
    { faults: [], isNoticeRight: true },
    { faults: [], isNoticeRight: true, database: 'deleted by the drill' },
  ])
  for (const { calls } of rounds) expect(calls.size).toBeGreaterThan(0)
})
