// The posts that Alex's mails, tasks and notifications speak of, under the ids of notification-jobs.ts, those of older applications, and those of the last hours.
import type { Contract, JobStatus, Remote } from '#contract/portal/job-shapes.ts'
import type { Level } from '#contract/portal/skills.ts'
import type { Bilingual } from '#contract/shared.ts'

export interface NamedJob {
  readonly id: string
  readonly roleId: string
  readonly title: Bilingual
  readonly companyId: string
  readonly city: string
  readonly remote: Remote
  readonly daysOnSite: number | null
  /** Days before the first run ... */
  readonly posted: number
  /** ... and after it; in the past where it has closed. */
  readonly closes: number
  readonly status: JobStatus
  readonly level: Level
  readonly contract: Contract
  readonly hasPay: boolean
  /** Some evenings: the least and the most that an hour of teaching is paid, in cents. */
  readonly byTheHour: readonly [number, number] | null
  readonly contact: { readonly name: string; readonly role: Bilingual } | null
}

/** id | role | English | French | company | city | remote:days | posted | closes | what else: status, contract, level, no-pay, cents an hour, @contact */
const text = `
halden-energy-demand-analyst | demand-planner | Demand analyst | Analyste de la demande | halden-energy | Rotterdam | hybrid:1 | 24 | 9 | 3 @Anneke de Vries
port-de-sete-traffic-data-analyst | transport-planner | Traffic data analyst | Analyste de données de trafic | port-de-sete | Sète | none | 33 | 12 | 3 @Inès Roche
lumen-sante-operations-analyst | operations-analyst | Operations analyst | Analyste des opérations | lumen-sante | Lyon | hybrid:3 | 21 | 8 | 3
orsay-logistics-planning-analyst | operations-analyst | Planning analyst | Analyste planification | orsay-logistics | Orsay | hybrid:3 | 55 | -20 | 3 filled @Solène Marchand
rivet-and-rye-insight-analyst | data-analyst | Insight analyst | Analyste connaissance client | rivet-rye | Manchester | full | 25 | 6 | 3
fournils-associes-demand-planner | demand-planner | Demand planner | Prévisionniste de la demande | fournils-associes | Lyon | hybrid:3 | 28 | 10 | 3
okapi-health-data-analyst | health-data-analyst | Health data analyst | Analyste de données de santé | okapi-health | Bruxelles | full | 19 | 13 | 3
nordaval-supply-analyst | demand-planner | Supply analyst | Analyste approvisionnement | nordaval | Charleroi | hybrid:4 | 44 | 4 | 3
blanchisserie-centrale-capacity-analyst | operations-analyst | Capacity analyst | Analyste de capacité | blanchisserie-centrale | Lyon | none | 17 | 11 | 2
vero-mobilite-pricing-analyst | pricing-analyst | Pricing analyst | Analyste tarification | vero-mobilite | Lyon | hybrid:2 | 16 | 0.6 | 3
orsay-logistics-network-planner | transport-planner | Network planner | Planificateur de réseau | orsay-logistics | Orsay | hybrid:3 | 6 | 19 | 3 @Solène Marchand
clinique-des-monts-data-analyst | data-analyst | Data analyst, admissions | Data analyst, admissions | clinique-des-monts | Lyon | none | 4 | 15 | 3 no-pay
ville-de-brume-data-steward | data-steward | Data steward | Data steward | ville-de-brume | Brume | hybrid:3 | 3 | 22 | 3
transports-du-rhone-mobility-analyst | transport-planner | Mobility analyst | Chargé d’études mobilité | transports-du-rhone | Lyon | hybrid:2 | 0.02 | 28 | 3
institut-regional-research-assistant | statistician | Research assistant | Assistant de recherche | institut-regional | Lyon | hybrid:2 | 7 | 14 | 2 fixedTerm
nordlys-analytics-energy-analyst | data-analyst | Ridership analyst | Analyste fréquentation | nordlys-analytics | Göteborg | hybrid:1 | 10 | 20 | 3
verkehrsverbund-oberland-timetable-analyst | timetable-planner | Timetable analyst | Analyste horaires | verkehrsverbund-oberland | Thun | none | 1 | 25 | 3
brightwell-water-reporting-lead | data-analyst | Reporting lead | Responsable du reporting | brightwell-water | Bristol | full | 11 | 16 | 4
tidewater-ferries-statistician | statistician | Statistician | Statisticien | tidewater-ferries | Galway | hybrid:3 | 14 | 12 | 3
lignes-du-jura-timetable-planner | timetable-planner | Timetable planner | Graphiqueur-habilleur | lignes-du-jura | Lons-le-Saunier | none | 18 | 9 | 3
atelier-nord-map-analyst | map-analyst | Map analyst | Géomaticien | atelier-nord | Lyon | hybrid:3 | 23 | 5 | 3
brume-telecom-data-analyst | data-analyst | Data analyst, networks | Data analyst, réseaux | brume-telecom | Brume | hybrid:2 | 58 | 2 | 3
musees-reunis-visitor-analyst | data-analyst | Analyst, museum passes | Analyste, passe musées | musees-reunis | Lyon | none | 70 | -12 | 2 fixedTerm
queue-theory-junior-data-scientist | data-scientist | Junior data scientist | Data scientist débutant | queue-theory | Dublin | full | 92 | -40 | 2 filled
tidewater-ferries-crossing-analyst | operations-analyst | Crossing analyst | Analyste des traversées | tidewater-ferries | Galway | hybrid:3 | 66 | -15 | 3 closed
aster-weather-services-forecast-analyst | demand-planner | Forecast analyst | Analyste prévisions | aster-weather-services | Reading | full | 120 | -60 | 3 filled
atelier-nord-planning-analyst | operations-analyst | Planning analyst | Analyste planification | atelier-nord | Lyon | hybrid:3 | 46 | 30 | 3 paused
universite-de-la-confluence-lecturer-statistics | trainer | Lecturer, statistics for everyone, 24 hours | Chargé de cours, statistique pour tous, 24 heures | universite-de-la-confluence | Lyon | none | 49 | 20 | 3 fixedTerm 4350-6525
cap-carrieres-spreadsheet-trainer | trainer | Trainer, spreadsheet evenings | Formateur, soirées tableur | cap-carrieres | Lyon | none | 160 | -110 | 2 fixedTerm 3000-3600 filled
observatoire-des-gares-counting-study | statistician | Statistician, one counting study | Statisticien, une étude de comptage | observatoire-des-gares | Lyon | hybrid:1 | 75 | -25 | 3 freelance filled
reseau-isere-mobilites-occupancy-analyst | data-analyst | Occupancy analyst | Analyste des taux de remplissage | reseau-isere-mobilites | Grenoble | hybrid:2 | 30 | -2 | 3
lumen-sante-reporting-analyst | data-analyst | Reporting analyst | Analyste reporting | lumen-sante | Lyon | hybrid:2 | 0.06 | 27 | 3
vero-mobilite-network-performance-analyst | operations-analyst | Network performance analyst | Analyste performance du réseau | vero-mobilite | Lyon | hybrid:3 | 0.14 | 24 | 3
okapi-health-data-quality-analyst | data-analyst | Data quality analyst | Analyste qualité des données | okapi-health | Bruxelles | full | 0.26 | 30 | 3
`

