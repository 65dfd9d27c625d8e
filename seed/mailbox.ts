// The sample mailbox: fourteen months of one person's mail. Dates count from the first run. The words are in mailbox-*.ts, in the format of planned-mail.ts.
import {
  defaultMailSettings,
  type MailAttachment,
  type MailLabel,
  type MailRow,
  type MailSettings,
  type SavedSearch,
} from '#contract/apps/mailbox-shapes.ts'
import { acquaintances } from '#seed/acquaintances.ts'
import { withYears } from '#seed/biography.ts'
import { localTime, ofToday } from '#seed/local-time.ts'
import type { Chance } from '#seed/mail-chance.ts'
import { contactOf, contentOf } from '#seed/mail-writing.ts'
import { jobSearchThreads } from '#seed/mailbox-job-search.ts'
import { draftThreads, lifeThreads, spam } from '#seed/mailbox-life.ts'
import { seriesThreads } from '#seed/mailbox-series.ts'
import { workThreads } from '#seed/mailbox-work.ts'
import { officeDayBefore } from '#seed/office-days.ts'
import { freeTime } from '#seed/own-hours.ts'
import { people } from '#seed/people.ts'
import type { PlannedMail, PlannedThread } from '#seed/planned-mail.ts'
import { say, thread } from '#seed/planned-mail.ts'
import { createRandom } from '#seed/random.ts'
import { LETTER_SIZE } from '#seed/reference-letter.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ME = 'alex-morgan'

/** Someone in the mail history, as sw/api/apps/mailbox-rows.ts stores them. */
interface Address {
  id: string
  contact: string
  avatar: string | null
  count: number
}

interface Mailbox {
  mails: MailRow[]
  mailLabels: MailLabel[]
  mailSettings: (MailSettings & { id: string })[]
  mailSearches: SavedSearch[]
  mailAddresses: Address[]
}

/**
 * @param now ms since the epoch
 * @param factor how many times over, each a month further back: 85 gives over 100,000 mails
 */
export function seedMailbox(now: number, factor = 1): Mailbox {
  const mails = Array.from({ length: factor }, (_, round) => mailsOfRound(now, round)).flat()
  return {
    mails,
    mailLabels: seedMailLabels(),
    mailSettings: [{ ...defaultMailSettings, cannedResponses: CANNED, id: 'settings' }],
    mailSearches: [
      { id: 'interviews', title: 'Interviews', query: 'subject:interview' },
      { id: 'unread-with-files', title: 'Unread, with files', query: 'is:unread has:attachment' },
    ],
    mailAddresses: addressesOf(mails),
  }
}

/** Workspace spec §3. @internal */
export function seedMailLabels(): MailLabel[] {
  const label = (title: string, color: MailLabel['color']): MailLabel => {
    const id = title.toLowerCase()
    return { id, title, slug: id, color }
  }
  return [
    label('Personal', 'blue'),
    label('Work', 'indigo'),
    label('Payments', 'red'),
    label('Invoices', 'teal'),
    label('Accounts', 'purple'),
    label('Forums', 'green'),
  ]
}

const CANNED: MailSettings['cannedResponses'] = [
  {
    title: 'Where the numbers come from',
    content:
      'The counts come from the sensors above the doors, cleaned at night, and from the mats at the stops. They are right to about three per cent; I say so when they are not.',
  },
  {
    title: 'Yes to an interview',
    content: 'Thank you, that suits me well. I will be there ten minutes early, and quiet until asked.',
  },
  {
    title: 'No, with thanks',
    content:
      'Thank you for your offer. It does not go with what I am looking for at present, and I would rather say so now than in three weeks.',
  },
]

