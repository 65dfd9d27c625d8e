// Workspace spec §7: the activity feed.
import { describe, expect, test } from 'vitest'
import type { Activity, ActivityFacets, ActivityPage } from '#contract/apps/activities.ts'
import { seedActivities } from '#seed/activities.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

test('GET pages/activities: activity items, newest first', async () => {
  const api = createTestApi()
  await api.get('pages/activities')
  const late = { id: 'late', description: 'Just now', date: new Date(TEST_NOW).toISOString() }
  await api.db.table('activities').add(late)
  const { status, body } = await api.get('pages/activities')
  expect(status).toBe(200)
  expect(body).toEqual([late, ...seedActivities(TEST_NOW)])
})

test('activity item: id, icon or image, description, date ISO, optional extraContent, linkedContent, link, useRouter', async () => {
  const activities = (await createTestApi().get('pages/activities')).body as Activity[]
  for (const { id, icon, image, description, date } of activities) {
    expect(id && (icon || image) && description).toBeTruthy()
    expect(new Date(date).toISOString()).toBe(date)
  }
  expect(activities.some(({ extraContent }) => extraContent)).toBe(true)
  expect(activities.some(({ useRouter }) => useRouter === false)).toBe(true)
})

describe('parts of the feed', () => {
  const all = async (api: TestApi) => (await api.get('pages/activities')).body as Activity[]
  const page = async (api: TestApi, query: Record<string, string>) =>
    (await api.get(`pages/activities/page?${new URLSearchParams(query)}`)).body as ActivityPage

  /** Every page after the other. */
  async function walk(api: TestApi, query: Record<string, string>): Promise<Activity[]> {
    const walked: Activity[] = []
    let next: string | null | undefined
    while (next !== null) {
      const found: ActivityPage = await page(api, next === undefined ? query : { ...query, after: next })
      expect(found.activities.length).toBeGreaterThan(next === undefined ? -1 : 0)
      walked.push(...found.activities)
      next = found.next
    }
    return walked
  }

  test('page after page is the whole feed, from either end, also where several things happened at once', async () => {
    const api = createTestApi()
    const [, , third] = await all(api)
    await api.db.table('activities').bulkAdd(['b', 'a', 'c'].map((id) => ({ ...third, id: `same-${id}` })))
    const feed = await all(api)
    expect(await walk(api, { limit: '7' })).toEqual(feed)
    expect(await walk(api, { limit: '2' })).toEqual(feed)
    expect(await walk(api, { limit: '7', order: 'oldest' })).toEqual(feed.toReversed())
  })

  test('by type, by person, by both, and by dates', async () => {
    const api = createTestApi()
    const feed = await all(api)
    const stored = async (query: Record<string, string>, keeps: (activity: Activity) => boolean) => {
      expect(feed.filter(keeps).length).toBeGreaterThan(0)
      expect(await walk(api, { ...query, limit: '3' })).toEqual(feed.filter(keeps))
      expect(await walk(api, { ...query, limit: '3', order: 'oldest' })).toEqual(feed.filter(keeps).reverse())
    }
    const [from, to] = [feed[90]?.date ?? '', feed[20]?.date ?? '']
    await stored({ type: 'comment' }, ({ type }) => type === 'comment')
    await stored({ actor: 'tom-hughes' }, ({ actor }) => actor === 'tom-hughes')
    await stored({ type: 'task', actor: 'tom-hughes' }, ({ type, actor }) => type === 'task' && actor === 'tom-hughes')
    await stored({ from, to }, ({ date }) => date >= from && date < to)
    await stored({ from, to, type: 'task' }, ({ date, type }) => date >= from && date < to && type === 'task')
  })

  test('what there is to filter by, with how much of each', async () => {
    const api = createTestApi()
    const feed = await all(api)
    const { total, types, actors, oldest, newest } = (await api.get('pages/activities/facets')).body as ActivityFacets
    expect([total, newest, oldest]).toEqual([feed.length, feed[0]?.date, feed.at(-1)?.date])
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(feed.length)
    for (const { id, count } of actors) expect(count).toBe(feed.filter(({ actor }) => actor === id).length)
    const counts = actors.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('a page that follows nothing known, or an empty feed, answers no activities', async () => {
    const api = createTestApi()
    expect(await page(api, { after: '0000 x' })).toEqual({ activities: [], next: null })
    await api.db.table('activities').clear()
    expect(await page(api, {})).toEqual({ activities: [], next: null })
    expect((await api.get('pages/activities/facets')).body).toMatchObject({ total: 0, oldest: null, newest: null })
    expect((await api.get('pages/activities/page?type=gossip')).status).toBe(400)
  })
})

describe('the words of the samples', () => {
  const inFrench = { 'accept-language': 'fr' }
  const words = ({ description, linkedContent = '' }: Activity) => `${description} ${linkedContent}`

  test('are in the language of who reads, the titles of tasks and what people said in theirs', async () => {
    const api = createTestApi()
    const english = (await api.get('pages/activities')).body as Activity[]
    const french = (await api.get('pages/activities', inFrench)).body as Activity[]
    expect(english[0]?.description).toBe('You completed')
    expect(french[0]).toEqual({ ...english[0], description: 'Vous avez terminé' })
    expect(french.map(({ extraContent }) => extraContent)).toEqual(english.map(({ extraContent }) => extraContent))
    const left = french.filter(({ description }, index) => description === english[index]?.description)
    expect(left.map(({ description }) => description)).toEqual([])
    const page = (await api.get('pages/activities/page?limit=5', inFrench)).body as ActivityPage
    expect(page.activities.map(words)).toEqual(french.slice(0, 5).map(words))
  })

  test('come back to English where they were made in French', async () => {
    const api = createTestApi()
    const english = (await api.get('pages/activities')).body as Activity[]
    const french = (await api.get('pages/activities', inFrench)).body as Activity[]
    await api.db.table('activities').bulkPut(french)
    expect((await api.get('pages/activities')).body).toEqual(english)
  })
})
