// What is said of the sample people agrees, whoever says it: where Alex lives and has worked, who came when, when what was sent, and no weekday by hand.
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedActivities } from '#seed/activities.ts'
import { cameDaysAgo, home, work } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { seedContacts } from '#seed/contacts.ts'
import { bookingsOf } from '#seed/dashboard-transactions.ts'
import { seedFiles } from '#seed/files.ts'
import { FRENCH_TABLES, inFrench } from '#seed/french/in-french.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { people } from '#seed/people.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { seedTasks } from '#seed/tasks.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'
import { modules } from '#sw/api/registry.ts'
import { operators } from '#tests/setup/operators.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const daysAgo = (date: string): number => (NOW - Date.parse(date)) / DAY
const tasks = seedTasks(NOW)
const activities = seedActivities(NOW)
const { applications } = seedApplications(NOW)
const { mails } = seedMailbox(NOW)
const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The sentences of all texts in a value, but for those that are ids, dates or bytes. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? value.split(/\n|(?<=[.?!]) /) : []
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap(wordsOf)
}

const sources: Readonly<Record<string, readonly unknown[]>> = {
  tasks,
  mails,
  notes: seedNotes(NOW),
  contacts: [seedContacts(NOW)],
  boards: [seedScrumboard(NOW)],
  applications,
}
/** What people read in either language, of all modules; of mail, not the advertising, whose days need not be. */
const mentioned = (
  await Promise.all(modules.filter(isContent).map(async ({ load }) => (await load()).seed?.(NOW, 1)))
).flatMap((seed) =>
  Object.entries({ ...seed }).flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      if ((row as { readonly folder?: string }).folder === 'spam') return []
      const inBoth = FRENCH_TABLES.includes(table) ? [row, inFrench(table, row as object)] : [row]
      return inBoth.flatMap((one) => wordsOf(one)).map((text) => ({ from: table, text }))
    }),
  ),
)
const sentences = Object.entries(sources).flatMap(([from, rows]) => wordsOf(rows).map((text) => ({ from, text })))
const saying = (pattern: RegExp) => sentences.filter(({ text }) => pattern.test(text))

describe('Alex', () => {
  test('lives in one place, at one rent', () => {
    const [profile] = seedProfiles(NOW).profiles
    expect(profile?.content.basics.location).toMatchObject({ address: home.street, city: home.city })
    expect(acquaintances.find(({ name }) => name === home.landlady)?.company).toBe(home.street)
    const rents = saying(/Rent for .* received|^Rent \d/).map(({ text }) =>
      Number(/(\d{3}) euros|Rent (\d{3})/.exec(text)?.slice(1).find(Boolean)),
    )
    expect(rents.length).toBeGreaterThan(10)
    expect(new Set(rents)).toEqual(new Set([home.rent + home.charges]))
    expect(saying(/hour of Sète|near Sète|mediatheque-sete/)).toEqual([])
  })

  test('has worked where the profile says, since the year that the others name', () => {
    const [profile] = seedProfiles(NOW).profiles
    const mentioned = profile?.content.work.map(({ name, startDate, endDate }) => [name, startDate, endDate])
    expect(mentioned).toEqual(work.map(({ name, from, to }) => [name, from, to]))
    // What is said of a year is said of the first year with buses, or of what has come since.
    const [latest, first] = work
    const years = Math.round((NOW - Date.parse(first.from)) / (365.25 * DAY))
    expect(years).toBe(9)
    expect(profile?.content.basics.summary).toContain('Nine years')
    const withBuses = saying(/\b(?:three|four|five|six|seven|eight|ten) years (?:of|with) (?:regional )?buses/)
    expect(withBuses).toEqual([])
    expect(new Date(NOW).getUTCFullYear() - Number(latest.from.slice(0, 4))).toBe(5)
  })
})