const CONTRACTS: readonly string[] = [
  'permanent',
  'fixedTerm',
  'internship',
  'apprenticeship',
  'temporary',
  'freelance',
]

export const namedJobs: readonly NamedJob[] = text
  .trim()
  .split('\n')
  .map((line): NamedJob => {
    const [id = '', roleId = '', en = '', fr = '', companyId = '', city = '', where = '', posted, closes, rest = ''] =
      line.split('|').map((part) => part.trim())
    const [flags = '', contact] = rest.split('@')
    const set = flags.trim().split(' ')
    const [remote = 'none', days] = where.split(':')
    const hourly = set.find((flag) => flag.includes('-') && flag !== 'no-pay')?.split('-')
    return {
      id,
      roleId,
      title: { en, fr },
      companyId,
      city,
      remote: remote as Remote,
      daysOnSite: days === undefined ? null : Number(days),
      posted: Number(posted),
      closes: Number(closes),
      status: (set.find((flag) => ['filled', 'closed', 'paused'].includes(flag)) ?? 'open') as JobStatus,
      level: Number(set[0]) as Level,
      contract: (set.find((flag) => CONTRACTS.includes(flag)) ?? 'permanent') as Contract,
      hasPay: !set.includes('no-pay'),
      byTheHour: hourly ? [Number(hourly[0]), Number(hourly[1])] : null,
      contact: contact ? { name: contact, role: { en: 'Recruitment', fr: 'Recrutement' } } : null,
    }
  })
