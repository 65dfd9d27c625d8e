// A note in Markdown, with front matter or without: as noteToMarkdown writes it, and as other programs do.
// @offline later
import { NoteColor } from '#contract/apps/notes-shapes.ts'
import { type FoundNote, LIMITS, labelsOf } from './found-note.ts'

type Front = ReadonlyMap<string, string | readonly string[]>

export function readMarkdown(text: string, path: string): FoundNote {
  const { front, body } = splitFront(text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, ''))
  const own = wordOf(front, 'title')
  const lines = body.split('\n')
  const heading = takeHeading(lines, own)
  const imageName = takeImage(lines)
  const tasks = takeTasks(lines)
  const created = timeOf(wordOf(front, 'created') ?? wordOf(front, 'date'))
  const updated = timeOf(wordOf(front, 'updated') ?? wordOf(front, 'modified')) ?? created
  const reminder = timeOf(wordOf(front, 'reminder'))
  const color = NoteColor.safeParse(wordOf(front, 'color'))
  const fileName = (path.split('/').at(-1) ?? path).replace(/\.[a-z]{2,8}$/i, '')
  return {
    path,
    imageName,
    note: {
      title: (own ?? heading ?? fileName).slice(0, LIMITS.title),
      content: lines.join('\n').trim(),
      tasks,
      labelTitles: labelsOf([...listOf(front, 'labels'), ...listOf(front, 'tags')]),
      archived: wordOf(front, 'archived') === 'true',
      pinned: wordOf(front, 'pinned') === 'true',
      ...(color.success && { color: color.data }),
      ...(reminder !== undefined && { reminder }),
      ...(created !== undefined && { createdAt: created }),
      ...(updated !== undefined && { updatedAt: updated }),
      uid: `md ${fingerprint(text)} ${path}`.slice(0, 500),
    },
  }
}

/** The lines between the first two `---`, as names and values; without them all is body. */
function splitFront(text: string): { readonly front: Front; readonly body: string } {
  const none = { front: new Map(), body: text }
  if (!text.startsWith('---\n')) return none
  const end = text.indexOf('\n---', 3)
  if (end < 0) return none
  const front = new Map<string, string | string[]>()
  let last = ''
  for (const line of text.slice(4, end + 1).split('\n')) {
    const item = line.trim().startsWith('- ') ? line.trim().slice(2) : undefined
    const held = front.get(last)
    const colon = line.indexOf(':')
    if (item !== undefined && last !== '') front.set(last, [...(Array.isArray(held) ? held : []), scalar(item)])
    else if (colon > 0 && !line.startsWith(' ')) {
      last = line.slice(0, colon).trim().toLowerCase()
      const value = line.slice(colon + 1).trim()
      front.set(last, value.startsWith('[') ? inlineList(value) : scalar(value))
    }
  }
  const rest = text.slice(end + 4)
  return { front, body: rest.slice(rest.indexOf('\n') + 1) }
}

/** A text as YAML writes it on one line: plain, or in quotation marks. */
function scalar(value: string): string {
  const word = value.trim()
  if (word.startsWith('"')) {
    try {
      return String(JSON.parse(word))
    } catch {
      return word
    }
  }
  return word.length > 1 && word.startsWith("'") && word.endsWith("'") ? word.slice(1, -1).replaceAll("''", "'") : word
}

function inlineList(value: string): string[] {
  try {
    const list: unknown = JSON.parse(value)
    if (Array.isArray(list)) return list.map(String)
  } catch {
    // Without quotation marks, as most programs write it.
  }
  return value
    .replaceAll(/^\[|\]$/g, '')
    .split(',')
    .map(scalar)
    .filter(Boolean)
}

function wordOf(front: Front, name: string): string | undefined {
  const value = front.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function listOf(front: Front, name: string): readonly string[] {
  const value = front.get(name)
  return value === undefined ? [] : typeof value === 'string' ? value.split(',') : value
}

const firstFull = (lines: readonly string[]): number => lines.findIndex((line) => line.trim() !== '')

/** Takes the first heading out, where it is the title. */
function takeHeading(lines: string[], title: string | undefined): string | undefined {
  const at = firstFull(lines)
  const line = lines[at]
  if (!line?.startsWith('# ')) return undefined
  const words = line.slice(2).trim()
  if (title !== undefined && words !== title.replaceAll(/\s+/g, ' ').trim()) return undefined
  lines.splice(at, 1)
  return words
}

/** Takes the picture out that stands first, where it lies beside the note. */
function takeImage(lines: string[]): string | undefined {
  const at = firstFull(lines)
  const [, name] = /^!\[[^\]]{0,500}\]\(<?([^<>()]{1,500})>?\)$/.exec(lines[at]?.trim() ?? '') ?? []
  if (name === undefined || /^[a-z]+:/i.test(name)) return undefined
  lines.splice(at, 1)
  return name
}

/** Takes the checklist out that the note ends with. */
function takeTasks(lines: string[]) {
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  const found: { id: string; content: string; completed: boolean }[] = []
  for (;;) {
    const [, mark, content] = /^[*+-] \[([ xX])\](.*)$/.exec(lines.at(-1) ?? '') ?? []
    if (mark === undefined || content === undefined) break
    found.unshift({ id: crypto.randomUUID(), content: content.trim(), completed: mark !== ' ' })
    lines.pop()
  }
  return found.length > 0 ? found : null
}

function timeOf(value: string | undefined): string | undefined {
  const time = value === undefined ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Tells one text from another, well enough for what was imported before. */
function fingerprint(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return `${text.length.toString(36)}-${(sum >>> 0).toString(36)}`
}
