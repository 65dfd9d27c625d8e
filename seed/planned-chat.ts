// A sample chat as it is written down, in the words of chat-team.ts and chat-outside.ts; made into rows by chat.ts.

/**
 * One line a message: `>` Alex, `<` the other. `@ 3d 14:05` sets the day (so many before the first run) and the local time, `@ 35m` the minutes before the
 * first run; `@ >6d 10:50` is the Monday after where that day is on a weekend, `@ <6d` the Friday before. What follows comes minutes apart. At the end of a
 * line, in this order: `[^2]` answers the message two above, `[board.svg]` attaches a file of chat-files.ts, `{👍}` is the other's reaction.
 */
export interface PlannedChat {
  readonly contactId: string
  readonly lines: string
  /** How many of the last incoming messages are unread. */
  readonly unread?: number
  readonly pinned?: true
  readonly muted?: true
  readonly archived?: true
  readonly draft?: string
  /** Minutes from the first run to a reminder at the last message; negative: it was due while nobody looked. */
  readonly remind?: number
  /** A message that waits: minutes from the first run, and its words. */
  readonly scheduled?: readonly [minutes: number, value: string]
}
