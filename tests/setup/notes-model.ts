// What the notes calls do, written a second time and as simply as possible: lists in memory. tests/api/notes-model.test.ts compares.
import type { Note, NoteLabel } from '#contract/apps/notes-shapes.ts'

type Row = Omit<Note, 'order' | 'labels'> & { labels: string[] }

export interface Patch {
  readonly title?: string
  readonly content?: string
  readonly archived?: boolean
  readonly pinned?: boolean
  readonly reminder?: string | null
  readonly reminderDone?: boolean
  readonly labels?: readonly string[]
}

export class NotesModel {
  /** In their order, pinned or not. */
  notes: Row[]
  labels: NoteLabel[]

  constructor(notes: readonly Note[], labels: readonly NoteLabel[]) {
    this.notes = notes
      .toSorted((a, b) => a.order - b.order)
      .map(({ order: _, ...note }) => ({ ...note, labels: note.labels.map(({ id }) => id) }))
    this.labels = [...labels]
  }

  view = (note: Row) => ({
    ...note,
    labels: note.labels.flatMap((id) => this.labels.find((label) => label.id === id) ?? []),
  })

  all() {
    return [...this.notes.filter(({ pinned }) => pinned), ...this.notes.filter(({ pinned }) => !pinned)].map(this.view)
  }

  find(id: string): Row | undefined {
    return this.notes.find((note) => note.id === id)
  }

  create(draft: Patch & { id?: string }, newId: string, at: string) {
    const known = draft.id === undefined ? undefined : this.find(draft.id)
    if (known) return this.view(known)
    const note: Row = {
      ...{ id: newId, title: '', content: '', tasks: null, image: null, reminder: null, labels: [], archived: false },
      ...{ pinned: false, color: null, reminderDone: false, createdAt: at, updatedAt: at },
    }
    this.notes.unshift(note)
    this.apply(note, draft, at)
    note.reminderDone = draft.reminderDone ?? false
    return this.view(note)
  }

  private apply(note: Row, { labels, ...patch }: Patch, at: string): void {
    const isMoved = patch.reminder !== undefined && patch.reminder !== note.reminder
    Object.assign(note, isMoved ? { reminderDone: false } : {}, patch, { id: note.id, updatedAt: at })
    if (labels) note.labels = [...new Set(labels)].filter((id) => this.labels.some((label) => label.id === id))
  }

  update(id: string, patch: Patch, at: string) {
    const note = this.find(id)
    if (!note) return null
    this.apply(note, patch, at)
    return this.view(note)
  }

  updateMany(
    ids: readonly string[],
    patch: Patch & { addLabels: readonly string[]; removeLabels: readonly string[] },
    at: string,
  ) {
    const { addLabels, removeLabels, ...fields } = patch
    return [...new Set(ids)].flatMap((id) => {
      const note = this.find(id)
      if (!note) return []
      const labels = [...note.labels, ...addLabels].filter((label) => !removeLabels.includes(label))
      return [this.update(id, { ...fields, labels }, at)]
    })
  }

  addTask(id: string, content: string, newId: string, at: string) {
    const note = this.find(id)
    if (!note) return null
    note.tasks = [...(note.tasks ?? []), { id: newId, content, completed: false }]
    note.updatedAt = at
    return this.view(note)
  }

  delete(ids: readonly string[]): boolean {
    const before = this.notes.length
    this.notes = this.notes.filter(({ id }) => !ids.includes(id))
    return this.notes.length < before
  }

  copy(id: string, made: Note | null, at: string) {
    const note = this.find(id)
    if (!note || !made) return null
    const tasks = note.tasks?.map((task, index) => ({ ...task, id: made.tasks?.[index]?.id ?? '' })) ?? null
    const { uid: _, ...fields } = note
    const copy = {
      ...fields,
      id: made.id,
      tasks,
      reminder: null,
      reminderDone: false,
      archived: false,
      createdAt: at,
      updatedAt: at,
    }
    this.notes.splice(this.notes.indexOf(note), 0, copy)
    return this.view(copy)
  }

  reorder(ids: readonly string[]): void {
    const sent = [...new Set(ids)].flatMap((id) => this.find(id) ?? [])
    const next = sent.values()
    this.notes = this.notes.map((note) => (sent.includes(note) ? (next.next().value ?? note) : note))
  }

  replaceLabel(id: string, by: string | null): void {
    for (const note of this.notes) {
      note.labels = [...new Set(note.labels.flatMap((label) => (label === id ? (by ?? []) : label)))]
    }
    this.labels = this.labels.filter((label) => label.id !== id)
  }
}
