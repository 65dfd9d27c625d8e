// The sample activity feed is what the contract says, and every link of it leads somewhere.
import { existsSync } from 'node:fs'
import heroicons from '@iconify-json/heroicons/icons.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { Activity, ActivityType } from '#contract/apps/activities.ts'
import * as z from '#contract/zod.ts'
import { seedActivities } from '#seed/activities.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { sampleEvaluations } from '#seed/career/evaluations.ts'
import { people } from '#seed/people.ts'
import { seedTasks } from '#seed/tasks.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const activities = seedActivities(NOW)
const inside = activities.flatMap(({ link, useRouter }) =>
  link && useRouter ? [new URL(link, 'http://cairn.example')] : [],
)

describe('the sample activities', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(Activity).parse(activities)).toEqual(activities)
    expect(activities.length).toBeGreaterThanOrEqual(300)
    expect(activities.length).toBeLessThan(320)
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
  })

  test('each has an icon that exists, or an image', () => {
    const known = new Set(Object.keys(heroicons.icons))
    expect(activities.filter(({ icon, image }) => !image && !known.has(icon ?? ''))).toEqual([])
  })

  test('a link to a task names a sample task, and shows its title', () => {
    const titles = new Map(seedTasks(NOW).map(({ id, title }) => [id, title]))
    const named = activities.filter(({ link }) => link?.includes('?task='))
    expect(named.length).toBeGreaterThan(20)
    expect(
      named.filter(({ link, linkedContent }) => titles.get(link?.split('?task=')[1] ?? '') !== linkedContent),
    ).toEqual([])
  })

  test('a link inside the app leads to a screen that it has', () => {
    const screens = new Set(inside.map(({ pathname }) => pathname))
    const files = [...screens].map((path) => `src/routes/${path.slice(1).replaceAll('/', '.')}.tsx`)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('a link outside is opened without the router, over a safe connection', () => {
    const outside = activities.filter(({ useRouter }) => useRouter === false)
    expect(outside.length).toBeGreaterThan(0)
    for (const { link } of outside) expect(link).toMatch(/^https:\/\//)
    expect(activities.filter(({ link, useRouter }) => !link?.startsWith('/') && useRouter)).toEqual([])
  })

  test('everyone named is one of the people or an organisation', () => {
    const organisations = [
      'Analyst near Lyon',
      'Véro Mobilité',
      'Port de Sète',
      'Atelier Nord',
      'Lumen Santé',
      'Orsay Logistics',
      'Alex',
    ]
    const known = new Set([...organisations, ...people.map(({ name }) => name)])
    const named = activities.flatMap(({ description }) => [...description.matchAll(/<strong>([^<]+)<\/strong> [a-z]/g)])
    expect(
      named
        .map(([, name]) => name)
        .filter(
          (name) => !known.has(name ?? '') && !/^\d+ tasks$|^SQL$|^Spreadsheets$|^Business English$/.test(name ?? ''),
        ),
    ).toEqual([])
  })

  test('they go back ten months, newest first, some in each month, and none lies in the future', () => {
    const dates = activities.map(({ date }) => Date.parse(date))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates[0]).toBeLessThan(NOW)
    const months = Map.groupBy(dates, (date) => Math.floor((NOW - date) / (30 * DAY)))
    for (const month of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(months.get(month)?.length ?? 0).toBeGreaterThan(10)
    expect(Math.max(...months.keys())).toBe(10)
    expect(activities.at(-1)?.description).toContain('Welcome to Cairn')
  })

  test('each has a type, each type some; who did it is one of the people', () => {
    const types = Map.groupBy(activities, ({ type }) => type)
    expect([...types.keys()].toSorted()).toEqual(ActivityType.options.toSorted())
    for (const [, own] of types) expect(own.length).toBeGreaterThanOrEqual(4)
    const known = new Set(people.map(({ id }) => id))
    expect(activities.filter(({ actor }) => actor !== undefined && !known.has(actor))).toEqual([])
    expect(new Set(activities.map(({ actor }) => actor)).size).toBeGreaterThan(18)
  })

  test('nothing is left unfilled, and hardly anything is said twice', () => {
    const said = activities.map((activity) =>
      [activity.description, activity.linkedContent, activity.extraContent].join(' '),
    )
    expect(said.filter((words) => /[{}]|undefined/.test(words))).toEqual([])
    const recurring = /^(Your week|You sent the ridership report)/
    const others = said.filter((words) => !recurring.test(words))
    expect(others.length - new Set(others).size).toBeLessThan(3)
  })

  test('what is older than the last three weeks happened on working days, by daylight; what the portal tells of when it does', () => {
    const mentioned = [
      ...seedApplications(NOW).applications.flatMap(({ submittedAt, events }) => [
        submittedAt,
        ...events.map(({ at }) => at),
      ]),
      ...sampleEvaluations.map(({ daysAgo }) => new Date(NOW - daysAgo * DAY).toISOString()),
    ]
    for (const { date, description } of activities.slice(45, -1)) {
      if (/^You applied to | chose somebody else | evaluation: /.test(description)) {
        expect(mentioned, description).toContain(date)
        continue
      }
      const at = new Date(date)
      expect([1, 2, 3, 4, 5], description).toContain(at.getDay())
      expect(at.getHours()).toBeGreaterThanOrEqual(7)
      expect(at.getHours()).toBeLessThan(18)
    }
  })

  test('a factor makes as many times more, further into the past, with ids of their own', () => {
    const many = seedActivities(NOW, 4)
    expect(many.length).toBeGreaterThan(3 * activities.length)
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    const dates = many.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('the same moment gives the same rows', () => {
    expect(seedActivities(NOW)).toEqual(activities)
  })
})
