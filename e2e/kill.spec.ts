// The browser is killed in the middle of writes, once with its database deleted besides. `npm run drill` does it often.
import { drill } from './drill/drill.ts'
import { expect, test } from './fixtures.ts'

test.use({ guest: true })

test('after the browser is killed during writes every acknowledged one is there, wholly, also where its database is gone', async ({
  site,
}) => {
  test.setTimeout(120_000)
  const rounds = await drill({ url: site.url, rounds: 2, loseEvery: 2, random: () => 0.4 })
  expect(rounds).toMatchObject([
    { lost: 0, torn: 0, toldRightly: true },
    { lost: 0, torn: 0, toldRightly: true, database: 'deleted by the drill' },
  ])
  for (const { acknowledged } of rounds) expect(acknowledged).toBeGreaterThan(0)
})
