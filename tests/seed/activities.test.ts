// The sample activity feed is what the contract says, and every link of it leads somewhere.
import { existsSync } from 'node:fs'
import heroicons from '@iconify-json/heroicons/icons.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { Activity } from '#contract/apps/activities.ts'
import * as z from '#contract/zod.ts'
import { seedActivities } from '#seed/activities.ts'
import { people } from '#seed/people.ts'
import { seedTasks } from '#seed/tasks.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const activities = seedActivities(NOW)
const inside = activities.flatMap(({ link, useRouter }) =>
  link && useRouter ? [new URL(link, 'http://cairn.example')] : [],
)

describe('the sample activities', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(Activity).parse(activities)).toEqual(activities)
    expect(activities.length).toBeGreaterThanOrEqual(40)
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
    const organisations = ['Analyst near Lyon', 'Véro Mobilité', 'Port de Sète', 'Atelier Nord', 'Alex']
    const known = new Set([...organisations, ...people.map(({ name }) => name)])
    const named = activities.flatMap(({ description }) => [...description.matchAll(/<strong>([^<]+)<\/strong> [a-z]/g)])
    expect(
      named
        .map(([, name]) => name)
        .filter((name) => !known.has(name ?? '') && !/^\d+ tasks$|^SQL$|^Statistics$/.test(name ?? '')),
    ).toEqual([])
  })

  test('they go back three weeks, newest first, and none lies in the future', () => {
    const dates = activities.map(({ date }) => Date.parse(date))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(dates[0]).toBeLessThan(NOW)
    expect(NOW - (dates.at(-1) ?? NOW)).toBeGreaterThan(18 * 24 * 3_600_000)
  })

  test('the same moment gives the same rows', () => {
    expect(seedActivities(NOW)).toEqual(activities)
  })
})
