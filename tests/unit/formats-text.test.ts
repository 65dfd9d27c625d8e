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
