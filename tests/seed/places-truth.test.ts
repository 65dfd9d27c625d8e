// Who is where, and when somebody last wrote, agrees on whatever day the first run is: trains and meetings, cards and mails, reports and what they report.
/** @module-tag extended */
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedActivities } from '#seed/activities.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedChat } from '#seed/chat.ts'
import { seedContacts } from '#seed/contacts.ts'
import { employerAddresses } from '#seed/employer-addresses.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { lines } from '#seed/files/timetables.ts'
import { monthIn } from '#seed/mail-chance.ts'
import { lyon, stopsOf, stopsOn } from '#seed/mail-network.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { people } from '#seed/people.ts'
import { seedSampleNotifications } from '#seed/sample-notifications.ts'
import { seedTasks } from '#seed/tasks.ts'
import { textsOfFiles } from '#tests/setup/file-texts.ts'

const DAY = 24 * 3_600_000
const localDay = (at: string | number): string => new Date(at).toDateString()
/** Such as `14 March`. */
const dayAndMonth = (at: string | number): string => `${new Date(at).getDate()} ${monthIn(new Date(at))}`
const NOW = Date.UTC(2026, 10, 17, 9)
const FIRST_RUNS = [
  '2026-11-17T09:00Z',
  '2026-11-30T01:40Z',
  '2026-11-30T12:00Z',
  '2026-12-08T22:00Z',
  '2027-02-10T15:00Z',
  '2027-03-30T12:00Z',
].map((at) => Date.parse(at))

