// Mails of .eml files: texts in every encoding, and what is attached.
import { describe, expect, test } from 'vitest'
import { ImportedMail } from '#contract/apps/mailbox-shapes.ts'
import { mboxOf } from '#formats/mail/mbox-of.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { emlOf } from '#formats/mail/write-mail.ts'
import { splitMbox } from '#tests/setup/split-mbox.ts'

const HEAD = ['From: Ines Aubry <ines@cairn.example>', 'Date: Tue, 17 Nov 2026 09:00:00 +0100', 'Subject: Boat shed']
/** As the bytes of a file: a character each. */
const bytes = (text: string) => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
const read = (...lines: string[]) => mailFrom(bytes([...HEAD, ...lines].join('\r\n')))

const mixed = (...parts: string[][]) =>
  read(
    'Content-Type: multipart/mixed; boundary="=_a"',
    '',
    'This is a message in several parts.',
    ...parts.flatMap((part) => ['--=_a', ...part]),
    '--=_a--',
    'after all of them',
  )
const words = ['Content-Type: text/plain; charset=utf-8', '', 'At nine, by the slipway.']
const attached = (head: string[], body = 'aGk=') =>
  mixed(words, [...head, 'Content-Transfer-Encoding: base64', '', body])
const namesOf = (found: ReturnType<typeof mailFrom>) => found?.attachments.map(({ name }) => name)

describe('a text that flows', () => {
  const flowed = (more: string, ...lines: string[]) =>
    read(`Content-Type: text/plain; charset=utf-8; format=flowed${more}`, '', ...lines)?.mail.content

  test('has a line for each paragraph, quoted ones by their depth', () => {
    const said = [
      'The shed is dry ',
      'at last.',
      '',
      '> Is the shed ',
      '> dry?',
      '>> Ask Noor ',
      '> Or Sam.',
      ' From here.',
    ]
    expect(flowed('', ...said)).toBe(
      ['The shed is dry at last.', '', '> Is the shed dry?', '>> Ask Noor ', '> Or Sam.', 'From here.'].join('\n'),
    )
  })

  test('ends before the signature', () => {
    expect(flowed('', 'See you ', 'there. ', '-- ', 'Ines')).toBe('See you there. \n-- \nInes')
  })

  test('has no blanks that its program put in', () => {
    expect(flowed('; delsp=yes', '桟橋で ', '会おう')).toBe('桟橋で会おう')
  })

  test('is as it was sent where it does not say so', () => {
    expect(read('', 'One line ', 'and another')?.mail.content).toBe('One line \nand another')
  })
})

