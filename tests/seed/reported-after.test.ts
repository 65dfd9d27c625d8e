// What says that something has happened is dated after it, on whatever day and at whatever hour the first run is.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { seedActivities } from '#seed/activities.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedChat } from '#seed/chat.ts'
import { seedContacts } from '#seed/contacts.ts'
import { eventTimes, type TimeOfDay, eventTime as timeOf } from '#seed/event-times.ts'
import { timesOf } from '#seed/files/planned-file.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedMessages } from '#seed/messages.ts'
import { seedNotes } from '#seed/notes.ts'
import { officeDayBefore } from '#seed/office-days.ts'
import { FAIR_DAY, REGION_DAY } from '#seed/report-days.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { seedTasks } from '#seed/tasks.ts'

const DAY = 24 * 3_600_000
const HOURS = [0, 3, 9, 14, 19, 23]
/** Fourteen days, and on each the hours from midnight to midnight. */
const FIRST_RUNS = Array.from({ length: 14 }, (_, day) => day).flatMap((day) =>
  HOURS.map((hour) => Date.UTC(2026, 10, 23 + day, hour, 10)),
)

/** What reports something, and the thing itself: when each of both was, in ISO 8601. */
type Reported = readonly [what: string, reported: string, happened: string]

function reportedAt(now: number): Reported[] {
  const { applications } = seedApplications(now)
  const tasks = seedTasks(now)
  const { mails } = seedMailbox(now)
  const { boardCards, cardActivities } = seedScrumboard(now)
  const of = (jobId: string) => applications.find((one) => one.jobId === jobId)
  const eventOf = (jobId: string, to: string) => of(jobId)?.events.find((event) => event.to === to)?.at ?? ''
  const talkOf = (jobId: string): string => {
    const held = of(jobId)?.interviews.find(({ status }) => status === 'done')
    return held?.startsAt ? new Date(Date.parse(held.startsAt) + held.durationMin * 60_000).toISOString() : ''
  }
  const doneOf = (title: string) => tasks.find((task) => task.title === title)?.completedAt ?? ''
  const fileOf = (name: string): string => {
    const planned = sampleFiles.find((file) => file.name === name)
    return planned ? new Date(timesOf(planned, now).created).toISOString() : ''
  }
  const cardOf = (title: string) => boardCards.find((card) => card.title === title)?.id
  const commentOn = (title: string) =>
    cardActivities.find((one) => one.cardId === cardOf(title) && one.kind === 'commented')?.at ?? ''
  const isoOf = (at: TimeOfDay) => new Date(timeOf(now, at)).toISOString()
  const sentWith = (words: string) => mails.find(({ content }) => content.includes(words))?.date ?? ''
  const moves = cardActivities
    .filter((one) => one.cardId === cardOf('Traffic data analyst, Port de Sète') && one.kind === 'moved')
    .map(({ at }) => at)
  const scan = sentWith('Here is the scan at last')
  const lumen = of('lumen-sante-operations-analyst')
  const note = lumen?.notes[0]?.createdAt ?? ''
  const [sète, queue, brume] = [
    'port-de-sete-traffic-data-analyst',
    'queue-theory-junior-data-scientist',
    'brume-telecom-data-analyst',
  ] as const
  return [
    ['the call with Inès, done', doneOf('Phone call with Inès Roche'), talkOf(sète)],
    ['the call with Inès, written down', fileOf('Port de Sète, first call.txt'), talkOf(sète)],
    ['the call with Inès, on the board', moves.toSorted().at(-1) ?? '', talkOf(sète)],
    ['the questions of Queue Theory', doneOf('Write down what they asked at Queue Theory'), talkOf(queue)],
    ['the case of Queue Theory', doneOf('Case study for Queue Theory'), eventOf(queue, 'assessment')],
    [
      'the charts for Brume Télécom',
      doneOf('Send Brume Télécom the two charts they asked for'),
      eventOf(brume, 'assessment'),
    ],
    ['Atelier Nord, on the board', commentOn('Planning analyst, Atelier Nord'), isoOf(eventTimes.callOfAtelierNord)],
    ['Atelier Nord, written down', fileOf('Atelier Nord, after the call.txt'), isoOf(eventTimes.callOfAtelierNord)],
    ['the thanks to Atelier Nord', isoOf(eventTimes.thanksToAtelierNord), fileOf('Atelier Nord, after the call.txt')],
    ['the CV without the chess club', fileOf('CV Alex Morgan.docx'), sentWith('Take out the chess club')],
    ['the chess club, buried', sentWith('The first and the third are done'), fileOf('CV Alex Morgan.docx')],
    ['the scan', note, scan],
    ['the scan, sent on', lumen?.events.at(-1)?.at ?? '', note],
  ]
}

