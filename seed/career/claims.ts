// What Alex claimed of their own skills, what years of work show, and what evaluations found.
import { claimsOfResult } from '#contract/portal/result-claims.ts'
import { type ClaimSource, claimId, type Level, type SkillClaimRow } from '#contract/portal/skills.ts'
import { sampleEvaluations } from '#seed/career/evaluations.ts'

const DAY_MS = 86_400_000
const USER = 'alex-morgan'

/** Days ago, where it comes from, and skill:level. */
const text: readonly (readonly [number, ClaimSource, string])[] = [
  [
    61,
    'self',
    'sql:3 spreadsheets:4 statistics:4 python:2 data-visualisation:4 business-intelligence:3 data-quality:4 forecasting:3 geodata:2 survey-methods:2 project-management:2 business-english:3 french:5 english:5 german:2 report-writing:4 public-speaking:3 data-protection:2 requirements-analysis:3 process-improvement:2 stakeholder-management:3 driving-licence:3 french-writing:4 version-control:2 web-analytics:1 operations-research:2',
  ],
  [
    60,
    'experience',
    'spreadsheets:5 passenger-information:4 transport-planning:3 data-modelling:2 timetabling:2 supply-chain:2 report-writing:4',
  ],
]

export const seedClaims = (now: number): SkillClaimRow[] => [...statedClaims(now), ...evaluatedClaims(now)]

const statedClaims = (now: number): SkillClaimRow[] =>
  text.flatMap(([days, source, claims]) =>
    claims.split(' ').map((claim): SkillClaimRow => {
      const [skillId = '', level] = claim.split(':')
      return {
        id: claimId(USER, skillId, source),
        userId: USER,
        skillId,
        level: Number(level) as Level,
        source,
        at: new Date(now - days * DAY_MS).toISOString(),
      }
    }),
  )

/** Of each skill, what its last evaluation found, and what its badge states. */
const evaluatedClaims = (now: number): SkillClaimRow[] =>
  [...new Map(sampleEvaluations.map((one) => [one.skillId, one])).values()].flatMap(({ id, skillId, daysAgo, found }) =>
    claimsOfResult({ id, skillId, userId: USER, at: new Date(now - daysAgo * DAY_MS).toISOString(), ...found }),
  )
