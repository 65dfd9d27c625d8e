// Texts compared without case and accents, escaped for markup, and dates as ISO 8601 writes them.
import { describe, expect, test } from 'vitest'
import { decodeText, firstLines } from '#formats/decode-text.ts'
import { localDay, utcDay } from '#formats/iso-day.ts'
import { escapeMarkup, textToHtml } from '#formats/markup.ts'
import { foldCase, foldLetters, foldText } from '#formats/text.ts'

describe('folding', () => {
  test('takes case and accents away, whatever the letter and however it is composed', () => {
    for (const text of ['Élève', 'ELEVE', 'e\u0301le\u0300ve']) expect(foldText(text)).toBe('eleve')
    expect(foldText('Straße, Œuvre, Ærø, Łódź, Đà Nẵng, ﬁn, Ⅻ')).toBe('strasse, oeuvre, aero, lodz, da nang, fin, xii')
    expect(foldText('ΟΔΟΣ')).toBe(foldText('οδός'))
    expect(foldText('')).toBe('')
  })

  test.each(['İstanbul', 'STRASSE ẞ', 'Élève 😀 ﬁ', '가나다', 'e\u0301', '\ud83d lone'])(
    'of the same length keeps each letter of %j where it is',
    (text) => {
      expect(foldLetters(text)).toHaveLength(text.length)
      expect(foldCase(text)).toHaveLength(text.length)
    },
  )

  test('of the same length takes accents away where that leaves the length alone', () => {
    expect(foldLetters('Été à Nîmes')).toBe('ete a nimes')
    expect(foldCase('Été')).toBe('été')
  })
})

test('nothing of a text is markup, between tags or in an attribute', () => {
  expect(escapeMarkup(`<b title="a" class='b'>R&D</b>`)).toBe(
    '&lt;b title=&quot;a&quot; class=&#39;b&#39;&gt;R&amp;D&lt;/b&gt;',
  )
  expect(textToHtml('Hello <you>\nthere\n\n\nBye')).toBe('<p>Hello &lt;you&gt;<br>there</p><p>Bye</p>')
  expect(textToHtml('')).toBe('')
})

test('a day is that of UTC or that where the person is', () => {
  expect(utcDay('2026-11-17T23:30:00.000Z')).toBe('2026-11-17')
  expect(utcDay(Date.UTC(2026, 0, 2))).toBe('2026-01-02')
  expect(localDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
  expect(localDay(new Date(2026, 10, 17).getTime())).toBe('2026-11-17')
})

test('the beginning of a long text ends with a whole line, so that no letter is cut in two', () => {
  const bytes = new TextEncoder().encode('één\nétés\nà la fin')
  expect(decodeText(firstLines(bytes, 8))).toBe('één\n')
  expect(decodeText(firstLines(bytes, 100))).toBe('één\nétés\nà la fin')
  expect(firstLines(new TextEncoder().encode('abcdef'), 3)).toHaveLength(3)
})

/** As programs of Windows write it. */
function utf16(text: string, isLittle: boolean, mark = ''): Uint8Array<ArrayBuffer> {
  const units = [...(mark + text)].map((letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(units.length * 2)
  for (const [at, unit] of units.entries()) new DataView(bytes.buffer).setUint16(at * 2, unit, isLittle)
  return bytes
}

describe('a file that does not say how it is written', () => {
  const text = 'Prénom;Ville\r\nZoé;Łódź\r\n'
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16', utf16(text, true, '\ufeff')],
    ['UTF-16, the other way round', utf16(text, false, '\ufeff')],
    ['UTF-16 without its mark', utf16(text, true)],
    ['UTF-16 without its mark, the other way round', utf16(text, false)],
  ])('%s is read', (_, bytes) => expect(decodeText(bytes)).toBe(text))

  test('a zero in a text is one', () => expect(decodeText(new TextEncoder().encode('a\0b'))).toBe('a\0b'))

  test('of several that were put together, the marks are none of their letters', () =>
    expect(decodeText(new TextEncoder().encode('\ufeffone\r\n\ufefftwo\n'))).toBe('one\r\ntwo\n'))
})
