// What is done by itself so that nothing is lost: persistent storage is requested, snapshots are made, installing is offered; and what the settings say of it.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draftToTask, type Task, tasksApi } from '#contract/apps/tasks.ts'
import { IMPORT_LIMIT } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { chooseFolder } from '#platform/workspace/folder-backup.ts'
import { listSnapshots } from '#platform/workspace/snapshots.ts'
import { WorkerNotice } from '#src/shell/worker-notice.tsx'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation')

const { setTimeout } = globalThis
/** ms that the app waits until it makes the snapshot of the day, and until it offers something. */
const [SNAPSHOT_AFTER, OFFER_AFTER] = [90_000, 20_000]
let held: { readonly work: () => void; readonly ms: number }[] = []

/** What the app does after so long is done now. */
const comeTo = (ms: number) => {
  for (const one of held.filter((other) => other.ms === ms)) one.work()
}
const heldFor = (ms: number) => () => held.filter((one) => one.ms === ms).length

beforeEach(() => {
  held = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    if (ms !== SNAPSHOT_AFTER && ms !== OFFER_AFTER) return setTimeout(work, ms)
    held.push({ work, ms })
    return 0
  }) as typeof setTimeout)
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'installPrompt')
  clearToasts()
})

async function openTasks() {
  const app = await renderApp('/apps/tasks', { signedIn: true })
  await call(tasksApi.endpoints.createTasks, { body: { tasks: [{ title: 'Caulk' }, { title: 'Tar' }], afterId: null } })
  await app.queryClient.invalidateQueries({ queryKey: ['tasks'] })
  await expect.poll(heldFor(SNAPSHOT_AFTER)).toBeGreaterThan(0)
  const complete = async (title: string) => {
    await app.screen.getByRole('checkbox', { name: `Complete ${title}` }).click()
    await expect
      .poll(async () => (await app.db.table<Task>('tasks').toArray()).find((one) => one.title === title)?.completed)
      .toBe(true)
  }
  return { ...app, complete }
}

const reasons = async () => (await listSnapshots()).map(({ reason }) => reason)

test('with the first change the browser is asked to keep the data, once; a snapshot is made once a day, and one before an update', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const { complete } = await openTasks()
  expect(persist).not.toHaveBeenCalled()
  await complete('Caulk')
  await expect.poll(() => persist.mock.calls.length).toBe(1)
  comeTo(SNAPSHOT_AFTER)
  await expect.poll(reasons).toEqual(['daily'])
  await complete('Tar')
  comeTo(SNAPSHOT_AFTER)
  const notice = await renderWhole(
    <I18nProvider i18n={i18n}>
      <WorkerNotice state="waiting" onClose={() => {}} />
    </I18nProvider>,
  )
  await notice.getByRole('complementary').getByRole('button', { name: 'Update' }).click()
  await expect.poll(reasons).toEqual(['update', 'daily'])
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a daily backup with more than an import takes is reported', async () => {
  const root = await navigator.storage.getDirectory()
  vi.stubGlobal('showDirectoryPicker', () => root.getDirectoryHandle('Daily', { create: true }))
  await openTasks()
  await chooseFolder()
  vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(IMPORT_LIMIT + 1)
  comeTo(SNAPSHOT_AFTER)
  await expect.element(page.getByText(/^The daily backup is too large to import\./)).toBeVisible()
  await root.removeEntry('Daily', { recursive: true })
})

test('from the second visit on installing is offered once the page is quiet; declined, the card goes, and the settings still offer it', {
  tags: 'extended',
}, async () => {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }))
  Object.assign(globalThis, { installPrompt: { prompt } })
  localStorage.setItem('visits', '1')
  const { screen, router } = await renderApp('/apps/tasks', { signedIn: true })
  await expect.poll(heldFor(OFFER_AFTER)).toBeGreaterThan(0)
  const card = screen.getByRole('complementary').filter({ hasText: 'Keep Cairn at hand' })
  expect(card.elements()).toEqual([])
  comeTo(OFFER_AFTER)
  await expect.element(card).toBeVisible()
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(prompt).not.toHaveBeenCalled()
  await router.navigate({ to: '/settings', search: { section: 'about' } })
  await screen.getByRole('button', { name: 'Install Cairn' }).click()
  await expect.poll(() => prompt.mock.calls.length).toBe(1)
  // An offer is good once: after it, the browser’s menu has it.
  await expect.element(screen.getByRole('button', { name: 'Install Cairn' })).not.toBeInTheDocument()
})

test('the settings say whether the browser keeps the data, ask it on demand, lead to installing, and how much room each app takes', {
  tags: 'extended',
}, async () => {
  let isPersisted = false
  vi.spyOn(navigator.storage, 'persisted').mockImplementation(async () => isPersisted)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const { screen, db } = await renderApp('/settings?section=data', { signedIn: true })
  await db.table('tasks').bulkPut([draftToTask({ id: 'one', title: 'Caulk' }, 0, new Date().toISOString())])
  const part = screen.getByRole('region', { name: 'Saved on this device' })
  await expect.element(part.getByText(/^The browser may clear your data when space runs low\. Safari/)).toBeVisible()
  await expect
    .element(part.getByRole('link', { name: 'Installing Cairn helps.' }))
    .toHaveAttribute('href', expect.stringContaining('section=about'))
  await part.getByRole('button', { name: 'Protect my data' }).click()
  await expect.element(page.getByText(/^The browser doesn’t promise to keep your data yet\./)).toBeVisible()
  persist.mockImplementation(async () => (isPersisted = true))
  await part.getByRole('button', { name: 'Protect my data' }).click()
  await expect.element(part.getByText('The browser won’t clear your data when space runs low.')).toBeVisible()
  await part.getByRole('button', { name: /^Space used by each app/ }).click()
  await expect
    .element(part.getByRole('listitem').filter({ hasText: 'Tasks' }))
    .toMatchTextContent(/Tasks.*1\sentry.*\d/)
})
