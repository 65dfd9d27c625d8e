// The sample documents' files are what their formats say: what reads a PDF, a Word file, a table or a picture finds everything in its place.
import { inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docx } from '#seed/documents/docx.ts'
import { jpeg } from '#seed/documents/jpeg.ts'
import { pdf } from '#seed/documents/pdf.ts'
import { chart, scene } from '#seed/documents/picture.ts'
import { png } from '#seed/documents/png.ts'
import type { TextDocument } from '#seed/documents/text-document.ts'
import { csv, txt } from '#seed/documents/txt.ts'
import { columnName, xlsx } from '#seed/documents/xlsx.ts'

const letter: TextDocument = {
  title: 'Minutes <of> Zeynep Yıldız & Siobhán',
  author: 'Inès Roche',
  at: Date.UTC(2026, 10, 17, 9),
  blocks: [
    { heading: 'Weekly (meeting)', level: 1 },
    { text: 'Présents: Žofie Dvořáková – “Ben” Lefèvre, 12 €\nSecond line' },
    { list: ['one', 'two'], isNumbered: true },
    { list: ['bullet'] },
    {
      table: [['Stop', '€'], ...Array.from({ length: 60 }, (_, row) => [`Stop ${row}`, '1.00'])],
      widths: [3, 1],
      right: [1],
    },
    { rule: true },
    { space: 20 },
    { centered: 'End', size: 20, isBold: true },
    { pageBreak: true },
    { text: 'Last page' },
  ],
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('a PDF', () => {
  const text = latin(pdf(letter))

  test('has each of its objects where its table says', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets.length).toBeGreaterThan(8)
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  })

  test('says the length of each stream, and how many pages there are', () => {
    for (const [, length, content] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(content).toHaveLength(Number(length))
    const pages = [...text.matchAll(/\/Type \/Page /g)].length
    expect(pages).toBeGreaterThanOrEqual(3)
    expect(text).toContain(`/Count ${pages} `)
    expect(text).toContain(`(${pages} / ${pages})`)
  })

  test('writes accents in WinAnsi, escapes what would end a text, and leaves accents out that it does not have', () => {
    expect(text).toContain('(Weekly \\(meeting\\))')
    expect(text).toContain('(Pr\\351sents: \\216ofie Dvor\\341kov\\341 \\226 \\223Ben\\224 Lef\\350vre, 12 \\200)')
  })
})

describe('an Office file', () => {
  const partsOf = (bytes: Uint8Array) =>
    Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
  const book = partsOf(
    xlsx({
      ...letter,
      sheets: [
        {
          name: 'Line <12>',
          rows: [
            ['Stop', 'Time', 'Day', 'Fare', 'Share', 'Sum'],
            [
              'Gare & Co',
              { time: 425 },
              { day: letter.at },
              { money: 1.5 },
              { share: 0.2 },
              { formula: 'D2*2', result: 3 },
            ],
            [1, null],
          ],
        },
      ],
    }),
  )
  const word = partsOf(docx(letter))

  test('names each of its parts with a type, and nothing that is not there', () => {
    for (const parts of [book, word]) {
      const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
        ([, name]) => name ?? '',
      )
      expect(named.length).toBeGreaterThan(2)
      for (const name of named) expect(parts[name]).toBeTruthy()
    }
  })

  test('is well-formed: every element that is opened is closed', () => {
    for (const text of [...Object.values(book), ...Object.values(word)]) expect(unclosed(text)).toEqual([])
  })

  test('has its content', () => {
    expect(book['xl/worksheets/sheet1.xml']).toContain(
      '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">Gare &amp; Co</t></is></c>',
    )
    expect(book['xl/worksheets/sheet1.xml']).toContain('<c r="F2" s="0"><f>D2*2</f><v>3</v></c>')
    expect(word['word/document.xml']).toContain('Žofie Dvořáková')
    expect(word['docProps/core.xml']).toContain('<dc:title>Minutes &lt;of&gt; Zeynep Yıldız &amp; Siobhán</dc:title>')
    expect([columnName(0), columnName(25), columnName(26), columnName(701)]).toEqual(['A', 'Z', 'AA', 'ZZ'])
  })
})

describe('a picture', () => {
  const picture = scene('a stop', { light: 'snow', ground: 'street', has: ['shelter', 'bus'], width: 43, height: 30 })

  test('as PNG has every pixel', () => {
    const bytes = png(picture)
    const view = new DataView(bytes.buffer)
    const size = view.getUint32(33)
    const rows = inflateSync(bytes.slice(41, 41 + size))
    const wrong = []
    for (let y = 0; y < 30; y += 1) {
      const pixel = [0, 0, 0]
      for (let x = 0; x < 43; x += 1) {
        for (const channel of [0, 1, 2])
          pixel[channel] = ((pixel[channel] ?? 0) + (rows[y * (43 * 3 + 1) + 1 + x * 3 + channel] ?? 0)) & 255
        const [red = 0, green = 0, blue = 0] = pixel
        if (((red << 16) | (green << 8) | blue) !== picture.pixel(x, y)) wrong.push([x, y])
      }
    }
    expect(wrong).toEqual([])
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([43, 30])
  })

  test('as JPEG begins, says its size and ends', () => {
    const bytes = jpeg(picture)
    expect([...bytes.slice(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe0])
    expect([...bytes.slice(-2)]).toEqual([0xff, 0xd9])
    expect(latin(bytes)).toContain('\xff\xc0\x00\x11\x08\x00\x1e\x00\x2b\x03')
  })

  test('of a chart shows its values', () => {
    const { pixel } = chart({ values: [1, 4], kind: 'bars', colour: 0x112233 })
    expect([pixel(240, 100), pixel(500, 100), pixel(240, 310)]).toEqual([0xffffff, 0x112233, 0x112233])
  })
})

test('a table as text quotes what would be taken for its signs', () => {
  expect(
    new TextDecoder().decode(
      csv([
        ['a', 'b,c'],
        ['say "x"', 2],
      ]),
    ),
  ).toBe('a,"b,c"\r\n"say ""x""",2\r\n')
  expect(new TextDecoder().decode(txt('é'))).toBe('é')
})

test('the same content makes the same bytes', () => {
  const picture = scene('k', { light: 'noon', ground: 'meadow', has: ['tree'], width: 64, height: 40 })
  for (const make of [() => pdf(letter), () => docx(letter), () => png(picture), () => jpeg(picture)])
    expect(make()).toEqual(make())
})

/** Elements that were opened and not closed, or closed in another order. */
function unclosed(text: string): string[] {
  const open: string[] = []
  for (const [, closing, name, selfClosing] of text.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (!closing) open.push(name ?? '')
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}
