// Any sequence of what a person can do with files leaves what the model says: names, places, contents, counts, sizes.

import { beforeAll, expect, test } from 'vitest'
import type { FolderListing, Item } from '#contract/apps/file-manager.ts'
import { createFilesApi, type FilesApi, uploadForm } from '#tests/setup/files-api.ts'
import {
  type Conflict,
  createFilesModel,
  type FilesModel,
  isFolder,
  type ModelFolder,
  type ModelNode,
} from '#tests/setup/files-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const RUNS = runs(20)

const choice = fc.nat(30)
const choices = fc.array(choice, { minLength: 1, maxLength: 3 })
const name = fc.constantFrom('a.txt', 'A.TXT', 'b', 'b (2)', 'ç.txt', 'a', 'A')
const conflict = fc.constantFrom<Conflict>('replace', 'skip', 'keep-both')

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('folder' as const), choice, name }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('upload' as const),
      choice,
      name,
      conflict,
      text: fc.string({ maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename' as const), choice, name }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('move' as const, 'copy' as const), choices, choice, conflict }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), choices }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

let api: FilesApi
let boxes = 0

beforeAll(async () => {
  api = createFilesApi()
  await api.list()
})

/** Everything below a folder, by its path. */
async function read(folder: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>()
  const walk = async ({ folders, files }: FolderListing, path: string) => {
    for (const item of [...folders, ...files]) items.set(path + item.name, item)
    for (const { id, name: own } of folders) await walk(await api.list(id), `${path}${own}/`)
  }
  await walk(await api.list(folder), '')
  return items
}

const filesBelow = (node: ModelNode): string[] => (isFolder(node) ? node.children.flatMap(filesBelow) : [node.text])

/** Sends a command. @returns the answer of a write that was not refused */
async function run(sent: Command, model: FilesModel, ids: ReadonlyMap<string, string>, undone: () => Promise<void>) {
  const nodes = [...model.paths()].sort(([a], [b]) => (a < b ? -1 : 1))
  const at = (index: number) => nodes[index % nodes.length] as [string, ModelNode]
  const folders = nodes.filter(([, node]) => isFolder(node))
  const folderAt = (index: number) => folders[index % folders.length] as [string, ModelFolder]
  const idOf = (path: string) => ids.get(path) ?? ''
  if (sent.do === 'undo') return undone()
  if (sent.do === 'folder') {
    const [path, folder] = folderAt(sent.choice)
    const made = model.makeFolder(folder, sent.name)
    return expectStatus(
      await api.send('POST', 'apps/file-manager/folder', { folderId: idOf(path), name: sent.name }),
      made,
    )
  }
  if (sent.do === 'upload') {
    const [path, folder] = folderAt(sent.choice)
    model.upload(folder, sent.name, sent.text, sent.conflict)
    const form = uploadForm([{ name: sent.name, content: sent.text }], {
      folderId: idOf(path),
      conflict: sent.conflict,
    })
    return expectStatus(await api.send('POST', 'apps/file-manager/upload', form), true)
  }
  if (sent.do === 'rename') {
    const [path, node] = at(sent.choice)
    if (path === '') return
    const done = model.rename(node, sent.name)
    const body = { id: idOf(path), item: { name: sent.name } }
    return expectStatus(await api.send('PATCH', 'apps/file-manager/item', body), done)
  }
  const chosen = sent.choices.map(at).filter(([path]) => path !== '')
  if (chosen.length === 0) return
  const chosenIds = chosen.map(([path]) => idOf(path))
  const chosenNodes = chosen.map(([, node]) => node)
  if (sent.do === 'delete') {
    model.remove(chosenNodes)
    return expectStatus(await api.send('DELETE', 'apps/file-manager/items', { ids: chosenIds }), true)
  }
  const [path, folder] = folderAt(sent.choice)
  const done = model.place(chosenNodes, folder, sent.conflict, sent.do === 'copy')
  const body = { ids: chosenIds, folderId: idOf(path), conflict: sent.conflict }
  return expectStatus(await api.send('POST', `apps/file-manager/${sent.do}`, body), done)
}

function expectStatus(answer: Awaited<ReturnType<FilesApi['send']>>, isDone: boolean) {
  expect(answer.status).toBe(isDone ? 200 : 400)
  return answer
}

test('any sequence of commands leaves the tree that the model has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (commands) => {
      boxes += 1
      const box = await api.folder(`Box ${boxes}`)
      const model = createFilesModel()
      const history: { readonly change: string; readonly before: ModelFolder }[] = []
      const undone = async () => {
        const last = history.pop()
        if (!last) return
        await api.send('POST', 'changes/undo', { id: last.change })
        model.restore(last.before)
      }
      let items = new Map<string, Item>()
      for (const sent of commands) {
        const before = model.snapshot()
        const ids = new Map([['', box.id], ...[...items].map(([path, { id }]) => [path, id] as const)])
        const answer = await run(sent, model, ids, undone)
        const change = answer?.headers.get('x-change-id')
        if (change) history.push({ change, before })
        items = await read(box.id)
        const expected = [...model.paths()].filter(([path]) => path !== '')
        expect([...items.keys()].sort()).toEqual(expected.map(([path]) => path).sort())
        for (const [path, node] of expected) {
          const below = filesBelow(node)
          const item = items.get(path)
          expect(item?.size).toBe(below.reduce((sum, text) => sum + new Blob([text]).size, 0))
          if (isFolder(node)) expect(Number.parseInt(item?.contents ?? '', 10)).toBe(below.length)
          else
            expect(await api.text(item?.id ?? '')).toBe(new TextDecoder().decode(new TextEncoder().encode(node.text)))
        }
      }
    }),
    { numRuns: RUNS },
  )
  const stored = await api.db.table('filePieces').orderBy('file').uniqueKeys()
  const named = ((await api.db.table('files').toArray()) as { readonly content?: string }[]).flatMap(
    ({ content }) => content ?? [],
  )
  expect([...stored].sort()).toEqual(named.sort())
})
