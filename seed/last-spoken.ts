// When each person last wrote to Alex or was written to, from the chats and the mails: the dates on contacts' cards follow from this.
import { acquaintances } from '#seed/acquaintances.ts'
import { plannedChats, timesOf } from '#seed/chat-lines.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { people } from '#seed/people.ts'

const ids = new Map([...people, ...acquaintances].map(({ id, email }) => [email, id]))

/**
 * By id, in ms since the epoch.
 * @param now ms since the epoch
 */
export function lastSpoken(now: number): ReadonlyMap<string, number> {
  const latest = new Map<string, number>()
  const note = (id: string, at: number): void => {
    latest.set(id, Math.max(at, latest.get(id) ?? 0))
  }
  for (const [index, plan] of plannedChats.entries()) note(plan.contactId, timesOf(plan, now, index).at(-1) ?? 0)
  for (const { from, to, cc = [], bcc, date, folder } of seedMailbox(now).mails) {
    if (folder === 'drafts' || folder === 'spam') continue
    const own = from.startsWith('Alex Morgan')
    for (const contact of own ? [...to, ...cc, ...bcc] : [from]) {
      const id = ids.get(/<(.+)>/.exec(contact)?.[1] ?? '')
      if (id) note(id, Date.parse(date))
    }
  }
  return latest
}
