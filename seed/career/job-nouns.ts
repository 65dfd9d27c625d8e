// What an employer calls its own: whom it works for, where its work is done, and what it counts. Fills `{who}`, `{sites}` and `{figures}` in what is written for roles.
import type { Bilingual } from '#contract/shared.ts'
import type { SeedCompany } from '#seed/career/companies.ts'

/** A sector, or `@` and companies that differ from theirs: for whom | where | what is counted, each as English / French. */
const text = `
transport | passengers / voyageurs | depots / dépôts | ridership, punctuality and revenue / de fréquentation, de ponctualité et de recettes
@tidewater-ferries @compagnie-du-leman | passengers / passagers | ships and piers / navires et embarcadères | crossings, bookings and delays / de traversées, de réservations et de retards
@verkehrsverbund-oberland | passengers / voyageurs | partner operators / exploitants partenaires | connections, ridership and revenue / de correspondances, de fréquentation et de recettes
logistics | customers / clients | depots / dépôts | volumes, delivery times and costs / de volumes, de délais et de coûts
@port-de-sete | shipping lines and hauliers / armateurs et transporteurs | terminals / terminaux | traffic, ship calls and port dues / de trafic, d’escales et de droits de port
energy | customers / clients | sites / sites | consumption, output and outages / de consommation, de production et de pannes
@halden-energy | customers / clients | departments / services | consumption, prices and forecasts / de consommation, de prix et de prévision
@brightwell-water @eaux-de-wallonie-centrale | customers / abonnés | treatment works / stations de traitement | consumption, leaks and water quality / de consommation, de fuites et de qualité de l’eau
@solaire-du-midi | customers / clients | crews / équipes de pose | output, orders and call-outs / de production, de commandes et d’interventions
health | patients / patients | clinics / cliniques | stays, waiting times and staffing / de séjours, d’attente et d’effectifs
@clinique-des-monts @hopital-sainte-claire | patients / patients | wards and offices / services | stays, waiting times and staffing / de séjours, d’attente et d’effectifs
@aidance | clients / bénéficiaires | local teams / équipes locales | visits, absences and travel / de visites, d’absences et de trajets
@blanchisserie-centrale | client hospitals / hôpitaux clients | production teams / équipes de production | tonnage, deliveries and energy use / de tonnage, de livraisons et d’énergie
@okapi-health | client hospitals / hôpitaux clients | teams / équipes | waiting times, use and support requests / d’attente, d’usage et d’assistance
public | residents / habitants | departments / services | schools, housing and public finances / de scolarité, de logement et de budget
@region-bords-de-loire | pupils and travellers / élèves et usagers | directorates / directions | trains, secondary schools and training / de trains, de lycées et de formation
@stad-linde | residents / habitants | departments / services | cycling, housing and public counters / de trafic cycliste, de logement et d’accueil
@kanton-hochtal | residents / habitants | offices / offices | roads, schools and population / de routes, d’écoles et de population
software | customers / clients | teams / équipes | use, incidents and sales / d’usage, d’incidents et de ventes
@brume-telecom | subscribers / abonnés | regional centres / centres régionaux | connections, faults and traffic / de raccordements, de pannes et de trafic
@aster-weather-services | customers / clients | forecast centres / centres de prévision | frost, wind and road conditions / de gel, de vent et d’état des routes
@nordlys-analytics | customers / clients | customers / clients | bookings, occupancy and forecast errors / de réservations, de remplissage et d’écarts de prévision
@queue-theory | customers / clients | customers / clients | waits, arrivals and staffing / d’attente, d’arrivées et d’effectifs
@cobalt-systems | client operators / exploitants clients | teams / équipes | gates, ticket sales and faults / de passages, de ventes et de pannes
food | customers / clients | workshops / ateliers | output, stock and waste / de production, de stocks et de pertes
@fournils-associes | members / adhérents | bakeries / boulangeries | sales, waste and deliveries / de ventes, d’invendus et de livraisons
@laiterie-du-bocage | customers / clients | dairies / laiteries | milk collected, output and stock / de collecte, de production et de stocks
retail | customers / clients | shops / magasins | sales, stock and returns / de ventes, de stocks et de retours
finance | members / sociétaires | branches / agences | loans, deposits and costs / de crédits, de dépôts et de coûts
@mutuelle-du-phare | members / sociétaires | branches / agences | claims, premiums and contracts / de sinistres, de cotisations et de contrats
@alpes-credit | customers / clients | branches / agences | loans, arrears and costs / de crédits, d’impayés et de coûts
@harrow-pike | clients / clients | offices / bureaux | fees, hours and deadlines / d’honoraires, d’heures et d’échéances
industry | customers / clients | workshops / ateliers | output, scrap and downtime / de production, de rebuts et d’arrêts
@isarwerk | customers / clients | branches / agences | repairs, downtime and spare parts / de réparations, d’arrêts et de pièces
construction | clients / clients | building sites / chantiers | hours, materials and margins / d’heures, de matériaux et de marges
education | students / étudiants | faculties / facultés | enrolment, exams and graduates / d’inscriptions, d’examens et de diplômes
@institut-regional @observatoire-des-gares | partners / partenaires | teams / équipes | housing, work and travel / de logement, d’emploi et de déplacements
culture | visitors / visiteurs | museums / musées | admissions, passes and events / d’entrées, de passes et d’événements
@librairies-du-canal | readers / lecteurs | bookshops / librairies | sales, orders and returns / de ventes, de commandes et de retours
@radio-littoral @editions-de-l-ancre | public / publics | teams / équipes | audience, sales and costs / d’audience, de ventes et de coûts
services | clients / clients | teams / équipes | studies, hours and costs / d’études, d’heures et de coûts
`

const NAMES = ['{who}', '{sites}', '{figures}'] as const

const nouns: ReadonlyMap<string, readonly Bilingual[]> = new Map(
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [whose = '', ...parts] = line.split(' | ')
      const words = parts.map((part) => {
        const [en = '', fr = ''] = part.split(' / ')
        return { en, fr }
      })
      return whose.split(' ').map((one) => [one, words] as const)
    }),
)

/** A line of a role in the words of an employer. */
export function inTermsOf({ id, sector }: Pick<SeedCompany, 'id' | 'sector'>, line: Bilingual): Bilingual {
  const own = nouns.get(`@${id}`) ?? nouns.get(sector) ?? []
  return NAMES.reduce(
    ({ en, fr }, name, index) => ({
      en: en.replace(name, own[index]?.en ?? ''),
      fr: fr.replace(name, own[index]?.fr ?? ''),
    }),
    { en: line.en, fr: line.fr },
  )
}
