// An interview as an iCalendar file (RFC 5545, RFC 5546): a newer one takes the older one's place by its UID and SEQUENCE.
import type { ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import type { Language } from '#contract/shared.ts'
import { eventToCalendar } from '#formats/icalendar/calendar.ts'

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
  const { company } = jobSnapshot
  const described = [people.map(({ name, role }) => (role ? `${name}, ${role}` : name)).join('\n'), note]
  return eventToCalendar(
    {
      uid: `iv-${id}@${HOST}`,
      sequence,
      stamp: now,
      start,
      end: start + durationMin * MINUTE_MS,
      title: `${KINDS[language][interview.kind]}: ${jobSnapshot.title[language]}, ${company.name}`,
      text: described.filter(Boolean).join('\n'),
      place,
      url,
      organizer: { name: company.name, email: `no-reply@${HOST}` },
      status: isOff ? 'CANCELLED' : status === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
      reminder: isOff ? undefined : 'PT1H',
    },
    { product: 'Career', language, method: isOff ? 'CANCEL' : 'REQUEST' },
  )
}
