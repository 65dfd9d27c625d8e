// The sample chats as they are planned, and when each of their lines was written.
import { outsideChats } from '#seed/chat-outside.ts'
import { teamChats } from '#seed/chat-team.ts'
import { localTime } from '#seed/local-time.ts'
import { officeDay, officeDayBefore } from '#seed/office-days.ts'
import type { PlannedChat } from '#seed/planned-chat.ts'
import { createRandom } from '#seed/random.ts'

const MINUTE = 60_000
/** No two messages of a chat are closer together. */
export const LEAST = 15_000

export const plannedChats: readonly PlannedChat[] = [...teamChats, ...outsideChats]

/** When each message of a chat was written, in ms since the epoch. `index` is the chat's among all. */
export const timesOf = (plan: PlannedChat, now: number, index: number): number[] =>
  settled(linesOf(plan, now, createRandom(index + 1)), now).map(({ at }) => at)

export interface Line {
  readonly isMine: boolean
  readonly value: string
  readonly at: number
  readonly file: string | undefined
  readonly answers: number
  readonly reaction: string | undefined
}

const dayOf = (office: string, days: number, now: number): number =>
  office === '>' ? officeDay(now, days) : office === '<' ? officeDayBefore(now, days) : days

const LINE = /^([<>]) ?(.*?)(?: ?\[\^(\d+)\])?(?: ?\[([\w-]+\.\w+)\])?(?: ?\{(.+)\})?$/u

export function linesOf(plan: PlannedChat, now: number, random: () => number): Line[] {
  let at = now
  return plan.lines.split('\n').flatMap((text): Line[] => {
    const time = /^@ ([<>]?)(\d+)(?:m|d (\d+):(\d+))$/.exec(text)
    if (time) {
      const [, office = '', count, hours, minutes] = time
      at =
        hours === undefined
          ? now - Number(count) * MINUTE
          : localTime(now, dayOf(office, Number(count), now), Number(hours), Number(minutes))
      return []
    }
    const [, side, value = '', answers, file, reaction] = LINE.exec(text) ?? []
    if (side === undefined) return []
    const line = { isMine: side === '>', value, at, file, answers: Number(answers ?? 0), reaction }
    at += Math.round(MINUTE * (0.4 + random() * 2.6))
    return [line]
  })
}

/** Messages of minutes ago do not run on into the future; and no two messages share their time. */
export function settled(lines: readonly Line[], now: number): Line[] {
  const times: number[] = []
  for (const { at } of lines) times.push(Math.max(at, (times.at(-1) ?? 0) + LEAST))
  let latest = now - LEAST
  for (let index = times.length - 1; index >= 0; index -= 1) {
    times[index] = Math.min(times[index] ?? 0, latest)
    latest = (times[index] ?? 0) - LEAST
  }
  return lines.map((line, index) => ({ ...line, at: times[index] ?? line.at }))
}