describe('attachments of a mail', () => {
  test('come with their names, kinds and bytes, and none of them in the text', async () => {
    const found = mixed(
      words,
      [
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="plan.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBE',
        'Ri0=',
      ],
      ['Content-Type: text/plain', 'Content-Disposition: attachment; filename=list.txt', '', 'oars', 'rope'],
    )
    expect(found?.mail.content).toBe('At nine, by the slipway.')
    expect(found?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['plan.pdf', 'application/pdf'],
      ['list.txt', 'text/plain'],
    ])
    expect(await Promise.all(found?.attachments.map((file) => file.text()) ?? [])).toEqual(['%PDF-', 'oars\nrope'])
  })

  test.each([
    [["Content-Disposition: attachment; filename*=UTF-8''r%C3%A9sum%C3%A9%20%231.pdf"], 'résumé #1.pdf'],
    [['Content-Disposition: attachment; filename*0*=UTF-8\'\'r%C3%A9; filename*1="sumé.pdf"'], 'résumé.pdf'],
    [['Content-Disposition: attachment;', ' filename="=?utf-8?B?csOpc3Vtw6k=?="'], 'résumé'],
    [['Content-Type: image/png; name="a \\"b\\".png"'], 'a "b".png'],
    [['Content-Disposition: attachment; filename="../../etc/passwd"'], '..-..-etc-passwd'],
    [['Content-Type: image/jpeg'], 'attachment.jpg'],
    [['Content-Type: text/calendar; method=REQUEST'], 'attachment.ics'],
  ])('%j is called “%s”', (head, name) => {
    expect(namesOf(attached(head))).toEqual([name])
  })

  test('a mail in a mail is attached as a file', async () => {
    const found = mixed(words, ['Content-Type: message/rfc822', '', 'From: x@y.example', 'Subject: Inner', '', 'Hello'])
    expect(namesOf(found)).toEqual(['attachment.eml'])
    expect(await found?.attachments[0]?.text()).toContain('Subject: Inner')
  })

  test('of what is said twice the plain text is read; what stands beside it stays', () => {
    const alternative = [
      'Content-Type: multipart/alternative; boundary="=_ab"',
      '',
      '--=_ab',
      'Content-Type: text/html',
      '',
      '<b>At nine</b>',
      '--=_ab',
      ...words,
      '--=_ab--',
    ]
    const found = mixed(alternative, [
      'Content-Type: image/png; name=shed.png',
      'Content-Transfer-Encoding: base64',
      '',
      'aGk=',
    ])
    expect(found?.mail.content).toBe('At nine, by the slipway.')
    expect(found?.mail.html).toBe('<b>At nine</b>')
    expect(namesOf(found)).toEqual(['shed.png'])
  })

  test('the HTML beside a plain text is found in what is nested, goes out and comes in again', async () => {
    const related = [
      'Content-Type: multipart/related; boundary="=_r"',
      '',
      '--=_r',
      'Content-Type: text/html',
      '',
      '<p>At <b>nine</b></p>',
      '--=_r',
      'Content-Type: image/png; name=map.png',
      'Content-Transfer-Encoding: base64',
      '',
      'aGk=',
      '--=_r--',
    ]
    const found = read(
      'Content-Type: multipart/alternative; boundary="=_ab"',
      '',
      ...['--=_ab', ...words, '--=_ab', ...related, '--=_ab--'],
    )
    expect(found?.mail).toMatchObject({ content: 'At nine, by the slipway.', html: '<p>At <b>nine</b></p>' })
    expect(namesOf(found)).toEqual(['map.png'])
    const row = { id: 'm', type: 'mail' as const, threadId: 'm', attachments: [], labels: [], important: false }
    const mail = { ...row, ...ImportedMail.parse(found?.mail), folder: 'inbox' as const }
    const again = mailFrom(bytes(await emlOf(mail, [], undefined).text()))
    expect(again?.mail).toMatchObject({ content: mail.content, html: mail.html })
  })

  test('pictures that the HTML shows by their Content-IDs are shown by their places, and go out and come in again', async () => {
    const picture = (id: string) => [
      `Content-Type: image/png; name=${id.slice(0, 3)}.png`,
      `Content-ID: <${id}>`,
      'Content-Transfer-Encoding: base64',
      '',
      'aGk=',
    ]
    const shown = '<p>At nine <img src="cid:map@b.example"><img src=cid:sea%231@b.example><img src="cid:none"></p>'
    const related = ['Content-Type: multipart/related; boundary="=_r"', '']
    const html = ['Content-Type: text/html', '', shown]
    const found = read(
      ...related,
      ...['--=_r', ...html, '--=_r', ...picture('sea#1@b.example'), '--=_r', ...picture('map@b.example'), '--=_r--'],
    )
    const content = '<p>At nine <img src="cid:1@cairn.example"><img src=cid:0@cairn.example><img src="cid:none"></p>'
    expect(found?.mail.content).toBe(content)
    expect(namesOf(found)).toEqual(['sea.png', 'map.png'])
    const attachment = { id: 'a', type: 'image/png', name: 'sea.png', size: 2, preview: 'png', downloadUrl: '' }
    const row = {
      id: 'm',
      type: 'mail' as const,
      threadId: 'm',
      labels: [],
      important: false,
      folder: 'inbox' as const,
    }
    const mail = { ...row, ...ImportedMail.parse(found?.mail), attachments: [attachment, { ...attachment, id: 'b' }] }
    const file = emlOf(
      mail,
      mail.attachments.map((one) => ({ attachment: one, bytes: Uint8Array.of(104, 105) })),
      undefined,
    )
    const written = await file.text()
    expect(written).toContain('Content-ID: <1@cairn.example>')
    expect(mailFrom(bytes(written))?.mail.content).toBe(content)
  })

  test('of HTML alone, and of plain text alone, there is no other', () => {
    expect(read('Content-Type: text/html', '', '<p>as it is</p>')?.mail.html).toBeUndefined()
    expect(read('', 'At nine')?.mail.html).toBeUndefined()
  })

  test('those of a mail that Cairn wrote are the same again', async () => {
    const attachment = { id: 'a', type: 'text/csv', name: 'Marées – 11.csv', size: 6, preview: 'csv', downloadUrl: '' }
    const mail = {
      ...{ id: 'm', type: 'mail' as const, from: 'Zoë <zoe@cairn.example>', to: ['a@b.example'], bcc: [], labels: [] },
      ...{ date: '2026-11-17T08:00:00.000Z', subject: 'Marées', content: 'Un — deux', attachments: [attachment] },
      ...{ starred: false, important: false, unread: false, folder: 'inbox' as const, threadId: 'm' },
    }
    const html = { ...mail, content: '<p>Un &mdash; <b>deux</b></p>' }
    expect(mailFrom(bytes(await emlOf(html, [], undefined).text()))?.mail.content).toBe(html.content)
    const file = emlOf(mail, [{ attachment, bytes: Uint8Array.of(0, 255, 10, 13, 10, 65) }], undefined)
    const found = mailFrom(bytes(await file.text()))
    expect(found?.mail).toMatchObject({ subject: 'Marées', content: 'Un — deux', to: ['a@b.example'] })
    expect(namesOf(found)).toEqual(['Marées – 11.csv'])
    expect([...new Uint8Array((await found?.attachments[0]?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      0, 255, 10, 13, 10, 65,
    ])
  })
})

describe('the text of a mail', () => {
  test.each([
    [
      [
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'caf=E9 =',
        'noir',
      ],
      'café noir',
    ],
    [['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', 'à Sète'], 'à Sète'],
    [['', '<i>a</i> & b'], '<p>&lt;i&gt;a&lt;/i&gt; &amp; b</p>'],
    [['Content-Type: text/html', '', '<p>as it is</p>'], '<p>as it is</p>'],
  ])('%j', (lines, content) => {
    expect(read(...lines)?.mail.content).toBe(content)
  })

  test.each([
    ['<mailto:leave@l.example?subject=stop>,\r\n <https://l.example/leave?u=1>', 'https://l.example/leave?u=1'],
    ['<MAILTO:leave@l.example> (by email)', 'MAILTO:leave@l.example'],
    ['<javascript:alert(1)>, <ftp://l.example>', undefined],
    ['<mailto:leave@l.example\u00e9>', undefined],
  ])('a list is left where its head says: %s', async (head, unsubscribe) => {
    const found = read(`List-Unsubscribe: ${head}`, '', 'News')
    expect(found?.mail.unsubscribe).toBe(unsubscribe)
    const row = {
      ...{ id: 'm', type: 'mail' as const, threadId: 'm' },
      ...{ attachments: [], labels: [], important: false },
    }
    const mail = { ...row, ...ImportedMail.parse(found?.mail), folder: 'inbox' as const }
    expect(mailFrom(bytes(await emlOf(mail, [], undefined).text()))?.mail.unsubscribe).toBe(unsubscribe)
  })

  test('what is no mail is none, and what is cut off is read as far as it goes', () => {
    expect(mailFrom('hello')).toBeUndefined()
    expect(read('Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'Half')?.mail.content).toBe('Half')
  })

  test('what is longer or more than the mailbox takes is told', () => {
    const people = Array.from({ length: 201 }, (_, index) => `p${index}@a.example`).join(', ')
    const found = read(`To: ${people}`, `Subject: ${'s'.repeat(1001)}`, '', 'x'.repeat(300_000))
    expect(found?.cut).toEqual(['subject', 'people', 'text'])
    expect(ImportedMail.safeParse(found?.mail).success).toBe(true)
    expect(read('To: a@b.example', '', 'x')?.cut).toEqual([])
  })
})

test('an mbox that Cairn wrote is split into the same mails, a line that begins with From included', () => {
  const mail = (subject: string) =>
    `Date: Mon, 23 Nov 2026 09:00:00 +0000\r\nFrom: a@b.example\r\nSubject: ${subject}\r\n\r\nHello,\r\n\r\nFrom here in 2026\r\n`
  const mails = splitMbox(mboxOf([mail('One'), mail('Two')]))
  expect(mails.map((text) => mailFrom(text)?.mail.subject)).toEqual(['One', 'Two'])
  expect(mailFrom(mails[0] ?? '')?.mail.content).toBe('Hello,\n\nFrom here in 2026')
})

describe('heads as programs write them', () => {
  const mailWith = (...lines: string[]) => mailFrom(['From: a@b.example', ...lines, '', 'Hello'].join('\n'))?.mail
  const date = 'Date: Tue, 17 Nov 2026 09:00:00 +0100'

  test.each([
    ['=?utf-8?Q?Caf=C3?=\n =?utf-8?Q?=A9_noir?=', 'Café noir'],
    ['=?utf-8?B?Q2Fmww==?= =?UTF-8?Q?=A9?=', 'Café'],
    ['=?utf-8?Q?Caf=C3=A9?= =?iso-8859-1?Q?_=E9t=E9?=', 'Café été'],
    ['=?utf-8*fr?Q?Caf=C3=A9?=', 'Café'],
    ['=?utf-8?Q?one?= two =?utf-8?Q?three?=', 'one two three'],
  ])('the subject %s is %s', (written, subject) => {
    expect(mailWith(date, `Subject: ${written}`)?.subject).toBe(subject)
  })

  test('a mail without a date has that of its arrival', () => {
    const received = 'Received: from x.example by y.example; Tue, 17 Nov 2026 09:00:00 +0100'
    expect(mailWith(received)?.date).toBe('2026-11-17T08:00:00.000Z')
    expect(mailWith('Date: some day', received)?.date).toBe('2026-11-17T08:00:00.000Z')
    expect(mailWith('Subject: none')).toBeUndefined()
  })
})

test.each([
  ['a mail', ''],
  ['an mbox', 'From a Tue Nov 17 09:00:00 2026\n'],
])('%s behind the mark of UTF-8 is read', (_, first) => {
  const file = `\u00ef\u00bb\u00bf${first}From: a@b.example\nDate: Tue, 17 Nov 2026 09:00:00 +0100\n\nHello`
  expect(splitMbox(file).map((text) => mailFrom(text)?.mail.from)).toEqual(['a@b.example'])
  if (first === '') expect(mailFrom(file)?.mail.from).toBe('a@b.example')
})
