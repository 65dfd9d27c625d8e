// The sample messages, notifications, shortcuts and places are what the contracts say, and lead where the specification says.
import { describe, expect, test } from 'vitest'
import { Message } from '#contract/shell/messages.ts'
import { Navigation, type NavigationItem } from '#contract/shell/navigation.ts'
import { SampleNotification } from '#contract/shell/sample-notifications.ts'
import { Shortcut } from '#contract/shell/shortcuts.ts'
import * as z from '#contract/zod.ts'
import { seedMessages } from '#seed/messages.ts'
import { seedNavigation } from '#seed/navigation.ts'
import { people } from '#seed/people.ts'
import { places } from '#seed/places.ts'
import { seedSampleNotifications } from '#seed/sample-notifications.ts'
import { seedShortcuts } from '#seed/shortcuts.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const messages = seedMessages(NOW)
const notifications = seedSampleNotifications(NOW)
const shortcuts = seedShortcuts()

/** Workspace spec §2: what the links of samples lead to. */
const LINKS = [
  '/docs/changelog',
  '/docs/guides/getting-started/introduction',
  '/apps/help-center',
  '/dashboards/analytics',
  'apps/mailbox',
  '/apps/tasks',
  '/apps/contacts',
  '/dashboards/project',
]

describe('the sample messages, notifications and shortcuts', () => {
  test('every row has the shape of the contract, with nothing besides; ids are unique', () => {
    expect(z.array(Message).parse(messages)).toEqual(messages)
    expect(z.array(SampleNotification).parse(notifications)).toEqual(notifications)
    expect(z.array(Shortcut).parse(shortcuts)).toEqual(shortcuts)
    for (const rows of [messages, notifications, shortcuts])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  test('links are those of the specification: each of them, a chat, and one external link opened without the router', () => {
    const rows = [...messages, ...notifications, ...shortcuts]
    const inside = rows.filter(({ useRouter }) => useRouter).map(({ link }) => link ?? '')
    expect(new Set(inside.filter((link) => !link.startsWith('/apps/chat/')))).toEqual(new Set(LINKS))
    const ids = new Set(people.map(({ id }) => id))
    const chats = inside
      .filter((link) => link.startsWith('/apps/chat/'))
      .map((link) => link.slice('/apps/chat/'.length))
    expect(chats.length).toBeGreaterThan(1)
    expect(chats.filter((id) => !ids.has(id))).toEqual([])
    expect(rows.filter(({ useRouter }) => !useRouter).map(({ link }) => link)).toEqual([
      expect.stringMatching(/^https:\/\//),
    ])
  })

  test('some are unread, none is from the future, and the newest come first', () => {
    for (const rows of [messages, notifications]) {
      const times = rows.map(({ time }) => Date.parse(time))
      expect(Math.max(...times)).toBeLessThan(NOW)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(new Set(rows.map(({ read }) => read)).size).toBe(2)
    }
  })

  test('the same moment gives the same rows', () => {
    expect(seedMessages(NOW)).toEqual(messages)
    expect(seedSampleNotifications(NOW)).toEqual(notifications)
  })
})

describe('the places', () => {
  test('each has its own id and address, and a name in both languages', () => {
    for (const key of ['id', 'link'] as const)
      expect(new Set(places.map((place) => place[key])).size).toBe(places.length)
    for (const { title } of places) expect(title.en.length * title.fr.length).toBeGreaterThan(0)
  })

  test('the menus have the shape of the contract in both languages, and only their titles differ', () => {
    const withoutTitles = (items: readonly NavigationItem[]): unknown =>
      items.map(({ title: _, children, ...item }) => ({ ...item, children: children && withoutTitles(children) }))
    const [en, fr] = [seedNavigation('en'), seedNavigation('fr')]
    for (const menus of [en, fr]) expect(Navigation.parse(menus)).toEqual(menus)
    expect(withoutTitles(fr.horizontal)).toEqual(withoutTitles(en.horizontal))
    expect(fr.horizontal).not.toEqual(en.horizontal)
  })
})
