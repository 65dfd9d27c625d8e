// What kinds of items are called, and their icons.
// @chunk files
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ItemType } from '#contract/apps/file-manager.ts'

interface Kind {
  readonly name: MessageDescriptor
  /** A heroicons name. */
  readonly icon: string
}

export const KINDS: Readonly<Record<ItemType, Kind>> = {
  folder: { name: msg`Folder`, icon: 'folder' },
  PDF: { name: msg`PDF document`, icon: 'document-text' },
  XLS: { name: msg`Spreadsheet`, icon: 'table-cells' },
  DOC: { name: msg`Text document`, icon: 'document-text' },
  TXT: { name: msg`Plain text`, icon: 'document' },
  JPG: { name: msg`JPEG image`, icon: 'photo' },
  PNG: { name: msg`PNG image`, icon: 'photo' },
  GIF: { name: msg`GIF image`, icon: 'photo' },
  WEBP: { name: msg`Image`, icon: 'photo' },
  SVG: { name: msg`SVG image`, icon: 'photo' },
  CSV: { name: msg`Table (CSV)`, icon: 'table-cells' },
  MD: { name: msg`Markdown text`, icon: 'document' },
  JSON: { name: msg`JSON data`, icon: 'code-bracket' },
  HTML: { name: msg`Web page`, icon: 'code-bracket' },
  PPT: { name: msg`Presentation`, icon: 'presentation-chart-line' },
  ZIP: { name: msg`Archive`, icon: 'archive-box' },
  MP3: { name: msg`Audio`, icon: 'musical-note' },
  MP4: { name: msg`Video`, icon: 'film' },
  OTHER: { name: msg`File`, icon: 'document' },
}
