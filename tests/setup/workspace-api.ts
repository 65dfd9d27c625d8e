// Taking a workspace out and bringing it in, as tests do it.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { ImportReport } from '#contract/shell/workspace.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { modules } from '#sw/api/registry.ts'
import type { Answer, TestApi } from './test-api.ts'

/** A workspace of a few small apps, so that it is quick to make. */
export const SMALL = ['activities', 'changes', 'tasks', 'user', 'workspace']

/** The tables that a workspace file has, of these domains or of all. */
export const exportedTables = (only?: readonly string[]): string[] =>
  modules
    .filter(({ name, isSecret }) => !isSecret && (!only || only.includes(name)))
    .flatMap(({ tables }) => Object.keys(tables))
    .sort()

export async function exportFile(api: TestApi, query = 'readable=false'): Promise<File> {
  const { status, body, headers } = await api.get(`workspace/export?${query}`)
  if (status !== 200) throw new Error(`The export answered ${status}: ${JSON.stringify(body)}`)
  const name = headers.get('content-disposition')?.split("''")[1] ?? ''
  return new File([body as Blob], decodeURIComponent(name), { type: (body as Blob).type })
}

export const importFile = (
  api: TestApi,
  file: Blob | string,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
): Promise<Answer> => {
  const form = new FormData()
  form.set('file', file instanceof Blob ? file : new Blob([file]), 'workspace.zip')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return api.send('POST', 'workspace/import', form, headers)
}

export const reportOf = ({ body }: Answer) => body as ImportReport

/** What a report says of one table, without its name. */
export function tableOf(answer: Answer, name: string): Partial<ImportReport['tables'][number]> {
  const { table: _, api: __, ...rest } = reportOf(answer).tables.find(({ table }) => table === name) ?? {}
  return rest
}

/** Every module's rows, by table. */
export async function contentsOf({ db }: TestApi): Promise<Record<string, unknown[]>> {
  const stored = db.tables.filter(({ name }) => !(name in OWN_TABLES))
  const tables = await Promise.all(stored.map(async (table) => [table.name, await table.toArray()] as const))
  return Object.fromEntries(tables)
}

/** The entries of an archive as texts. */
export async function unzip(file: Blob): Promise<Record<string, string>> {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

export function zip(entries: Record<string, string | Uint8Array>): Blob {
  const packed: Zippable = {}
  for (const [path, content] of Object.entries(entries))
    packed[path] = typeof content === 'string' ? strToU8(content) : content
  return new Blob([zipSync(packed) as Uint8Array<ArrayBuffer>])
}

/** The archive with an entry that says it unpacks to more than an import takes. */
export async function claimingSize(archive: Blob, path: string): Promise<Blob> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  // Its name is in the directory last: 46 bytes behind the beginning of its record, whose 24th byte begins its size.
  new DataView(bytes.buffer).setUint32(text.lastIndexOf(path) - 46 + 24, 600_000_000, true)
  return new Blob([bytes])
}
