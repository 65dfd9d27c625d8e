// What waits for a person among their applications: what there is to do, what ends first at the top, and nothing else.
import { expect, test } from 'vitest'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { waitingOf } from '#portal/career/applications/waiting.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString()

const application = (id: string, other: Partial<ApplicationListed> = {}) =>
  ({
    id,
    jobId: `job-${id}`,
    title: { en: id, fr: id },
    company: { id: 'okapi', name: 'Okapi', sector: 'health', size: '11-50' },
    location: { city: 'Lyon', countryCode: 'FR', lat: 0, lng: 0, zone: 'Europe/Paris' },
    status: 'submitted',
    interview: null,
    offerExpiresAt: null,
    nextStep: null,
    ...other,
  }) as ApplicationListed

const interview = (status: string, startsAt: string | null, slots: string[] = []) =>
  ({ id: 'i', status, startsAt, slots, zone: 'Europe/London' }) as unknown as ApplicationListed['interview']

const drafted = (id: string, closes: number, status: 'open' | 'closed' = 'open') => {
  const { title, company, location } = application(id)
  return { id, title, company, location, validThrough: inDays(closes), postedAt: inDays(-9), status }
}

const keysOf = (applications: ApplicationListed[], drafts: ReturnType<typeof drafted>[] = []) =>
  waitingOf(applications, drafts, NOW).map(({ key }) => key)

test('an offer, times to choose from, an agreed interview that is near, a due step and a draft: what ends first at the top', () => {
  const applications = [
    application('a', { status: 'offer', offerExpiresAt: inDays(5) }),
    application('b', { status: 'interview', interview: interview('proposed', null, [inDays(4), inDays(6)]) }),
    application('c', { status: 'interview', interview: interview('accepted', inDays(2)) }),
    application('d', { nextStep: { text: 'Call', at: inDays(-1) } }),
    application('e'),
  ]
  const waiting = waitingOf(applications, [drafted('f', 3)], NOW)
  expect(waiting.map(({ key }) => key)).toEqual(['nextStep d', 'interview c', 'draft f', 'invitation b', 'offer a'])
  expect(waiting.map(({ zone }) => zone)).toEqual([
    'Europe/Paris',
    'Europe/London',
    'Europe/Paris',
    'Europe/London',
    'Europe/Paris',
  ])
  expect(waiting.find(({ kind }) => kind === 'draft')?.application).toBeUndefined()
})

test('what is over, far away or answered does not wait', () => {
  const over = application('a', { status: 'withdrawn', nextStep: { text: 'Call', at: inDays(1) } })
  const far = application('b', {
    nextStep: { text: 'Call', at: inDays(9) },
    interview: interview('accepted', inDays(8)),
  })
  const theirs = application('c', { status: 'interview', interview: interview('counterProposed', null) })
  const drafts = [drafted('d', 30), drafted('e', 2, 'closed'), drafted('f', -1)]
  expect(keysOf([over, far, theirs], drafts)).toEqual([])
})

test('an offer without an end comes after what has one; one application can ask for two things', () => {
  const one = application('a', { status: 'offer', nextStep: { text: 'Ask about the hours', at: inDays(1) } })
  expect(keysOf([one], [drafted('b', 6)])).toEqual(['nextStep a', 'draft b', 'offer a'])
})

test('an invitation comes before the own step about it, also where that is planned for earlier', () => {
  const invited = { status: 'interview', interview: interview('proposed', null, [inDays(6)]) } as const
  const one = application('a', { ...invited, nextStep: { text: 'Read about them', at: inDays(1) } })
  expect(keysOf([one, application('b', invited)], [drafted('c', 3)])).toEqual([
    'invitation a',
    'nextStep a',
    'draft c',
    'invitation b',
  ])
})
