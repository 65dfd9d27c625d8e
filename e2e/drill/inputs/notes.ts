// What the drill sends to the notes' writing calls.
import { notesApi } from '#contract/apps/notes.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const fields = (chance: Chance) => ({
  title: chance.words(),
  content: chance.words(),
  pinned: chance.percent(30),
  archived: chance.percent(10),
})

export const notesInputs = defineInputs(notesApi, {
  read: async (ask) => ({ notes: await ask(notesApi.endpoints.all), labels: await ask(notesApi.endpoints.labels) }),
  calls: {
    createLabel: (chance) => ({ body: { title: chance.words() } }),
    updateLabel: (chance, { labels }) => ({ body: { label: { id: chance.id(labels), title: chance.words() } } }),
    deleteLabel: (chance, { labels }) => ({ query: { id: chance.id(labels) } }),
    addTask: (chance, { notes }) => ({ body: { note: { id: chance.id(notes) }, task: chance.words() } }),
    createNote: (chance) => ({ body: { note: fields(chance) } }),
    updateNote: (chance, { notes }) => ({ body: { updatedNote: { id: chance.id(notes), ...fields(chance) } } }),
    deleteNote: (chance, { notes }) => ({ query: { id: chance.id(notes) } }),
    order: (chance, { notes }) => ({ body: { notes: chance.shuffled(notes.slice(0, 20)).map(({ id }) => ({ id })) } }),
    updateNotes: (chance, { notes, labels }) => ({
      body: { ids: chance.ids(notes, 6), note: { pinned: chance.percent(50), addLabels: chance.ids(labels, 2) } },
    }),
    deleteNotes: (chance, { notes }) => ({ body: { ids: chance.ids(notes, 2) } }),
    copyNote: (chance, { notes }) => ({ body: { id: chance.id(notes) } }),
    mergeLabels: (chance, { labels }) => ({ body: { id: chance.id(labels), into: chance.id(labels) } }),
    uploadImage: (chance, { notes }) => ({ body: { id: chance.id(notes), file: chance.picture() } }),
    importNotes: (chance) => ({
      body: {
        notes: Array.from({ length: 1 + chance.below(4) }, () => ({
          title: chance.words(),
          content: chance.words(),
          uid: `${chance.below(1e12)}@drill.example`,
        })),
      },
    }),
  },
})
