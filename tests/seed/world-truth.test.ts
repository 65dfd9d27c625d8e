// What the sample chats, mails, notes and cards tell of one another holds together.
import { describe, expect, test } from 'vitest'
import { seedActivities } from '#seed/activities.ts'
import { lookingDaysAgo, pay } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedJobs } from '#seed/career/seed-jobs.ts'
import { seedChat } from '#seed/chat.ts'
import { seedContacts } from '#seed/contacts.ts'
import { projectOf } from '#seed/dashboard-project.ts'
import { steeringTopics, teamTopics } from '#seed/files/meeting-topics.ts'
import { meetings } from '#seed/files/meetings.ts'
import { costsOfAlex } from '#seed/files/money.ts'
import { mailInFrench } from '#seed/french/mail-in-french.ts'
import { monthIn, weekOf } from '#seed/mail-chance.ts'
import { ACCOUNT_DAYS_AGO } from '#seed/mail-letters.ts'
import { networks, stopsOf } from '#seed/mail-network.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { sampleAttachment } from '#seed/mailbox-files.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedTasks } from '#seed/tasks.ts'
import { textOfPdf } from '#tests/setup/file-texts.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const { chatMessages } = seedChat(NOW)

describe('contacts', () => {
  test('nobody who wrote in a chat was in contact last before that', () => {
    const cards = new Map(seedContacts(NOW).map((contact) => [contact.id, contact]))
    const said = chatMessages.filter(({ isScheduled }) => !isScheduled)
    expect(said.length).toBeGreaterThan(300)
    const early = said.filter(({ chatId, createdAt }) => {
      const card = cards.get(chatId)
      return card !== undefined && (card.lastContacted ?? '') < createdAt
    })
    expect([...new Set(early.map(({ chatId }) => chatId))]).toEqual([])
  })
})

describe('mails that come again and again', () => {
  const { mails } = seedMailbox(NOW)
  const first = mails.filter(({ subject }) => !subject.startsWith('Re: '))
  const of = (subject: RegExp) => first.filter((mail) => subject.test(mail.subject))
  const stopsKnown = new Set(networks.flatMap(stopsOf))

  test('a bus goes round by another stop of the same network than the one that is closed', () => {
    const mentioned = of(/^Line \w+: .+ closed/)
    expect(mentioned.length).toBeGreaterThan(100)
    for (const { subject, content } of mentioned) {
      const closed = /: (.+) closed/.exec(subject)?.[1] ?? ''
      const [, other = ''] =
        /(?:runs by|goes round by|is sent over) ([^.;]+?)(?: instead| until| for about|;|\.)/.exec(content) ?? []
      const network = networks.find((one) => stopsOf(one).includes(closed))
      expect(network && stopsOf(network), content).toContain(other)
      expect(other, content).not.toBe(closed)
    }
  })

  test('numbers are of a month that is over, and one stop has one number in a month', () => {
    const said = new Map<string, string>()
    const answers = mails.filter(({ content }) => content.includes('on an ordinary weekday in '))
    expect(answers.length).toBeGreaterThan(10)
    for (const { content, date, subject } of answers) {
      const [, count = '', month = ''] = /([\d,]+) on an ordinary weekday in (\w+)/.exec(content) ?? []
      const now = new Date(date)
      expect(
        [1, 2].map((before) => monthIn(now, before)),
        content,
      ).toContain(month)
      const stop = subject.replace(/^Re: Boardings at /, '')
      expect(stopsKnown).toContain(stop)
      const [key, lastYear] = [`${stop} in ${month}`, now.getUTCFullYear()]
      expect(said.get(`${key} ${lastYear}`) ?? count).toBe(count)
      said.set(`${key} ${lastYear}`, count)
    }
  })

  test('a week has the number of its days, and each issue one more than the issue before', () => {
    for (const { subject, date } of of(/^Ridership, week/))
      expect(subject).toBe(`Ridership, week ${weekOf(new Date(Date.parse(date) - 3 * DAY))}`)
    const issues = of(/^Headway \d/).map(({ subject, date }) => [date, Number(/\d+/.exec(subject)?.[0])] as const)
    const inOrder = issues.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, number]) => number)
    expect(inOrder).toEqual(inOrder.map((_, index) => (inOrder[0] ?? 0) + index))
    expect(new Set(of(/^Headway/).map(({ subject }) => subject.replace(/^\D+\d+/, ''))).size).toBe(issues.length)
  })

  test('Nadia tells nothing twice, Cairn writes to nobody who has no account, and thanks fit the answer', () => {
    const points = of(/^Team notes$/).flatMap(({ content }) => content.match(/^- .+$/gm) ?? [])
    expect(points.length).toBeGreaterThan(20)
    expect(new Set(points).size).toBe(points.length)
    const cairn = mails.filter(({ from }) => from.startsWith('Cairn '))
    expect(Math.min(...cairn.map(({ date }) => Date.parse(date)))).toBeGreaterThan(NOW - ACCOUNT_DAYS_AGO * DAY)
    for (const { subject, date } of cairn.filter((mail) => mail.subject.includes('match your search')))
      expect(NOW - Date.parse(date), subject).toBeLessThan((lookingDaysAgo + 1) * DAY)
    for (const { content, subject } of mails) {
      if (content.includes('leave out God')) expect(subject).toMatch(/Boardings/)
      if (content.includes('One traffic light!')) expect(subject).toMatch(/How late/)
    }
  })

  test('French says “au film” and “d’avril”, and writes to nobody at exemple.com', () => {
    const french = mails.map(mailInFrench).map(({ subject, content }) => `${subject}\n${content}`)
    const patterns =
      /(?<!\p{L})à le (?:film|marché|quiz|concert)|(?<!\p{L})de (?:avril|août|octobre)(?!\p{L})|exemple\.com/u
    expect(french.filter((text) => patterns.test(text))).toEqual([])
  })
})

