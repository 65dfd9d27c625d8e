// The roles that jobs are posted for: 40, each with what it requires.
import type { Level, Requirement, Role } from '#contract/portal/skills.ts'

const words = (text: string): string[] => text.split(';').flatMap((word) => word.trim() || [])

/**
 * id | field | zone | R I A S E C | English | French | other titles in English; ... | in French; ...
 * and below it what it requires: skill:level:importance in hundredths, `!` where it must be met, the weightiest first.
 */
const text = `
data-analyst | data | 3 | 15 80 20 25 30 75 | Data analyst | Data analyst | analyst; reporting analyst; insight analyst | analyste de données; chargé d’études statistiques
sql:4:100! spreadsheets:4:80 data-visualisation:4:85 statistics:3:75 business-intelligence:3:60 python:2:45 data-quality:3:55 report-writing:3:50 requirements-analysis:3:40 business-english:3:30
data-scientist | data | 4 | 10 95 25 15 25 55 | Data scientist | Data scientist | machine learning scientist; modeller | scientifique des données; ingénieur en modélisation
python:4:100! statistics:4:95! machine-learning:4:95 sql:4:70 forecasting:3:55 data-visualisation:3:50 version-control:3:40 data-pipelines:2:35 public-speaking:3:30 business-english:4:40
data-engineer | data | 4 | 25 75 5 10 20 75 | Data engineer | Ingénieur données | data platform engineer; ETL developer | data engineer; développeur ETL
sql:5:100! python:4:85! data-pipelines:4:95 data-modelling:4:85 database-administration:3:55 cloud-platforms:3:55 containers:3:40 version-control:4:50 data-quality:3:50 monitoring:3:35 business-english:3:25
statistician | data | 4 | 5 90 10 15 15 75 | Statistician | Statisticien | survey statistician; biostatistician | chargé d’études; biostatisticien
statistics:5:100! r-language:4:80 survey-methods:4:75 sql:3:50 data-quality:3:50 report-writing:4:60 data-visualisation:3:50 spreadsheets:3:35 forecasting:3:40 data-protection:2:30
operations-analyst | operations | 3 | 20 75 5 25 40 70 | Operations analyst | Analyste des opérations | capacity analyst; performance analyst; planning analyst | analyste de capacité; analyste de performance
spreadsheets:4:90! sql:3:70 process-improvement:4:85 data-visualisation:3:65 statistics:3:60 operations-research:3:60 forecasting:3:45 stakeholder-management:3:50 report-writing:3:45 project-management:2:30
demand-planner | logistics | 3 | 15 70 5 20 45 75 | Demand planner | Prévisionniste de la demande | forecast analyst; supply planner; demand analyst | planificateur de la demande; approvisionneur
forecasting:4:100! spreadsheets:4:85 supply-chain:3:80 inventory-control:3:65 sql:3:50 erp:3:50 statistics:3:55 stakeholder-management:3:45 business-english:3:35 negotiation:2:25
transport-planner | transport | 4 | 20 70 20 30 35 60 | Transport planner | Chargé d’études transport | mobility analyst; network planner; traffic analyst | chargé d’études mobilité; ingénieur transport
transport-planning:4:100! geodata:3:75 spreadsheets:3:55 statistics:3:55 sql:2:35 stakeholder-management:3:60 report-writing:4:55 public-procurement:2:35 passenger-information:2:40 project-management:3:45 driving-licence:3:20
timetable-planner | transport | 3 | 25 55 5 25 25 90 | Timetable planner | Graphiqueur-habilleur | scheduler; rostering planner; timetable analyst | horairiste; planificateur d’horaires
timetabling:4:100! transport-planning:3:70 spreadsheets:4:70 passenger-information:3:60 labour-law:2:50 operations-research:2:45 sql:2:35 fleet-management:2:40 customer-relations:2:25 report-writing:2:25
map-analyst | data | 4 | 25 75 35 10 20 65 | Map analyst | Géomaticien | GIS analyst; geodata specialist | cartographe; chargé de SIG
geodata:5:100! sql:3:70 python:3:60 data-visualisation:4:65 data-quality:3:55 data-modelling:3:45 web-accessibility:2:20 report-writing:3:40 project-management:2:30 driving-licence:3:20
pricing-analyst | finance | 4 | 5 75 10 20 60 75 | Pricing analyst | Analyste tarification | revenue analyst; fares analyst | chargé de tarification; revenue manager
pricing:4:100! spreadsheets:4:80 sql:3:65 statistics:3:65 forecasting:3:55 financial-analysis:3:50 market-research:3:45 data-visualisation:3:45 negotiation:2:25 business-english:3:35
data-steward | data | 3 | 5 60 5 35 30 90 | Data steward | Data steward | data quality manager; master data manager | gestionnaire de données; responsable qualité des données
data-quality:4:100! data-protection:3:75 data-modelling:3:65 sql:3:60 stakeholder-management:3:60 records-management:3:50 workshop-facilitation:3:45 report-writing:3:45 spreadsheets:3:40 change-management:2:30
health-data-analyst | health | 4 | 5 85 5 40 15 75 | Health data analyst | Analyste de données de santé | hospital data analyst; medical information analyst | analyste en information médicale; technicien d’information médicale
health-data:4:95! sql:4:85! statistics:4:80 data-protection:4:75 r-language:3:50 data-visualisation:3:50 spreadsheets:3:40 report-writing:3:50 public-health:2:45 clinical-research:2:30
frontend-developer | software | 3 | 25 65 55 15 20 55 | Front-end developer | Développeur front-end | web developer; React developer | développeur web; intégrateur; développeuse front-end
javascript:4:100! html-css:4:85! typescript:3:80 react:4:80 web-accessibility:3:65 automated-testing:3:55 version-control:3:50 api-design:2:35 interface-design:2:35 agile-methods:3:30 business-english:3:30
backend-developer | software | 4 | 20 75 15 10 20 65 | Back-end developer | Développeur back-end | server developer; software engineer | développeur logiciel; développeuse back-end; ingénieur logiciel
java:4:85 api-design:4:90! sql:4:80! automated-testing:3:65 software-architecture:3:65 version-control:4:55 containers:3:45 node:3:40 it-security:3:40 agile-methods:3:30 business-english:3:30
mobile-developer | software | 4 | 25 65 45 10 20 55 | Mobile developer | Développeur mobile | Android developer; iOS developer; app developer | développeur Android; développeur iOS; développeuse mobile
mobile-development:4:100! api-design:3:65 automated-testing:3:60 version-control:3:50 interface-design:2:45 web-accessibility:3:45 typescript:3:40 continuous-delivery:2:35 agile-methods:3:35 business-english:3:30
devops-engineer | systems | 4 | 35 70 5 15 25 70 | DevOps engineer | Ingénieur DevOps | site reliability engineer; platform engineer | ingénieur plateforme; ingénieur fiabilité
linux:4:95! containers:4:90! infrastructure-as-code:4:80 continuous-delivery:4:80 cloud-platforms:4:70 monitoring:4:65 networks:3:50 python:3:40 it-security:3:50 go:2:25 business-english:3:30
support-technician | systems | 2 | 50 45 5 60 20 55 | IT support technician | Technicien support informatique | helpdesk agent; workplace technician | technicien helpdesk; technicienne support
it-support:4:100! windows-server:3:70 networks:2:60 customer-relations:3:70 identity-management:2:45 it-security:2:45 technical-writing:2:35 linux:2:30 business-english:2:30 driving-licence:3:20
security-analyst | systems | 4 | 25 85 5 15 30 75 | Security analyst | Analyste cybersécurité | SOC analyst; information security officer | analyste SOC; responsable sécurité
it-security:4:100! networks:4:75 monitoring:3:70 penetration-testing:3:60 identity-management:3:60 linux:3:55 risk-management:3:55 report-writing:3:45 data-protection:3:45 python:2:30 business-english:3:35
product-manager | software | 4 | 5 55 35 50 85 40 | Product manager | Chef de produit | product owner; digital product lead | responsable produit; product owner; cheffe de produit
product-management:4:100! stakeholder-management:4:80 requirements-analysis:4:70 user-research:3:60 agile-methods:4:60 web-analytics:3:45 workshop-facilitation:3:50 market-research:3:40 public-speaking:3:40 business-english:4:45
project-manager | management | 4 | 10 45 10 50 85 65 | Project manager | Chef de projet | project coordinator; programme officer | cheffe de projet; coordinateur de projet
project-management:4:100! stakeholder-management:4:80 budgeting:3:60 risk-management:3:60 team-leadership:3:60 workshop-facilitation:3:50 report-writing:3:50 change-management:3:45 spreadsheets:3:35 business-english:3:40
business-analyst | management | 4 | 5 70 15 45 50 65 | Business analyst | Business analyst | functional analyst; process analyst | analyste fonctionnel; analyste métier; assistance à maîtrise d’ouvrage
requirements-analysis:4:100! process-improvement:3:70 stakeholder-management:3:70 workshop-facilitation:4:65 sql:2:45 data-modelling:2:45 agile-methods:3:50 technical-writing:3:50 change-management:3:45 business-english:3:35
ux-designer | software | 3 | 10 50 90 40 30 25 | UX designer | UX designer | interaction designer; service designer | designer d’interaction; ergonome; concepteur UX
interface-design:4:100! user-research:4:85 web-accessibility:3:65 workshop-facilitation:3:55 graphic-design:3:50 html-css:2:40 web-analytics:2:35 content-strategy:2:30 stakeholder-management:3:45 business-english:3:30
accountant | finance | 3 | 5 40 5 20 35 95 | Accountant | Comptable | general accountant; accounts officer | comptable général; collaborateur comptable
bookkeeping:4:100! financial-accounting:4:90! taxation:3:70 erp:3:60 spreadsheets:3:60 audit:2:40 treasury:2:35 payroll:2:30 report-writing:2:30 business-english:2:20
management-controller | finance | 4 | 5 65 5 25 50 85 | Management controller | Contrôleur de gestion | financial controller; cost controller | contrôleuse de gestion; contrôleur financier
management-control:4:100! budgeting:4:85 spreadsheets:5:85! financial-analysis:4:70 erp:3:60 business-intelligence:3:55 sql:2:40 financial-accounting:3:55 stakeholder-management:3:45 business-english:3:35
payroll-officer | finance | 3 | 5 30 5 35 25 95 | Payroll officer | Gestionnaire de paie | payroll administrator; payroll specialist | technicien paie; assistante paie
payroll:4:100! labour-law:3:80 hr-administration:3:75 spreadsheets:3:55 erp:3:50 data-protection:2:40 customer-relations:2:35 bookkeeping:2:40 report-writing:2:25 taxation:2:30
hr-officer | management | 3 | 5 30 10 80 55 60 | HR officer | Chargé de ressources humaines | people partner; recruiter; HR generalist | chargée RH; chargé de recrutement; gestionnaire RH
hr-administration:4:95! recruitment:4:85 labour-law:3:80 stakeholder-management:3:50 data-protection:2:45 training-design:2:45 spreadsheets:2:35 public-speaking:2:30 payroll:2:35 business-english:2:25
data-protection-officer | law | 4 | 5 65 5 35 40 85 | Data protection officer | Délégué à la protection des données | privacy officer; DPO | DPO; chargé de conformité RGPD; déléguée à la protection des données
data-protection:5:100! compliance:4:75 risk-management:3:65 it-security:3:60 contract-law:3:55 records-management:3:50 training-design:2:40 legal-research:3:50 stakeholder-management:3:50 business-english:3:35
legal-counsel | law | 5 | 0 70 15 30 60 75 | Legal counsel | Juriste d’entreprise | in-house lawyer; contract manager | juriste contrats; conseil juridique
contract-law:4:100! corporate-law:3:75 legal-research:4:75 negotiation:3:60 compliance:3:60 data-protection:3:50 intellectual-property:3:45 labour-law:2:40 public-procurement:2:35 business-english:4:50
procurement-officer | management | 3 | 10 40 5 30 75 75 | Procurement officer | Acheteur | buyer; purchasing officer; tender manager | acheteuse; chargé des achats; responsable des marchés
procurement:4:100! negotiation:4:80 contract-law:2:60 public-procurement:3:60 spreadsheets:3:50 erp:3:50 budgeting:2:45 risk-management:2:35 supply-chain:2:40 business-english:3:40
marketing-officer | marketing | 3 | 5 40 65 40 75 40 | Digital marketing officer | Chargé de marketing digital | online marketing manager; growth marketer | chargée de marketing digital; traffic manager
digital-marketing:4:100! web-analytics:3:80 seo:3:70 content-strategy:3:65 social-media:3:60 copywriting:3:50 crm:2:45 graphic-design:2:35 spreadsheets:2:35 business-english:3:40
communications-officer | marketing | 3 | 5 35 80 55 60 35 | Communications officer | Chargé de communication | press officer; content editor | chargée de communication; attaché de presse
brand-communication:4:100! content-strategy:3:70 french-writing:4:70 social-media:3:65 event-management:3:55 photo-video:2:45 graphic-design:2:45 public-speaking:3:40 web-analytics:2:30 business-english:3:35
customer-adviser | customers | 2 | 15 20 10 85 50 50 | Customer adviser | Conseiller clientèle | customer service agent; call centre adviser | conseillère clientèle; téléconseiller; chargé de clientèle
customer-relations:3:100! crm:2:60 french:4:65 negotiation:2:45 report-writing:2:40 business-english:2:35 data-protection:2:30 front-desk:2:40 passenger-information:1:20 sales:2:40
sales-representative | customers | 2 | 15 20 15 55 95 30 | Sales representative | Commercial | account manager; field sales | commerciale; ingénieur commercial; attaché commercial
sales:4:100! negotiation:4:80 customer-relations:3:70 crm:3:60 key-accounts:3:60 public-speaking:3:45 market-research:2:40 spreadsheets:2:35 business-english:3:40 driving-licence:3:50!
warehouse-lead | logistics | 2 | 75 15 0 40 50 60 | Warehouse team leader | Chef d’équipe logistique | logistics supervisor; shift leader | responsable d’entrepôt; cheffe d’équipe logistique
warehouse-operations:4:100! team-leadership:3:80 inventory-control:3:75 forklift-licence:3:65! workplace-safety:3:65 spreadsheets:2:40 erp:2:45 process-improvement:2:45 first-aid:2:30 supply-chain:2:35
bus-driver | transport | 2 | 80 10 5 65 25 45 | Bus driver | Conducteur de bus | coach driver; driver | conductrice de bus; chauffeur de bus; conducteur receveur; conducteur d’autocar
bus-licence:4:100! passenger-information:2:55 customer-relations:3:75 workplace-safety:2:55 first-aid:2:45 french:3:55 timetabling:1:25 fleet-management:1:25
maintenance-technician | industry | 3 | 95 45 5 20 20 50 | Maintenance technician | Technicien de maintenance | maintenance electrician; service technician | technicienne de maintenance; électromécanicien
industrial-maintenance:4:100! electrical-installation:3:80! automation:3:70 workplace-safety:3:65 mechanical-design:2:40 report-writing:2:35 driving-licence:3:40 quality-control:2:35 welding:2:35 monitoring:1:20
site-manager | industry | 4 | 70 40 10 35 75 60 | Site manager | Conducteur de travaux | works manager; construction manager | conductrice de travaux; chef de chantier
site-supervision:4:100! building-plans:3:75 workplace-safety:4:75 budgeting:3:60 team-leadership:3:65 procurement:2:50 contract-law:2:45 public-procurement:2:40 energy-efficiency:2:35 driving-licence:3:50!
quality-engineer | industry | 4 | 50 65 5 25 40 80 | Quality engineer | Ingénieur qualité | quality manager; QA engineer in production | responsable qualité; ingénieure qualité
quality-control:4:100! process-improvement:4:80 statistics:3:65 audit:3:60 risk-management:3:55 mechanical-design:2:40 workplace-safety:3:50 report-writing:3:50 spreadsheets:3:45 business-english:3:45
nurse | health | 4 | 45 55 5 95 20 50 | Nurse | Infirmier | registered nurse; ward nurse | infirmière; infirmier diplômé d’État; soignant
nursing-care:4:100! first-aid:4:75! french:4:60 health-data:1:25 personal-assistance:3:55 public-health:2:45 report-writing:2:45 pharmacy:2:50 team-leadership:2:30 teaching:1:20
trainer | education | 4 | 5 45 40 90 50 35 | Trainer | Formateur | adult educator; instructional designer; lecturer | formatrice; formateur d’adultes; enseignant; chargé de cours
training-design:4:100! teaching:4:85 public-speaking:4:75 workshop-facilitation:3:65 spreadsheets:3:45 statistics:2:30 french-writing:3:50 report-writing:2:35 social-work:1:25 business-english:2:30
`

function requirement(written: string): Requirement {
  const must = written.endsWith('!')
  const [skillId = '', level, importance] = (must ? written.slice(0, -1) : written).split(':')
  return { skillId, level: Number(level) as Level, importance: Number(importance) / 100, must }
}

export const roles: readonly Role[] = text
  .trim()
  .split('\n')
  .flatMap((line, index, lines): Role[] => {
    if (index % 2 === 1) return []
    const [id = '', field = '', zone, kinds = '', en = '', fr = '', altEn = '', altFr = ''] = line
      .split('|')
      .map((part) => part.trim())
    const [R = 0, I = 0, A = 0, S = 0, E = 0, C = 0] = kinds.split(' ').map(Number)
    return [
      {
        id,
        title: { en, fr },
        altTitles: { en: words(altEn), fr: words(altFr) },
        field,
        zone: Number(zone) as Level,
        riasec: { R, I, A, S, E, C },
        requirements: (lines[index + 1] ?? '').split(' ').map(requirement),
      },
    ]
  })