describe.each(FIRST_RUNS)('a first run at %i', (now) => {
  const { mails } = seedMailbox(now)
  const { chatMessages } = seedChat(now)
  const tasks = seedTasks(now)

  test('takes Alex by train on no day of a meeting, an interview or a report', () => {
    const inLyon = [
      ...Array.from({ length: 8 }, (_, week) => now - (4 + week * 7) * DAY),
      ...seedNotes(now).flatMap(({ title, createdAt }) =>
        /^(?:Minutes|Retrospective|One-to-one)/.test(title) ? [Date.parse(createdAt)] : [],
      ),
      ...seedApplications(now).applications.flatMap(({ interviews }) =>
        interviews.flatMap(({ startsAt }) => (startsAt ? [Date.parse(startsAt)] : [])),
      ),
      ...mails.flatMap(({ subject, date }) => (subject.startsWith('Ridership, week') ? [Date.parse(date)] : [])),
    ].filter((at) => at > now - 60 * DAY)
    const tickets = mails.filter(({ subject }) => subject.startsWith('Your ticket'))
    const travelled = tickets
      // To Sète in the afternoon, when the meeting and the report are done.
      .filter(({ date, content }) => Date.parse(date) > now - 50 * DAY && !content.includes(' at 13:34 '))
      .map(({ subject }) => subject.split(', ').at(-1) ?? '')
    expect(travelled.length).toBeGreaterThan(2)
    const days = new Set(inLyon.map(dayAndMonth))
    expect(travelled.filter((day) => days.has(day))).toEqual([])
    for (const { subject, date } of tickets) {
      const soon = [0, 1, 2, 3, 4, 5].map((days) => dayAndMonth(Date.parse(date) + days * DAY))
      expect(soon, subject).toContain(subject.split(', ').at(-1))
    }
  })

  test('says of nobody that they were in contact last before they wrote or were written to', () => {
    const cards = new Map(seedContacts(now).map(({ id, lastContacted }) => [id, lastContacted ?? '']))
    const known = new Map([...people, ...acquaintances].map(({ id, email }) => [email, id]))
    const written = [
      ...mails
        .filter(({ folder }) => folder !== 'drafts' && folder !== 'spam')
        .flatMap(({ from, to, cc = [], bcc, date }) =>
          (from.includes('alex.morgan@') ? [...to, ...cc, ...bcc] : [from]).map((contact) => ({
            id: known.get(/<(.+)>/.exec(contact)?.[1] ?? ''),
            date,
          })),
        ),
      ...chatMessages
        .filter(({ isScheduled }) => !isScheduled)
        .map(({ chatId, createdAt }) => ({ id: chatId, date: createdAt })),
    ]
    const late = written.filter(({ id = '', date }) => (cards.get(id) ?? '~') < date)
    expect([...new Set(late.map(({ id }) => id))]).toEqual([])
  })

  test('tells of a message, a mail and a task when they are there', () => {
    const notes = seedSampleNotifications(now)
    for (const { description, link, time } of notes) {
      const [, chatId] = /^\/apps\/chat\/(.+)$/.exec(link ?? '') ?? []
      if (!chatId) continue
      const last = chatMessages.findLast(
        ({ chatId: of, isMine, createdAt }) =>
          of === chatId && !isMine && Date.parse(createdAt) <= Date.parse(time ?? ''),
      )
      const about = /about the (\w+)/.exec(description ?? '')?.[1] ?? '~'
      const near = chatMessages.filter(
        ({ createdAt, isMine, chatId: of }) =>
          of === chatId && !isMine && Math.abs(Date.parse(createdAt) - Date.parse(time ?? '')) < 5 * 60_000,
      )
      expect(last && near.some(({ value }) => value.includes(about)), String(description)).toBe(true)
    }
    const activities = seedActivities(now)
    const completed = activities.filter(({ description }) => description === 'You completed')
    expect(completed.length).toBeGreaterThan(3)
    for (const { linkedContent, date } of completed) {
      const task = tasks.find(({ title }) => title === linkedContent)
      expect(Math.abs(Date.parse(task?.completedAt ?? '') - Date.parse(date)), String(linkedContent)).toBeLessThan(
        70_000,
      )
    }
    const request = activities.find(({ description }) => description.endsWith('asked for a reference'))
    const lumen = seedApplications(now).applications.find(({ jobId }) => jobId === 'lumen-sante-operations-analyst')
    const reported = lumen?.events.find(({ kind }) => kind === 'message')
    expect(Math.abs(Date.parse(request?.date ?? '') - Date.parse(reported?.at ?? ''))).toBeLessThan(2 * 60_000)
  })

  test('says “tonight” and “today” on the day itself, in the feed too', () => {
    const tonight = [
      ...seedActivities(now).flatMap(({ description, date }) =>
        / (?:tonight|today)$/.test(description) ? [date] : [],
      ),
      ...seedSampleNotifications(now).flatMap(({ title, time }) => (title === 'Due tonight' && time ? [time] : [])),
    ]
    expect(tonight).toHaveLength(3)
    expect(tonight.map(localDay)).toEqual(tonight.map(() => localDay(now)))
    const dates = seedActivities(now).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('has the share of line 27 asked about after a report has named the line', () => {
    const request = chatMessages.find(({ value }) => value.startsWith('Why is line 27 at'))?.createdAt ?? ''
    const before = mails.filter(
      ({ subject, content, date }) =>
        subject.startsWith('Ridership, week') && content.includes('weakest: line 27') && date < request,
    )
    expect(before.length).toBeGreaterThan(0)
  })

  test('has the CV exported when the task says so', () => {
    const done = tasks.find(({ title }) => title === 'Export the CV as PDF')?.completedAt ?? ''
    const cv = sampleFiles.find(({ name }) => name === 'CV Alex Morgan.pdf')
    expect(Math.abs(now - (cv?.created ?? 0) * DAY - Date.parse(done))).toBeLessThan(2 * 60_000)
  })
})

test('a street is in one town, and a code of one house belongs to one house', () => {
  const addresses = [
    ...new Set([...seedContacts(NOW, 3).flatMap(({ address }) => address ?? []), ...employerAddresses.values()]),
  ]
  const towns = new Map<string, Set<string>>()
  for (const address of addresses) {
    const [, street = '', town = ''] =
      /^\d+ ((?:rue|montée|quai|avenue|cours|place|boulevard|impasse|chemin)[^,]+), (.+)$/.exec(address) ?? []
    if (street) towns.set(street, (towns.get(street) ?? new Set()).add(town))
  }
  expect(towns.size).toBeGreaterThan(10)
  // Every town has a street of the Republic.
  const twice = [...towns].filter(([street, of]) => of.size > 1 && street !== 'rue de la République')
  expect(twice.map(([street]) => street)).toEqual([])
  const codes = addresses.flatMap((address) => /[A-Z]\d\d [A-Z]\w{3}$/.exec(address)?.[0] ?? [])
  expect(codes.length).toBeGreaterThan(2)
  expect(new Set(codes).size).toBe(codes.length)
  const british = addresses.flatMap((address) => {
    const [, street = '', code = ''] = /^\d+ ([^,]+), .*\b([A-Z]{1,2}\d+ \d[A-Z]{2})$/.exec(address) ?? []
    return code ? [`${code}: ${street}`] : []
  })
  const ofCode = Map.groupBy(new Set(british), (one) => one.split(':')[0])
  expect([...ofCode.values()].filter((streets) => streets.length > 1)).toEqual([])
})

test('a line of the mails stops where it is said to, and goes by no terminus of its timetable', () => {
  for (const line of lyon.lines) {
    const stops = stopsOn(lyon, line)
    expect(stops.length, line).toBeGreaterThan(1)
    for (const stop of stops) expect(stopsOf(lyon), line).toContain(stop)
    const printed = lines.find(({ number }) => number === line)?.stops ?? []
    // Gare de Vaise is printed as Vaise on the 31, and Place Carnot as Perrache.
    const known = { Vaise: 'Gare de Vaise', Perrache: 'Place Carnot' } as Record<string, string>
    const both = printed.map((stop) => known[stop] ?? stop).filter((stop) => stops.includes(stop))
    if (printed.length > 0 && line !== '12') expect(both.length, line).toBeGreaterThan(0)
  }
  const reported = seedMailbox(NOW).mails.flatMap(({ subject, content }) => {
    const [, line = '', closed = ''] = /^Line (\w+): (.+) closed/.exec(subject) ?? []
    return lyon.lines.includes(line) && stopsOf(lyon).includes(closed) ? [{ line, closed, content }] : []
  })
  expect(reported.length).toBeGreaterThan(50)
  for (const { line, closed } of reported) expect(stopsOn(lyon, line), `${line} at ${closed}`).toContain(closed)
})

test('nobody is in a meeting and away from it, and Alex is away while in Galway', () => {
  const minutes = textsOfFiles(NOW).filter(({ planned }) => planned.folder.endsWith('Team Lines'))
  expect(minutes.map(({ planned }) => planned.created)).toContain(18)
  for (const { name, text, planned } of minutes) {
    const [, away = ''] = /Apologies: ([^\n]+)\./.exec(text) ?? []
    const present = /Present: ([^\n]+)\./.exec(text)?.[1] ?? ''
    for (const person of away.split(', ')) expect(present.split(', '), name).not.toContain(person)
    expect(!away.includes('Alex Morgan') || !text.includes('Minutes: Alex Morgan'), name).toBe(true)
    if (planned.created === 18) expect(away).toContain('Alex Morgan')
  }
})
