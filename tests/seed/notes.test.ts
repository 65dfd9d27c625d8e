// The sample notes are what the contract says, and look like one person's.
import { describe, expect, test } from 'vitest'
import { NoteLabel, StoredNote } from '#contract/apps/notes-shapes.ts'
import * as z from '#contract/zod.ts'
import { seedNoteLabels, seedNotes } from '#seed/notes.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const now = new Date(NOW).toISOString()
const notes = seedNotes(NOW)

describe('the sample notes', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(StoredNote).parse(notes)).toEqual(notes)
    expect(z.array(NoteLabel).parse(seedNoteLabels())).toEqual(seedNoteLabels())
  })

  test('150 notes with labels that there are, each label used', () => {
    expect(notes.length).toBeGreaterThanOrEqual(150)
    expect(new Set(notes.flatMap(({ labels }) => labels))).toEqual(new Set(seedNoteLabels().map(({ id }) => id)))
    expect(notes.filter(({ labels }) => labels.length === 0)).toEqual([])
  })

  test('ids are unique, also those of tasks; titles too', () => {
    const ids = notes.flatMap(({ id, tasks }) => [id, ...(tasks ?? []).map((task) => task.id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(notes.map(({ title }) => title)).size).toBe(notes.length)
  })

  test('checklists, pictures, colours, pins, archived ones; reminders past and to come', () => {
    const count = (has: (note: StoredNote) => unknown) => notes.filter(has).length
    expect(count(({ tasks }) => tasks)).toBeGreaterThan(25)
    expect(count(({ image }) => image?.startsWith('data:image/svg+xml,'))).toBeGreaterThan(6)
    expect(count(({ color }) => color)).toBeGreaterThan(10)
    expect(count(({ pinned }) => pinned)).toBeGreaterThan(3)
    expect(count(({ archived }) => archived)).toBeGreaterThan(15)
    expect(count(({ reminder }) => reminder && reminder > now)).toBeGreaterThan(8)
    expect(count(({ reminder }) => reminder && reminder < now)).toBeGreaterThan(2)
  })

  test('each says something, and no mark of the way in which they are written down is left', () => {
    expect(notes.filter(({ content, tasks }) => content === '' && tasks === null)).toEqual([])
    const texts = notes.flatMap(({ title, content, tasks }) => [
      title,
      content,
      ...(tasks ?? []).map((task) => task.content),
    ])
    expect(texts.filter((text) => /^#|\[[ x]\]|\|/.test(text))).toEqual([])
  })

  test('drawings fit a data URL as it stands', () => {
    for (const { image } of notes) expect(image ?? '').not.toMatch(/[<>#"]|%(?![0-9A-F]{2})/)
  })

  test('nothing was made or changed in the future, nor changed before it was made; the newest first', () => {
    for (const { createdAt, updatedAt } of notes) expect(createdAt <= updatedAt && updatedAt <= now).toBe(true)
    const made = notes.map(({ createdAt }) => createdAt)
    expect(made).toEqual(made.toSorted().reverse())
    expect(notes.map(({ order }) => order)).toEqual(notes.map((_, index) => index))
  })

  test('the same moment gives the same rows; a factor makes as many times more', () => {
    expect(seedNotes(NOW)).toEqual(notes)
    const many = seedNotes(NOW, 10)
    expect(many).toHaveLength(10 * notes.length)
    expect(many.slice(0, notes.length)).toEqual(notes)
    expect(z.array(StoredNote).parse(many)).toEqual(many)
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
  })
})
