// What is said of the sample people agrees, whoever says it: where Alex lives and has worked, who came when, when what was sent, and no weekday by hand.
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedActivities } from '#seed/activities.ts'
import { cameDaysAgo, home, work } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { seedContacts } from '#seed/contacts.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { seedTasks } from '#seed/tasks.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const daysAgo = (date: string): number => (NOW - Date.parse(date)) / DAY
const tasks = seedTasks(NOW)
const activities = seedActivities(NOW)
const { applications } = seedApplications(NOW)
const { mails } = seedMailbox(NOW)
const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const sources: Readonly<Record<string, readonly unknown[]>> = {
  tasks,
  mails,
  notes: seedNotes(NOW),
  contacts: [seedContacts(NOW)],
  boards: [seedScrumboard(NOW)],
  applications,
}
const sentences = Object.entries(sources).flatMap(([from, rows]) =>
  [...JSON.stringify(rows).matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .flatMap(([, text = '']) => text.split(/\\n|(?<=[.?!]) /))
    .map((text) => ({ from, text })),
)
const saying = (pattern: RegExp) => sentences.filter(({ text }) => pattern.test(text))

describe('Alex', () => {
  test('lives in one place, at one rent', () => {
    const [profile] = seedProfiles(NOW).profiles
    expect(profile?.content.basics.location).toMatchObject({ address: home.street, city: home.city })
    expect(acquaintances.find(({ name }) => name === home.landlady)?.company).toBe(home.street)
    const rents = saying(/loyer de .* euros|^Rent \d/).map(({ text }) =>
      Number(/(\d{3}) euros|Rent (\d{3})/.exec(text)?.slice(1).find(Boolean)),
    )
    expect(rents.length).toBeGreaterThan(10)
    expect(new Set(rents)).toEqual(new Set([home.rent + home.charges]))
    expect(saying(/hour of Sète|near Sète|mediatheque-sete/)).toEqual([])
  })

  test('has worked where the profile says, since the year that the others name', () => {
    const [profile] = seedProfiles(NOW).profiles
    const told = profile?.content.work.map(({ name, startDate, endDate }) => [name, startDate, endDate])
    expect(told).toEqual(work.map(({ name, from, to }) => [name, from, to]))
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

describe('weekdays', () => {
  test('none is written beside a time that an appointment of Alex has', () => {
    const named = sentences.filter(
      ({ text }) => DAY_AND_TIME.test(text) && /Anneke|interview|dentist|appointment/i.test(text),
    )
    expect(named).toEqual([])
    expect(
      tasks.filter(({ title, completed }) => !completed && TITLE_DAY.test(title)).map(({ title }) => title),
    ).toEqual([])
  })
  const DAY_AND_TIME = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: at)? \d{1,2}:\d{2}/
  const TITLE_DAY = /\b(?:for|by|on) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/
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
    const told = activities.flatMap(({ description, date }) => {
      const [, company] = /^You applied to <strong>([^<]+)</.exec(description) ?? []
      return company ? [{ company, days: daysAgo(date) }] : []
    })
    expect(told.length).toBeGreaterThan(0)
    for (const { company, days } of told) {
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

describe('figures that several tell', () => {
  test('of 112 pairs of stops 96 are duplicates and 16 the two sides of a street', () => {
    const said = saying(/of them are real|duplicates, \d+ are sides|^\d+ real, \d+ are/).map(({ text }) => text)
    expect(said.length).toBeGreaterThan(1)
    for (const text of said) expect(text).toMatch(/Sixteen|\b16\b/)
  })

  test('the night import ends at 05:49, and the first bus leaves at 05:31', () => {
    const said = saying(/import (?:ended|finished) at/).map(({ text }) => text)
    expect(said.length).toBeGreaterThan(0)
    for (const text of said) expect(text).toContain('05:49')
  })
})