describe('pay', () => {
  test('is on the payslip what the bank books', () => {
    expect(pay.gross - pay.contributions).toBe(pay.net)
    const mail = seedMailbox(NOW).mails.find(({ subject }) => subject.startsWith('Payslip'))
    const [file] = mail?.attachments ?? []
    const text = mail && file ? textOfPdf(sampleAttachment(mail, file)) : ''
    for (const amount of [pay.gross, -pay.contributions, pay.net]) expect(text).toContain(amount.toFixed(2))
    expect(text).not.toMatch(/tax/i)
  })
})

describe('files', () => {
  test('no two weeks of minutes, and no two months of the committee, talk of the same', () => {
    for (const topics of [teamTopics.flat(), steeringTopics]) {
      expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length)
      expect(new Set(topics.map(({ said }) => said)).size).toBe(topics.length)
    }
    const retrospectives = meetings.filter(({ folder }) => folder.endsWith('Retrospectives'))
    const note = seedNotes(NOW).find(({ title }) => title === 'Retrospective, sprint 41')
    expect(retrospectives.find(({ name }) => name === 'Retrospective 41.txt')?.created).toBe(
      Math.round((NOW - Date.parse(note?.createdAt ?? '')) / DAY),
    )
  })

  test('the travel costs of Alex come to what Zeynep pays', () => {
    const paid = chatMessages.map(({ value }) => /You will be paid ([\d.]+) €/.exec(value)?.[1]).find(Boolean)
    expect(costsOfAlex.reduce((sum, [, , price]) => sum + price, 0)).toBeCloseTo(Number(paid))
    expect(costsOfAlex).toHaveLength(5)
  })
})

