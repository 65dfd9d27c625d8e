// What Alex answered in the forms of the jobs that were applied for: each form asks what is answered here, and optional questions.
import type { Answers } from '#contract/portal/application-drafts.ts'

/** By job and question; `start` in days after it was sent. */
export const sentAnswers: Readonly<Record<string, Answers>> = {
  'halden-energy-demand-analyst': {
    wrong: 'A forecast missed a strike day for the right reasons. I wrote the reasons down first, then the apology.',
    start: 90,
  },
  'port-de-sete-traffic-data-analyst': {
    wrong: 'Two depots counted one bridge twice. We counted it together, on foot.',
  },
  'lumen-sante-operations-analyst': { start: 90 },
  'orsay-logistics-planning-analyst': { start: 90 },
  'rivet-and-rye-insight-analyst': {
    why: 'Returns are people who changed their minds. I want to know when.',
    start: 90,
  },
  'fournils-associes-demand-planner': { days: ['mon', 'wed', 'fri'] },
  'okapi-health-data-analyst': { start: 90 },
  'nordaval-supply-analyst': { days: ['mon', 'tue', 'wed', 'thu'] },
  'blanchisserie-centrale-capacity-analyst': { permit: true },
  'brume-telecom-data-analyst': { notice: 8 },
  'atelier-nord-planning-analyst': { notice: 8, days: ['mon', 'tue', 'thu'] },
  'musees-reunis-visitor-analyst': { permit: true },
  'universite-de-la-confluence-lecturer-statistics': { permit: true },
  'observatoire-des-gares-counting-study': { permit: true, start: 120 },
  'cap-carrieres-spreadsheet-trainer': {
    proud: 'A colleague of mine now explains joins to others, with the drawing that I made.',
  },
  'queue-theory-junior-data-scientist': { notice: 8 },
  'tidewater-ferries-crossing-analyst': { start: 90 },
  'aster-weather-services-forecast-analyst': { start: 90 },
}
