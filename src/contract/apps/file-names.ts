// Names of files and folders: what a name may be, and the kind of file that it implies.
// @chunk file-shapes

/** The longest name, in characters. */
export const NAME_LIMIT = 255

/** Names that some operating system reserves, with any extension. */
const RESERVED = /^(\.{1,2}|(con|prn|aux|nul|com[1-9]|lpt[1-9])(\..*)?)$/i
const FORBIDDEN = /[/\\\p{Cc}]/u
const ALL_FORBIDDEN = /[/\\\p{Cc}]/gu

export type NameProblem = 'empty' | 'too long' | 'not allowed in a name: / \\ and control characters' | 'reserved'

/** Why a name cannot be given; undefined where it can. Spaces around it do not count. */
export function nameProblem(name: string): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  if (trimmed.length > NAME_LIMIT) return 'too long'
  if (FORBIDDEN.test(trimmed)) return 'not allowed in a name: / \\ and control characters'
  return RESERVED.test(trimmed) ? 'reserved' : undefined
}

/** The name that a file gets whose own one cannot be given, such as one from another system. */
export function safeName(name: string): string {
  const allowed = name.replaceAll(ALL_FORBIDDEN, '_').trim()
  if (allowed === '') return 'File'
  const [base, ending] = splitName(allowed)
  const short = `${base.slice(0, NAME_LIMIT - ending.length)}${ending}`
  return RESERVED.test(short) ? `_${short}`.slice(0, NAME_LIMIT) : short
}

/** `report.final.pdf` -> `['report.final', '.pdf']`; a name that begins with its only dot has no ending. */
export function splitName(name: string): [base: string, ending: string] {
  const dot = name.lastIndexOf('.')
  // A long ending is a sentence with a dot in it.
  return dot > 0 && name.length - dot <= 20 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/** `report.pdf` -> `report (2).pdf`, with room for the number. */
export function numberedName(name: string, number: number): string {
  const [base, ending] = splitName(name)
  const mark = ` (${number})`
  return `${base.replace(/ \(\d+\)$/, '').slice(0, NAME_LIMIT - mark.length - ending.length)}${mark}${ending}`
}

/** Two names with the same key are the same name in one folder: disks differ in whether case counts, and how accents are written does not. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The kinds of files by their endings, with the media type of each. The samples have the first five (workspace spec §3). */
const KINDS = {
  PDF: { pdf: 'application/pdf' },
  XLS: {
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xls: 'application/vnd.ms-excel',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
  },
  DOC: {
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    doc: 'application/msword',
    odt: 'application/vnd.oasis.opendocument.text',
    rtf: 'application/rtf',
  },
  TXT: { txt: 'text/plain', log: 'text/plain', ics: 'text/calendar', vcf: 'text/vcard', srt: 'text/plain' },
  JPG: { jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  PNG: { png: 'image/png' },
  GIF: { gif: 'image/gif' },
  WEBP: { webp: 'image/webp', avif: 'image/avif' },
  SVG: { svg: 'image/svg+xml' },
  CSV: { csv: 'text/csv', tsv: 'text/tab-separated-values' },
  MD: { md: 'text/markdown', markdown: 'text/markdown' },
  JSON: { json: 'application/json', geojson: 'application/geo+json' },
  HTML: { html: 'text/html', htm: 'text/html' },
  PPT: {
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ppt: 'application/vnd.ms-powerpoint',
    odp: 'application/vnd.oasis.opendocument.presentation',
  },
  ZIP: {
    zip: 'application/zip',
    gz: 'application/gzip',
    '7z': 'application/x-7z-compressed',
    tar: 'application/x-tar',
  },
  MP3: { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav', flac: 'audio/flac' },
  MP4: { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' },
  OTHER: {},
} as const satisfies Record<string, Record<string, string>>

export type FileType = keyof typeof KINDS
export const FILE_TYPES = Object.keys(KINDS) as [FileType, ...FileType[]]

const BY_ENDING = new Map(
  Object.entries(KINDS).flatMap(([type, endings]) =>
    Object.entries(endings).map(([ending, mediaType]) => [
      ending,
      { type: type as FileType, mediaType: mediaType as string },
    ]),
  ),
)

/** What a file is, by its name. */
export function kindOfName(name: string): { readonly type: FileType; readonly mediaType: string } {
  const ending = splitName(name)[1].slice(1).toLowerCase()
  return BY_ENDING.get(ending) ?? { type: 'OTHER', mediaType: 'application/octet-stream' }
}
