// Whatever weekday the first run is on: what happens at an office happens on a day on which somebody is there.
/** @module-tag extended */
import { describe, expect, test } from 'vitest'
import { seedActivities } from '#seed/activities.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedChat } from '#seed/chat.ts'
import { claimedJourneys } from '#seed/claimed-journeys.ts'
import { isoDay, timesOf } from '#seed/files/planned-file.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { seedInventory } from '#seed/inventory.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { seedTasks } from '#seed/tasks.ts'
import { textsOfFiles } from '#tests/setup/file-texts.ts'

const DAY = 24 * 3_600_000
/** Fourteen days, each at another hour. */
const FIRST_RUNS = Array.from({ length: 14 }, (_, day) => Date.UTC(2026, 10, 23 + day, (day * 5) % 24, 20))

const dayOf = (at: string | number): number => new Date(new Date(at).setHours(0, 0, 0, 0)).getTime()
const isWeekend = (at: string | number): boolean => new Date(at).getDay() % 6 === 0

describe.each(FIRST_RUNS)('a first run at %i', (now) => {
  const { applications } = seedApplications(now)
  const notes = seedNotes(now)
  const tasks = seedTasks(now)
  const { boardCards } = seedScrumboard(now)
  const { mails } = seedMailbox(now)
  const { chatMessages } = seedChat(now)
  const activities = seedActivities(now)
  const noteOf = (title: string) => notes.find((note) => note.title === title)
  const dueOf = (title: string): string => tasks.find((task) => task.title === title)?.dueDate ?? ''
  const interviewsAt = (jobId: string) => applications.find((one) => one.jobId === jobId)?.interviews ?? []
  const said = (words: string): string => chatMessages.find(({ value }) => value.includes(words))?.createdAt ?? ''

  test('meetings, interviews and deliveries are on working days', () => {
    const files = sampleFiles.filter(({ folder }) => folder.startsWith('Kestrelway/Meetings'))
    const events = [
      ...files.map((file) => [file.key ?? '', timesOf(file, now).created] as const),
      ...applications.flatMap(({ jobId, interviews, offer }) => [
        ...interviews
          .flatMap(({ startsAt, slots }) => [startsAt ?? [], slots].flat())
          .map((at) => [jobId, at] as const),
        ...(offer ? [[`${jobId}, first day`, offer.start] as const] : []),
      ]),
      ...notes
        .filter(({ title }) => /^(?:Retrospective|Minutes|After the workshop)/.test(title))
        .map(({ title, createdAt }) => [title, createdAt] as const),
      ...['One-to-one with Priya', 'Dentist', 'Samuel, an hour on joins', 'Test day with two testers', 'Boiler'].map(
        (title) => [title, noteOf(title)?.reminder ?? ''] as const,
      ),
      ...mails
        .filter(({ subject }) => /^(?:Ridership, week|Displays: three)/.test(subject))
        .map(({ subject, date }) => [subject, date] as const),
      ...seedInventory(now).stockMovements.flatMap(({ id, reason, at }) =>
        reason === 'counted' ? [] : [[id, at] as const],
      ),
      ['08:45', said('08:45, thank you')] as const,
      ['08:45', activities.find(({ description }) => description.includes('stayed an hour'))?.date ?? ''] as const,
    ]
    expect(events.length).toBeGreaterThan(500)
    expect(events.filter(([, at]) => isWeekend(at))).toEqual([])
  })

  test('what is due at Kestrelway is due on working days, but for what is due today', () => {
    const own = tasks.filter(({ assignedTo }) => assignedTo !== null && assignedTo !== 'alex-morgan')
    const cards = boardCards.filter(({ boardId }) => boardId !== 'job-search')
    const due = [...own, ...cards].flatMap(({ title, dueDate }) =>
      dueDate !== null && dayOf(dueDate) !== dayOf(now) && isWeekend(dueDate) ? [title] : [],
    )
    // Of the job search, the page that Greta reads is.
    expect(due.filter((title) => title !== 'Ask Greta to read the page with a screen reader')).toEqual([])
  })

  test('the minutes say the day on which they were written, and releases come before Friday since one did not', () => {
    const texts = textsOfFiles(now)
    const minutes = texts.filter(
      ({ planned, name }) => planned.folder.startsWith('Kestrelway/Meetings') && name.endsWith('.docx'),
    )
    expect(minutes.length).toBeGreaterThan(30)
    for (const { planned, name } of minutes) expect(name).toContain(isoDay(timesOf(planned, now).created))
    const releases = sampleFiles.filter(({ folder }) => folder.endsWith('Release notes'))
    const days = releases.map((file) => new Date(timesOf(file, now).created).getDay())
    expect(days[2]).toBe(5)
    expect(days.filter((day, index) => index !== 2 && (day < 1 || day > 4))).toEqual([])
  })

  test('what lies ahead is on the days that go together, and on one day each otherwise', () => {
    const [{ slots } = { slots: [] }] = interviewsAt('halden-energy-demand-analyst')
    const sète = interviewsAt('port-de-sete-traffic-data-analyst').find(({ status }) => status === 'accepted')
    const days = slots.map(dayOf)
    expect(days[0]).toBe(dayOf(dueOf('Prepare the network case for Port de Sète')))
    expect(days[1]).toBe(dayOf(noteOf('Dentist')?.reminder ?? ''))
    const ahead = [...days, dayOf(sète?.startsAt ?? ''), dayOf(dueOf('Give Samuel an hour on joins'))]
    expect(new Set(ahead).size).toBe(ahead.length)
    expect(dayOf(dueOf('Questions for the one-to-one with Priya'))).toBe(days[2])
    const train = noteOf('Train to Sète')?.reminder ?? ''
    expect(dayOf(train)).toBe(dayOf(Date.parse(sète?.startsAt ?? '') - DAY))
  })

  test('what an interview follows is before it, and what follows it after', () => {
    for (const { jobId, interviews, events } of applications)
      for (const { startsAt, status } of interviews) {
        if (startsAt === null || status !== 'done') continue
        const offered = events.find(({ to }) => to === 'offer' || to === 'onHold')?.at ?? '~'
        const read = events.find(({ to }) => to === 'inReview')?.at ?? ''
        expect([read < startsAt, startsAt < offered], jobId).toEqual([true, true])
      }
    const confirmed = mails.find(({ subject }) => subject.startsWith('Re: Interview confirmed: 14:00, Tidewater'))?.date
    expect((confirmed ?? '~') < (interviewsAt('tidewater-ferries-crossing-analyst')[0]?.startsAt ?? '')).toBe(true)
    expect(said('Priya, do you have ten minutes') < said('Thank you for telling me before the others')).toBe(true)
  })

  test('what is written of a talk is written after it, and what Cairn has to tell is there when somebody says so', () => {
    const endOf = (jobId: string): string =>
      interviewsAt(jobId).find(({ status }) => status === 'done')?.startsAt ?? '~'
    const call = sampleFiles.find(({ name }) => name === 'Port de Sète, first call.txt')
    expect(now - (call?.created ?? 99) * DAY).toBeGreaterThan(Date.parse(endOf('port-de-sete-traffic-data-analyst')))
    const asked = tasks.find(({ title }) => title === 'Write down what they asked at Queue Theory')
    expect((asked?.completedAt ?? '') > endOf('queue-theory-junior-data-scientist')).toBe(true)
    const sète = applications.find(({ jobId }) => jobId === 'port-de-sete-traffic-data-analyst')
    const invitation = mails.find(({ content }) => content.includes('The day and the place are in your application'))
    expect((invitation?.date ?? '') > (sète?.events.at(-1)?.at ?? '~')).toBe(true)
  })

  test('the journeys that are paid back are those of the tickets, over a weekend, and no other is in their month', () => {
    const { out, back, grenoble } = claimedJourneys(now)
    expect([new Date(out).getUTCDay(), new Date(back).getUTCDay()]).toEqual([
      expect.toSatisfy((day) => day > 3 && day < 6),
      0,
    ])
    const named = (at: number) =>
      new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const bought = mails
      .filter(({ subject, date }) => subject.startsWith('Your ticket') && Date.parse(date) > now - 200 * DAY)
      .map(({ subject }) => subject.split(', ').at(-1) ?? '')
    const month = named(out).split(' ')[1] ?? ''
    expect(bought.filter((day) => day.endsWith(` ${month}`)).toSorted()).toEqual(
      [out, back, grenoble].map(named).toSorted(),
    )
    const [latest] = textsOfFiles(now, 'Kestrelway/Finance/Travel costs')
    expect(latest?.text.match(/Alex Morgan/g)).toHaveLength(5)
    for (const { planned, text } of textsOfFiles(now, 'Kestrelway/Finance/Travel costs'))
      if (planned.key !== 'travel-0') expect(text).not.toContain('Alex Morgan')
  })

  test('who writes the minutes is present, and Alex writes nothing while with others', () => {
    const talk = dayOf(activities.find(({ description }) => description.includes('stayed an hour'))?.date ?? '')
    const workshop = dayOf(noteOf('After the workshop')?.createdAt ?? '')
    const minutes = textsOfFiles(now, 'Kestrelway/Meetings/Team Lines')
    expect(minutes.length).toBeGreaterThan(20)
    const met = minutes.flatMap(({ planned, text }) => {
      const [, by = '?'] = /Minutes: ([^.]+)\./.exec(text) ?? []
      const [, present = ''] = /Present: ([^.]+)\./.exec(text) ?? []
      expect(present, planned.key).toContain(by)
      return present.includes('Alex Morgan') ? [dayOf(timesOf(planned, now).created)] : []
    })
    expect(met).not.toContain(workshop)
    const hours = (day: number, from: readonly [number, number], until: readonly [number, number]) =>
      [new Date(day).setHours(...from), new Date(day).setHours(...until)] as const
    const busy = [
      hours(workshop, [9, 0], [12, 0]),
      hours(talk, [8, 45], [9, 50]),
      ...met.map((day) => hours(day, [10, 0], [10, 50])),
    ]
    const own = [
      ...chatMessages.filter(({ isMine }) => isMine).map(({ value, createdAt }) => [value, createdAt] as const),
      ...mails
        .filter(({ from }) => from.startsWith('Alex Morgan'))
        // What came in the last hours is of now, whatever hour that is.
        .filter(({ date }) => Date.parse(date) < now - 3 * 3_600_000)
        .map(({ subject, date }) => [subject, date] as const),
      ...notes.map(({ title, createdAt }) => [title, createdAt] as const),
    ]
    const isBusy = (at: number): boolean => busy.some(([from, until]) => at >= from && at < until)
    expect(own.filter(([, at]) => isBusy(Date.parse(at)))).toEqual([])
  })

  test('nobody travels on a weekend, or on a day of meetings', () => {
    const met = new Set(
      sampleFiles
        .filter(({ folder }) => folder.startsWith('Kestrelway/Meetings'))
        .map((file) => isoDay(timesOf(file, now).created)),
    )
    const trips = textsOfFiles(now, 'Kestrelway/Finance/Travel costs').flatMap(({ text }) =>
      [...text.matchAll(/^(\d{5})\n(?!Alex Morgan)(.+)$/gm)].map(([, day, who]) => ({
        who,
        at: Date.UTC(1899, 11, 30 + Number(day)),
      })),
    )
    expect(trips.length).toBeGreaterThan(60)
    expect(trips.filter(({ at }) => new Date(at).getUTCDay() % 6 === 0 || met.has(isoDay(at)))).toEqual([])
  })

  test('the bags are counted while somebody is at work', () => {
    const { stockCounts, stockCountRows } = seedInventory(now)
    const [{ createdAt, appliedAt } = { createdAt: '', appliedAt: '' }] = stockCounts
    const checked = stockCountRows.flatMap(({ countId, checkedAt }) => (countId === 'count-bags' ? [checkedAt] : []))
    for (const at of [createdAt, appliedAt, ...checked]) {
      expect(isWeekend(at ?? '')).toBe(false)
      expect(new Date(at ?? '').getHours()).toSatisfy((hour) => hour >= 9 && hour < 14)
      expect((at ?? '~') <= (appliedAt ?? '')).toBe(true)
    }
  })

  test('the steering committee does not meet while the team does', () => {
    const texts = textsOfFiles(now, 'Kestrelway/Meetings/Steering committee')
    expect(texts.filter(({ text }) => text.includes('10:00 to 10:50'))).toEqual([])
  })
})
