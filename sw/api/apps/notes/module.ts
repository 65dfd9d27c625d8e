// Notes with their labels, tasks, pictures and reminders (workspace spec §3, §4 and §7 Notes).
import { notesApi } from '#contract/apps/notes.ts'
import { draftToNote, NoteLabel, type NotePatch, patchNote, StoredNote } from '#contract/apps/notes-shapes.ts'
import { rowTerm } from '#sw/api/engine/change-log/touched.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { addContent, ContentPiece, readContent, splitFile } from '#sw/api/engine/files/bytes.ts'
import { ordersAtTop, reorderRows } from '#sw/api/engine/kit/ordered-rows.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { deleteTag, replaceTag } from '#sw/api/engine/kit/titled-rows.ts'
import { queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { countsOf, linksTo, windowOf } from './find.ts'
import { foundNotes } from './found.ts'
import { searchNotes } from './search.ts'
import { copyNote, deleteNotes, expand, expandOne, importNotes, iso, putNote, withTheirLines } from './writing.ts'

/** A note's history shows so many versions at most. */
const VERSIONS = 200

export const notesModule = defineModule(notesApi, {
  tables: { notes: table(StoredNote), noteLabels: table(NoteLabel), noteImages: table(ContentPiece) },
  found: foundNotes,
  seed: async (now, factor) => {
    const { seedNotes, seedNoteLabels } = await import('#seed/notes.ts')
    return { notes: seedNotes(now, factor), noteLabels: seedNoteLabels() }
  },
  prepare: { uploadImage: ({ body }) => splitFile(body.file) },
  handlers: {
    labels: (_, { tables }) => tables.noteLabels.toArray(),

    createLabel: async ({ body: { title } }, { tables, newId }) => {
      const label = { id: newId(), title }
      await tables.noteLabels.add(label)
      return label
    },

    updateLabel: async ({ body: { label } }, { tables }) => {
      const known = await tables.noteLabels.get(label.id)
      if (!known) return null
      if (known.title !== label.title) await tables.noteLabels.put(label)
      return label
    },

    deleteLabel: ({ query: { id } }, { tables }) => deleteTag(tables.noteLabels, id, tables.notes, 'labels'),

    addTask: async ({ body }, { tables, now, newId }) => {
      const note = await tables.notes.get(body.note.id)
      if (!note) return null
      const { content, completed = false } = typeof body.task === 'string' ? { content: body.task } : body.task
      const tasks = [...(note.tasks ?? []), { id: newId(), content, completed }]
      return expandOne(tables, await putNote(tables, patchNote(note, { tasks }, iso(now))))
    },

    all: async (_, { tables }) => expand(tables, await inOrder(tables.notes.orderBy('order'))),

    createNote: async ({ body: { note: draft } }, { tables, now, newId }) => {
      const known = draft.id === undefined ? undefined : await tables.notes.get(draft.id)
      if (known) return expandOne(tables, known)
      const [order = 0] = await ordersAtTop(tables.notes, 1)
      const note = draftToNote({ ...draft, id: draft.id ?? newId() }, order, iso(now))
      return expandOne(tables, await putNote(tables, note))
    },

    updateNote: async ({ body }, { tables, now }) => {
      const { id, ...sent } = body.updatedNote
      const note = await tables.notes.get(id)
      const patch = note ? withTheirLines(note, sent, body.tasksBefore) : sent
      return note ? expandOne(tables, await putNote(tables, patchNote(note, patch, iso(now)), note)) : null
    },

    deleteNote: async ({ query: { id } }, { tables }) => (await deleteNotes(tables, [id])) > 0,

    window: ({ query }, context) => windowOf(context, query),

    counts: (_, { db }) => countsOf(db),

    backlinks: ({ query: { id } }, context) => linksTo(context, id),

    note: async ({ query: { id } }, { tables }) => {
      const note = await tables.notes.get(id)
      return note ? expandOne(tables, note) : null
    },

    search: async ({ query: { query } }, context) => {
      const terms = queryTerms(query)
      return terms.length === 0 ? null : searchNotes(context, terms)
    },

    order: async ({ body }, { tables }) => {
      await reorderRows(
        tables.notes,
        body.notes.map(({ id }) => id),
      )
      return true
    },

    updateNotes: async ({ body }, { tables, now }) => {
      const { addLabels = [], removeLabels = [], ...patch } = body.note
      const known = new Set(await tables.noteLabels.where('id').anyOf(addLabels).primaryKeys())
      const found = await rowsById(tables.notes, body.ids)
      const updated = found.map((note) => {
        const labels = [...note.labels, ...addLabels.filter((id) => known.has(id))]
        const whole: NotePatch = { ...patch, labels: labels.filter((id) => !removeLabels.includes(id)) }
        return patchNote(note, whole, iso(now))
      })
      await tables.notes.bulkPut(updated)
      return expand(tables, updated)
    },

    deleteNotes: async ({ body: { ids } }, { tables }) => (await deleteNotes(tables, ids)) > 0,

    copyNote: async ({ body: { id } }, { tables, now, newId }) => {
      const note = await tables.notes.get(id)
      return note ? expandOne(tables, await copyNote(tables, note, iso(now), newId)) : null
    },

    mergeLabels: async ({ body: { id, into } }, { tables }) => {
      const [label, other] = await tables.noteLabels.bulkGet([id, into])
      if (!label || !other || id === into) return null
      await replaceTag(tables.notes, 'labels', id, into)
      await tables.noteLabels.delete(id)
      return other
    },

    reminders: async (_, { tables, now }) => {
      const [due, next] = await Promise.all([
        tables.notes
          .where('reminder')
          .belowOrEqual(iso(now))
          .filter(({ reminderDone }) => !reminderDone)
          .toArray(),
        tables.notes.where('reminder').above(iso(now)).first(),
      ])
      return { due: await expand(tables, due), next: next?.reminder ?? null }
    },

    uploadImage: async ({ body: { id, file } }, { tables, now, newId }, content) => {
      const note = await tables.notes.get(id)
      if (!note) return null
      const upload = { file: newId(), name: file.name, type: file.type, size: content.size }
      await addContent(tables.noteImages, upload.file, content)
      const bearing = { ...note, image: null, upload, updatedAt: iso(now) }
      return expandOne(tables, await putNote(tables, bearing, note))
    },

    image: async ({ query: { id, file } }, { tables }) => {
      const upload = (await tables.notes.get(id))?.upload
      if (!upload || (file !== undefined && file !== upload.file)) return null
      return (await readContent(tables.noteImages, upload.file, upload)) ?? null
    },

    history: async ({ query: { id } }, { tables, db }) => {
      const found = await db.changes.where('touched').equals(rowTerm('notes', id)).primaryKeys()
      const changes = await db.changes.bulkGet(found.sort((a, b) => b - a).slice(0, VERSIONS))
      const versions = changes.flatMap((change) => {
        const row = change?.rows.find(({ table: name, key }) => name === 'notes' && key === id)
        return change && row ? [{ change, after: row.after as StoredNote | undefined }] : []
      })
      const notes = await expand(
        tables,
        versions.flatMap(({ after }) => after ?? []),
      )
      // Expanded in their sequence, the deletions left out.
      const expanded = notes.values()
      return versions.map(({ change, after }) => ({
        change: String(change.seq),
        at: iso(change.at),
        endpoint: change.endpoint,
        note: after ? (expanded.next().value ?? null) : null,
      }))
    },

    importNotes: async ({ body: { notes } }, { tables, now, newId }) =>
      expand(tables, await importNotes(tables, notes, iso(now), newId)),
  },
})

/** Pinned ones first; each part stays in its order. */
async function inOrder(notes: { toArray(): PromiseLike<StoredNote[]> }): Promise<StoredNote[]> {
  const all = await notes.toArray()
  return [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)]
}
