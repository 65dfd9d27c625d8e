// Workspace spec §7: the activity feed.
import { expect, test } from 'vitest'
import type { Activity } from '#contract/apps/activities.ts'
import { seedActivities } from '#seed/activities.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

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
