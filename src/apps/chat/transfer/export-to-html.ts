// One chat as a page that any browser shows, without Cairn and without a network. Pure.
// @offline later
// @chunk chat-dialogs
import type { ChatExport } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { escapeMarkup } from '#formats/markup.ts'

export interface ExportLabels {
  readonly language: string
  readonly title: string
  /** What the chat was filtered by, as text; empty where it was not. */
  readonly filter: string
  readonly unknown: string
  readonly edited: string
  readonly simulated: string
  day(at: string): string
  time(at: string): string
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{font-size:13px;text-align:center;margin:1.5rem 0 .5rem}article{margin:.5rem 0;padding:.5rem .75rem;border:1px solid #8886;border-radius:12px;width:fit-content;max-width:85%}
article.mine{margin-left:auto}header,blockquote,p.files{font-size:13px;opacity:.8}article p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}blockquote{margin:0 0 .25rem;padding-left:.5rem;border-left:2px solid}`

export function exportToHtml({ messages, contact, profile }: ChatExport, labels: ExportLabels): string {
  let day = ''
  const body = messages.map((message) => {
    const date = labels.day(message.createdAt)
    const head = date === day ? '' : `<h2>${escapeMarkup(date)}</h2>\n`
    day = date
    return head + articleOf(message, message.isMine ? profile.name : (contact?.name ?? labels.unknown), labels)
  })
  const title = escapeMarkup(labels.title)
  const filter = labels.filter ? `<p>${escapeMarkup(labels.filter)}</p>\n` : ''
  return `<!doctype html>
<html lang="${labels.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${filter}${body.join('\n')}
</html>
`
}

function articleOf(message: ChatMessage, name: string, labels: ExportLabels): string {
  const { isMine, value, replyTo, attachments, reactions, editedAt, isSimulated, createdAt } = message
  const marks = [
    labels.time(createdAt),
    ...(editedAt ? [labels.edited] : []),
    ...(isSimulated ? [labels.simulated] : []),
  ]
  const quote = replyTo ? `<blockquote>${escapeMarkup(replyTo.value)}</blockquote>` : ''
  const files = attachments.map((file) => `<p class="files">${escapeMarkup(file.name)}</p>`).join('')
  const emoji = reactions.length > 0 ? `<p>${escapeMarkup(reactions.map((one) => one.emoji).join(' '))}</p>` : ''
  return `<article${isMine ? ' class="mine"' : ''}><header><b>${escapeMarkup(name)}</b> ${escapeMarkup(marks.join(' · '))}</header>${quote}<p>${escapeMarkup(value)}</p>${files}${emoji}</article>`
}
