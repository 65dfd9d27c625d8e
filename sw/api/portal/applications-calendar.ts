// An interview as an iCalendar file (RFC 5545, RFC 5546): a newer one takes the older one's place by its UID and SEQUENCE. Used by applications.ts.
import type { ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import type { Language } from '#contract/shared.ts'

const MINUTE_MS = 60_000
const HOST = 'cairn.example'

const KINDS: Readonly<Record<Language, Readonly<Record<Interview['kind'], string>>>> = {
  en: { phone: 'Telephone call', video: 'Video interview', onSite: 'Interview' },
  fr: { phone: 'Appel téléphonique', video: 'Entretien vidéo', onSite: 'Entretien' },
}

/** Undefined where it has no time yet. @param now ms since the epoch */
export function interviewCalendar(
  { jobSnapshot }: ApplicationRow,
  interview: Interview,
  { now, language }: { readonly now: number; readonly language: Language },
): string | undefined {
  const { id, startsAt, durationMin, sequence, status, place, url, people, note } = interview
  if (startsAt === null) return undefined
  const isOff = status === 'cancelled' || status === 'declined'
  const start = Date.parse(startsAt)
  const summary = `${KINDS[language][interview.kind]}: ${jobSnapshot.title[language]}, ${jobSnapshot.company.name}`
  const described = [people.map(({ name, role }) => (role ? `${name}, ${role}` : name)).join('\n'), note].filter(
    Boolean,
  )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Cairn//Career//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isOff ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:iv-${id}@${HOST}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + durationMin * MINUTE_MS)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(described.length > 0 ? [`DESCRIPTION:${escaped(described.join('\n'))}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `ORGANIZER;CN="${jobSnapshot.company.name.replaceAll('"', '')}":mailto:no-reply@${HOST}`,
    `STATUS:${isOff ? 'CANCELLED' : status === 'accepted' ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...(isOff
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', `DESCRIPTION:${escaped(summary)}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
}

const utc = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** Lines of at most 75 bytes; what is longer goes on behind a space, never inside a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, length] = ['', 0]
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (length + bytes > 75) {
      out += '\r\n '
      length = 1
    }
    out += letter
    length += bytes
  }
  return `${out}\r\n`
}
