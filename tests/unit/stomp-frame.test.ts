import { describe, expect, test } from 'vitest'
import { BadFrameError, type Frame, FrameReader, formatFrame } from '#e2e/portal/stomp-frame.ts'
import { fc } from '#tests/setup/properties.ts'

const text = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.toWellFormed().replaceAll('\0', ''))
const frame: fc.Arbitrary<Frame> = fc
  .record({
    command: fc.constantFrom('MESSAGE', 'SEND', 'ERROR'),
    headers: fc.dictionary(
      text.filter((name) => name !== '' && name !== 'content-length'),
      text,
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
    body: fc.string({ unit: 'binary', maxLength: 50 }).map((value) => value.toWellFormed()),
  })
  .filter(({ headers }) => !Object.hasOwn(headers, '__proto__'))

describe('STOMP frames', () => {
  test('what is written is read again, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 40 }), (frames, size) => {
        const reader = new FrameReader()
        const bytes = Buffer.from(`\n${frames.map(formatFrame).join('\n')}\n\n`)
        const read: Frame[] = []
        for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)))
        expect(read.map(({ headers: { 'content-length': _, ...headers }, ...rest }) => ({ ...rest, headers }))).toEqual(
          frames,
        )
      }),
    )
  })

  test('a body without a length ends at the first NUL; of a header that stands twice the first counts', () => {
    expect(new FrameReader().read('MESSAGE\r\na:1\r\na:2\r\n\r\nhi\0')).toEqual([
      { command: 'MESSAGE', headers: { a: '1' }, body: 'hi' },
    ])
  })

  test('values of CONNECT stand as they are', () => {
    expect(formatFrame({ command: 'CONNECTED', headers: { session: 'a:b' }, body: '' })).toBe(
      'CONNECTED\nsession:a:b\n\n\0',
    )
    expect(new FrameReader().read('CONNECT\nAuthorization:Bearer a:b\n\n\0')[0]?.headers.Authorization).toBe(
      'Bearer a:b',
    )
  })

  test.each([
    ['no head', 'hello\0'],
    ['a header without a value', 'SEND\nx\n\n\0'],
    ['an unknown escape', 'SEND\nx:\\t\n\n\0'],
    ['another end than it says', 'SEND\ncontent-length:1\n\nab\0'],
    ['more than may be', `SEND\n\n${'x'.repeat(70_000)}`],
  ])('with %s it is refused', (_, sent) => {
    expect(() => new FrameReader().read(sent)).toThrow(BadFrameError)
  })
})
