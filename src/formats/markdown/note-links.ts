// Links from one note to another, as Markdown has them in a note's text.
// @chunk screens

export interface NoteLink {
  readonly title: string
  readonly address: string
  /** Of the note that it leads to. */
  readonly id: string
}

export const noteAddress = (id: string): string => `/apps/notes?note=${encodeURIComponent(id)}`

/** A link as it is in a text. Its words lose what would end them. */
export const linkTo = (id: string, title: string): string =>
  `[${title.replaceAll(/[[\]\n]/g, ' ').trim() || id}](${noteAddress(id)})`

/** The links to notes in a text, each note once. */
export function linkedIn(text: string): NoteLink[] {
  const links = new Map<string, NoteLink>()
  for (const [, title = '', address = '', word = ''] of text.matchAll(
    /\[([^[\]]{1,600})\]\((\/apps\/notes\?note=([^()\s&]{1,300}))\)/g,
  )) {
    const id = decoded(word)
    if (!links.has(id)) links.set(id, { title, address, id })
  }
  return [...links.values()]
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
