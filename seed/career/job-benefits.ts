// What employers offer besides the pay: by country, contract, and what kind of company they are.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { Bilingual } from '#contract/shared.ts'
import type { SeedCompany } from '#seed/career/companies.ts'
import { pickSome } from '#seed/career/pick.ts'
import { spacedInFrench } from '#seed/typeset.ts'

const words = (en: string, fr: string): Bilingual => ({ en, fr: spacedInFrench(fr) })

const PROFIT = words('Profit-sharing', 'Intéressement')
/** Sectors of those who work for no profit. */
const WITHOUT_PROFIT: ReadonlySet<string> = new Set(['public', 'education', 'health', 'culture'])

const MEALS = words('Meal vouchers', 'Titres-restaurant')
const HALF_PASS = words('Half of the public transport pass paid', 'Abonnement de transport remboursé à 50 %')
const THIRTEENTH = words('Thirteenth month', 'Treizième mois')
const FRANCE = [MEALS, HALF_PASS, words('Supplementary health insurance', 'Complémentaire santé'), PROFIT, THIRTEENTH]
const BELGIUM = [
  words('Meal vouchers', 'Chèques-repas'),
  words('Hospital insurance', 'Assurance hospitalisation'),
  words('Travel to work refunded', 'Trajet domicile-travail remboursé'),
  words('Thirteenth month', 'Treizième mois'),
  words('Group insurance', 'Assurance de groupe'),
]
const SWITZERLAND = [
  words('Five weeks’ holiday', 'Cinq semaines de vacances'),
  words('Half-Fare travelcard', 'Abonnement demi-tarif'),
  words('Thirteenth salary', 'Treizième salaire'),
  words('Occupational pension above the legal minimum', 'Caisse de pension au-delà du minimum légal'),
]
const PENSION = words('Workplace pension', 'Retraite d’entreprise')
const BICYCLE = words('Cycle-to-work scheme', 'Aide à l’achat d’un vélo')
const BRITAIN = [
  PENSION,
  words('25 days’ holiday plus bank holidays', '25 jours de congés, plus les jours fériés'),
  BICYCLE,
  words('Private medical insurance', 'Assurance santé privée'),
  words('Enhanced parental leave', 'Congé parental prolongé'),
]
const IRELAND = [
  PENSION,
  words('24 days’ leave plus public holidays', '24 jours de congés, plus les jours fériés'),
  BICYCLE,
  words('Contribution to health insurance', 'Participation à l’assurance santé'),
  words('Discounted annual travel ticket', 'Abonnement de transport annuel à prix réduit'),
]
const CANADA = [
  words('Group insurance', 'Assurance collective'),
  words(
    'Retirement savings plan with employer contribution',
    'Régime d’épargne-retraite avec cotisation de l’employeur',
  ),
  words('Four weeks’ holiday', 'Quatre semaines de vacances'),
  words('Telemedicine service', 'Service de télémédecine'),
]
const GERMANY = [
  words('30 days’ holiday', '30 jours de congés'),
  words('Public transport pass', 'Abonnement de transport'),
  words('Company pension', 'Retraite d’entreprise'),
  words('Flexible working hours', 'Horaires flexibles'),
]
const SWEDEN = [
  words('30 days’ holiday', '30 jours de congés'),
  words('Occupational pension', 'Retraite professionnelle'),
  words('Wellness allowance', 'Forfait sport et bien-être'),
  words('Parental pay top-up', 'Complément de salaire pendant le congé parental'),
]
const TRAINING = words('Training budget', 'Budget de formation')
const ELSEWHERE = [
  words('25 days’ holiday', '25 jours de congés'),
  words('Company pension', 'Retraite d’entreprise'),
  words('Travel to work refunded', 'Trajet domicile-travail remboursé'),
  TRAINING,
]
const BY_COUNTRY: Readonly<Record<string, readonly Bilingual[]>> = {
  FR: FRANCE,
  BE: BELGIUM,
  LU: BELGIUM,
  CH: SWITZERLAND,
  GB: BRITAIN,
  IE: IRELAND,
  CA: CANADA,
  DE: GERMANY,
  AT: GERMANY,
  SE: SWEDEN,
}