// A day of the first run is not known, so a weekday of one date is wrong on six days of seven; one that returns is right on all.
describe('weekdays', () => {
  const DAY_NAME =
    /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?)(?!\p{L})/giu
  const RETURNING = [
    /(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L})/giu,
    /(?<!\p{L})(?:an?|one|every|each|first|second)(?: \p{L}+)? \p{Lu}\p{L}+day(?!\p{L})/giu,
    /\p{Lu}\p{L}+day (?:mornings|afternoons|evenings)(?!\p{L})/gu,
    /(?<!\p{L})(?:les?|du|au|un|chaque|premier)(?: vrai)? (?:\p{L}+di|dimanche)(?!\p{L})/giu,
    /(?<!\p{L})(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)(?!\p{L})/giu,
  ]
  const TRUE_ON_ALL_DAYS: readonly (readonly [words: RegExp, fact: string])[] = [
    [/^Sunday call$/, 'The parents are called on Sundays, says their contact.'],
    [/the Saturday$|a Saturday without a timetable change$/, 'The office moves on a Saturday, says its board.'],
  ]
  const bare = (text: string): boolean =>
    RETURNING.reduce((rest, words) => rest.replaceAll(words, ''), text).search(DAY_NAME) >= 0
  const oneDay = [...mentioned.map(({ text }) => text), ...wordsOf(applications)].filter(
    (text) => text.search(DAY_NAME) >= 0,
  )

  test('a weekday is named where it returns, and not for a date that is another day for everyone', () => {
    const wrong = oneDay.filter((text) => bare(text) && !TRUE_ON_ALL_DAYS.some(([words]) => words.test(text)))
    expect([...new Set(wrong)]).toEqual([])
  })

  test('what is let through is said somewhere', () => {
    for (const [words, fact] of TRUE_ON_ALL_DAYS)
      expect(
        oneDay.some((text) => words.test(text)),
        fact,
      ).toBe(true)
  })

  test('the choir sings on the day that its contact says', () => {
    const said = mentioned.filter(({ text }) => /Rehearsal \p{L}+s at|\p{L}+s at eight, as before/u.test(text))
    expect(said.length).toBeGreaterThan(1)
    for (const { text } of said) expect(text).toContain('Tuesdays at eight')
  })
})

describe('people', () => {
  test('nobody has done a task before they came', () => {
    for (const [id, days] of Object.entries(cameDaysAgo)) {
      const early = tasks.filter(
        ({ assignedTo, completedAt }) => assignedTo === id && completedAt !== null && daysAgo(completedAt) > days,
      )
      expect(
        early.map(({ title }) => title),
        id,
      ).toEqual([])
    }
  })

  test('nobody is in the feed, the files, the mail, or a card before they came', () => {
    const { boardCards, cardComments, cardActivities } = seedScrumboard(NOW)
    for (const [id, days] of Object.entries(cameDaysAgo)) {
      const { name, email } = people.find((one) => one.id === id) ?? { name: '', email: '' }
      // The feed's entries about a weekend are on the Friday before.
      const inFeed = activities.filter(({ actor, date }) => actor === id && daysAgo(date) > days + 3)
      const madeFiles = seedFiles(NOW).filter(
        ({ createdBy, createdAt }) => createdBy === name && daysAgo(createdAt) > days,
      )
      const early = mails.filter(
        ({ from, to, cc = [], date }) =>
          [from, ...to, ...cc].some((one) => one.includes(email)) && daysAgo(date) > days,
      )
      const cards = boardCards.filter(({ members, createdAt }) => members.includes(id) && daysAgo(createdAt) > days)
      const comments = cardComments.filter(({ authorId, createdAt }) => authorId === id && daysAgo(createdAt) > days)
      const moves = cardActivities.filter(({ actorId, at }) => actorId === id && daysAgo(at) > days)
      const titles = [
        inFeed.map(({ description }) => description),
        madeFiles.map(({ name: file }) => file),
        early.map(({ subject }) => subject),
        cards.map(({ title }) => title),
        comments.map(({ text }) => text),
        moves.map(({ cardId }) => cardId),
      ]
      expect(titles, id).toEqual([[], [], [], [], [], []])
    }
  })

  test('who came began on that day, says the feed and the task of the first day', () => {
    const days = cameDaysAgo['samuel-okoro'] ?? 0
    const began = activities.find(({ description }) => description.includes('Samuel Okoro</strong> began'))
    expect(Math.abs(daysAgo(began?.date ?? '') - days)).toBeLessThan(3)
    const firstDay = tasks.find(({ title }) => title === 'First day of Samuel')
    expect(Math.abs(daysAgo(firstDay?.completedAt ?? '') - days)).toBeLessThan(3)
  })

  test('a name is one person: who interviews is of the company that one knows them by', () => {
    const known = new Map(acquaintances.map(({ name, company }) => [folded(name), company]))
    for (const { interviews, jobSnapshot } of applications)
      for (const { name } of interviews.flatMap(({ people }) => people)) {
        const company = known.get(folded(name))
        if (company !== undefined) expect(company, name).toBe(jobSnapshot.company.name)
      }
  })
})

describe('what was sent, and when', () => {
  const applicationTo = (company: string) =>
    applications.filter(({ jobSnapshot }) => jobSnapshot.company.name === company)

  test('the feed tells of an application on the day on which it was sent', () => {
    const mentioned = activities.flatMap(({ description, date }) => {
      const [, company] = /^You applied to <strong>([^<]+)</.exec(description) ?? []
      return company ? [{ company, days: daysAgo(date) }] : []
    })
    expect(mentioned.length).toBeGreaterThan(0)
    for (const { company, days } of mentioned) {
      const sent = applicationTo(company).map(({ submittedAt }) => daysAgo(submittedAt ?? ''))
      expect(Math.min(...sent.map((one) => Math.abs(one - days))), company).toBeLessThan(3)
    }
  })

  test('nothing is asked of an application before it was sent, and a reference is asked for when the employer does', () => {
    const asked = activities.find(({ description }) => description.includes('asked for a reference'))
    const [lumen] = applicationTo('Lumen Santé')
    const message = lumen?.events.find(({ kind }) => kind === 'message')
    expect(Math.abs(daysAgo(asked?.date ?? '') - daysAgo(message?.at ?? ''))).toBeLessThan(1)
    expect(daysAgo(asked?.date ?? '')).toBeLessThan(daysAgo(lumen?.submittedAt ?? ''))
  })
})

