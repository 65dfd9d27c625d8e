// One application whole, as a .zip that can be read without Cairn.
import { strToU8, zipSync } from 'fflate'
import { safeName } from '#contract/apps/file-names.ts'
import type { ApplicationDetail, ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { Language } from '#contract/shared.ts'
import { csvStyleOf, csvTable } from '#formats/csv.ts'
import { escapeMarkup } from '#formats/markup.ts'
import { interviewCalendar } from './calendar.ts'

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
    'job.html': strToU8(jobPage(jobSnapshot, language)),
    'timeline.csv': strToU8(timeline(row, language)),
    ...(coverLetter && { 'cover-letter.txt': strToU8(coverLetter) }),
    ...(resumeSnapshot && { 'resume.json': json(resumeSnapshot.content) }),
  }
  for (const [index, interview] of interviews.entries()) {
    const calendar = interviewCalendar(row, interview, { now, language })
    if (calendar) entries[`interview-${index + 1}.ics`] = strToU8(calendar)
  }
  for (const [index, file] of files.entries()) {
    entries[`documents/${index + 1}-${safeName(file.name)}`] = new Uint8Array(await file.arrayBuffer())
  }
  const zip = zipSync(entries, { mtime: now })
  return new File([zip as Uint8Array<ArrayBuffer>], `${row.id}.zip`, { type: 'application/zip' })
}

/** A page that is opened without Cairn: it runs nothing and fetches nothing, whatever the employer wrote. */
const jobPage = ({ title, descriptionHtml }: ApplicationRow['jobSnapshot'], language: Language): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'">`,
    `<title>${escapeMarkup(title[language])}</title>${descriptionHtml[language]}</html>`,
  ].join('')

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2))

const timeline = ({ events }: ApplicationRow, language: Language): string => {
  const rows = [
    ['at', 'actor', 'from', 'to', 'kind', 'reason', 'note', 'simulated'],
    ...events.map(({ at, actor, from, to, kind, reason, note, isSimulated }) => [
      at,
      actor,
      from,
      to,
      kind,
      reason,
      note,
      isSimulated,
    ]),
  ]
  return csvTable(rows, csvStyleOf(language))
}