const TUTOR = words('A named tutor', 'Accompagnement par un tuteur ou une tutrice')
const TRAVEL = words('Contribution to travel costs', 'Participation aux frais de transport')
const APPRENTICE = words(
  'Study days as agreed with your school',
  'Jours de formation selon le calendrier de votre école',
)
const FREELANCE = [
  words('Invoices paid within 30 days', 'Factures réglées à 30 jours'),
  words('Desk and equipment on site if you wish', 'Bureau et matériel sur place, si vous le souhaitez'),
]
const TEMPORARY = [
  words('Paid induction', 'Intégration rémunérée'),
  words('Holiday pay at the end of the assignment', 'Indemnité de congés en fin de mission'),
]
const SHIFTS = [
  words('Rosters published four weeks ahead', 'Plannings publiés quatre semaines à l’avance'),
  words('Night and weekend supplements', 'Majorations de nuit et de week-end'),
]
/** Of companies of 251 people and more. */
const CANTEEN = words('Staff canteen', 'Restaurant d’entreprise')
const LARGE = [CANTEEN, words('Nursery places', 'Places en crèche')]
const FLEXIBLE = words('Flexible working hours', 'Horaires flexibles')
const DISCOUNT = words('Staff discount', 'Remise pour le personnel')
const FREE_TRAVEL = words('Free travel on our network', 'Gratuité sur notre réseau')
const BY_SECTOR: Readonly<Record<string, Bilingual>> = {
  transport: FREE_TRAVEL,
  retail: DISCOUNT,
  food: words('Discount on our products', 'Remise sur nos produits'),
}
/** What a company gives of what it makes or does. */
const BY_COMPANY: Readonly<Record<string, Bilingual>> = {
  'musees-reunis': words(
    'Free admission for you and a guest',
    'Entrée gratuite pour vous et une personne de votre choix',
  ),
  'librairies-du-canal': DISCOUNT,
  'editions-de-l-ancre': words('Our books at cost price', 'Nos livres à prix coûtant'),
  'banque-des-deux-rives': words('Preferential banking terms', 'Conditions bancaires préférentielles'),
  'alpes-credit': words('Preferential loan rates', 'Taux préférentiels sur nos crédits'),
  'mutuelle-du-phare': words('Reduced insurance premiums', 'Tarifs réduits sur nos assurances'),
  'harrow-pike': words('Professional exam fees paid', 'Frais d’examens professionnels pris en charge'),
  'universite-de-la-confluence': words('Access to our courses', 'Accès à nos formations'),
  'brume-telecom': words('Fibre connection at home', 'Abonnement fibre offert'),
}
const SITE_WORK = words('Work clothes and travel allowance', 'Vêtements de travail et indemnité de déplacement')

const SHIFT_ROLES: ReadonlySet<string> = new Set(['bus-driver', 'warehouse-lead', 'nurse', 'maintenance-technician'])
/** Roles that have to be there when others are. */
const FIXED_HOURS: ReadonlySet<string> = new Set([
  ...SHIFT_ROLES,
  'site-manager',
  'trainer',
  'customer-adviser',
  'support-technician',
])
const TO_WORK = /transport|travel ticket|Travel to work|Cycle-to-work|Half-Fare/

type Work = Pick<JobRow, 'contract' | 'location' | 'roleId' | 'remote' | 'workTimePct'>

export function benefitsOf(work: Work, company: SeedCompany, random: () => number): Bilingual[] {
  const { contract, location, workTimePct } = work
  if (contract === 'freelance') return FREELANCE
  if (contract === 'temporary') return TEMPORARY
  // A lesson a week has the way there, and what the house teaches.
  if (workTimePct < 10) return [HALF_PASS, BY_COMPANY[company.id] ?? TRAINING]
  const forTrainee = [TUTOR, location.countryCode === 'FR' ? HALF_PASS : TRAVEL]
  if (contract === 'internship') return forTrainee
  if (contract === 'apprenticeship') return [...forTrainee, APPRENTICE]
  const more = pickSome(ownOf(work, company), 1 + Math.floor(random() * 2), random)
  // Who can eat in the house gets no vouchers, and who travels free needs no pass.
  const needless = [more.includes(CANTEEN) ? MEALS : [], more.includes(FREE_TRAVEL) ? HALF_PASS : []].flat()
  const offered = offeredBy(work, company).filter((one) => !needless.includes(one))
  const usual = pickSome(offered, 2 + Math.floor(random() * 2), random)
  return [...usual, ...more].filter(({ en }, index, all) => all.findIndex((one) => one.en === en) === index)
}

function ownOf({ roleId, remote }: Work, { id, sector, size }: SeedCompany): Bilingual[] {
  const isLarge = size === '251-1000' || size === '1001+'
  const bySector = BY_COMPANY[id] ?? BY_SECTOR[sector]
  return [
    ...(SHIFT_ROLES.has(roleId) ? SHIFTS : []),
    ...(FIXED_HOURS.has(roleId) ? [] : [FLEXIBLE]),
    ...(isLarge && remote !== 'full' ? LARGE : []),
    ...(bySector ? [bySector] : []),
    ...(roleId === 'site-manager' ? [SITE_WORK] : []),
  ]
}

const offeredBy = ({ location, roleId, remote }: Work, { sector }: SeedCompany): Bilingual[] =>
  (BY_COUNTRY[location.countryCode] ?? ELSEWHERE).filter(
    (one) =>
      (one !== PROFIT || !WITHOUT_PROFIT.has(sector)) &&
      (one !== THIRTEENTH || (sector !== 'public' && sector !== 'education')) &&
      (one.en !== FLEXIBLE.en || !FIXED_HOURS.has(roleId)) &&
      (remote !== 'full' || !TO_WORK.test(one.en)),
  )
