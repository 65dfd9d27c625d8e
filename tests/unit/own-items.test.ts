// Whose each item is that the page stores on the device: who signs in next finds nothing of the last person's, and who comes back what outlasts a sign-out.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetOwnItems, forgetPersonItems, ownKey, personKey } from '#platform/session/own-items.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { reminderDays, setReminderDays } from '#platform/workspace/backup-reminder.ts'
import { readSources } from '#scripts/sources.mjs'

/** By whose it is and where it is read or written: how its key is made. A key that only a function is given is named as there. */
const KEPT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'the device’s: looks, and what the browser was asked': {
    'public/boot.js': ["'prefs'", "'own:frame'"],
    'src/platform/prefs/prefs.ts': ["'prefs'"],
    'src/platform/keys/key-choices.ts': ["'keys'"],
    'src/platform/config.ts': ["'config'"],
    'src/shell/idle/use-data-protection.ts': ["'askedToKeep'"],
  },
  'the session’s: ends with it, or names its person and is nobody else’s': {
    'src/platform/session/storage.ts': ['KEYS.*', 'key'],
    'src/platform/session/recent.ts': ["'recent'"],
    'src/platform/session/idle.ts': ["'activeAt'", "'activeFor'"],
    'src/platform/session/sign-out.ts': ['PERSIST_KEY'],
    'src/platform/query/persist.ts': ['key'],
    'src/platform/remote/owner-id.ts': ["'tokenOwner'"],
  },
  'one person’s, until they sign out': {
    'src/shell/idle/stored-frame.ts': ["ownKey('frame')"],
    'src/kit/list/use-collapsed.ts': ['key'],
    'src/apps/chat/outgoing.ts': ["ownKey('chat-outgoing')"],
    'src/apps/chat/emoji/recent-emoji.ts': ["ownKey('chat-emoji')"],
    'src/platform/live/notification-choices.ts': ['ownKey(`notification-choices:${userId}`)'],
    'src/portal/home/stored-height.tsx': ['key'],
    'src/platform/session/own-items.ts': ['key'],
  },
  'one person’s, found again when they come back': {
    'src/platform/workspace/backup-reminder.ts': ["personKey('backupReminder')", "personKey('backupToldAt')"],
    'src/kit/due/use-reminders.ts': ['personKey(`${app}-reminders-seen`)'],
    'src/apps/chat/composer/enter-key.ts': ["personKey('chat-enter')"],
    'src/kit/list/use-table-columns.ts': ['personKey(`${table}-columns`)'],
    'src/apps/contacts/blank-contacts.ts': ['personKey(KEY)'],
    'src/platform/workspace/arrangements.ts': ['personKey(name)'],
  },
  'the device’s, and one person’s': {
    'src/platform/offline/install-offer.ts': [
      "'visits'",
      "'installOfferedAt'",
      '`${OF_BROWSER}visit`',
      "ownKey('hasApplied')",
    ],
  },
  'whoever’s the key is that its caller made': {
    'src/platform/session/stored-items.ts': ['key'],
  },
  'the tab’s, dropped when another person comes (keepTabOf)': {
    'src/platform/forms/draft.ts': ["'draft:' + key"],
    'src/platform/offline/lost-chunks.ts': ['`${OF_BROWSER}recovered-at`'],
    'src/shell/worker-notice.tsx': ['`${OF_BROWSER}read-no-worker`'],
  },
}

