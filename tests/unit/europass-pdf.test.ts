// A PDF of Europass: its attachment is read, whatever is around it; any other PDF has none.
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { europassInPdf, isPdf } from '#portal/profile/europass-pdf.ts'

const XML = '<?xml version="1.0"?>\n<Candidate xmlns="http://www.europass.eu/1.0"><Name>Zoë</Name></Candidate>'

const bytesOf = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

const pdf = (dictionary: string, content: Uint8Array, ending = '\n') =>
  bytesOf(
    '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n2 0 obj\n<< /Length 3 /Filter /FlateDecode >>\nstream\n\0\x01\x02\nendstream\nendobj\n',
    `3 0 obj\n<< /Type /EmbeddedFile ${dictionary} >>\nstream\r\n`,
    content,
    `${ending}endstream\nendobj\n%%EOF`,
  )

const plain = Buffer.from(XML)

describe('the attachment of a PDF', () => {
  test.each([
    ['packed', pdf('/Subtype /text#2Fxml /Filter /FlateDecode', deflateSync(plain))],
    ['packed, with its end at the data', pdf('/Filter[/FlateDecode]', deflateSync(plain), '')],
    ['as it is', pdf('', plain)],
    ['after a mark of the byte order', pdf('', bytesOf('\xef\xbb\xbf', plain))],
  ])('is read: %s', (_, bytes) => {
    expect(isPdf(bytes)).toBe(true)
    expect(europassInPdf(bytes)?.trim()).toBe(XML)
  })

  test.each([
    ['a picture', pdf('/Filter /DCTDecode', plain)],
    ['another file', pdf('', Buffer.from('<invoice/>'))],
    ['broken or locked data', pdf('/Filter /FlateDecode', Buffer.from('not packed at all'))],
    ['what grows beyond all measure', pdf('/Filter /FlateDecode', deflateSync(Buffer.alloc(20_000_000, XML)))],
    ['a file that is cut off', pdf('/Filter /FlateDecode', deflateSync(plain)).subarray(0, 180)],
  ])('is none: %s', (_, bytes) => {
    expect(europassInPdf(bytes.slice())).toBeUndefined()
  })

  test('a text is no PDF', () => {
    expect(isPdf(bytesOf(XML))).toBe(false)
  })
})