function mailsOfRound(now: number, round: number): MailRow[] {
  const end = now - round * 30 * DAY
  // What is written out has a chance of its own: a word more in what comes again and again does not move it.
  const [written, random] = [createRandom(round * 7919 + 17), createRandom(round * 7919 + 4000)]
  const chance = chanceOf(random, end)
  const own = [...jobSearchThreads, ...workThreads, ...lifeThreads, ...draftThreads]
  const threads = [...seriesThreads(chance).map((planned) => handled(planned, chance)), ...spamThreads(chance)]
  return [
    ...inTheirThreads(own.flatMap((planned) => mailsOf(planned, end, written))),
    ...threads.flatMap((planned) => mailsOf(planned, end, random)),
  ]
}

/** A draft that answers a mail belongs to its conversation, as it does when one begins it. */
function inTheirThreads(mails: readonly MailRow[]): MailRow[] {
  const threads = Map.groupBy(
    mails.filter(({ folder }) => folder !== 'drafts'),
    ({ subject }) => subject.replace(/^Re: /, ''),
  )
  return mails.map((mail) => {
    if (mail.folder !== 'drafts' || !mail.subject.startsWith('Re: ')) return mail
    const answered = threads.get(mail.subject.slice('Re: '.length))?.findLast(({ folder }) => folder === 'inbox')
    return answered ? { ...mail, threadId: answered.threadId, replyTo: answered.id } : mail
  })
}

function chanceOf(random: () => number, now: number): Chance {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    between,
    pick: (from) => from[Math.floor(random() * from.length)] as (typeof from)[number],
    oneIn: (times) => random() * times < 1,
    dayOf: (daysAgo) => new Date(now - daysAgo * DAY),
  }
}

/** What a person has done with a recurring mail: left it unread, kept it, or deleted it. */
function handled(planned: PlannedThread, { oneIn }: Chance): PlannedThread {
  const [isRecent, isAutomatic] = [
    planned.last < 28 * 24,
    planned.mails.length === 1 && (planned.labels?.length ?? 0) === 0,
  ]
  return {
    ...planned,
    ...(oneIn(isRecent ? 4 : 45) && { unread: 1 }),
    ...(oneIn(26) && { starred: true }),
    ...(oneIn(30) && { important: true }),
    ...(isAutomatic && !isRecent && !oneIn(6) && { folder: 'trash' as const }),
  }
}

function spamThreads({ between, pick }: Chance): PlannedThread[] {
  const days = ['Monday', 'Tuesday', 'Friday', 'Sunday']
  return Array.from({ length: 46 }, (_, index) => {
    const [from = '', subject = '', text = ''] = spam[index % spam.length] ?? []
    const [n, n2, p, day] = [`${between(10_000, 999_999)}`, `${between(2, 19)}`, `${between(40, 98)}`, pick(days)]
    const filled = (words: string) =>
      words.replaceAll('{n2}', n2).replaceAll('{n}', n).replaceAll('{p}', p).replaceAll('{day}', day)
    const last = 3 + index * 15 + between(0, 9)
    return thread(filled(subject), { last, folder: 'spam', unread: index % 5 === 4 ? 0 : 1 }, say(from, filled(text)))
  })
}

function mailsOf(planned: PlannedThread, now: number, random: () => number): MailRow[] {
  const dates = datesOf(planned, now, random)
  const threadId = uuid(random)
  const ids = planned.mails.map(() => uuid(random))
  const received = planned.mails.flatMap(({ from }, index) => (from === ME ? [] : [index]))
  const unread = new Set(received.slice(received.length - (planned.unread ?? 0)))
  return planned.mails.map((mail, index) => {
    const isOwn = mail.from === ME
    const to = recipientsOf(planned, index)
    const folder = planned.folder ?? (isOwn ? 'sent' : 'inbox')
    const row: MailRow = {
      id: ids[index] ?? '',
      type: 'mail',
      from: contactOf(mail.from),
      to: to.map(contactOf),
      ...(mail.cc && { cc: mail.cc.map(contactOf) }),
      bcc: (mail.bcc ?? []).map(contactOf),
      date: new Date(dates[index] ?? now).toISOString(),
      subject: index > 0 ? `Re: ${planned.subject}` : planned.subject,
      content: withYears(folder === 'drafts' ? mail.text : contentOf(mail, to), dates[index] ?? now),
      attachments: (mail.files ?? []).map((file) => attachmentOf(file, random)),
      starred: mail.starred ?? ((planned.starred ?? false) && index === (received.at(-1) ?? 0)),
      important: (planned.important ?? false) && !isOwn,
      unread: unread.has(index),
      folder,
      labels: [...(planned.labels ?? [])],
      threadId,
      ...(mail.unsubscribe && { unsubscribe: mail.unsubscribe }),
    }
    return index > 0 ? { ...row, replyTo: ids[index - 1] } : row
  })
}

