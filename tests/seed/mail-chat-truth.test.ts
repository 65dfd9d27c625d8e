// What the sample mails and chats tell agrees: with each other, with their files and figures, at whatever hour the first run is.
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { line27Down, returnFares } from '#seed/biography.ts'
import { seedChat } from '#seed/chat.ts'
import { chatFile } from '#seed/chat-files.ts'
import { costsOfAlex } from '#seed/files/money.ts'
import { inFrench } from '#seed/french/in-french.ts'
import { mailInFrench } from '#seed/french/mail-in-french.ts'
import { seedMailbox } from '#seed/mailbox.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const HOUR = 3_600_000
const { mails } = seedMailbox(NOW)
const { chatMessages } = seedChat(NOW)
const first = mails.filter(({ subject }) => !subject.startsWith('Re: '))
const rowsOf = (name: string): string[][] =>
  new TextDecoder()
    .decode(chatFile(name, NOW).bytes)
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(/[,;]/).map((cell) => cell.replaceAll('"', '')))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('a story that is told in mail and chat', () => {
  test.each([1, 5, 9, 14, 19, 23])('runs forward where the first run is at %i o’clock', (hour) => {
    const now = Date.UTC(2026, 10, 17, hour)
    const mailbox = seedMailbox(now).mails
    const chat = seedChat(now).chatMessages
    for (const thread of Map.groupBy(mailbox, ({ threadId }) => threadId).values()) {
      const dates = thread.map(({ date }) => date)
      expect(dates, thread[0]?.subject).toEqual(dates.toSorted())
    }
    const mailed = (subject: string, from: string): string =>
      mailbox.find((mail) => mail.subject.endsWith(subject) && mail.from.startsWith(from))?.date ?? ''
    const said = (words: string): string => chat.find(({ value }) => value.includes(words))?.createdAt ?? ''
    const stories = [
      [said('Would you do a case for us?'), mailed('two years of berth data', 'Inès'), said('in your mailbox since')],
      [mailed('Reference letter', 'Alex'), mailed('Reference letter', 'Priya'), said('may I mention the hub study')],
      [said('Write them a short thank-you'), mailed('Thank you for the call', 'Alex')],
      [said('The import finished at'), mailed('Nightly import ends after the first bus', 'Elena')],
      [said('stupid question about joins'), mailed('An hour on joins?', 'Samuel'), said('About our hour on joins')],
      [said('Cursor by stop key'), mailed('Stops, by key and not by offset', 'Marek')],
      [mailed('After the interview', 'Oisín'), said('You said no to Cork')],
      [said('it is no error of ours'), mailed('Line 27: where did 400 people go?', 'Omar')],
      [said('4 and 31 times a minute'), said('4 et 31 changements par minute')],
    ]
    for (const moments of stories) {
      expect(moments.every(Boolean), moments.join()).toBe(true)
      expect(moments, moments.join()).toEqual(moments.toSorted())
    }
  })

  test('nobody answers a mail that they have not had', () => {
    const unseen = [...Map.groupBy(mails, ({ threadId }) => threadId).values()].flatMap((thread) =>
      thread.slice(1).flatMap(({ from, subject }, index) => {
        const { from: author = '', to = [], cc = [], bcc = [] } = thread[index] ?? {}
        // What Alex writes to the mother is read aloud to the father.
        return [author, ...to, ...cc, ...bcc].includes(from) || from.startsWith('David Morgan') ? [] : [subject]
      }),
    )
    expect(unseen).toEqual([])
  })

  test('who says hello for the first time in a chat has written no mail before, and had none', () => {
    for (const id of ['siobhan-byrne', 'folasade-adeyemi']) {
      const email = acquaintances.find((one) => one.id === id)?.email ?? ''
      const met = chatMessages.find(({ chatId }) => chatId === id)?.createdAt ?? ''
      const known = mails.filter(({ from, to, cc = [], bcc }) =>
        [from, ...to, ...cc, ...bcc].some((one) => one.includes(email)),
      )
      expect(
        known.filter(({ date }) => date < met).map(({ subject }) => subject),
        id,
      ).toEqual([])
    }
  })
})

