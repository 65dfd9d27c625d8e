// Sample notifications: what happened in the workspace, in a line each. Times count back from the first run.
import type { SampleNotification } from '#contract/shell/sample-notifications.ts'
import { ofToday } from '#seed/local-time.ts'
import { people } from '#seed/people.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

interface NotificationText {
  readonly id: string
  /** Minutes before the first run. */
  readonly ago: number
  readonly icon?: string
  /** Whose picture it shows, by id, in place of an icon. */
  readonly from?: string
  readonly title: string | null
  /** May hold light markup, for `RichText`. */
  readonly description: string
  readonly link: string | null
  readonly useRouter?: boolean
  readonly read?: boolean
}

const words: readonly NotificationText[] = [
  {
    id: 'jonas-asks',
    ago: 17,
    from: 'jonas-weber',
    title: null,
    description: '<strong>Jonas Weber</strong> wrote to you about the kiosk.',
    link: '/apps/chat/jonas-weber',
  },
  {
    id: 'draft-closes',
    ago: 25,
    icon: 'clock',
    title: 'Due tonight',
    description:
      '<strong>Finish the draft for the pricing analyst at Véro Mobilité</strong> is due at half past eleven.',
    link: '/apps/tasks',
  },
  {
    id: 'reference-letter',
    ago: 1.8 * HOUR,
    icon: 'envelope',
    title: 'Your mailbox',
    description: 'Two emails wait for an answer: <em>Halden Energy</em> and <em>Nordlys Analytics</em>.',
    link: 'apps/mailbox',
  },
  {
    id: 'visits',
    ago: 20 * HOUR,
    icon: 'chart-bar',
    title: 'Analytics',
    description: '<strong>The visits of the week</strong> are there, beside those of last year.',
    link: '/dashboards/analytics',
    read: true,
  },
  {
    id: 'issues-closed',
    ago: DAY + 2 * HOUR,
    from: 'priya-nair',
    title: null,
    description: '<strong>Priya Nair</strong> went through the issues of the project.',
    link: '/dashboards/project',
    read: true,
  },
  {
    id: 'changelog',
    ago: 4 * DAY,
    icon: 'megaphone',
    title: 'Worth knowing',
    description: 'Undo for everything, and a search that forgives typing mistakes.',
    link: '/docs/changelog',
    read: true,
  },
  {
    id: 'guide',
    ago: 8 * DAY,
    icon: 'book-open',
    title: 'The introduction',
    description: 'Four minutes of reading.',
    link: '/docs/guides/getting-started/introduction',
    read: true,
  },
  {
    id: 'new-contact',
    ago: 9 * DAY + HOUR,
    icon: 'users',
    title: 'Contacts',
    description: '<strong>Anneke de Vries</strong> of Halden Energy is now among your contacts.',
    link: '/apps/contacts',
    read: true,
  },
  {
    id: 'help',
    ago: 12 * DAY,
    icon: 'lifebuoy',
    title: 'Help centre',
    description: 'Most questions have an answer there, even offline.',
    link: '/apps/help-center',
    read: true,
  },
  {
    id: 'mobility-data',
    ago: 15 * DAY,
    icon: 'arrow-top-right-on-square',
    title: 'From outside',
    description: 'The GTFS reference has a new section about cancelled trips.',
    link: 'https://gtfs.org/documentation/schedule/reference/',
    useRouter: false,
    read: true,
  },
]

/** What they tell of is dated so too: a task of tonight, and mails that say “tomorrow”. */
const OF_TODAY: ReadonlySet<string | null> = new Set(['Due tonight', 'Your mailbox'])

/** @param now ms since the epoch */
export const seedSampleNotifications = (now: number): SampleNotification[] =>
  words.map(({ id, ago, icon = null, from, title, description, link, useRouter = true, read = false }) => ({
    id,
    icon,
    image: people.find((person) => person.id === from)?.avatar ?? null,
    title,
    description,
    time: new Date(OF_TODAY.has(title) ? ofToday(now - ago * MINUTE, now) : now - ago * MINUTE).toISOString(),
    read,
    seen: read,
    link,
    useRouter,
    snoozedUntil: null,
  }))