test.each(HOURS)('what tells of something is after it, where the first run is at %i o’clock', (hour) => {
  for (const now of FIRST_RUNS.filter((at) => new Date(at).getUTCHours() === hour))
    for (const [what, reported, happened] of reportedAt(now)) {
      expect([reported, happened].every(Boolean), what).toBe(true)
      expect(reported > happened, `${what}: ${reported}, of ${happened}`).toBe(true)
      expect(Date.parse(reported), what).toBeLessThan(now)
    }
})

test('who recruits is known since Alex looks around, and speaks of the hub study since it was shown', () => {
  const now = FIRST_RUNS[0] ?? 0
  const shown = seedTasks(now).find(({ title }) => title === 'Present it in the big room')?.completedAt ?? '~'
  const readers = seedContacts(now).filter(({ notes }) => notes?.startsWith('Liked the hub study'))
  expect(readers.length).toBeGreaterThan(0)
  for (const { name, createdAt, lastContacted } of readers)
    expect((lastContacted ?? createdAt) > shown, name).toBe(true)
  const brightwell = seedContacts(now).find(({ id }) => id === 'katarzyna-wojcik-sim')
  expect((now - Date.parse(brightwell?.createdAt ?? '')) / DAY).toBeLessThan(190)
})

test('the feed has what the chats tell at the time that they tell it', () => {
  for (const now of FIRST_RUNS) {
    const { chatMessages } = seedChat(now)
    const feed = seedActivities(now)
    const minutesBefore = (event: string, words: string): number => {
      const reported = chatMessages.find(({ value }) => value.includes(words))?.createdAt ?? ''
      const happened = feed.find(({ description }) => description.includes(event))?.date ?? ''
      return (Date.parse(reported) - Date.parse(happened)) / 60_000
    }
    const reported = [
      minutesBefore('in the tunnel', 'at 11:31:04 the signal was gone'),
      minutesBefore('with a colour filter', 'I finished the review of the board'),
    ]
    for (const minutes of reported) expect(minutes).toSatisfy((many) => many > 0 && many < 30)
  }
})

test('what is kept of the workshop is noted after it', () => {
  for (const now of FIRST_RUNS) {
    const after = seedNotes(now).find(({ title }) => title === 'After the workshop')
    const workshop = seedNotes(now).find(({ title }) => title.startsWith('Workshop: numbers'))
    expect((after?.createdAt ?? '') > (workshop?.reminder ?? '~')).toBe(true)
  }
})

test('“tomorrow” is the same day in the message and in the mail of Anneke, at whatever hour the first run is', () => {
  for (const now of FIRST_RUNS) {
    const message = seedMessages(now).find(({ title }) => title === 'Anneke de Vries')
    const mail = seedMailbox(now).mails.find(({ content }) => content.includes('A word by tomorrow at five is enough'))
    expect(new Date(message?.time ?? 0).toDateString()).toBe(new Date(mail?.date ?? 1).toDateString())
  }
})

test('Alex is in Lyon when the region is shown the hub study, and at the tables of the fair', () => {
  for (const now of FIRST_RUNS) {
    const at = (days: number) => new Date(timeOf(now, [days, 12, 0]))
    const inLyon = [at(officeDayBefore(now, REGION_DAY)), at(FAIR_DAY)].map((day) =>
      day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }),
    )
    const tickets = seedMailbox(now).mails.filter(
      ({ subject, date }) => subject.startsWith('Your ticket Lyon') && Date.parse(date) > now - 150 * DAY,
    )
    expect(tickets.length).toBeGreaterThan(3)
    for (const { subject } of tickets) expect(inLyon, subject).not.toContain(subject.split(', ').at(-1))
  }
})
