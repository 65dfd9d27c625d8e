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

const FRANCE = [
  words('Meal vouchers', 'Titres-restaurant'),
  words('Half of the public transport pass paid', 'Abonnement de transport remboursé à 50 %'),
  words('Supplementary health insurance', 'Complémentaire santé'),
  PROFIT,
  words('Thirteenth month', 'Treizième mois'),
]
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
const BRITAIN = [
  words('Workplace pension', 'Retraite d’entreprise'),
  words('28 days’ holiday plus bank holidays', '28 jours de congés, plus les jours fériés'),
  words('Cycle-to-work scheme', 'Aide à l’achat d’un vélo'),
  words('Private medical insurance', 'Assurance santé privée'),
  words('Enhanced parental leave', 'Congé parental prolongé'),
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
const ELSEWHERE = [
  words('25 days’ holiday', '25 jours de congés'),
  words('Company pension', 'Retraite d’entreprise'),
  words('Travel to work refunded', 'Trajet domicile-travail remboursé'),
  words('Training budget', 'Budget de formation'),
]
const BY_COUNTRY: Readonly<Record<string, readonly Bilingual[]>> = {
  FR: FRANCE,
  BE: BELGIUM,
  LU: BELGIUM,
  CH: SWITZERLAND,
  GB: BRITAIN,
  IE: BRITAIN,
  CA: CANADA,
  DE: GERMANY,
  AT: GERMANY,
}

const TRAINEE = [
  words('A named tutor', 'Accompagnement par un tuteur ou une tutrice'),
  words('Travel pass refunded', 'Abonnement de transport remboursé'),
]
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
const LARGE = [words('Staff canteen', 'Restaurant d’entreprise'), words('Nursery places', 'Places en crèche')]
const DESK = words('Flexible working hours', 'Horaires flexibles')
const BY_SECTOR: Readonly<Record<string, Bilingual>> = {
  transport: words('Free travel on our network', 'Gratuité sur notre réseau'),
  culture: words('Free admission and staff discounts', 'Entrées gratuites et remises pour le personnel'),
  retail: words('Staff discount', 'Remise pour le personnel'),
  food: words('Discount on our products', 'Remise sur nos produits'),
  finance: words('Preferential banking terms', 'Conditions bancaires préférentielles'),
  construction: words('Work clothes and travel allowance', 'Vêtements de travail et indemnité de déplacement'),
  education: words('Access to our courses', 'Accès à nos formations'),
}

const SHIFT_ROLES: ReadonlySet<string> = new Set(['bus-driver', 'warehouse-lead', 'nurse', 'maintenance-technician'])

export function benefitsOf(
  { contract, location, roleId, remote }: Pick<JobRow, 'contract' | 'location' | 'roleId' | 'remote'>,
  company: SeedCompany,
  random: () => number,
): Bilingual[] {
  if (contract === 'freelance') return FREELANCE
  if (contract === 'temporary') return TEMPORARY
  if (contract === 'internship') return TRAINEE
  if (contract === 'apprenticeship') return [...TRAINEE, APPRENTICE]
  const isLarge = company.size === '251-1000' || company.size === '1001+'
  const bySector = BY_SECTOR[company.sector]
  const own = [
    ...(SHIFT_ROLES.has(roleId) ? SHIFTS : [DESK]),
    ...(isLarge && remote !== 'full' ? LARGE : []),
    ...(bySector ? [bySector] : []),
  ]
  const offered = (BY_COUNTRY[location.countryCode] ?? ELSEWHERE).filter(
    (one) => one !== PROFIT || !WITHOUT_PROFIT.has(company.sector),
  )
  const usual = pickSome(offered, 2 + Math.floor(random() * 2), random)
  const more = pickSome(own, 1 + Math.floor(random() * 2), random)
  return [...usual, ...more].filter(({ en }, index, all) => all.findIndex((one) => one.en === en) === index)
}
