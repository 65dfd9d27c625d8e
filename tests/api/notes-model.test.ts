// Any sequence of the notes calls does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type { Note, NoteLabel } from '#contract/apps/notes-shapes.ts'
import { allNotes, apiWith, labelsOf } from '#tests/setup/notes-api.ts'
import { NotesModel, type Patch } from '#tests/setup/notes-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(60)
/** ms; a busy machine takes its time */
const TIME = 60_000 + RUNS * 2000

/** A place in the list as it is when the call is made, taken modulo its length; null stands for nobody. */
type Choice = number | null

type Call =
  | { call: 'createLabel'; text: string }
  | { call: 'updateLabel'; label: Choice; text: string }
  | { call: 'deleteLabel'; label: Choice }
  | { call: 'mergeLabels'; label: Choice; into: Choice }
  | { call: 'create'; draft: Patch & { id?: string } }
  | { call: 'update'; note: Choice; patch: Patch }
  | { call: 'updateMany'; notes: Choice[]; patch: Patch; add: string[]; remove: string[] }
  | { call: 'addTask'; note: Choice; text: string }
  | { call: 'delete' | 'copy'; note: Choice }
  | { call: 'deleteMany' | 'order'; notes: Choice[] }

const choice: fc.Arbitrary<Choice> = fc.option(fc.nat(12), { freq: 12 })
const choices = fc.array(choice, { maxLength: 5 })
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
const label = fc.constantFrom('work', 'home', 'ideas', 'none')
const patch: fc.Arbitrary<Patch> = fc.record(
  {
    title: text,
    content: text,
    archived: fc.boolean(),
    pinned: fc.boolean(),
    reminder: fc.constantFrom(null, '2026-11-18T09:00:00.000Z', '2026-11-16T09:00:00.000Z'),
    reminderDone: fc.boolean(),
    labels: fc.array(label, { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const bulk = patch.map(({ archived, pinned, reminder }) => ({ archived, pinned, reminder }))
const as = <Name extends Call['call']>(call: Name) => fc.constant(call)
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ call: as('createLabel'), text }),
  fc.record({ call: as('updateLabel'), label: choice, text }),
  fc.record({ call: as('deleteLabel'), label: choice }),
  fc.record({ call: as('mergeLabels'), label: choice, into: choice }),
  fc
    .tuple(patch, fc.option(fc.constantFrom('own-1', 'own-2'), { nil: undefined }))
    .map(([fields, id]) => ({ call: 'create' as const, draft: id === undefined ? fields : { ...fields, id } })),
  fc.record({ call: as('update'), note: choice, patch }),
  fc.record({
    call: as('updateMany'),
    notes: choices,
    patch: bulk,
    add: fc.array(label, { maxLength: 2 }),
    remove: fc.array(label, { maxLength: 2 }),
  }),
  fc.record({ call: as('addTask'), note: choice, text }),
  fc.record({ call: fc.constantFrom('delete' as const, 'copy' as const), note: choice }),
  fc.record({ call: fc.constantFrom('deleteMany' as const, 'order' as const), notes: choices }),
)

test(
  `the notes equal their written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    const api = await apiWith('a', 'b', 'c', 'd', 'e')
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
        const start = await state(api)
        const model = new NotesModel(structuredClone(start.notes), structuredClone(start.labels))
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          const now = TEST_NOW + (index + 1) * 1000
          api.setNow(now)
          const id = await compare(api, model, made, new Date(now).toISOString())
          if (id) changes.push(id)
          await expectSame(api, model)
        }
        for (const id of changes.reverse()) {
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        }
        expect(await state(api)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  TIME,
)

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: NotesModel, made: Call, at: string): Promise<string | null> {
  const noteId = (at: Choice) => (at === null ? 'nobody' : (model.notes[at % model.notes.length]?.id ?? 'nobody'))
  const labelId = (at: Choice) => (at === null ? 'nobody' : (model.labels[at % model.labels.length]?.id ?? 'nobody'))
  const ask = async (method: string, path: string, body: unknown, expected: (answer: never) => unknown) => {
    const answer = await api.send(method, `apps/notes${path}`, body)
    expect(answer.status).toBe(200)
    const wanted = expected(answer.body as never)
    expect(withoutOrder(answer.body)).toEqual(wanted)
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'createLabel':
      return ask('POST', '/labels', { title: made.text }, (created: NoteLabel) => {
        model.labels.push(created)
        return { id: expect.any(String), title: made.text }
      })
    case 'updateLabel': {
      const renamed = { id: labelId(made.label), title: made.text }
      return ask('PATCH', '/labels', { label: renamed }, () => {
        const known = model.labels.find(({ id }) => id === renamed.id)
        return known ? Object.assign(known, renamed) : null
      })
    }
    case 'deleteLabel': {
      const id = labelId(made.label)
      return ask('DELETE', `/labels?id=${id}`, undefined, () => {
        model.replaceLabel(id, null)
        return id !== 'nobody'
      })
    }
    case 'mergeLabels': {
      const [id, into] = [labelId(made.label), labelId(made.into)]
      return ask('POST', '/labels/merge', { id, into }, () => {
        const isMerged = id !== into && id !== 'nobody' && into !== 'nobody'
        if (isMerged) model.replaceLabel(id, into)
        return isMerged ? (model.labels.find((label) => label.id === into) ?? null) : null
      })
    }
    case 'create':
      return ask('POST', '', { note: made.draft }, ({ id }: Note) => model.create(made.draft, id, at))
    case 'update': {
      const id = noteId(made.note)
      return ask('PATCH', '', { updatedNote: { ...made.patch, id } }, () => model.update(id, made.patch, at))
    }
    case 'updateMany': {
      const ids = made.notes.map(noteId)
      const [addLabels, removeLabels] = [made.add, made.remove]
      const note = defined({ ...made.patch, addLabels, removeLabels })
      return ask('PATCH', '/notes', { ids, note }, () => model.updateMany(ids, note, at))
    }
    case 'addTask': {
      const id = noteId(made.note)
      return ask('POST', '/tasks', { note: { id }, task: made.text }, (note: Note | null) =>
        model.addTask(id, made.text, note?.tasks?.at(-1)?.id ?? '', at),
      )
    }
    case 'delete': {
      const id = noteId(made.note)
      return ask('DELETE', `?id=${id}`, undefined, () => model.delete([id]))
    }
    case 'copy': {
      const id = noteId(made.note)
      return ask('POST', '/copy', { id }, (copy: Note | null) => model.copy(id, copy, at))
    }
    case 'deleteMany': {
      const ids = made.notes.map(noteId)
      return ask('DELETE', '/notes', { ids }, () => model.delete(ids))
    }
    case 'order': {
      const ids = made.notes.map(noteId)
      return ask('PATCH', '/order', { notes: ids.map((id) => ({ id })) }, () => {
        model.reorder(ids)
        return true
      })
    }
  }
}

/** As JSON sends it: what is undefined is not sent. */
const defined = <Fields extends object>(fields: Fields): Fields => JSON.parse(JSON.stringify(fields))

async function expectSame(api: TestApi, model: NotesModel): Promise<void> {
  const { notes, labels } = await state(api)
  expect(withoutOrder(notes)).toEqual(model.all())
  const byId = (all: readonly NoteLabel[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(byId(labels)).toEqual(byId(model.labels))
}

async function state(api: TestApi): Promise<{ notes: Note[]; labels: NoteLabel[] }> {
  return { notes: await allNotes(api), labels: await labelsOf(api) }
}

/** An answer without the numbers that define the order. */
function withoutOrder(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutOrder)
  if (typeof body !== 'object' || body === null) return body
  const { order: _, ...fields } = body as Partial<Note>
  return fields
}
