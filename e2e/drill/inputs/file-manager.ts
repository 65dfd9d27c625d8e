// What the drill sends to the file manager's writing calls. One upload in ten is large enough for several pieces.
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const ON_CONFLICT = ['replace', 'skip', 'keep-both'] as const

/** A file that comes in one part, again and again. */
const LARGE = 'upload-1-drill'

const file = (chance: Chance): File => chance.file(chance.percent(10) ? 2_500_000 : 20_000)

export const fileManagerInputs = defineInputs(fileManagerApi, {
  async read(ask, chance) {
    const folders = await ask(fileManagerApi.endpoints.folders)
    const root = await ask(fileManagerApi.endpoints.list)
    const inside = await ask(fileManagerApi.endpoints.list, { folderId: chance.id(folders) })
    const files = [...root.files, ...inside.files]
    return { folders, files, items: [...files, ...inside.folders] }
  },
  calls: {
    createFolder: (chance, { folders }) => ({
      body: { folderId: chance.percent(50) ? null : chance.id(folders), name: chance.words() },
    }),
    upload: (chance, { folders }) => ({
      body: {
        folderId: chance.percent(50) ? 'null' : chance.id(folders),
        file: [file(chance), chance.file(3000)],
        conflict: chance.pick(ON_CONFLICT),
      },
    }),
    startUpload: () => ({ body: {} }),
    // Parts are in no change log, so that what the drill compares with it has none: this one is refused.
    uploadPart: (chance) => ({ body: { content: 'none', index: '0', file: chance.file(20_000) } }),
    finishUpload: (chance, { folders }) => ({
      body: {
        content: LARGE,
        folderId: chance.id(folders),
        path: `${chance.words()}.bin`,
        size: 20_000,
        mediaType: '',
        conflict: chance.pick(ON_CONFLICT),
      },
    }),
    dropUpload: () => ({ query: { content: LARGE } }),
    saveContent: (chance, { files }) => ({ body: { id: chance.id(files), file: file(chance) } }),
    updateItem: (chance, { items }) => ({
      body: { id: chance.id(items), item: { description: chance.words(), starred: chance.percent(50) } },
    }),
    updateItems: (chance, { items }) => ({
      body: { ids: chance.ids(items, 6), item: { starred: chance.percent(50) } },
    }),
    move: (chance, { items, folders }) => ({
      body: { ids: chance.ids(items), folderId: chance.id(folders), conflict: chance.pick(ON_CONFLICT) },
    }),
    copy: (chance, { files, folders }) => ({
      body: { ids: chance.ids(files, 2), folderId: chance.id(folders), conflict: chance.pick(ON_CONFLICT) },
    }),
    deleteItem: (chance, { files }) => ({ query: { id: chance.id(files) } }),
    deleteItems: (chance, { files }) => ({ body: { ids: chance.ids(files, 2) } }),
  },
})
