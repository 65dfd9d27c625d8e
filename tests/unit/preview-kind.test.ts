// How each kind of file is shown on the page.
import { expect, test } from 'vitest'
import { kindOfName } from '#contract/apps/file-names.ts'
import { previewKind } from '#kit/media/preview/preview-kind.ts'

test.each([
  ['photo.jpg', 'image'],
  ['drawing.svg', 'image'],
  ['contract.pdf', 'pdf'],
  ['plan.md', 'markdown'],
  ['berths.csv', 'csv'],
  ['berths.tsv', 'csv'],
  ['read me.txt', 'text'],
  ['page.html', 'text'],
  ['data.json', 'text'],
  ['song.mp3', 'audio'],
  ['film.webm', 'video'],
  ['letter.docx', undefined],
  ['archive.zip', undefined],
])('%s is shown as %s', (name, kind) => {
  expect(previewKind({ name, type: kindOfName(name).mediaType })).toBe(kind)
})
