// What Alex has answered in the profiling, 61 days ago.
import type { ProfilingAnswer } from '#contract/portal/profiling.ts'
import { seedClaims } from '#seed/career/claims.ts'
import { INTERESTS } from '#seed/career/interests.ts'

const DAY_MS = 86_400_000

const answer = (value: ProfilingAnswer['value']): ProfilingAnswer => ({ value, skipped: null })

/** In the sequence of the interest questions, 1 to 5. */
const LIKES = [2, 5, 3, 4, 3, 4, 2, 5, 3, 3, 3, 3, 4, 5, 4, 4, 2, 3]

export const seedProfilings = (now: number) => {
  const at = new Date(now - 61 * DAY_MS).toISOString()
  const levels = seedClaims(now).filter(({ source }) => source === 'self')
  return [
    {
      id: 'alex-morgan',
      userId: 'alex-morgan',
      answers: {
        'target-roles': answer(['data-analyst', 'transport-planner']),
        situation: answer('open'),
        ...Object.fromEntries(levels.map(({ skillId, level }) => [`level:${skillId}`, answer(level)])),
        ...Object.fromEntries(INTERESTS.map(({ id }, index) => [id, answer(LIKES[index] ?? 3)])),
        place: answer({ id: null, name: 'Lyon', countryCode: 'FR', lat: 45.76, lng: 4.84, radiusKm: 50 }),
        contract: answer(['permanent', 'fixedTerm']),
        remote: answer(['none', 'hybrid', 'full']),
        pay: { value: null, skipped: 'private' as const },
        'consent-matching': answer(true),
        'consent-interests': answer(true),
        'consent-notifications': answer(true),
      },
      questionnaireVersion: null,
      lastQuestionId: 'consent-notifications',
      version: 1,
      savedAt: at,
      submittedAt: at,
    },
  ]
}