describe('figures', () => {
  test('a week has as many boardings in the report of the year after as in its own', () => {
    const mentioned = first.flatMap(({ subject, content, date }) => {
      const [, count = '', way = '', percent = ''] = /- ([\d,]+) boardings, (up|down) ([\d.]+)%/.exec(content) ?? []
      const year = new Date(Date.parse(date) - 96 * HOUR).getUTCFullYear()
      return count ? [{ subject, year, count: Number(count.replaceAll(',', '')), way, percent: Number(percent) }] : []
    })
    expect(mentioned.length).toBeGreaterThan(55)
    const pairs = mentioned.flatMap((now) =>
      mentioned
        .filter(({ subject, year }) => subject === now.subject && year === now.year - 1)
        .map((earlier) => ({ now, earlier })),
    )
    expect(pairs.length).toBeGreaterThan(4)
    for (const { now, earlier } of pairs) {
      expect(now.way).toBe(now.count > earlier.count ? 'up' : 'down')
      expect(Math.abs(now.count / earlier.count - 1) * 100).toBeCloseTo(now.percent, 1)
    }
    for (const { percent } of mentioned) expect(percent).toBeGreaterThan(0)
  })

  test('line 27 is down by one share, whoever tells of it, in both languages', () => {
    const shares = [line27Down, 100 - line27Down].flatMap((share) => [
      `${share}%`,
      `${share} %`,
      `${share} per`,
      `${share} pour`,
    ])
    const words = [
      ...chatMessages
        .filter(({ value }) => /Line 27 still has its dip|line 27 at/.test(value))
        .flatMap((row) => [row.value, inFrench('chatMessages', row).value]),
      ...first
        .filter(({ subject }) => subject.startsWith('Line 27: where'))
        .flatMap((row) => [row.content, mailInFrench(row).content]),
    ]
    expect(words).toHaveLength(6)
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    for (const text of words)
      expect(
        shares.some((share) => plain(text).includes(share)),
        text,
      ).toBe(true)
    const [, now, before] = rowsOf('ridership-week.csv').find(([line]) => line === '27') ?? []
    expect(100 - (Number(now) / Number(before)) * 100).toBeCloseTo(line27Down, 0)
  })

  test('a ticket costs in the mail what the travel costs have', () => {
    const costOf = (words: string) =>
      sum(costsOfAlex.filter(([route]) => route.includes(words)).map(([, , price]) => price))
    expect(costOf('Lyon – Sète') + costOf('Sète – Lyon')).toBe(returnFares.Sète)
    expect(costOf('Lyon – Grenoble')).toBe(returnFares.Grenoble)
    const tickets = first.filter(({ subject }) => subject.startsWith('Your ticket'))
    expect(tickets.length).toBeGreaterThan(20)
    for (const { subject, content } of tickets) {
      const [, town = ''] = /– (.+) and back/.exec(subject) ?? []
      const fare = returnFares[town as keyof typeof returnFares] ?? returnFares.Sète / 2
      if (town === '') expect(subject).toMatch(/– Sète,|Sète –/)
      expect(content).toContain(`Price: ${fare.toFixed(2)} euros`)
    }
  })
})

describe('the files of the chats', () => {
  test('hold what is said of them', () => {
    const column = (name: string, index: number) => rowsOf(name).map((row) => Number(row[index]))
    const pairs = rowsOf('pairs-villeurbanne.csv')
    expect([pairs.length, pairs.filter((row) => row[3] === 'sides').length]).toEqual([112, 16])
    expect(Math.max(...pairs.map((row) => Number(row[2])))).toBeLessThan(10)
    expect([sum(column('count-guillotiere.csv', 1)), sum(column('count-guillotiere.csv', 2))]).toEqual([61, 9])
    const asked = column('demandes-semaine.csv', 1)
    expect([sum(asked), sum(asked.toSorted((a, b) => b - a).slice(0, 2))]).toEqual([32, 19])
    const changes = column('defilement.csv', 1).toSorted((a, b) => a - b)
    expect([changes[0], changes[Math.floor(changes.length / 2)], changes.at(-1)]).toEqual([4, 12, 31])
  })

  test('the berths are two years, without the days on which the sensor was blind', () => {
    const days = rowsOf('berths-2024-2025.csv').map(([day = '']) => day)
    expect(days).toEqual(days.toSorted())
    expect(new Set(days.map((day) => day.slice(0, 4)))).toEqual(new Set(['2024', '2025']))
    expect(days.filter((day) => day >= '2025-01-09' && day <= '2025-02-02')).toEqual([])
  })

  test('the telephone of Diego asks every second, and has nine per cent left at the end', () => {
    const lines = new TextDecoder().decode(chatFile('trace-walk.txt', NOW).bytes).trim().split('\n')
    expect(lines).toHaveLength(4 * 60)
    expect(lines.at(-1)).toContain('9%')
  })
})

test('English percentages have no space, and French places no “de un”', () => {
  const english = [
    ...mails.filter(({ folder }) => folder !== 'spam').map(({ content }) => content),
    ...chatMessages.map(({ value }) => value),
  ]
  expect(english.filter((text) => /\d %/.test(text) && !/[éèàç]/.test(text))).toEqual([])
  expect(mails.map(mailInFrench).filter(({ content }) => /(?:près|loin) de une? /.test(content))).toEqual([])
})
