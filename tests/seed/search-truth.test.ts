// The search for work is one story: when what was sent, reported, met and done, whether the portal, a board, a task, the feed or a card reports it.
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedActivities } from '#seed/activities.ts'
import { mobile } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { contactDetails } from '#seed/contact-details.ts'
import { outsideTexts } from '#seed/contact-outside.ts'
import { circles } from '#seed/contact-texts.ts'
import { seedContacts } from '#seed/contacts.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedNotifications } from '#seed/notifications.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { seedTasks } from '#seed/tasks.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const contacts = seedContacts(NOW)
const tasks = seedTasks(NOW)
const activities = seedActivities(NOW)
const { applications, applicationDrafts } = seedApplications(NOW)
const { boardCards, cardActivities, cardComments } = seedScrumboard(NOW)
const { jobs } = makeJobs(NOW, namedJobs.length)
const jobOf = (title: string) =>
  jobs.find(({ title: { en }, company }) => title.toLowerCase() === `${en}, ${company.name}`.toLowerCase())

describe('cards of people', () => {
  test('who has a part of their own is met as they were, and told of by hand', () => {
    const known = new Set([...outsideTexts.keys(), ...Object.keys(contactDetails)])
    expect(acquaintances.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([])
    expect([...outsideTexts.keys()].filter((id) => !contacts.some((contact) => contact.id === id))).toEqual([])
  })

  test('what can be true of one person is said of one', () => {
    const once = new Set(circles.flatMap(({ met, notes }) => [...met.once, ...notes.once]))
    const said = contacts.flatMap(({ notes, howWeMet }) => [notes, howWeMet]).filter((text) => once.has(text ?? ''))
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  })

  test('a company is in one place', () => {
    const isOfWork = ({ emails, tags }: (typeof contacts)[number]): boolean =>
      !tags.some((tag) => ['friends', 'neighbours', 'services'].includes(tag)) &&
      !emails.some(({ email }) => /@(?:post|cairn)\.example$/.test(email))
    const work = contacts.filter(
      (contact) => contact.job.company !== '' && contact.address !== null && isOfWork(contact),
    )
    const places = Map.groupBy(work, ({ job }) => job.company)
    expect(places.size).toBeGreaterThan(25)
    for (const [company, people] of places) {
      const there = new Set(people.map(({ address }) => address))
      expect(there.size, company).toBeLessThan(2)
    }
  })

  test('Alex has one telephone, and no number of a home is one of work', () => {
    const digits = (number: string) => number.replace(/^\+33 /, '0')
    const phones = contacts.find(({ id }) => id === 'alex-morgan')?.phoneNumbers.map(({ phoneNumber }) => phoneNumber)
    const { profiles, resumeVersions } = seedProfiles(NOW)
    for (const { content } of [...profiles, ...resumeVersions]) {
      expect(digits(content.basics.phone)).toBe(mobile)
      expect(phones).toContain(digits(content.basics.phone))
    }
    const homes = contacts.filter(({ emails }) => emails.some(({ email }) => email.endsWith('@post.example')))
    const outside = homes.filter(({ id }) => acquaintances.some((one) => one.id === id))
    expect(outside.flatMap(({ phoneNumbers }) => phoneNumbers).filter(({ label }) => label === 'Work')).toEqual([])
  })
})

describe('an application', () => {
  const cards = boardCards.flatMap((card) => {
    const application = applications.find(({ jobId }) => jobId === jobOf(card.title)?.id)
    return application ? [{ card, application }] : []
  })

  test('is on the board among what was sent from when it was sent, and not before', () => {
    expect(cards.length).toBeGreaterThan(10)
    for (const { card, application } of cards) {
      const moves = cardActivities.filter(
        ({ cardId, kind }) => cardId === card.id && ['created', 'moved'].includes(kind),
      )
      const sent = moves.find(({ to }) => to === 'Sent')
      const late = Date.parse(sent?.at ?? '') - Date.parse(application.submittedAt ?? '')
      expect([late > 0, late < DAY / 2], card.title).toEqual([true, true])
      expect(moves[0]?.to, card.title).toBe('Preparing')
      expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).toSorted())
      expect(moves.slice(1).map(({ from }) => from)).toEqual(moves.slice(0, -1).map(({ to }) => to))
    }
  })

  test('is looked at before anybody talks with Alex', () => {
    const talked = applications.flatMap(({ events, interviews, jobId }) =>
      interviews.flatMap(({ startsAt }) => (startsAt ? [{ jobId, startsAt, review: events[1]?.at ?? '' }] : [])),
    )
    expect(talked.length).toBeGreaterThan(5)
    for (const { jobId, startsAt, review } of talked) expect(startsAt > review, jobId).toBe(true)
  })

  test('is withdrawn once: the portal, the task and the feed tell of one moment', () => {
    const nordaval = applications.find(({ status }) => status === 'withdrawn')
    const task = tasks.find(({ title }) => title.startsWith('Withdraw from the Nordaval'))
    const reported = activities.find(({ description }) => description === 'You withdrew an application')
    const news = seedNotifications(NOW).find(({ attributes }) => attributes.applicationStatus === 'withdrawn')
    const at = nordaval?.statusAt
    expect([task?.completedAt, reported?.date, news?.createdAt]).toEqual([at, at, at])
  })

  test('keeps the hours that mails name, in summer as in winter', () => {
    const hoursIn = (now: number) =>
      seedApplications(now).applications.flatMap(({ interviews }) =>
        interviews.flatMap(({ zone, slots, startsAt }) =>
          [...slots, ...(startsAt ? [startsAt] : [])].map((at) =>
            new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(at)),
          ),
        ),
      )
    expect(hoursIn(NOW)).toEqual(expect.arrayContaining(['10:00', '14:30', '09:00']))
    expect(hoursIn(Date.UTC(2027, 6, 13, 9))).toEqual(hoursIn(NOW))
  })

  test('has the figure that Alex says is in the letter now', () => {
    const said = cardComments.find(({ text }) => text.startsWith('Out. In: '))?.text.replace('Out. In: ', '')
    const draft = applicationDrafts.find(({ jobId }) => jobId.startsWith('vero'))
    expect(draft?.coverLetter).toContain(/^\d+ %/.exec(said ?? '')?.[0] ?? 'no figure')
  })

  test('does not speak of the apprentice before there was one', () => {
    for (const { coverLetter, submittedAt } of applications)
      if (Date.parse(submittedAt ?? '') < NOW - 73 * DAY) expect(coverLetter).not.toMatch(/apprentice/)
  })
})

