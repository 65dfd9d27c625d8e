// With what type a file is answered: one that a browser would run, or open as a document of this origin, goes out as bytes.
import { describe, expect, test } from 'vitest'
import { FileStream, fileAnswer } from '#sw/api/engine/files/file-stream.ts'
import { createFilesApi } from '#tests/setup/files-api.ts'

const typeOf = (type: string) => fileAnswer(new File(['x'], 'file', { type })).headers.get('content-type')

describe('the type of a file in an answer', () => {
  test.each([
    'text/javascript',
    'TEXT/JavaScript',
    'text/javascript; charset=utf-8',
    ' text/javascript ',
    'application/javascript',
    'application/x-javascript',
    'text/x-javascript',
    'application/ecmascript',
    'application/x-ecmascript',
    'text/ecmascript',
    'text/x-ecmascript',
    'text/jscript',
    'text/livescript',
    ...[0, 1, 2, 3, 4, 5].map((minor) => `text/javascript1.${minor}`),
    'text/vbscript',
    'text/typescript',
    'text/html',
    'text/html;charset=utf-7',
    'application/xhtml+xml',
    'text/xml',
    'application/xml',
    'application/rss+xml',
    'application/xml-dtd',
    'application/xslt+xml',
    'text/xsl',
    'image/svg+xml',
    'image/svg',
    'application/mathml+xml',
    'text/css',
    'application/wasm',
    'multipart/x-mixed-replace',
    'multipart/related',
  ])('%s: bytes', (type) => {
    expect(typeOf(type)).toBe('application/octet-stream')
  })

  // Of several types the last one counts; what is no type at all is guessed.
  test.each([
    'text/plain, text/javascript',
    'text/plain;a="b",text/javascript',
    'javascript',
    '*/*',
    'text/',
    '',
    '\u0000',
  ])('%j can be read in more than one way: bytes', (type) => {
    expect(typeOf(type)).toBe('application/octet-stream')
  })

  test.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'text/csv',
    'text/calendar',
    'text/vcard',
    'text/markdown',
    'image/png',
    'image/webp',
    'audio/mpeg',
    'video/mp4',
    'application/pdf',
    'application/zip',
    'application/json',
    'message/rfc822',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ])('%s: as it is', (type) => {
    expect(typeOf(type)).toBe(type)
  })

  test('a file that is made while it is read is judged alike', () => {
    const answer = fileAnswer(new FileStream('a.js', 'text/javascript', new ReadableStream()))
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  })
})

test('an uploaded script comes back as bytes, whole', async () => {
  const { upload, get } = createFilesApi()
  const { items } = await upload([{ name: 'run.js', content: 'globalThis.wasRun = true', type: 'text/javascript' }])
  const { body, headers } = await get(`apps/file-manager/content?id=${items[0]?.id}`)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(await (body as Blob).text()).toBe('globalThis.wasRun = true')
})

test('a name with half a surrogate is a name all the same', () => {
  const answer = fileAnswer(new FileStream('a\ud83d.zip', 'application/zip', new ReadableStream()))
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%EF%BF%BD.zip")
})
