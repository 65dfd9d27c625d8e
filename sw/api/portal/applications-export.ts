// One application whole, as a .zip that can be read without Cairn. Used by applications.ts.
import { strToU8, zipSync } from 'fflate'
import type { ApplicationDetail, ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { Language } from '#contract/shared.ts'
import { interviewCalendar } from './applications-calendar.ts'

interface Exported {
  readonly row: ApplicationRow
  readonly detail: ApplicationDetail
  readonly files: readonly File[]
  readonly now: number
  readonly language: Language
}

export async function applicationZip({ row, detail, files, now, language }: Exported): Promise<File> {
  const { jobSnapshot, coverLetter, resumeSnapshot, interviews } = row
  const entries: Record<string, Uint8Array> = {
    'application.json': json(detail),
    'job.html': strToU8(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${jobSnapshot.title[language]}</title>${jobSnapshot.descriptionHtml[language]}</html>`,
    ),
    'timeline.csv': strToU8(timeline(row)),
    ...(coverLetter && { 'cover-letter.txt': strToU8(coverLetter) }),
    ...(resumeSnapshot && { 'resume.json': json(resumeSnapshot.content) }),
  }
  for (const [index, interview] of interviews.entries()) {
    const calendar = interviewCalendar(row, interview, { now, language })
    if (calendar) entries[`interview-${index + 1}.ics`] = strToU8(calendar)
  }
  for (const [index, file] of files.entries()) {
    entries[`documents/${index + 1}-${file.name.replaceAll(/[/\\]/g, '-')}`] = new Uint8Array(await file.arrayBuffer())
  }
  const zip = zipSync(entries, { mtime: now })
  return new File([zip as Uint8Array<ArrayBuffer>], `${row.id}.zip`, { type: 'application/zip' })
}

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2))

const timeline = ({ events }: ApplicationRow): string =>
  [
    ['at', 'actor', 'from', 'to', 'kind', 'reason', 'note', 'simulated'],
    ...events.map(({ at, actor, from, to, kind, reason, note, isSimulated }) => [
      at,
      actor,
      from,
      to,
      kind,
      reason ?? '',
      note ?? '',
      String(isSimulated),
    ]),
  ]
    .map((cells) => cells.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')

/** What a spreadsheet would take for a formula is text. */
const safe = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
