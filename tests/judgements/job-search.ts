// 60 queries as people write them, in English and French, and what each is about. Judged by one person who read the roles, skills, cities and companies of the
// portal, before the search was tuned; no query was left out for its result. A line says: query | language | what is meant. What is meant: `role:a,b` the roles
// that are looked for; `near:c` roles that a person would also look at; `city`, `company`, `skill`, `remote`, `contract`, `country`, `sector`: what else must
// hold. A job gets 3 where all of it holds, 1 where it is near, or is of the role and fails one of the rest, else 0. Slips, missing accents, feminine forms and
// half-typed words are as they were collected from own habits.

export const judgedQueries = `
data analyst | en | role:data-analyst near:health-data-analyst,operations-analyst,pricing-analyst,map-analyst,business-analyst
data scientist | en | role:data-scientist near:statistician
machine learning | en | role:data-scientist
dta engineer | en | role:data-engineer
statistician | en | role:statistician
front-end developer | en | role:frontend-developer near:backend-developer,mobile-developer
react | en | role:frontend-developer
java developer | en | role:backend-developer near:frontend-developer,mobile-developer
android | en | role:mobile-developer
devops | en | role:devops-engineer
kubernetes | en | role:devops-engineer near:backend-developer,data-engineer
helpdesk | en | role:support-technician
cybersecurity | en | role:security-analyst
product owner | en | role:product-manager
project manager | en | role:project-manager near:product-manager,site-manager
ux designer | en | role:ux-designer
accountant | en | role:accountant
payroll | en | role:payroll-officer near:hr-officer,accountant
recruiter | en | role:hr-officer
gdpr | en | role:data-protection-officer near:data-steward,health-data-analyst,security-analyst,legal-counsel,hr-officer,payroll-officer,customer-adviser,statistician
lawyer | en | role:legal-counsel
buyer | en | role:procurement-officer
seo | en | role:marketing-officer
press officer | en | role:communications-officer
bus driver | en | role:bus-driver
forklift | en | role:warehouse-lead
nurse | en | role:nurse
timetable planer | en | role:timetable-planner near:transport-planner
gis | en | role:map-analyst near:transport-planner
demand forecasting | en | role:demand-planner near:pricing-analyst,data-scientist,operations-analyst,statistician
remote data analyst | en | role:data-analyst remote:full
accountant edinburgh | en | role:accountant city:Edinburgh
tidewater ferries | en | company:tidewater-ferries
quality engineer | en | role:quality-engineer
analyste de données | fr | role:data-analyst near:health-data-analyst,operations-analyst,pricing-analyst,map-analyst
developpeuse web | fr | role:frontend-developer near:backend-developer
développeur mobile | fr | role:mobile-developer near:frontend-developer,backend-developer
géomaticienne | fr | role:map-analyst
statisticienne | fr | role:statistician
ingénieur données | fr | role:data-engineer near:data-scientist
comptable | fr | role:accountant
controleuse de gestion | fr | role:management-controller
paie | fr | role:payroll-officer near:accountant,hr-officer
juriste | fr | role:legal-counsel
rgpd | fr | role:data-protection-officer near:data-steward,health-data-analyst,security-analyst,legal-counsel,hr-officer,payroll-officer,customer-adviser,statistician
acheteuse | fr | role:procurement-officer
conseillère clientèle | fr | role:customer-adviser
commerciale | fr | role:sales-representative
conductrice de bus | fr | role:bus-driver
chef d'équipe logistique | fr | role:warehouse-lead
technicien de maintenance | fr | role:maintenance-technician near:support-technician
conducteur de travaux | fr | role:site-manager
infirmière | fr | role:nurse
formatrice | fr | role:trainer
chargé de communication | fr | role:communications-officer near:marketing-officer
cheffe de projet | fr | role:project-manager near:product-manager
horaires | fr | role:timetable-planner
télétravail analyste | fr | role:data-analyst,operations-analyst,pricing-analyst,map-analyst,health-data-analyst,business-analyst,security-analyst,demand-planner,timetable-planner,transport-planner remote:full,hybrid
vero mobilite | fr | company:vero-mobilite
infirmier lausanne | fr | role:nurse city:Lausanne
`
