// A conversation as text: a day, then who said what and when. Times are in UTC, so that the file says the same everywhere.
// @chunk chat-dialogs
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

export interface Speakers {
  readonly me: string
  readonly other: string
}

/** @param messages in any order */
export function chatToText(messages: readonly ChatMessage[], { me, other }: Speakers): string {
  const inOrder = [...messages].sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
  let day = ''
  const lines: string[] = []
  for (const message of inOrder) {
    const date = message.createdAt.slice(0, 10)
    if (date !== day) lines.push(...(day === '' ? [] : ['']), `--- ${date} ---`)
    day = date
    lines.push(...messageLines(message, message.isMine ? me : other))
  }
  return `${[`${me} and ${other} (times in UTC)`, '', ...lines].join('\n')}\n`
}

function messageLines(message: ChatMessage, name: string): string[] {
  const marks = [
    ...(message.editedAt ? ['edited'] : []),
    ...(message.isScheduled ? ['to be sent'] : []),
    ...(message.isSimulated ? ['simulated'] : []),
  ]
  const head = `[${message.createdAt.slice(11, 16)}] ${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: `
  const quote = message.replyTo ? [`    > ${message.replyTo.value.replaceAll(/\s+/g, ' ').slice(0, 120)}`] : []
  const files = message.attachments.map((attachment) => `    [file: ${attachment.name}]`)
  const reactions = message.reactions.map(({ emoji }) => emoji).join(' ')
  const text = message.value.replaceAll(/\r\n?/g, '\n').replaceAll('\n', '\n    ')
  return [...quote, head + text, ...files, ...(reactions === '' ? [] : [`    ${reactions}`])]
}