const USES = [
  /\b(?:local|session)Storage\.(?:get|set|remove)Item\(\s*([^\n]+)/g,
  /(?<!function )\b(?:readItem|writeItem)\(\s*([^\n]+)/g,
  /\bstored\.(?:read|write)\(\s*([^\n]+)/g,
]

/** The first argument, and its value where the file defines it. */
function keyOf(call: string, text: string): string {
  let depth = 0
  let end = 0
  for (; end < call.length; end += 1) {
    if ('([{'.includes(call[end] ?? '')) depth += 1
    else if (')]}'.includes(call[end] ?? '')) depth -= 1
    if (depth < 0 || (depth === 0 && call[end] === ',')) break
  }
  const key = call.slice(0, end).replace(/^KEYS\.\w+$/, 'KEYS.*')
  const [name = '', added] = key.split(' + ')
  const made = new RegExp(`(?:const ${name.replace(/\(.*/, '')} = (?:\\(.*?\\)(?:: string)? => )?)(.+)`).exec(text)?.[1]
  if (key === 'key' || key === 'KEYS.*' || !made) return key
  return added === undefined ? made : `${made} + ${added}`
}

const usesIn = (text: string): string[] => [
  ...new Set(USES.flatMap((use) => Array.from(text.matchAll(use), ([, call = '']) => keyOf(call, text)))),
]

test('of all that is kept it is written down whose it is', () => {
  const sources = readSources(['src', 'public'], /\.(tsx?|js)$/)
  const found = sources.map(({ path, text }) => [path, usesIn(text)] as const).filter(([, keys]) => keys.length > 0)
  const stated = Object.values(KEPT).flatMap((files) => Object.entries(files))
  const sorted = (all: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(all.map(([path, keys]) => [path, keys.toSorted()]).toSorted())
  expect(sorted(found)).toEqual(sorted(stated))
})

test('what goes with the sign-out, and what is found again, is kept under such keys', () => {
  const sources = new Map(readSources(['src'], /\.tsx?$/).map(({ path, text }) => [path, text]))
  for (const path of Object.keys(KEPT['one person’s, until they sign out'] ?? {}))
    expect(sources.get(path), path).toMatch(/\bownKey\(|\bOWN\b/)
})

describe('what outlasts a sign-out', () => {
  beforeEach(() => {
    const items: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(items, { [key]: value }),
      removeItem: (key: string) => void Reflect.deleteProperty(items, key),
    }
    for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value })
    vi.stubGlobal('localStorage', items)
  })
  afterEach(() => {
    dispatchSession({ type: 'signed-out' })
    vi.unstubAllGlobals()
  })

  const arrive = (claims: object) => {
    const answer = { accessToken: `e30.${btoa(JSON.stringify(claims))}.`, tokenExpiryTime: '2126-11-17T09:00:00.000Z' }
    dispatchSession({ type: 'signed-in', answer, rememberMe: false })
  }
  const leave = () => {
    dispatchSession({ type: 'signed-out' })
    forgetOwnItems()
  }

  test('is one person’s, who finds it again', () => {
    arrive({ sub: 'alex-morgan' })
    setReminderDays(0)
    leave()
    arrive({ sub: 'blake' })
    expect(reminderDays()).toBe(30)
    setReminderDays(7)
    leave()
    arrive({ sub: 'alex-morgan' })
    expect(reminderDays()).toBe(0)
  })

  test('names nobody', () => {
    arrive({ sub: 'alex-morgan' })
    setReminderDays(0)
    leave()
    expect(Object.keys(localStorage).filter((key) => key !== 'rememberMe')).toEqual([
      expect.stringMatching(/^of:\w+:backupReminder$/),
    ])
    expect(JSON.stringify(localStorage)).not.toContain('alex')
  })

  test('goes with the account, and nobody else’s with it', () => {
    arrive({ sub: 'alex-morgan' })
    setReminderDays(0)
    arrive({ sub: 'blake' })
    setReminderDays(7)
    forgetPersonItems()
    expect(reminderDays()).toBe(30)
    arrive({ sub: 'alex-morgan' })
    expect(reminderDays()).toBe(0)
  })

  test('goes with the sign-out of who cannot be told apart', () => {
    arrive({})
    writeItem(personKey('seen'), '1')
    expect(personKey('seen')).toBe(ownKey('seen'))
    leave()
    arrive({})
    expect(readItem(personKey('seen'))).toBeNull()
  })
})
