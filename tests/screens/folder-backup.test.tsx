// The backup of the day in a folder of the person's: the origin private file system stands in for it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IMPORT_LIMIT } from '#contract/shell/workspace.ts'
import { BACKUPS_KEPT, backUpIfDue, forgetFolder, isBackupDue, readFolder } from '#platform/workspace/folder-backup.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

const NAME = 'My backups'
let folder: FileSystemDirectoryHandle & { queryPermission?: unknown }
const pick = vi.fn(async () => folder)

beforeEach(async () => {
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(NAME, { recursive: true }).catch(() => undefined)
  folder = await root.getDirectoryHandle(NAME, { create: true })
  pick.mockImplementation(async () => folder)
  vi.stubGlobal('showDirectoryPicker', pick)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearToasts()
  await new Promise((resolve) => {
    const dropping = indexedDB.deleteDatabase('cairn-backup-folders')
    dropping.onsuccess = resolve
    dropping.onerror = resolve
  })
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(NAME, { recursive: true }).catch(() => undefined)
})

async function filesIn(): Promise<string[]> {
  const names: string[] = []
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name)
  return names.toSorted()
}

const put = async (name: string) => {
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
  await stream.write('earlier')
  await stream.close()
}

async function openData() {
  const app = await renderApp('/settings?section=data', { signedIn: true, samplesOf: ['auth', 'user', 'settings'] })
  const part = app.screen.getByRole('region', { name: 'Daily backup to a folder' })
  await expect.element(part).toBeVisible()
  return { ...app, part }
}

test('a chosen folder gets a dated zip; the last seven of ours stay, and all that is not ours', {
  tags: 'extended',
}, async () => {
  const { part } = await openData()
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect.element(page.getByText('Backup saved to the folder')).toBeVisible()
  await expect.element(part.getByText(NAME)).toBeVisible()
  await expect.element(part.getByText(/^Last backup:/)).toBeVisible()
  const [made = ''] = await filesIn()
  expect(made).toMatch(/^cairn-backup-\w+-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = new Uint8Array(await (await (await folder.getFileHandle(made)).getFile()).arrayBuffer())
  expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b])
  const prefix = made.slice(0, -'2026-11-22.zip'.length)
  const others = ['holiday.zip', `${prefix}notes.zip`, 'cairn-backup-another-2001-01-01.zip']
  for (const name of others) await put(name)
  for (let day = 1; day <= 9; day += 1) await put(`${prefix}2001-01-0${day}.zip`)
  clearToasts()
  await part.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(page.getByText('Backup saved to the folder')).toBeVisible()
  const ours = (await filesIn()).filter((name) => !others.includes(name))
  expect(ours).toHaveLength(BACKUPS_KEPT)
  expect(ours.at(-1)).toBe(made)
  expect(ours[0]).toBe(`${prefix}2001-01-04.zip`)
  await expect.poll(async () => (await filesIn()).filter((name) => others.includes(name))).toHaveLength(others.length)
  await part.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(part.getByRole('button', { name: 'Choose a folder' })).toBeVisible()
})

test('once a day: the first look makes it, the next does not', async () => {
  const { part } = await openData()
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect.element(part.getByText(/^Last backup:/)).toBeVisible()
  expect(await backUpIfDue()).toBeUndefined()
  const stored = await readFolder()
  expect(stored && isBackupDue(stored, Date.now() + 24 * 3_600_000)).toBe(true)
  await forgetFolder()
  expect(await backUpIfDue()).toBeUndefined()
})

test('a folder that is gone is told, and what was there before is not forgotten', { tags: 'extended' }, async () => {
  const { part } = await openData()
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect.element(part.getByText(/^Last backup:/)).toBeVisible()
  await (await navigator.storage.getDirectory()).removeEntry(NAME, { recursive: true })
  await part.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(part.getByText(/^This folder no longer exists\./)).toBeVisible()
  await expect.element(part.getByText(/^Last backup:/)).toBeVisible()
})

test('a permission that has run out is asked for again by a press, and never without one', {
  tags: 'extended',
}, async () => {
  const { part } = await openData()
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect.element(part.getByText(/^Last backup:/)).toBeVisible()
  const handles = FileSystemHandle.prototype as unknown as Record<
    'queryPermission' | 'requestPermission',
    () => unknown
  >
  const ask = vi.spyOn(handles, 'requestPermission').mockImplementation(async () => 'denied')
  vi.spyOn(handles, 'queryPermission').mockImplementation(async () => 'prompt')
  const tomorrow = Date.now() + 24 * 3_600_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
  expect((await backUpIfDue())?.problem?.kind).toBe('permission')
  clock.mockRestore()
  expect(ask).not.toHaveBeenCalled()
  await part.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(part.getByText(/^Cairn no longer has permission to save/)).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockImplementation(async () => 'granted')
  await part.getByRole('button', { name: 'Allow and back up' }).click()
  await expect.element(page.getByText('Backup saved to the folder').first()).toBeVisible()
  await expect.element(part.getByText(/^Cairn no longer has permission to save/)).not.toBeInTheDocument()
})

test('a backup with more than an import takes is saved, and the limit is stated', async () => {
  const { part } = await openData()
  const size = vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(IMPORT_LIMIT + 1)
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect
    .element(part.getByText(/^The last backup is too large to import\./))
    .toMatchTextContent(/The limit is 64 MB/)
  expect(await filesIn()).toHaveLength(1)
  size.mockRestore()
  await part.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(part.getByText(/^The last backup is too large/)).not.toBeInTheDocument()
})

test('whoever chooses none has none', async () => {
  pick.mockRejectedValue(new DOMException('', 'AbortError'))
  const { part } = await openData()
  await part.getByRole('button', { name: 'Choose a folder' }).click()
  await expect.element(part.getByRole('button', { name: 'Choose a folder' })).toBeEnabled()
  expect(await readFolder()).toBeUndefined()
})

test('a browser that cannot is told what there is instead', async () => {
  vi.stubGlobal('showDirectoryPicker', undefined)
  const { part } = await openData()
  await expect.element(part.getByText(/Choose a reminder above/)).toBeVisible()
  expect(part.getByRole('button').elements()).toHaveLength(0)
})
