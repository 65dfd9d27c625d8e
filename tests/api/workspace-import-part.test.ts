// The part of a backup that an import reads: what the page sends of a file with formats for other programs, which the file may have more of than an import takes.
import { describe, expect, test } from 'vitest'
import { importPartOf } from '#platform/workspace/import-part.ts'
import { createTestApi } from '#tests/setup/test-api.ts'
import { claimingSize, contentsOf, exportFile, importFile, SMALL, unzip, zip } from '#tests/setup/workspace-api.ts'

const api = createTestApi({ only: SMALL })
const whole = await exportFile(api, 'readable=true')
const entries = await unzip(whole)
const MBOX = 'readable/mail/inbox.mbox'
const fileOf = (blob: Blob) => new File([blob], 'backup.zip', { type: 'application/zip' })
const withoutReadable = (of: Record<string, unknown>) => Object.keys(of).filter((path) => !path.startsWith('readable/'))

test('has every entry but the formats for other programs, byte by byte', async () => {
  expect(Object.keys(entries).filter((path) => path.startsWith('readable/'))).not.toEqual([])
  const part = await importPartOf(whole)
  expect(await unzip(part)).toEqual(Object.fromEntries(withoutReadable(entries).map((path) => [path, entries[path]])))
  expect([part.name, part.type]).toEqual([whole.name, whole.type])
})

test('makes every table what it was', async () => {
  const before = await contentsOf(api)
  const other = createTestApi({ only: SMALL })
  const answer = await importFile(other, await importPartOf(whole), { mode: 'apply', others: 'remove' })
  expect(answer.status).toBe(200)
  expect(await contentsOf(other)).toEqual(before)
})

test('is imported, where the whole file unpacks to more than an import takes', async () => {
  const large = fileOf(await claimingSize(zip({ ...entries, [MBOX]: 'From' }), MBOX))
  expect(await importFile(api, large)).toMatchObject({ status: 400 })
  expect(await importFile(api, await importPartOf(large))).toMatchObject({ status: 200 })
})

test('of a backup that was packed again in a folder is without the formats too', async () => {
  const below = Object.fromEntries(Object.entries(entries).map(([path, text]) => [`cairn (1)/${path}`, text]))
  const part = await importPartOf(fileOf(zip(below)))
  expect(Object.keys(await unzip(part))).toEqual(withoutReadable(entries).map((path) => `cairn (1)/${path}`))
  expect(await importFile(api, part)).toMatchObject({ status: 200 })
})

test('keeps what a person called “readable” among their files', async () => {
  const own = { ...entries, 'files/readable/notes.txt': 'mine' }
  const part = await importPartOf(fileOf(zip(own)))
  expect((await unzip(part))['files/readable/notes.txt']).toBe('mine')
})

describe('of a file that is no whole backup is that file', () => {
  const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
  test.each<[string, () => Blob | Promise<Blob>]>([
    ['empty', () => new Blob()],
    ['no archive', () => new Blob(['not a zip'])],
    ['cut off', () => whole.slice(0, -30)],
    ['without its beginning', () => whole.slice(100)],
    ['another archive', () => zip({ 'readable/a.txt': 'a' })],
    [
      'with two manifests side by side',
      () => zip({ 'a/manifest.json': '{}', 'b/manifest.json': '{}', 'readable/a': '' }),
    ],
    ['a backup without such formats', () => exportFile(api)],
  ])('%s', async (_, make) => {
    const file = fileOf(await make())
    expect(await bytes(await importPartOf(file))).toEqual(await bytes(file))
  })
})