describe('a post that is offered', () => {
  test('is told of after it was advertised, and before it is on the board', () => {
    const offers = seedNotifications(NOW).filter(({ type }) => type === 'JOB_OFFER')
    for (const { attributes, createdAt } of offers) {
      const job = jobs.find(({ id }) => id === attributes.jobId)
      expect(createdAt >= (job?.postedAt ?? ''), attributes.jobTitle).toBe(true)
      const card = boardCards.find(({ title }) => jobOf(title)?.id === attributes.jobId)
      if (card) expect(card.createdAt >= createdAt, attributes.jobTitle).toBe(true)
    }
  })

  test('is called remote, or in Lyon, where it is', () => {
    const cards = boardCards.filter(({ boardId }) => boardId === 'job-search')
    for (const { title, labels } of cards) {
      const job = jobOf(title)
      if (!job) continue
      if (labels.includes('job-search-lyon')) expect(job.location.city, title).toBe('Lyon')
      if (labels.includes('job-search-remote'))
        expect(job.remote === 'full' || (job.daysOnSite ?? 5) < 2, title).toBe(true)
    }
  })
})

describe('what was done', () => {
  test('was done with all its steps', () => {
    const left = tasks.filter(({ completed, subTasks }) => completed && subTasks.some((step) => !step.completed))
    expect(left.map(({ title }) => title)).toEqual([])
  })

  test('is as much in a week as the feed says', () => {
    const weeks = activities.filter(({ description }) => description.startsWith('Your week')).slice(0, 6)
    for (const { description, date } of weeks) {
      const end = Date.parse(date)
      const own = tasks.filter(
        ({ assignedTo, completedAt }) =>
          (assignedTo ?? 'alex-morgan') === 'alex-morgan' &&
          completedAt !== null &&
          end - Date.parse(completedAt) < 7 * DAY + 3 * 3_600_000 &&
          end - Date.parse(completedAt) > -3 * 3_600_000,
      )
      const reported = Number(/<strong>(\d+)/.exec(description)?.[1])
      expect(Math.abs(own.length - reported), date).toBeLessThan(3)
    }
  })

  test('is said of a move after it', () => {
    const gone = cardComments.find(({ text }) => text.startsWith('Gone.'))
    const moved = cardActivities.find(({ cardId, kind }) => cardId === gone?.cardId && kind === 'moved')
    expect((gone?.createdAt ?? '') > (moved?.at ?? '~')).toBe(true)
  })

  test('nobody shows data of the port before it came, nor the tunnel before the day that was said', () => {
    const came = Date.parse(
      applications.flatMap(({ events }) => events).find(({ note }) => note?.startsWith('Network case'))?.at ?? '',
    )
    const berths = [
      ...tasks.filter(({ title, subTasks }) =>
        `${title} ${subTasks.map((step) => step.title)}`.includes('Berths in winter'),
      ),
      ...seedNotes(NOW).filter(({ tasks: points }) => points?.some(({ content }) => content === 'Berths in winter')),
      ...boardCards.filter(({ checklist }) => checklist.some(({ title }) => title === 'Berths in winter')),
    ]
    expect(berths.length).toBeGreaterThan(3)
    for (const { title, createdAt } of berths) expect(Date.parse(createdAt), title).toBeGreaterThan(came)
    const note = seedNotes(NOW).find(({ title }) => title === 'Perrache, the tunnel')
    const reported = activities.find(({ description }) => description.includes('tried the board in the tunnel'))
    expect(reported?.date.slice(0, 10)).toBe(note?.createdAt.slice(0, 10))
    expect((reported?.date ?? '~') < (note?.createdAt ?? '')).toBe(true)
  })

  test('the choir is practised for on a Tuesday, whichever day the samples come', () => {
    for (let day = 0; day < 7; day += 1) {
      const note = seedNotes(NOW + day * DAY).find(({ title }) => title === 'Choir, what to practise')
      expect(new Date(note?.reminder ?? '').getDay()).toBe(2)
      expect(Date.parse(note?.reminder ?? '')).toBeGreaterThan(NOW + day * DAY)
    }
  })
})