describe('what was said in two places', () => {
  const { mails } = seedMailbox(NOW)
  const mailed = (subject: string, from: string): number =>
    Date.parse(mails.find((mail) => mail.subject === subject && mail.from.startsWith(from))?.date ?? '')
  const said = (words: string): number =>
    Date.parse(chatMessages.find(({ value }) => value.includes(words))?.createdAt ?? '')
  /** At ten in the morning. */
  const minutesOfWeek = (week: number): number =>
    NOW - (meetings.filter(({ folder }) => folder.endsWith('Team Lines'))[week]?.created ?? 0) * DAY
  const done = (title: string): number =>
    Date.parse(seedTasks(NOW).find((task) => task.title === title)?.completedAt ?? '')

  test.each([
    [
      'the berth data',
      mailed('Network case: two years of berth data', 'Inès'),
      said('in your mailbox since yesterday'),
    ],
    [
      'the lady at Place Carnot',
      said('une dame a appelé trois fois'),
      mailed('Place Carnot: the board still says due', 'Benoît'),
    ],
    ['the cancelled run', said('Reproduced it. A run'), minutesOfWeek(0)],
    ['the hub study', said('who gets the hub study?'), minutesOfWeek(1)],
    ['the thanks', said('Write them a short thank-you'), mailed('Thank you for the call', 'Alex')],
    ['the task of the thanks', mailed('Thank you for the call', 'Alex'), done('Thank Atelier Nord for the call')],
    ['the report', mailed('Ridership, week 45', 'Alex'), said('Line 27 still has its dip of') + 3_600_000],
    ['the room', said('The room for the retrospective is booked'), done('Room for the retrospective')],
    ['the shoes', said('Bring shoes for the quay'), done('Ask Inès Roche about the on-site day')],
    ['the withdrawal', mailed('Withdrawing my application', 'Alex'), done('Withdraw from the Nordaval supply post')],
  ])('%s: first the one, then the other', (_, first, then) => {
    expect(first).toBeGreaterThan(0)
    expect(then).toBeGreaterThan(first)
  })
})

test('the chat shows of each person what the card has', () => {
  const cards = new Map(seedContacts(NOW).map((contact) => [contact.id, contact]))
  for (const { id, details } of seedChat(NOW).chatContacts) {
    const card = cards.get(id)
    expect(
      details.phoneNumbers.map(({ phoneNumber }) => phoneNumber),
      id,
    ).toEqual(card?.phoneNumbers.map(({ phoneNumber }) => phoneNumber))
    expect([details.address, details.birthday?.slice(-5)], id).toEqual([card?.address, card?.birthday?.slice(-5)])
  }
})

test('the project has of each desk the telephone that the card has', () => {
  const cards = new Map(seedContacts(NOW).map((contact) => [contact.id, contact]))
  const { teamMembers } = projectOf(NOW)
  expect(teamMembers.length).toBeGreaterThan(15)
  for (const { id, phone } of teamMembers) {
    const desk = cards.get(id)?.phoneNumbers.find(({ label }) => label === 'Desk')
    if (desk) expect(phone, id).toBe(`+33 ${desk.phoneNumber.slice(1)}`)
  }
})

test('a search that mails and the feed name is one of those that are saved', async () => {
  const saved = (await seedJobs(NOW)).jobSearches
  const { mails } = seedMailbox(NOW)
  const named = [
    ...mails.flatMap(({ content }) => /search “(.+)” has new jobs/.exec(content)?.[1] ?? []),
    ...seedActivities(NOW).flatMap(
      ({ description }) => /(?:match|the search) <strong>(.+)<\/strong>$/.exec(description)?.[1] ?? [],
    ),
  ]
  expect(named.length).toBeGreaterThan(3)
  expect([...new Set(named)].filter((name) => !saved.some((one) => one.name === name))).toEqual([])
  expect(Math.min(...saved.map(({ createdAt }) => Date.parse(createdAt)))).toBe(NOW - lookingDaysAgo * DAY)
})

test('who interviews Alex at Halden is who the mail says', () => {
  const [mail] = seedMailbox(NOW).mails.filter(({ content }) => content.includes('from the grid side'))
  const halden = seedApplications(NOW).applications.find(({ jobId }) => jobId === 'halden-energy-demand-analyst')
  const people = halden?.interviews.flatMap((interview) => interview.people) ?? []
  expect(people.length).toBeGreaterThan(1)
  for (const { name } of people) expect(mail?.content).toContain(name.split(' ')[0])
})
