// How a file can be shown on the page, by its media type and name. What is not among these is downloaded to be read.
// @chunk file-preview

export type PreviewKind = 'image' | 'pdf' | 'markdown' | 'csv' | 'text' | 'audio' | 'video'

/** What is shown. */
export interface PreviewSource {
  readonly name: string
  /** A media type. */
  readonly type: string
  /** bytes */
  readonly size: number
  /** Changes when the file does. */
  readonly version: string
  load(): Promise<Blob>
}

const IMAGES = /^image\/(png|jpeg|gif|webp|avif|svg\+xml|bmp)$/
const TEXTS = /^(text\/|application\/(json|geo\+json|xml|x-ndjson|yaml))/
const TEXT_ENDINGS = /\.(txt|log|json|html?|xml|ya?ml|ini|ts|js|css|ics|vcf|srt|sql|sh|py)$/i

export function previewKind({ type, name }: Pick<PreviewSource, 'type' | 'name'>): PreviewKind | undefined {
  if (IMAGES.test(type)) return 'image'
  if (type === 'application/pdf') return 'pdf'
  if (type === 'text/markdown' || /\.(md|markdown)$/i.test(name)) return 'markdown'
  if (/^text\/(csv|tab-separated-values)$/.test(type) || /\.(csv|tsv)$/i.test(name)) return 'csv'
  if (type.startsWith('audio/')) return 'audio'
  if (type.startsWith('video/')) return 'video'
  if (TEXTS.test(type) || TEXT_ENDINGS.test(name)) return 'text'
  return undefined
}

/** Bytes that are loaded for a preview without asking; sound and video may be larger. */
export const READ_AT_ONCE = 20_000_000

/** Bytes of a text that are shown. */
export const TEXT_SHOWN = 1_000_000
/** Bytes of a table that are shown. */
export const TABLE_SHOWN = 5_000_000
/** Lines of a table that are shown. */
export const LINES_SHOWN = 500
