// Texts that come from outside, made to take long: a megabyte of the worst that each reader can be given takes as long as any other.
import { describe, expect, test } from 'vitest'
import { Link } from '#contract/shell/link.ts'
import { contentLines } from '#formats/content-lines.ts'
import { readCsv } from '#formats/csv.ts'
import { readDecimal } from '#formats/decimal.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { checkItem } from '#formats/markdown/note-to-markdown.ts'
import { findTags } from '#kit/quick-add/find-tokens.ts'
import { isPhone } from '#shell/settings/browser-name.ts'
import { linksOf } from '#sw/api/apps/chat/reading.ts'
import { planAnswer } from '#sw/api/apps/chat/responder.ts'
import { safeName } from '#sw/api/engine/readable/entry-names.ts'
import { titleOf } from '#sw/api/shell/changes/titles.ts'
import { plainText } from '#ui/plain-text.ts'

const MEGABYTE = 1_000_000
/** What grows with the square of its length takes minutes; a reader that goes through each letter, some of this. */
const LONGEST_MS = 5000
const filled = (piece: string, length = MEGABYTE) => piece.repeat(Math.ceil(length / piece.length))

/** The quickest of three, in ms: a busy machine is slow now and then, a slow reader always. */
function took(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

const mail =
  (head: string, body = '') =>
  () =>
    mailFrom(`From: a@b.example\nDate: Tue, 17 Nov 2026 09:00:00 +0100\n${head}\n\n${body}`)
const none = { tasks: [], tags: [] }
const calendar = (lines: string) => () => readTasks(`BEGIN:VCALENDAR\r\n${lines}\r\nEND:VCALENDAR`, none)
const todo = (lines: string) => calendar(`BEGIN:VTODO\r\nUID:x\r\nSUMMARY:X\r\n${lines}\r\nEND:VTODO`)
const heard = (value: string) => () =>
  planAnswer({ id: 'm', value, attachments: [] }, { name: 'Ines', voice: { tone: 'warm', field: 'data' } }, [value])

describe('a megabyte is read in time that grows with it', { tags: 'extended' }, () => {
  test.each<[string, () => unknown]>([
    ['a mail to commas', mail(`To: ${filled(',')}`)],
    ['a mail to commas behind an open quote', mail(`To: "${filled(',')}`)],
    ['a mail to quotes and commas', mail(`To: ${filled(',""')}"`)],
    ['a mail whose head is spaces', mail(`X:${filled('\t')}x`)],
    ['a mail of a kind of pluses', mail(`Content-Type: a/${filled('+')}\nContent-Disposition: attachment`)],
    ['a mail with a parameter of backslashes', mail(`Content-Type: a/b; name="${filled('\\')}`)],
    ['a mail of parts', mail('Content-Type: multipart/mixed; boundary=a', filled('--a\nContent-Type: x/y\n\n'))],
    ['a title of opened tags', () => titleOf({ title: filled('<') })],
    ['a title of spaces', () => titleOf({ title: `${filled(' ')}x` })],
    ['light markup of opened tags', () => plainText(filled('<'))],
    ['light markup of entities', () => plainText(filled('&#'))],
    ['a number of digits', () => readDecimal(`${filled('0')}x`, 'en')],
    ['a link of a long host', () => Link.safeParse(`https://${filled('a')}\\`)],
    ['a link of @', () => Link.safeParse(`mailto:a${filled('@a')} `)],
    ['a browser called Android', () => isPhone(filled('Android'))],
    ['a word of a task that ends in brackets', () => findTags(`#a${filled(')')}a`, [])],
    ['a web address that ends in full stops', () => linksOf(`https://a${filled('.')}a`)],
    ['a file name of dots', () => safeName(`a${filled('. ')}a`, 'File')],
    ['a step of a list of spaces', () => checkItem({ content: `${filled('\t')}x`, completed: false })],
    ['a chat message of questions', heard(filled('where is when '))],
    ['a French chat message of questions', heard(filled('où quand est-ce que '))],
    ['a card of parameters', () => contentLines(`A${filled(';a="')}`)],
    ['a table of quotes', () => readCsv(`a,b\n${filled('",')}`)],
    ['a task of parameters', todo(`SUMMARY${filled(';A=b')}:x`)],
    ['a task of folded lines', todo(`DESCRIPTION:${filled('a\r\n ')}`)],
    ['a zone that changes by the second', zoned('FREQ=SECONDLY')],
    ['a zone that changes by the day', zoned('FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA')],
    ['a zone whose rule is folded', zoned('FREQ=SECON\r\n DLY')],
  ])('%s', (_, work) => {
    expect(took(work)).toBeLessThan(LONGEST_MS)
  })

  test('tasks that are steps of one another, in time that grows with their number', () => {
    const chain = (count: number) =>
      calendar(
        Array.from(
          { length: count },
          (_, at) => `BEGIN:VTODO\r\nUID:${at}\r\nSUMMARY:X\r\nRELATED-TO:${at + 1}\r\nEND:VTODO`,
        ).join('\r\n'),
      )
    // One by one up the chain, this is a minute.
    expect(took(chain(20_000))).toBeLessThan(5000)
  })
})

function zoned(rule: string): () => unknown {
  const rules = `DTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:${rule}`
  return calendar(
    `BEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\n${rules}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n` +
      'BEGIN:VTODO\r\nUID:x\r\nSUMMARY:X\r\nDUE;TZID=X:20260101T000000\r\nEND:VTODO',
  )
}
