// When each person last wrote to Alex or was written to, as the chats and the mails written by hand tell it: what a contact's card says follows from this.
import { plannedChats, timesOf } from '#seed/chat-lines.ts'
import { jobSearchThreads } from '#seed/mailbox-job-search.ts'
import { lifeThreads } from '#seed/mailbox-life.ts'
import { workThreads } from '#seed/mailbox-work.ts'
import type { PlannedThread } from '#seed/planned-mail.ts'

const HOUR = 3_600_000
const ME = 'alex-morgan'

/**
 * By id, in ms since the epoch.
 * @param now ms since the epoch
 */
export function lastSpoken(now: number): ReadonlyMap<string, number> {
  const latest = new Map<string, number>()
  const tell = (id: string, at: number): void => {
    latest.set(id, Math.max(at, latest.get(id) ?? 0))
  }
  for (const [index, plan] of plannedChats.entries()) tell(plan.contactId, timesOf(plan, now, index).at(-1) ?? 0)
  for (const planned of [...jobSearchThreads, ...workThreads, ...lifeThreads]) {
    for (const [id, hours] of mailedHoursAgo(planned)) tell(id, now - hours * HOUR)
  }
  return latest
}

/** From the last mail back. */
function mailedHoursAgo({ mails, last }: PlannedThread): [id: string, hours: number][] {
  let hours = last
  return mails.toReversed().flatMap(({ from, to, after }, index) => {
    const others = from === ME ? (to ?? writersBefore(mails.slice(0, mails.length - 1 - index))) : [from]
    const told = others.map((id): [string, number] => [id, hours])
    hours += after * 0.85
    return told
  })
}

const writersBefore = (mails: PlannedThread['mails']): string[] =>
  mails.flatMap(({ from }) => (from === ME ? [] : [from])).slice(-1)
