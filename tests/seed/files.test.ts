// The sample files: 300 in a tree of folders, each with a content of its own that opens.
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { FileRow, ROOT } from '#contract/apps/file-rows.ts'
import { PICTURE_SIZES } from '#seed/files/picture-sizes.ts'
import { keyOf, timesOf } from '#seed/files/planned-file.ts'
import { sampleContent } from '#seed/files/sample-content.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { seedFiles } from '#seed/files.ts'
import { people } from '#seed/people.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const rows = seedFiles(TEST_NOW)
const files = rows.filter(({ kind }) => kind === 'file')
const folders = new Map(rows.filter(({ kind }) => kind === 'folder').map((row) => [row.id, row]))

describe('the sample files', () => {
  test('are 300 and more, in folders four deep, and every row is as it is kept', () => {
    expect(files.length).toBeGreaterThanOrEqual(300)
    for (const row of rows) expect(FileRow.safeParse(row)).toMatchObject({ success: true })
    const depth = (parent: string): number => (parent === ROOT ? 0 : 1 + depth(folders.get(parent)?.parent ?? ROOT))
    expect(Math.max(...files.map(({ parent }) => depth(parent)))).toBe(5)
  })

  test('have the types that the specification shows, each of them many times', () => {
    const types = Map.groupBy(files, ({ type }) => type)
    expect([...types.keys()].sort()).toEqual(['DOC', 'JPG', 'PDF', 'TXT', 'XLS'])
    for (const own of types.values()) expect(own.length).toBeGreaterThanOrEqual(20)
  })

  test('stand in folders that are there, under names that are free, with ids of their own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ parent, nameKey }) => `${parent}/${nameKey}`)).size).toBe(rows.length)
    for (const { parent } of rows) expect(parent === ROOT || folders.has(parent)).toBe(true)
  })

  test('are by people of the cast, and none is from the future, nor older than its folder', () => {
    const cast = new Set(people.map(({ name }) => name))
    for (const { createdBy, createdAt, modifiedAt, parent } of rows) {
      expect(cast).toContain(createdBy)
      expect(createdAt <= modifiedAt && Date.parse(modifiedAt) < TEST_NOW).toBe(true)
      if (parent !== ROOT) expect((folders.get(parent)?.createdAt ?? '') <= createdAt).toBe(true)
    }
  })

  test('are the same for the same time, and others with other dates for another', () => {
    expect(seedFiles(TEST_NOW)).toEqual(rows)
    expect(seedFiles(TEST_NOW + 86_400_000).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test('many times over stay unique, and older', () => {
    const many = seedFiles(TEST_NOW, 3)
    expect(many).toHaveLength(3 * rows.length + 2)
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    expect(Math.max(...many.map(({ modifiedAt }) => Date.parse(modifiedAt)))).toBeLessThan(TEST_NOW)
  })
})

describe('the contents', () => {
  const contents = new Map(files.map(({ sample }) => [sample?.key ?? '', sampleContent(sample?.key ?? '', TEST_NOW)]))

  test('are as large as the rows say', () => {
    const pictures = sampleFiles.map(keyOf).filter((key) => key in PICTURE_SIZES)
    const sizes = Object.fromEntries(pictures.map((key) => [key, contents.get(key)?.length]))
    expect(sizes, 'Write these sizes into seed/files/picture-sizes.ts').toEqual(PICTURE_SIZES)
    for (const { sample, size } of files) expect(contents.get(sample?.key ?? '')?.length).toBe(size)
  })

  test('are all different', () => {
    const texts = [...contents.values()].map((bytes) => Buffer.from(bytes).toString('latin1'))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('are what their types say', () => {
    for (const { type, sample } of files) {
      const bytes = contents.get(sample?.key ?? '') ?? new Uint8Array()
      const head = Buffer.from(bytes.slice(0, 5)).toString('latin1')
      if (type === 'PDF') expect(head).toBe('%PDF-')
      else if (type === 'JPG') expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xd8])
      else if (type === 'DOC') expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml')
      else if (type === 'XLS') expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml')
      else expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).not.toThrow()
    }
  })

  test('tell of the days of their files', () => {
    const minutes = sampleFiles.find(({ key }) => key === 'team-lines-0')
    const text = new TextDecoder().decode(
      unzipSync(contents.get('team-lines-0') ?? new Uint8Array())['word/document.xml'],
    )
    const { created } = timesOf(minutes as (typeof sampleFiles)[number], TEST_NOW)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(created)
    expect(text).toContain(day)
  })

  test('of a sample that this build does not know are empty', () => {
    expect(sampleContent('gone', TEST_NOW)).toEqual(new Uint8Array())
  })
})
