// What the sample documents say inside agrees with what the rest of the samples says: the flat and its rent, employers, calls, letters, certificates, who was there.
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { cameDaysAgo, certificate, home, work } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { boardsAt } from '#seed/files/meetings.ts'
import { euros, keyOf, monthName } from '#seed/files/planned-file.ts'
import { sampleContent } from '#seed/files/sample-content.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { sampleAttachment } from '#seed/mailbox-files.ts'
import { people } from '#seed/people.ts'
import { textOfPdf, textsOfFiles } from '#tests/setup/file-texts.ts'
import { operators } from '#tests/setup/operators.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const files = textsOfFiles(NOW)
const within = (folder: string) => files.filter(({ planned }) => planned.folder.startsWith(folder))
const { applications } = seedApplications(NOW)
const daysAgo = (date: string): number => (NOW - Date.parse(date)) / DAY
const paid = home.rent + home.charges

/** The company that begins the name of a file, and what Alex has applied for there. */
const applicationOf = (name: string) =>
  applications.find(({ jobSnapshot }) => name.startsWith(jobSnapshot.company.name))

describe('the flat', () => {
  test('costs in each receipt and budget what it costs elsewhere', () => {
    const receipts = within('Alex/Home/Rent receipts')
    expect(receipts).toHaveLength(6)
    for (const { name, text } of receipts) {
      expect(text, name).toContain(`${home.street}, ${home.postalCode} ${home.city}`)
      for (const words of [euros(home.rent), euros(home.charges), euros(paid), home.landlady])
        expect(text, name).toContain(words)
    }
    for (const { name, text } of within('Alex/Home/Budget')) expect(text, name).toMatch(/Rent\n780\n780/)
  })

  test('is billed in the mail without a tax, as rent and charges', () => {
    const sent = seedMailbox(NOW).mails.flatMap((mail) =>
      mail.attachments
        .filter(({ name }) => name.startsWith('rent-receipt'))
        .map((file) => textOfPdf(sampleAttachment(mail, file))),
    )
    expect(sent.length).toBeGreaterThan(3)
    for (const text of sent) {
      expect(text).not.toMatch(/tax/i)
      for (const amount of [home.rent, home.charges, paid]) expect(text).toContain(amount.toFixed(2))
    }
  })

  test('is paid on the third, as the card of the landlady has it', () => {
    for (const { name, text } of within('Alex/Home/Rent receipts'))
      expect(text.replaceAll('\n', ' '), name).toMatch(/thanks on 3 \w+ 20/)
  })
})

describe('the search for a job', () => {
  test('each CV tells of the employers of the biography, and of those alone', () => {
    const cvs = within('Alex/Job search/CV')
    expect(cvs.length).toBeGreaterThan(8)
    for (const { name, text } of cvs) {
      for (const one of work) expect(text.replaceAll('\n', ' '), name).toContain(one.name.split(' ')[0])
      // In 2024 the fare zones were drawn again.
      const years = new Set(['2024', ...work.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)])])
      expect(
        text.match(/20\d\d/g)?.filter((year) => !years.has(year)),
        name,
      ).toEqual([])
    }
  })

  test('letters and CVs for an employer are no younger than the application', () => {
    const made = [...within('Alex/Job search/Cover letters'), ...within('Alex/Job search/CV')].flatMap(
      ({ planned, name }) => {
        const application = applicationOf(name.replace(/^CV for /, ''))
        // Who refused Alex has another post next month, and gets another letter.
        return application && application.status !== 'rejected' ? [{ name, planned, application }] : []
      },
    )
    expect(made.length).toBeGreaterThan(5)
    for (const { name, planned, application } of made)
      expect(planned.created, name).toBeGreaterThanOrEqual(daysAgo(application.submittedAt ?? ''))
  })

  test('a note of a call is of its day and length, and never from before the application', () => {
    const calls = within('Alex/Job search/Interview notes').filter(({ name }) => name.endsWith('call.txt'))
    expect(calls.length).toBeGreaterThan(2)
    for (const { planned, name, text } of calls) {
      const application = applicationOf(name)
      expect(planned.created, name).toBeLessThanOrEqual(daysAgo(application?.submittedAt ?? ''))
      const phone = application?.interviews.find(({ kind }) => kind === 'phone')
      if (!phone) continue
      expect(Math.abs(planned.created - daysAgo(phone.startsAt ?? '')), name).toBeLessThan(1)
      expect(text).toContain(`${phone.people[0]?.name}, ${phone.durationMin} minutes`)
    }
  })

  test('the certificate of the profile has the month that the profile says', () => {
    const [profile] = seedProfiles(NOW).profiles
    expect(profile?.content.certificates[0]).toMatchObject(certificate)
    const file = files.find(({ name }) => name === `${certificate.name}.pdf`)
    expect(file?.text).toContain(`${certificate.issuer}, ${monthName(Date.parse(certificate.date))}`)
    expect(file?.text.match(/20\d\d/g)).toEqual([certificate.date.slice(0, 4)])
  })
})

describe('Kestrelway', () => {
  test('nobody is named in a paper from before they came', () => {
    for (const [id, days] of Object.entries(cameDaysAgo)) {
      const { name } = people.find((one) => one.id === id) ?? { name: '' }
      const early = files.filter(
        ({ planned: { created, modified = created }, text }) => modified > days && text.includes(name),
      )
      expect(
        early.map(({ name: file }) => file),
        id,
      ).toEqual([])
    }
  })

  test('counts as many operators in its papers as elsewhere', () => {
    const said = files.flatMap(({ text }) =>
      [...text.matchAll(/(?<!\p{L})(\p{L}+) operators(?!\p{L})/gu)].flatMap(([, count = '']) =>
        /^(?:ten|twenty|thirty|thirty-nine|forty|fifty|\d+)$/.test(count) ? [count] : [],
      ),
    )
    expect(said.length).toBeGreaterThan(5)
    expect(new Set(said)).toEqual(new Set([operators.inWords]))
  })
})

