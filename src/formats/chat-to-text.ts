// A conversation as text: a day, then who said what and when.
// @chunk chat-dialogs
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

export interface Speakers {
  readonly me: string
  readonly other: string
}

export interface ChatTextLabels {
  readonly title: string
  readonly edited: string
  readonly coming: string
  readonly simulated: string
  file(name: string): string
  /** @param at ISO */
  day(at: string): string
  time(at: string): string
}

/** For a file that is the same everywhere: in English, its times in UTC. */
const everywhere = ({ me, other }: Speakers): ChatTextLabels => ({
  title: `${me} and ${other} (times in UTC)`,
  edited: 'edited',
  coming: 'to be sent',
  simulated: 'simulated',
  file: (name) => `file: ${name}`,
  day: (at) => at.slice(0, 10),
  time: (at) => at.slice(11, 16),
})

/** @param messages in any order */
export function chatToText(
  messages: readonly ChatMessage[],
  speakers: Speakers,
  labels = everywhere(speakers),
): string {
  const inOrder = [...messages].sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
  let day = ''
  const lines: string[] = []
  for (const message of inOrder) {
    const date = labels.day(message.createdAt)
    if (date !== day) lines.push(...(day === '' ? [] : ['']), `--- ${date} ---`)
    day = date
    lines.push(...messageLines(message, message.isMine ? speakers.me : speakers.other, labels))
  }
  return `${[labels.title, '', ...lines].join('\n')}\n`
}

function messageLines(message: ChatMessage, name: string, labels: ChatTextLabels): string[] {
  const marks = [
    ...(message.editedAt ? [labels.edited] : []),
    ...(message.isScheduled ? [labels.coming] : []),
    ...(message.isSimulated ? [labels.simulated] : []),
  ]
  const head = `[${labels.time(message.createdAt)}] ${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: `
  const quote = message.replyTo ? [`    > ${message.replyTo.value.replaceAll(/\s+/g, ' ').slice(0, 120)}`] : []
  const files = message.attachments.map((attachment) => `    [${labels.file(attachment.name)}]`)
  const reactions = message.reactions.map(({ emoji }) => emoji).join(' ')
  const text = message.value.replaceAll(/\r\n?/g, '\n').replaceAll('\n', '\n    ')
  return [...quote, head + text, ...files, ...(reactions === '' ? [] : [`    ${reactions}`])]
}
