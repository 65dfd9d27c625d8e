// Mails as programs write them, the odd ones too: nobody is missing among the people, no letter is lost, and every part is there.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ImportedMail } from '#contract/apps/mailbox-shapes.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { splitMbox } from '#tests/setup/split-mbox.ts'

/** The bytes, a character each. */
const file = (name: string) => readFileSync(new URL(`../fixtures/mails/${name}`, import.meta.url), 'latin1')
const mailOf = (name: string) => {
  const read = mailFrom(file(name))
  expect(ImportedMail.safeParse(read?.mail).error).toBeUndefined()
  return { ...read?.mail, files: read?.attachments.map((one) => one.name), cut: read?.cut }
}

describe('a mail of', () => {
  test('Gmail', () => {
    expect(mailOf('gmail.eml')).toMatchObject({
      from: 'Zoé Névot <zoe.nevot@harbour.example>',
      cc: ['"Lind, Maja" <maja@boat.example>', '"Dubois, René" <rene@boat.example>'],
      subject: 'Re\u00a0: Cale à sec',
      date: '2026-11-17T08:15:00.000Z',
      content: 'La cale est à sec dès lundi, pour trois semaines. Le plan est joint.',
      html: expect.stringContaining('<b>à sec</b>'),
      inReplyTo: '<CAFslip01@mail.harbour.example>',
      files: ['Plan détaillé.pdf'],
      cut: [],
    })
  })

  test('Outlook: semicolons between people, a picture within the text', () => {
    expect(mailOf('outlook.eml')).toMatchObject({
      from: '"Lind, Maja" <maja.lind@harbour.example>',
      to: ['"Aubry, Ines" <ines.aubry@cairn.example>', '"Roe, Sam" <sam@harbour.example>'],
      content: expect.stringMatching(/^Monday: René, Ines ?\nTuesday: Sam$/),
      html: expect.stringMatching(/<img src="cid:0@/),
      files: ['image001.png'],
    })
  })

  test('Apple Mail: nobody is said, a text behind the attachment', () => {
    expect(mailOf('apple.eml')).toMatchObject({
      to: [],
      subject: 'Marées de novembre – port et chenal',
      content: 'Voici les marées.\n\nInes',
      files: ['Marées – 11.csv'],
    })
  })

  test('Thunderbird: a text that flows', () => {
    expect(mailOf('thunderbird.eml')).toMatchObject({
      to: ['Zoé Névot <zoe.nevot@harbour.example>', 'Sam Roe <sam@harbour.example>'],
      content: [
        'Le 17/11/2026 à 09:15, Zoé Névot a écrit :',
        '> La cale est à sec dès lundi, pour trois semaines.',
        '',
        'Très bien : nous viendrons mardi matin avec la remorque et les sangles.',
        '',
        '-- ',
        'Maja',
      ].join('\n'),
    })
  })

  test('Mutt: letters that nobody names, a zone by its name, two lines of people', () => {
    expect(mailOf('mutt.eml')).toMatchObject({
      from: 'Noël Noor <noor@boat.example>',
      cc: ['crew@boat.example', 'sam@harbour.example (Sam Roe, quay 2)'],
      subject: 'Re: déjà prêt',
      date: '2026-11-21T09:00:00.000Z',
      content: 'Tout est prêt, à demain.',
    })
  })

  test('Japan: words of a head that each begin anew', () => {
    const mail = { from: '北 <kita@harbour.example>', subject: '桟橋の予定', content: '明日九時に会いましょう。' }
    expect(mailOf('japanese.eml')).toMatchObject(mail)
  })

  test('Google Takeout, among others', () => {
    expect(splitMbox(file('takeout.mbox')).map((text) => mailFrom(text)?.mail)).toMatchObject([
      { subject: 'First', content: 'Straps are here.\n\nFrom Monday on we are two.' },
      { subject: 'Second', content: 'The trailer is ready.' },
    ])
  })
})

const HEAD = ['From: a@b.example', 'Date: Tue, 17 Nov 2026 09:00:00 +0100']
const read = (...lines: string[]) => mailFrom([...HEAD, ...lines].join('\n'))

describe('the people of a mail', () => {
  test.each([
    ['Friends: a@b.example, c@d.example;', ['a@b.example', 'c@d.example']],
    ['=?utf-8?Q?Doe=2C_Jan=C3=A9?= <j@x.example>, k@x.example', ['"Doe, Jané" <j@x.example>', 'k@x.example']],
    ['"A \\"x, y\\" B" <a@b.example>, c@d.example', ['"A \\"x, y\\" B" <a@b.example>', 'c@d.example']],
    ['"=?utf-8?Q?Doe=2C_J?=" <j@x.example>', ['"Doe, J" <j@x.example>']],
    ['a@b.example,\n c@d.example\nTo: e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
    ['"never closed <a@b.example>, c@d.example', ['"never closed <a@b.example>, c@d.example']],
  ])('To: %s', (written, people) => {
    expect(read(`To: ${written}`, '', 'x')?.mail.to).toEqual(people)
  })

  test('are told by who sent it for another, where it says nobody else', () => {
    expect(mailFrom('Sender: a@b.example\nDate: Tue, 17 Nov 2026 09:00:00 MEZ\n\nx')?.mail).toMatchObject({
      from: 'a@b.example',
      date: '2026-11-17T08:00:00.000Z',
    })
  })
})

describe('the text of a mail is not lost', () => {
  const several = ['--xyz', 'Content-Type: text/plain', '', 'hello', '--xyz--']
  test.each([
    ['a boundary that is another', ['Content-Type: multipart/mixed; boundary=abc', '', ...several], 'hello'],
    ['no boundary', ['Content-Type: multipart/mixed', '', ...several], 'hello'],
    ['parts that are none', ['Content-Type: multipart/mixed; boundary=abc', '', 'hello'], 'hello'],
    ['a kind that says nothing', ['Content-Type:', '', 'hello'], 'hello'],
    ['half of a kind', ['Content-Type: text', '', 'hello'], 'hello'],
    ['a kind with a remark', ['Content-Type: text/plain (Plain text); charset=utf-8', '', 'hello'], 'hello'],
    ['base64 that was cut off', ['Content-Transfer-Encoding: base64', '', 'aGVsbG9aX'], 'helloZ'],
    ['base64 in pieces', ['Content-Transfer-Encoding: base64', '', 'aGVs', 'bG8=', 'IQ=='], 'hello!'],
    [
      'base64 with what a list adds',
      ['Content-Transfer-Encoding: base64', '', 'aGVsbG8=', '-- ', 'The list'],
      'hello\n-- \nThe list',
    ],
    ['Latin-1 that is called ASCII', ['Content-Type: text/plain; charset=us-ascii', '', 'd\xe9j\xe0'], 'déjà'],
    ['UTF-8 that is called ASCII', ['Content-Type: text/plain; charset=us-ascii', '', 'd\xc3\xa9j'], 'déj'],
    ['one odd letter', ['', 'd\xc3\xa9j\xc3\xa0', 'd\xe9j\xe0'], 'déjà\ndéjà'],
  ])('%s', (_, lines, content) => {
    const found = read(...lines)
    expect(found?.mail.content).toBe(content)
    expect(found?.attachments).toEqual([])
  })

  test('formatting that is too long is told', () => {
    const parts = ['--a', '', 'plain', '--a', 'Content-Type: text/html', '', `<p>${'x'.repeat(300_000)}</p>`, '--a--']
    const found = read('Content-Type: multipart/alternative; boundary=a', '', ...parts)
    expect(found?.mail).toMatchObject({ content: 'plain' })
    expect(found?.cut).toEqual(['text'])
  })

  test('a name of a file with spaces and without quotes', () => {
    const lines = [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename=my plan.pdf; size=1',
      '',
      'x',
    ]
    expect(read(...lines)?.attachments.map(({ name }) => name)).toEqual(['my plan.pdf'])
  })

  test('empty lines before the head', () => {
    expect(mailFrom(`\n\n${HEAD.join('\n')}\nSubject: S\n\nx`)?.mail).toMatchObject({ subject: 'S', content: 'x' })
  })
})

describe('an mbox', () => {
  const BEGIN = 'From a@b.example Tue Nov 17 09:00:00 2026'
  const subjects = (...lines: string[]) =>
    splitMbox(lines.join('\n')).map((text) => mailFrom(text)?.mail.subject ?? 'none')

  test('of a program that leaves no empty line between mails has each', () => {
    expect(subjects(BEGIN, ...HEAD, 'Subject: 1', '', 'x', BEGIN, ...HEAD, 'Subject: 2', '', 'y')).toEqual(['1', '2'])
  })

  test('with a text that looks like the beginning of one keeps it', () => {
    const texts = [`${BEGIN}\nand so on`, 'From the quay\nSubject: x', `${BEGIN}`].map((text) => `said:\n${text}`)
    for (const text of texts)
      expect(splitMbox([BEGIN, ...HEAD, '', text].join('\n')).map((one) => mailFrom(one)?.mail.content)).toEqual([text])
  })

  test('begins behind what is no mail', () => {
    expect(subjects('', 'exported by nobody', BEGIN, ...HEAD, 'Subject: 1', '', 'x')).toEqual(['1'])
  })

  test('is none where a mail has its mark in the text', () => {
    expect(subjects(...HEAD, 'Subject: 1', '', BEGIN, ...HEAD, 'Subject: 2', '', 'y')).toEqual(['1'])
  })

  test('has mails without an id of their own, though they share sender, time and subject', () => {
    const uids = ['one', 'two'].map((text) => read('Subject: S', '', text)?.mail.uid)
    expect(new Set(uids).size).toBe(2)
  })
})