const LATEST = 3 * HOUR

/** From the last mail back. Nobody here writes at night. */
function datesOf({ mails, last }: PlannedThread, now: number, random: () => number): number[] {
  const dates: number[] = []
  let at = now - last * HOUR - random() * 20 * 60_000
  for (const { from, after, on } of mails.toReversed()) {
    if (on !== undefined) at = momentOf(on, now) + random() * 60_000
    // What has come in the last hours is of today: it says “tonight”, or “tomorrow”.
    else if (at > now - LATEST) at = ofToday(at, now)
    else at = from === ME ? freeTime(byDay(at, random), now) : byDay(at, random)
    dates.unshift(at)
    at -= after * HOUR * (0.85 + random() * 0.3)
  }
  return dates
}

/** Not between nine in the evening and six: the evening before, then. */
function byDay(at: number, random: () => number): number {
  const hour = new Date(at).getUTCHours()
  const late = hour < 6 ? hour + 3 + random() * 5 : hour > 20 ? hour - 20 + random() * 5 : 0
  return at - late * HOUR
}

function momentOf(on: string, now: number): number {
  const [days = 0, hours = 0, minutes = 0] = on.replace(/^</, '').split(/d |:/).map(Number)
  return localTime(now, on.startsWith('<') ? officeDayBefore(now, days) : days, hours, minutes)
}

/** To me, where somebody else writes; else to whom I answer. */
function recipientsOf({ mails }: PlannedThread, index: number): readonly string[] {
  const { to, from } = mails[index] as PlannedMail
  if (to) return to
  if (from !== ME) return [ME]
  const others = (among: readonly PlannedMail[]) => among.filter((mail) => mail.from !== ME).map((mail) => mail.from)
  const answered = others(mails.slice(0, index)).at(-1) ?? others(mails)[0]
  return answered === undefined ? [] : [answered]
}

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' }

function attachmentOf([name, kilobytes]: readonly [string, number], random: () => number): MailAttachment {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const id = uuid(random)
  const drawn = kilobytes * 1000 + Math.floor(random() * 1000)
  return {
    id,
    type: TYPES[ending] ?? 'application/pdf',
    name,
    size: name === 'reference-letter.pdf' ? LETTER_SIZE : drawn,
    preview: ending === 'pdf' ? 'pdf' : name,
    downloadUrl: '',
  }
}

/** Like a version 4 UUID, the same for the same chance. */
function uuid(random: () => number): string {
  const digits = (count: number) =>
    Math.floor(random() * 16 ** count)
      .toString(16)
      .padStart(count, '0')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${'89ab'[Math.floor(random() * 4)]}${digits(3)}-${digits(8)}${digits(4)}`
}

function addressesOf(mails: readonly MailRow[]): Address[] {
  const avatars = new Map([...people, ...acquaintances].map(({ email, avatar }) => [email, avatar]))
  const addresses = new Map<string, Address>()
  for (const { from, to, cc = [], bcc, folder } of mails) {
    if (folder === 'spam' || folder === 'drafts') continue
    for (const contact of [from, ...to, ...cc, ...bcc]) {
      const id = /<([^<>]*)>/.exec(contact)?.[1]?.toLowerCase() ?? contact
      const known = addresses.get(id) ?? { id, contact, avatar: avatars.get(id) ?? null, count: 0 }
      addresses.set(id, { ...known, count: known.count + 1 })
    }
  }
  return [...addresses.values()]
}
