// Sample messages of the shell's panel: what people and machines around Alex wrote lately. Times count back from the first run.
import type { Message } from '#contract/shell/messages.ts'
import { ofToday } from '#seed/local-time.ts'
import { people } from '#seed/people.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

interface MessageText {
  readonly id: string
  /** Minutes before the first run. */
  readonly ago: number
  /** Whose picture it shows, by id; nobody's where a machine wrote it. */
  readonly from?: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  /** As the mail beside it is, which says “tomorrow” too. */
  readonly isOfToday?: boolean
  readonly read?: boolean
}

const texts: readonly MessageText[] = [
  {
    id: 'ines-fish',
    ago: 48,
    from: 'ines-roche',
    title: 'Inès Roche',
    description:
      'Would you tell me by tomorrow evening whether you eat fish? The canteen here has an opinion about it.',
    link: '/apps/chat/ines-roche',
  },
  {
    id: 'anneke-times',
    ago: 2 * HOUR + 5,
    isOfToday: true,
    from: 'anneke-de-vries',
    title: 'Anneke de Vries',
    description:
      'The first of the three times is still free. I can hold it until tomorrow at five, then it goes to somebody else.',
    link: 'apps/mailbox',
  },
  {
    id: 'tom-cancelled-runs',
    ago: 5 * HOUR + 20,
    from: 'tom-hughes',
    title: 'Tom Hughes',
    description: 'The cancelled runs again. The feed is in our chat, with the two runs marked.',
    link: '/apps/tasks',
  },
  {
    id: 'hana-numbers',
    ago: 9 * HOUR,
    from: 'hana-kim',
    title: 'Hana Kim',
    description:
      'Visits double on the day of a strike. The chart is right; I checked it against the counters at the stops.',
    link: '/dashboards/analytics',
    read: true,
  },
  {
    id: 'sofia-cv',
    ago: 1 * DAY + 3 * HOUR,
    from: 'sofia-rossi',
    title: 'Sofia Rossi',
    description: 'I read the CV twice. The last lines say what the first should. Shall we turn it round together?',
    link: 'apps/mailbox',
    read: true,
  },
  {
    id: 'amina-budget',
    ago: 2 * DAY + 1 * HOUR,
    from: 'amina-diallo',
    title: 'Amina Diallo',
    description:
      'The budget of the boards is on the project page. Look at the line for displays before the meeting does.',
    link: '/dashboards/project',
    read: true,
  },
  {
    id: 'nadia-numbers',
    ago: 3 * DAY + 6 * HOUR,
    from: 'nadia-benali',
    title: 'Nadia Benali',
    description: 'Three people have a new extension, you among them. The contacts are up to date as of today.',
    link: '/apps/contacts',
    read: true,
  },
  {
    id: 'mateus-guide',
    ago: 6 * DAY,
    from: 'mateus-costa',
    title: 'Mateus Costa',
    description: 'Early buses are in the page on departures now, in your words: nobody can run that fast backwards.',
    link: '/apps/chat/mateus-costa',
    read: true,
  },
  {
    id: 'cairn-offline',
    ago: 9 * DAY,
    title: 'Cairn',
    description: 'All of this works offline. The help centre says what is saved where, and how to take it with you.',
    link: '/apps/help-center',
    read: true,
  },
]

/** @param now ms since the epoch */
export const seedMessages = (now: number): Message[] =>
  texts.map(({ id, ago, isOfToday = false, from, title, description, link, read = false }) => ({
    id,
    icon: from === undefined ? 'megaphone' : null,
    image: people.find((person) => person.id === from)?.avatar ?? null,
    title,
    description,
    time: new Date(isOfToday ? ofToday(now - ago * MINUTE, now) : now - ago * MINUTE).toISOString(),
    read,
    seen: read,
    link,
    useRouter: true,
  }))
