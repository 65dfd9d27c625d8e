// Search parameters of the notes: which of them are shown, how, the search, and the open note. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

const SHOWN = ['reminders', 'archive', 'trash'] as const

export const KINDS = ['text', 'list', 'image'] as const
export const COLORS = [
  'coral',
  'peach',
  'sand',
  'mint',
  'sage',
  'fog',
  'storm',
  'dusk',
  'blossom',
  'clay',
] as const satisfies readonly string[]

export const readNotesSearch = valuesOf({
  /** What is searched. */
  q: text,
  /** Default: all that are not archived. */
  show: oneOf(SHOWN),
  /** A label's id. */
  label: text,
  color: oneOf(COLORS),
  kind: oneOf(KINDS),
  /** Default: as a board. */
  view: oneOf(['list']),
  /** Of the open note. */
  note: text,
  /** Creates a note; then removed from the URL. */
  new: oneOf(['note', 'list']),
})
export type NotesSearch = ReturnType<typeof readNotesSearch>

/** Which notes a window is of, as the calls take it. */
export const whichOf = ({ q, show, label, color, kind }: NotesSearch) => ({
  ...((show === 'archive' || show === 'reminders') && { place: show }),
  ...(label !== undefined && { label }),
  ...(color !== undefined && { color }),
  ...(kind !== undefined && { kind }),
  ...(q?.trim() && { query: q.trim() }),
})
export type Which = ReturnType<typeof whichOf>

export const isNarrowed = ({ q, label, color, kind }: NotesSearch): boolean =>
  [q?.trim() || undefined, label, color, kind].some((one) => one !== undefined)

/** Some notes and not others, and a list of them. */
export const isPartShown = (search: NotesSearch): boolean =>
  search.show !== 'trash' && (search.show !== undefined || isNarrowed(search))

/** Takes away all that narrows what is shown. */
export const SHOW_ALL = { q: undefined, label: undefined, color: undefined, kind: undefined } as const