describe('the board of the job search', () => {
  const { boardCards, boardLists } = seedScrumboard(NOW)
  const cards = boardCards.filter(({ boardId }) => boardId === 'job-search')
  const { jobs } = makeJobs(NOW, namedJobs.length)
  const postOf = (title: string) =>
    jobs.find(({ title: { en }, company }) => title.toLowerCase() === `${en}, ${company.name}`.toLowerCase())

  test('has no card of a post from before it was advertised', () => {
    const known = cards.flatMap(({ title, createdAt }) => {
      const post = postOf(title)
      return post ? [{ title, early: post.postedAt > createdAt }] : []
    })
    expect(known.length).toBeGreaterThan(15)
    expect(known.filter(({ early }) => early)).toEqual([])
  })

  test('calls sent what was sent, and closed what is over', () => {
    const columnOf = (listId: string) => boardLists.find(({ id }) => id === listId)?.title
    const over = ['rejected', 'withdrawn', 'declined', 'offerWithdrawn', 'offerExpired']
    const wrong = cards.flatMap(({ title, listId }) => {
      const post = postOf(title)
      const status = applications.find(({ jobId }) => jobId === post?.id)?.status
      const column = columnOf(listId)
      const isRight =
        status === undefined
          ? column === 'Found' || column === 'Preparing'
          : over.includes(status)
            ? column === 'Closed'
            : column === 'Sent' || column === 'Talking'
      return !post || isRight ? [] : [`${title}: ${status} in ${column}`]
    })
    expect(wrong).toEqual([])
  })

  test('a card and a task of one title are due on one day, and done or not alike', () => {
    const both = boardCards.flatMap(({ title, dueDate, done }) => {
      const task = tasks.find((one) => one.title === title || one.title === `${title} on the board`)
      return task ? [{ title, card: [dueDate, done], task: [task.dueDate, task.completed] }] : []
    })
    expect(both.length).toBeGreaterThan(8)
    expect(both.filter(({ card, task }) => task[0] !== null && String(card) !== String(task))).toEqual([])
  })
})

describe('figures that several tell', () => {
  test('the account pays the rent of the flat', () => {
    const days = Array.from({ length: 62 }, (_, back) => Math.floor(NOW / DAY) - back)
    const rents = days.flatMap((day) => bookingsOf(day, NOW)).filter(({ name }) => name.endsWith(', rent'))
    expect(rents.length).toBeGreaterThan(1)
    for (const rent of rents)
      expect(rent).toMatchObject({ name: `${home.landlady}, rent`, amount: -(home.rent + home.charges) })
  })

  test('the operators are as many as the facts say, in both languages', () => {
    const COUNT = /(?<!\p{L})(\p{L}+|\d+) (?:bus )?(?:operators|exploitants)(?!\p{L})/giu
    const NUMBER =
      /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|vingt|trente|quarante|cinquante)$/i
    const said = [...mentioned, ...sentences].flatMap(({ text }) =>
      [...text.matchAll(COUNT)].flatMap(([, count = '']) => (NUMBER.test(count) ? [count.toLowerCase()] : [])),
    )
    expect(new Set(said)).toEqual(new Set([operators.inWords, operators.inFrench]))
  })

  test('the SQL evaluation is not begun: nobody asks about one that is paused', () => {
    expect(mentioned.some(({ text }) => /not started the evaluation yet/.test(text))).toBe(true)
    expect(mentioned.some(({ text }) => /^Finish the SQL evaluation$/.test(text))).toBe(true)
    expect(
      mentioned.filter(({ text }) => /(?:paused|stopped|interrompue|arrêtée) (?:at|à la) question/i.test(text)),
    ).toEqual([])
  })

  test('of 112 pairs of stops 96 are duplicates and 16 the two sides of a street', () => {
    const said = saying(/of them are real|^\d+ duplicates, \d+ are/).map(({ text }) => text)
    expect(said.length).toBeGreaterThan(1)
    for (const text of said) expect(text).toMatch(/Sixteen|\b16\b/)
  })

  test('the night import ends at 05:49, and the first bus leaves at 05:31', () => {
    const said = mentioned.flatMap(({ text }) => (/import (?:ended|finished) at/.test(text) ? [text] : []))
    expect(said.length).toBeGreaterThan(1)
    for (const text of said) expect(text).toContain('05:49')
  })
})
