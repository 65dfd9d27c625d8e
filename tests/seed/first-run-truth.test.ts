// What the samples tell agrees on whatever day and at whatever hour the first run is: months, days and hours follow from it.
/** @module-tag extended */
import { strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { seedActivities } from '#seed/activities.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { sampleEvaluations } from '#seed/career/evaluations.ts'
import { seedChat } from '#seed/chat.ts'
import { chatFile } from '#seed/chat-files.ts'
import { daysBetween } from '#seed/dashboard-curves.ts'
import { projectOf } from '#seed/dashboard-project.ts'
import { bookingsOf } from '#seed/dashboard-transactions.ts'
import { timesOf } from '#seed/files/planned-file.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { lines } from '#seed/files/timetables.ts'
import { monthsBefore } from '#seed/local-time.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedTasks } from '#seed/tasks.ts'
import { textsOfFiles } from '#tests/setup/file-texts.ts'

const DAY = 24 * 3_600_000
const localDay = (at: string | number): string => new Date(at).toDateString()

/** Before and after clocks change, at both ends of months, on each kind of weekday, at night and by day. */
const FIRST_RUNS = [
  '2026-11-17T09:00Z',
  '2026-11-26T13:00Z',
  '2026-11-30T01:40Z',
  '2026-11-30T11:10Z',
  '2026-11-30T18:00Z',
  '2026-12-02T08:00Z',
  '2026-12-08T22:00Z',
  '2027-01-31T05:30Z',
  '2027-03-01T07:00Z',
  '2027-03-30T12:00Z',
  '2027-07-03T16:00Z',
].map((at) => Date.parse(at))

describe.each(FIRST_RUNS)('a first run at %i', (now) => {
  const { mails } = seedMailbox(now)
  const { chatMessages } = seedChat(now)
  const activities = seedActivities(now)
  const said = (words: string): string => chatMessages.find(({ value }) => value.includes(words))?.createdAt ?? ''

  test('has each monthly file and each monthly mail once', () => {
    const names = sampleFiles.map((planned) => {
      const { created } = timesOf(planned, now)
      return `${planned.folder}/${typeof planned.name === 'string' ? planned.name : planned.name(created)}`
    })
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const monthly = mails.flatMap(({ subject, date }) =>
      /^(?:Payslip|Rent receipt|Account statement|Meridian Hosting, invoice)/.test(subject)
        ? [`${subject} ${new Date(Date.parse(date) - 45 * DAY).getUTCFullYear()}`]
        : [],
    )
    expect(monthly.length).toBeGreaterThan(40)
    // Two years can have one month; not twelve months.
    expect(monthly.length - new Set(monthly).size).toBeLessThan(5)
    const receipts = mails
      .filter(({ subject }) => subject.startsWith('Rent receipt'))
      .map(({ subject }) => subject)
      .slice(0, 12)
    expect(new Set(receipts).size).toBe(receipts.length)
  })

  test('tells of the weekly report on the days on which it was sent', () => {
    const sent = mails.filter(({ subject }) => subject.startsWith('Ridership, week')).map(({ date }) => localDay(date))
    const reported = activities.filter(({ description }) => description.startsWith('You sent the ridership report'))
    expect(reported.length).toBeGreaterThan(30)
    for (const { date } of reported) expect(sent).toContain(localDay(date))
    const next = seedTasks(now).find(({ title }) => title === 'Weekly ridership report for the operators')
    const latest = Math.max(
      ...mails.filter(({ subject }) => subject.startsWith('Ridership, week')).map((one) => Date.parse(one.date)),
    )
    expect(new Date(next?.dueDate ?? '').getDay()).toBe(new Date(latest).getDay())
    expect(localDay(said('Line 27 still has its dip'))).toBe(localDay(latest))
  })

  test('tells in the feed when somebody said it, and when the portal has it', () => {
    const fed = (words: string): string => activities.find(({ description }) => description.includes(words))?.date ?? ''
    const minutesTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000
    const inFeed = [
      [said('Half a day on site'), fed('Inès Roche</strong> answered')],
      [mails.find(({ content }) => content.includes('Could you give me an hour?'))?.date, fed('asked for an hour')],
      [fed('shared a list with you'), said('I shared a list with you')],
    ] as const
    for (const [from = '', to] of inFeed) {
      expect(minutesTo(from, to)).toBeGreaterThan(-1)
      expect(minutesTo(from, to)).toBeLessThan(5)
    }
    const hour = minutesTo(said('08:45, thank you'), fed('stayed an hour')) / 60
    // On the next day on which both are in.
    expect([15, 16, 17]).toContain(Math.floor(hour) % 24)
    expect(hour).toBeLessThan(5 * 24)
    const thanks = seedTasks(now).find(({ title }) => title === 'Thank Atelier Nord for the call')
    const call = fed('Atelier Nord</strong> called')
    for (const after of [
      seedNotes(now).find(({ title }) => title === 'Atelier Nord, after the call')?.createdAt,
      new Date(
        now - (sampleFiles.find(({ name }) => name === 'Atelier Nord, after the call.txt')?.created ?? 9) * DAY,
      ).toISOString(),
      thanks?.createdAt,
    ])
      expect(minutesTo(call, after ?? '')).toBeGreaterThan(0)
    expect((thanks?.completedAt ?? '') > (thanks?.createdAt ?? '~')).toBe(true)
    const refused = seedApplications(now).applications.find(({ jobId }) => jobId.startsWith('orsay-logistics-planning'))
    expect(fed('chose somebody else')).toBe(refused?.events.at(-1)?.at)
    const evaluated = sampleEvaluations.findLast(({ skillId }) => skillId === 'spreadsheets')?.daysAgo ?? 0
    expect(fed('<strong>Spreadsheets</strong> evaluation')).toBe(new Date(now - evaluated * DAY).toISOString())
  })

  test('has one sum for what the project has cost this year', () => {
    const { budgetDetails, yearlyExpenses } = projectOf(now)
    const spent = budgetDetails.rows.reduce((sum, { expensesAmount }) => sum + expensesAmount, 0)
    expect(spent).toBe(yearlyExpenses.amount)
    const [before = 0] = yearlyExpenses.series[0]?.data.slice(-2) ?? []
    expect(Math.abs(before / budgetDetails.rows.reduce((sum, { total }) => sum + total, 0) - 1)).toBeLessThan(0.05)
  })

  test('says “tonight” on the day itself, and nothing before it is known', () => {
    const tonight = mails.find(({ content }) => content.includes('close tonight'))
    expect(localDay(tonight?.date ?? '')).toBe(localDay(now))
    expect(said('Anneke offers three times') > said('Three interview times for you')).toBe(true)
    const { applications } = seedApplications(now)
    const sète = applications.find(({ jobId }) => jobId.startsWith('port-de-sete'))
    const set = sète?.events.at(-1)?.at ?? '~'
    const notes = seedNotes(now)
    for (const title of ['Train to Sète', 'Sète, for the free half day'])
      expect((notes.find((note) => note.title === title)?.createdAt ?? '') > set, title).toBe(true)
  })
})

test('a month earlier is the same day, or the last that there is', () => {
  const march = Date.UTC(2027, 2, 31, 9)
  const days = [0, 1, 2, 3, 13].map((months) => new Date(monthsBefore(march, months)).toISOString().slice(0, 10))
  expect(days).toEqual(['2027-03-31', '2027-02-28', '2027-01-31', '2026-12-31', '2026-02-28'])
})

const NOW = FIRST_RUNS[0] ?? 0

test('no bus leaves before 05:31, and the 09:18 of line 38 is in its timetable', () => {
  const texts = textsOfFiles(NOW).filter(({ planned }) => planned.folder.includes('Timetables/'))
  expect(texts).toHaveLength(lines.length)
  const minutes = texts.flatMap(({ text }) =>
    [...text.matchAll(/^0\.(\d+)$/gm)].map(([share]) => Math.round(Number(share) * 1440)),
  )
  expect(minutes.length).toBeGreaterThan(1000)
  expect(minutes.filter((minute) => minute > 4 * 60 && minute < 5 * 60 + 31)).toEqual([])
  const line38 = texts.find(({ name }) => name.startsWith('Line 38'))?.text ?? ''
  expect([...line38.matchAll(/^0\.(\d+)$/gm)].map(([share]) => Math.round(Number(share) * 1440))).toContain(558)
  // The two that were cancelled.
  const feed = strFromU8(chatFile('feed-cancelled.txt', NOW).bytes)
  const cancelled = [...feed.matchAll(/Place Carnot (\d+):(\d+)/g)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
  )
  expect(cancelled).toHaveLength(2)
  const [, ofCarnot = ''] = /\nPlace Carnot\n([\d.\n]+)/.exec(line38) ?? []
  expect(ofCarnot.split('\n').map((share) => Math.round(Number(share) * 1440))).toEqual(
    expect.arrayContaining(cancelled),
  )
  const said = seedChat(NOW).chatMessages.find(({ value }) => value.startsWith('Trip 38-2207, '))?.value
  expect(said).toContain(/Place Carnot (\d+:\d+)/.exec(feed)?.[1])
})

test.each(FIRST_RUNS)('each budget is of a month that is over, and has what the account paid in it (%i)', (now) => {
  const budgets = textsOfFiles(now, 'Alex/Home/Budget')
  expect(budgets.length).toBeGreaterThan(5)
  for (const { name, text } of budgets) {
    const first = Date.parse(`1 ${name.replace(/Budget |\.xlsx/g, '')} UTC`) / DAY
    const next = new Date(first * DAY).setUTCMonth(new Date(first * DAY).getUTCMonth() + 1) / DAY
    expect(next * DAY, name).toBeLessThan(now)
    const paid = daysBetween(first, next - 1)
      .flatMap((day) => bookingsOf(day, now + 3 * DAY))
      .reduce((sum, { purse, amount }) => (purse === 'bill' || purse === 'card' ? sum - amount : sum), 0)
    const rows = [...text.matchAll(/\n[\d.]+\n(-?[\d.]+)\nB\d+-C/g)]
    expect(rows.length, name).toBe(9)
    expect(
      rows.reduce((sum, [, spent]) => sum + Number(spent), 0),
      name,
    ).toBeCloseTo(paid, 1)
  }
})

test('the budget has the electricity that the account pays', () => {
  const text = textsOfFiles(NOW).find(({ name }) => name === 'Budget October 2026.xlsx')?.text ?? ''
  const [, spent] = /Electricity\n62\n([\d.]+)/.exec(text) ?? []
  const paid = bookingsOf(Math.floor(Date.UTC(2026, 9, 12) / DAY), NOW).find(({ name }) =>
    name.startsWith('Électricité'),
  )
  expect(Number(spent)).toBe(-(paid?.amount ?? 0))
})
