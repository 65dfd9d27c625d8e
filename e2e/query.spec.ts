// A query and a program of an evaluation in the built app: SQLite and QuickJS run under the policy of their workers, first from the network, then without one.
import type { BrowserContext, Page } from '@playwright/test'
import { sampleNames } from './device.ts'
import { startEvaluation } from './evaluation-steps.ts'
import { controlled, dropHttpCache, expect, savedForOffline, test, visit } from './fixtures.ts'

interface Worked {
  readonly skill: string
  readonly itemId: string
  run(page: Page): Promise<void>
}

const query: Worked = {
  skill: 'sql',
  itemId: 'sql-w04',
  async run(page) {
    await write(page, 'Your query', 'SELECT 40 + count(*) FROM customers')
    await expect(page.getByRole('table', { name: 'Result' }).getByRole('cell', { name: '45' })).toBeVisible()
  },
}
const program: Worked = {
  skill: 'javascript',
  itemId: 'javascript-w03',
  async run(page) {
    await write(page, 'Your program', 'const createTickets = () => () => [40 + 5]')
    await expect(page.getByText('[[45], [45], [45]]', { exact: true })).toBeVisible()
  },
}

test('A query is run by SQLite, which the page itself may not load, and again offline once it was there', ({
  context,
  page,
}) => runsHereAlone(context, page, query))

test('A program is run by QuickJS, which the page itself may not load, and again offline once it was there', ({
  context,
  page,
}) => runsHereAlone(context, page, program))

async function runsHereAlone(context: BrowserContext, page: Page, { skill, itemId, run }: Worked): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await visit(page, `/skill-evaluation/loading/${skill}`)
  await controlled(page)
  await startEvaluation(page)
  await page.waitForURL('**/skill-evaluation/evaluation')
  await askFor(page, itemId)
  await page.reload()
  await run(page)
  expect(problems).toEqual([])
  const refused = await page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      (error: unknown) => (error as Error).name,
    ),
  )
  expect(refused).toBe('CompileError')

  await savedForOffline(page)
  await dropHttpCache(page)
  await context.setOffline(true)
  await page.reload()
  await run(page)
}

test('Where SQLite was never loaded and there is no network, it is said, and another question comes', async ({
  context,
  page,
}) => {
  await visit(page, '/skill-evaluation/loading/sql')
  await savedForOffline(page)
  await startEvaluation(page)
  await page.waitForURL('**/skill-evaluation/evaluation')
  await askFor(page, query.itemId)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Switch to another question' }).click()
  await expect(page.getByRole('textbox', { name: 'Your query' })).toHaveCount(0)
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
})

async function write(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name })
  await field.fill(text)
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled()
  await field.press('Control+Enter')
}

/** Puts this question on the screen of the session that is under way. The page is to be loaded anew. */
const askFor = (page: Page, itemId: string): Promise<void> =>
  page.evaluate(
    ({ database, itemId }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('evaluationSessions', 'readwrite')
          const rows = writing.objectStore('evaluationSessions')
          const asking = rows.getAll()
          asking.onsuccess = () => {
            for (const row of asking.result) if (row.status === 'inProgress') rows.put({ ...row, itemId })
          }
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => resolve(opening.result.close())
        }
      }),
    { database: sampleNames.database, itemId },
  )