describe('what the papers of Kestrelway tell of one thing', () => {
  const textOf = (name: string) => files.find((file) => file.name === name)?.text.replaceAll('\n', ' ') ?? ''
  const ago = (folder: string, words: RegExp) =>
    within(folder).find(({ text }) => words.test(text.replaceAll('\n', ' ')))?.planned.created ?? Number.NaN

  test('the sentence of the hub study adds up what its table says of the four hubs', () => {
    const text = textOf('Twelve hubs – final.pdf')
    const caught = ['Gorge de Loup', 'Givors', 'Tarare', 'Villefranche'].map((hub) =>
      Number(new RegExp(`${hub} \\d+ [\\d.]+ % (\\d+)`).exec(text)?.[1]),
    )
    const [, stated] = /about (\d+) people a week/.exec(text) ?? []
    expect(caught.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
    expect(Math.abs(caught.reduce((sum, one) => sum + one, 0) - Number(stated))).toBeLessThan(10)
  })

  test('nothing is released before the meeting that decides or first names it', () => {
    const [meetings, released] = ['Kestrelway/Meetings', 'Kestrelway/Product/Release notes']
    for (const [decided, done] of [
      [/drawn once a minute/, /driver’s map rests/],
      [/number is larger than the colour/, /numbers are larger than colours/],
      [/depot’s gate can give a first position/, /depot’s gate gives the first position/],
      [/changes a journey by more than ten minutes/, /delays of more than ten minutes/],
      [/wakes somebody at 92/, /wakes somebody at 92/],
    ] as const)
      expect(ago(meetings, decided), String(done)).toBeGreaterThan(ago(released, done))
  })

  test('predictions are as right in the minutes of a meeting as in the study and in the letter', () => {
    expect(ago('Kestrelway/Meetings', /within a minute for 81 per cent/)).toBeGreaterThan(0)
    expect(textOf('Predictions before school.pdf')).toContain('All day 81 %')
    expect(textOf('Halden Energy, demand analyst.docx')).toContain('81 per cent')
  })

  test('a notice is of a line that it fits: no night bus on a school run, wind in the hills, stops that are named', () => {
    const notices = within('Kestrelway/Operations/Stops/Notices')
    expect(notices).toHaveLength(12)
    for (const { name, text } of notices) {
      if (/Night lines|Festival|Marathon/.test(name)) expect(name).not.toMatch(/line S/)
      if (name.startsWith('Strong wind')) expect(text).toContain('Yzeron')
      for (const stop of /at (Laurent Bonnevay)|end at (Guillotière)/.exec(text)?.slice(1) ?? [])
        if (stop) expect(text.split('Stops concerned')[1], name).toContain(stop)
    }
  })

  test('a month has as many boardings as four weeks and some days of the mails', () => {
    const weeks = seedMailbox(NOW).mails.flatMap(({ content }) => /- ([\d,]+) boardings,/.exec(content)?.[1] ?? [])
    const counts = weeks.map((count) => Number(count.replaceAll(',', '')))
    for (const { name, text } of within('Kestrelway/Data/Ridership')) {
      const all = Number(/SUM\(E2:E33\)(\d+)/.exec(text)?.[1])
      expect(all, name).toBeGreaterThan(4 * Math.min(...counts))
      expect(all, name).toBeLessThan(5 * Math.max(...counts))
    }
  })

  test('a line has about as many as in the same month of the year before', () => {
    const months = within('Kestrelway/Data/Ridership').map(({ name, text }) => ({
      name,
      counts: new Map(
        [...text.matchAll(/\n(7|12|27|31|38|S4)\n\d+\n(\d+)\n(\d+)\nC/g)].map(([, line, weekdays, weekend]) => [
          line,
          Number(weekdays) + Number(weekend),
        ]),
      ),
    }))
    let compared = 0
    for (const { name, counts } of months) {
      const [, year, month] = /(\d{4})-(\d\d)/.exec(name) ?? []
      const before = months.find((one) => one.name.includes(`${Number(year) - 1}-${month}`))
      for (const [line, count] of before ? counts : []) {
        compared += 1
        expect(Math.abs(count / (before?.counts.get(line) ?? 0) - 1), `${line} in ${name}`).toBeLessThan(0.13)
      }
    }
    expect(compared).toBeGreaterThan(12)
  })

  test('a card is paid for each board that stands', () => {
    const cards = within('Kestrelway/Finance/Invoices/Radiolink Sud').map(({ planned, text }) => ({
      planned,
      count: Number(/Data for boards, per card and month (\d+)/.exec(text.replaceAll('\n', ' '))?.[1]),
    }))
    expect(cards.length).toBeGreaterThan(4)
    for (const { planned, count } of cards) expect(count, planned.key).toBe(boardsAt(planned.created + 12))
  })

  test('a school run has no Sunday, and an invoice a number for the tax that checks', () => {
    for (const { name, planned } of within('Kestrelway/Operations/Timetables')) {
      const { 'xl/workbook.xml': book } = unzipSync(sampleContent(keyOf(planned), NOW))
      expect(strFromU8(book ?? new Uint8Array()).includes('Sundays'), name).toBe(!name.startsWith('Line S'))
    }
    for (const { name, text } of within('Kestrelway/Finance/Invoices')) {
      const [, check, company] = /VAT FR (\d\d) (\d{9})/.exec(text) ?? []
      expect(Number(check), name).toBe((12 + 3 * (Number(company) % 97)) % 97)
    }
  })
})
