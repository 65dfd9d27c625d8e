// A note in Markdown, with front matter or without: as noteToMarkdown writes it, and as Joplin, Memos, Nextcloud and Obsidian do.
// @offline later
import { NoteColor } from '#contract/apps/notes-shapes.ts'
import { isoInstant } from '#formats/iso-day.ts'
import { type FoundNote, labelsOf, withTitle } from './found-note.ts'

type Front = ReadonlyMap<string, string | readonly string[]>

/** @param isThere whether a picture lies among the files, as the note names it */
export function readMarkdown(text: string, path: string, isThere: (name: string) => boolean): FoundNote {
  const { front, body } = splitFront(text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, ''))
  const own = scalarOf(front, 'title')
  const fileName = (path.split('/').at(-1) ?? path).replace(/\.[a-z]{2,8}$/i, '')
  const lines = body.split('\n')
  const heading = takeHeading(lines, own, fileName)
  const image = takeImage(lines, isThere)
  const tags = tagsIn(lines)
  const attachments = [...(image === undefined ? [] : [image]), ...imagesIn(lines)]
  const tasks = takeTasks(lines)
  const created = timeOf(scalarOf(front, 'created') ?? scalarOf(front, 'date'))
  const updated = timeOf(scalarOf(front, 'updated') ?? scalarOf(front, 'modified')) ?? created
  const reminder = timeOf(scalarOf(front, 'reminder') ?? scalarOf(front, 'due'))
  const color = NoteColor.safeParse(scalarOf(front, 'color'))
  return {
    path,
    attachments,
    note: {
      ...withTitle(own ?? heading ?? fileName, lines.join('\n').trim()),
      tasks,
      labelTitles: labelsOf([...listOf(front, 'labels'), ...listOf(front, 'tags'), ...tags]),
      archived: scalarOf(front, 'archived') === 'true',
      pinned: scalarOf(front, 'pinned') === 'true',
      ...(color.success && { color: color.data }),
      ...(reminder !== undefined && { reminder, reminderDone: scalarOf(front, 'completed?') === 'yes' }),
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

function scalarOf(front: Front, name: string): string | undefined {
  const value = front.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function listOf(front: Front, name: string): readonly string[] {
  const value = front.get(name)
  return value === undefined ? [] : typeof value === 'string' ? value.split(',') : value
}

const firstFull = (lines: readonly string[]): number => lines.findIndex((line) => line.trim() !== '')

/** Takes the first heading out, where it is the title; Nextcloud repeats the file's name without the sign of a heading. */
function takeHeading(lines: string[], title: string | undefined, fileName: string): string | undefined {
  const at = firstFull(lines)
  const line = lines[at]
  if (line === undefined) return undefined
  const isName = title === undefined && line.trim() === fileName.trim()
  if (!line.startsWith('# ') && !isName) return undefined
  const noteTitle = isName ? fileName : line.slice(2).trim()
  if (title !== undefined && noteTitle !== title.replaceAll(/\s+/g, ' ').trim()) return undefined
  lines.splice(at, 1)
  return noteTitle
}

/** `![](name)`, and Obsidian's `![[name|size]]` */
const IMAGE = /!\[[^\][]{0,500}\]\(<?([^<>()]{1,500})>?\)|!\[\[([^\][|]{1,500})(?:\|[^\][|]{0,200})?\]\]/g

const localImages = (line: string): string[] =>
  [...line.matchAll(IMAGE)].flatMap(([, path, name]) => {
    const found = (path ?? name ?? '').replace(/ "[^"]{0,200}"$/, '').trim()
    return /^[a-z]+:/i.test(found) || found.startsWith('/') ? [] : [found]
  })

/** Takes the first picture out that has a line of its own and lies among the files. */
function takeImage(lines: string[], isThere: (name: string) => boolean): string | undefined {
  const at = lines.findIndex((line) => {
    const [name, ...others] = localImages(line)
    return name !== undefined && others.length === 0 && line.replaceAll(IMAGE, '').trim() === '' && isThere(name)
  })
  const [name] = localImages(lines[at] ?? '')
  if (name === undefined) return undefined
  lines.splice(at, 1)
  return name
}

/** Those that stay in the text. */
const imagesIn = (lines: readonly string[]): string[] => lines.flatMap(localImages)

/** Of the lines that have nothing but `#tags`, as Memos and Obsidian write them. The lines stay. */
const tagsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const words = line.trim().split(/\s+/)
    return words.every((word) => /^#\p{L}[\p{L}\p{N}_/-]{0,200}$/u.test(word)) ? words.map((word) => word.slice(1)) : []
  })

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
  return value === undefined ? undefined : isoInstant(Date.parse(value))
}

/** Tells one text from another, well enough for what was imported before. */
function fingerprint(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return `${text.length.toString(36)}-${(sum >>> 0).toString(36)}`
}
