// The texts in the sample files, as their readers find them.
import { strFromU8, unzipSync } from 'fflate'
import { keyOf, type PlannedFile, timesOf } from '#seed/files/planned-file.ts'
import { sampleContent } from '#seed/files/sample-content.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'

export interface FileText {
  readonly planned: PlannedFile
  readonly name: string
  /** A line for each paragraph or cell. */
  readonly text: string
}

/** The texts of all sample files that have some, or of those in one folder. @param now of the first run, in ms since the epoch */
export const textsOfFiles = (now: number, folder?: string): FileText[] =>
  sampleFiles.flatMap((planned) => {
    if (folder !== undefined && planned.folder !== folder) return []
    const { created } = timesOf(planned, now)
    const name = typeof planned.name === 'string' ? planned.name : planned.name(created)
    const text = textOf(name, sampleContent(keyOf(planned), now))
    return text === '' ? [] : [{ planned, name, text }]
  })

/** The text of a file by the end of its name; empty for a picture. */
function textOf(name: string, bytes: Uint8Array): string {
  if (name.endsWith('.txt')) return strFromU8(bytes)
  if (name.endsWith('.pdf')) return textOfPdf(bytes)
  if (/\.(?:docx|xlsx)$/.test(name))
    return Object.entries(unzipSync(bytes))
      .filter(([part]) => /^(?:word\/document|xl\/(?:worksheets|sharedStrings))/.test(part))
      .map(([, part]) => textOfXml(strFromU8(part)))
      .join('\n')
  return ''
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textOfXml = (xml: string): string =>
  xml
    .replaceAll(/<\/(?:w:p|c|si)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')

const WIN_ANSI = new TextDecoder('windows-1252')

/** Lines of a page that were broken are on one line each, as the page shows them; they are joined here by spaces. */
export const textOfPdf = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\(((?:\\.|[^()\\])*)\) Tj/g),
  ]
    .map(([, text = '']) =>
      WIN_ANSI.decode(
        Buffer.from(
          text
            .replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
            .replaceAll(/\\([()\\])/g, '$1'),
          'latin1',
        ),
      ),
    )
    .join(' ')
