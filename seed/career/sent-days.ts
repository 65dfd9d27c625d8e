// When Alex sent each application, in days before the first run: the applications, the board of the job search and the feed take it from here.

const HOUR = 1 / 24

export const sentDays = {
  'halden-energy-demand-analyst': 17,
  'port-de-sete-traffic-data-analyst': 30,
  'lumen-sante-operations-analyst': 12 + 6 * HOUR,
  'orsay-logistics-planning-analyst': 41 + 5 * HOUR,
  'rivet-and-rye-insight-analyst': 15 + 9 * HOUR,
  'fournils-associes-demand-planner': 19 + 4 * HOUR,
  'okapi-health-data-analyst': 11 + 2 * HOUR,
  'nordaval-supply-analyst': 38,
  'blanchisserie-centrale-capacity-analyst': 10 + 5 * HOUR,
  'brume-telecom-data-analyst': 57,
  'atelier-nord-planning-analyst': 45,
  'musees-reunis-visitor-analyst': 68,
  'universite-de-la-confluence-lecturer-statistics': 48,
  'observatoire-des-gares-counting-study': 74,
  'cap-carrieres-spreadsheet-trainer': 158,
  'queue-theory-junior-data-scientist': 90,
  'tidewater-ferries-crossing-analyst': 64,
  'aster-weather-services-forecast-analyst': 118,
} as const

/** When Alex withdrew from Nordaval: the application, its notification and the task tell of it. */
export const withdrawnDays = 2 + 15 * HOUR

/** When Orsay Logistics declined: the application, its notification and the feed show it. */
export const refusedDays = 26 + 3 * HOUR

/** When Inès Roche of Port de Sète rang: days before the first run, of which it is the office day before. The application, the task, the card and the file tell of it. */
export const firstCallDays = 26

/** When Alex finished the evaluation in spreadsheets: the skills and the feed tell of it. */
export const evaluatedDays = 41
