// A note of Google Keep, as Google Takeout has it: one JSON file each, in a folder whose name follows the person's language, so that only what is in it counts.
// @offline later
import type { NoteColor } from '#contract/apps/notes-shapes.ts'
import * as z from '#contract/zod.ts'
import { isoInstant } from '#formats/iso-day.ts'
import { type FoundNote, labelsOf, withTitle } from './found-note.ts'

const KeepNote = z.object({
  title: z.optional(z.string()),
  textContent: z.optional(z.string()),
  listContent: z.optional(z.array(z.object({ text: z.optional(z.string()), isChecked: z.optional(z.boolean()) }))),
  labels: z.optional(z.array(z.object({ name: z.string() }))),
  attachments: z.optional(z.array(z.object({ filePath: z.string() }))),
  annotations: z.optional(z.array(z.object({ url: z.optional(z.string()) }))),
  color: z.optional(z.string()),
  isTrashed: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
  createdTimestampUsec: z.optional(z.number()),
  userEditedTimestampUsec: z.optional(z.number()),
})

/** Keep's own names, for what the product shows as coral, peach, sand … */
const COLORS: Readonly<Record<string, NoteColor>> = {
  RED: 'coral',
  ORANGE: 'peach',
  YELLOW: 'sand',
  GREEN: 'mint',
  TEAL: 'sage',
  BLUE: 'fog',
  CERULEAN: 'storm',
  PURPLE: 'dusk',
  PINK: 'blossom',
  BROWN: 'clay',
  GRAY: 'fog',
}

/** @returns `other`: it is JSON, and no note of Keep's */
export function readKeep(text: string, path: string): FoundNote | 'other' | 'trashed' | 'unreadable' {
  let json: unknown
  try {
    json = withoutNulls(JSON.parse(text))
  } catch {
    return 'unreadable'
  }
  const isNote =
    typeof json === 'object' && json !== null && ('textContent' in json || 'listContent' in json || 'isTrashed' in json)
  if (!isNote) return 'other'
  const parsed = KeepNote.safeParse(json)
  if (!parsed.success) return 'unreadable'
  const keep = parsed.data
  if (keep.isTrashed) return 'trashed'
  const created = timeOf(keep.createdTimestampUsec ?? keep.userEditedTimestampUsec)
  const updated = timeOf(keep.userEditedTimestampUsec ?? keep.createdTimestampUsec)
  const color = Object.hasOwn(COLORS, keep.color ?? '') ? COLORS[keep.color ?? ''] : undefined
  const name = path.split('/').at(-1) ?? path
  return {
    path,
    attachments: (keep.attachments ?? []).map(({ filePath }) => filePath),
    note: {
      ...withTitle(keep.title ?? '', withLinks(keep.textContent ?? '', keep.annotations ?? [])),
      tasks:
        keep.listContent?.map(({ text: line = '', isChecked = false }) => ({
          id: crypto.randomUUID(),
          content: line,
          completed: isChecked,
        })) ?? null,
      labelTitles: labelsOf((keep.labels ?? []).map((label) => label.name)),
      archived: keep.isArchived ?? false,
      pinned: (keep.isPinned ?? false) && !keep.isArchived,
      ...(color && { color }),
      ...(created !== undefined && { createdAt: created }),
      ...(updated !== undefined && { updatedAt: updated }),
      uid: `keep ${keep.createdTimestampUsec ?? keep.userEditedTimestampUsec ?? ''} ${name}`.slice(0, 500),
    },
  }
}

/** What is null is not there, as an entry of a list too: it costs nothing else of the note. */
function withoutNulls(json: unknown): unknown {
  if (Array.isArray(json)) return json.filter((entry) => entry !== null).map(withoutNulls)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => (value === null ? [] : [[name, withoutNulls(value)]])),
  )
}

/** Links that Keep shows under a note, where the text has them not itself. */
function withLinks(text: string, annotations: readonly { readonly url?: string | undefined }[]): string {
  const links = annotations.flatMap(({ url }) => (url !== undefined && !text.includes(url) ? [url] : []))
  return [text, ...links].filter((part) => part !== '').join('\n')
}

/** @param micros since the epoch */
function timeOf(micros: number | undefined): string | undefined {
  return micros === 0 ? undefined : isoInstant((micros ?? Number.NaN) / 1000)
}
