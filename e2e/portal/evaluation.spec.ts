// An evaluation with a portal's server: begun, killed, gone on with at the same item, finished; and that nothing which reveals the keys ever reaches the page.
import type { BrowserContext, Page } from '@playwright/test'
import { answerQuestions, ENOUGH, finishEvaluation, goOnAfterKill, startEvaluation } from '#e2e/evaluation-steps.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { isWorked } from '#sw/api/portal/evaluation/worked-items.ts'
import { expect, open, test } from './fixtures.ts'

test.slow()

test('an evaluation goes on at the same item after a kill; before its end no key is in the traffic, in the memory or in a store', async ({
  context,
  page,
  peer,
}) => {
  const said = listen(context, peer?.portalUrl ?? '')
  await open(page)
  await page.goto('/skill-evaluation/loading/javascript')
  await startEvaluation(page)
  await answerQuestions(page, 1, 3)
  const other = await goOnAfterKill(context, page, 4)
  await answerQuestions(other, 4, ENOUGH)

  const traffic = (await Promise.all(said)).join('\n')
  const visible = { traffic, memory: await heapOf(other), stores: await storesOf(other) }
  for (const [where, text] of Object.entries(visible)) expect(await secretsIn(text), where).toEqual([])
  const sessions = traffic.split('\n').filter((body) => body.includes('"isFromPocket"'))
  expect(sessions.length).toBeGreaterThan(10)
  for (const body of sessions)
    expect(body).not.toMatch(/"(key|difficulty|why|isRight|rightIds|outcome|indexes|theta|seed)":/)

  await finishEvaluation(other)
  const answers = peer?.log.filter(({ path }) => path.endsWith('/answers')) ?? []
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers).toHaveLength(ENOUGH)
  // After the end the explanations are there for whoever asks: so the search above would have found them.
  await other.getByRole('button', { name: 'Questions and explanations' }).click()
  await expect(other.getByText('Question 1,').first()).toBeVisible()
  expect(await secretsIn((await Promise.all(said)).join('\n'))).not.toEqual([])
})

/** Every answer that the portal gives, to the page and to its worker, as text. */
function listen(context: BrowserContext, portalUrl: string): Promise<string>[] {
  const said: Promise<string>[] = []
  context.on('response', (response) => {
    if (response.url().startsWith(portalUrl)) said.push(response.text().catch(() => ''))
  })
  return said
}

/** Of every item of the bank, what nobody may know before the end: why the key is right, and what family it is of. */
async function secretsIn(text: string): Promise<string[]> {
  const items = [...((await loadBanks()).get('javascript')?.items.values() ?? [])]
  return items
    .flatMap((item) => (isWorked(item) ? [] : item))
    .flatMap(({ id, why, family }) =>
      [JSON.stringify(why.en).slice(1, -1), JSON.stringify(why.fr).slice(1, -1), `"${family}"`].some((secret) =>
        text.includes(secret),
      )
        ? id
        : [],
    )
}

/** The page's memory, as a heap snapshot writes it. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const pieces: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings } = JSON.parse(pieces.join('')) as { strings: string[] }
  expect(strings.some((text) => text.includes('Question 11') || text.includes('I don’t know'))).toBe(true)
  return JSON.stringify(strings.filter((text) => !/^[a-z-]+$/.test(text)))
}

/** What the page can read of the device: local and session storage, all databases, and the copies of answers. The build's own files are no answers. */
function storesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => resolve([])
        })
        stored.push([store, rows])
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        if (response && !/javascript|css|font|image/.test(response.headers.get('content-type') ?? ''))
          stored.push(await response.text())
      }
    }
    return JSON.stringify(stored)
  })
}
