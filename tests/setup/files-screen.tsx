// The screen of the files with a few of them.
import { expect } from 'vitest'
import { fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const { createFolder, list, upload } = fileManagerApi.endpoints

export const put = async (
  folderId: string | null,
  name: string,
  content: BlobPart,
  type = 'text/plain',
): Promise<Item> => {
  const body = { folderId: folderId ?? 'null', file: new File([content], name, { type }) }
  return (await call(upload, { body })).items[0] as Item
}

/** `Plans` with `Deep` in it, and four files at the root. */
export const open = async (path = '', options: RenderAppOptions = {}) => {
  const app = await renderApp('/apps/file-manager', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
    ...options,
  })
  const { screen, db, queryClient, router } = app
  const { id: plans } = await call(createFolder, { body: { folderId: null, name: 'Plans' } })
  const { id: deep } = await call(createFolder, { body: { folderId: plans, name: 'Deep' } })
  await put(plans, 'inside.txt', 'inside')
  const ids = {
    plans,
    deep,
    berths: (await put(null, 'berths.csv', 'berth;length\nA1;12\nA2;15\n', 'text/csv')).id,
    budget: (await put(null, 'budget.txt', 'the budget')).id,
    notes: (await put(null, 'notes.md', '# A heading\n\nsome **bold** text')).id,
    zebra: (await put(null, 'zebra.txt', 'stripes')).id,
  }
  await queryClient.invalidateQueries({ queryKey: ['file-manager'] })
  if (path) await router.navigate({ to: `/apps/file-manager${path}` as never })
  const row = (name: string | RegExp) => screen.getByRole('row', { name })
  const stored = (id: string) => db.table<FileRow>('files').get(id)
  const namesIn = async (folderId: string | null) => {
    const { folders, files } = await call(list, { query: { folderId: folderId ?? 'null' } })
    return [...folders, ...files].map(({ name }) => name)
  }
  return { ...app, ids, row, stored, namesIn }
}

export const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
/** The names in the list or the grid. */
export const shown = () => [...document.querySelectorAll('[role="grid"] [id^="name-"]')].map((one) => one.textContent)
export const ROOT = ['Plans', 'berths.csv', 'budget.txt', 'notes.md', 'zebra.txt']
