// 100 more queries, written down and judged before the search was run on any of them: acronyms, everyday words for a job, joined and split words, words of the
// other language. The lines are read as those of `job-search.ts`.

export const newJudgedQueries = `
frontend | en | role:frontend-developer
backend | en | role:backend-developer
front end | en | role:frontend-developer
back end developer | en | role:backend-developer near:frontend-developer,mobile-developer
fullstack | en | role:frontend-developer,backend-developer near:mobile-developer
full stack developer | en | role:frontend-developer,backend-developer near:mobile-developer
sre | en | role:devops-engineer
k8s | en | role:devops-engineer near:backend-developer,data-engineer
sysadmin | en | role:devops-engineer,support-technician near:security-analyst
system administrator | en | role:devops-engineer,support-technician near:security-analyst
ml engineer | en | role:data-scientist near:data-engineer
deep learning | en | role:data-scientist
programmer | en | role:backend-developer,frontend-developer,mobile-developer
web dev | en | role:frontend-developer near:backend-developer,mobile-developer
swe | en | role:backend-developer near:frontend-developer,mobile-developer
ios | en | role:mobile-developer
kotlin | en | role:mobile-developer
golang | en | role:backend-developer near:devops-engineer
dba | en | role:data-engineer near:backend-developer
postgres | en | role:data-engineer,data-analyst,backend-developer near:data-steward,health-data-analyst,pricing-analyst,operations-analyst,map-analyst,statistician,data-scientist,demand-planner,business-analyst
dataviz | en | role:data-analyst near:health-data-analyst,operations-analyst,map-analyst,statistician,data-scientist,pricing-analyst
bi analyst | en | role:data-analyst near:business-analyst,operations-analyst,pricing-analyst
powerbi | en | role:data-analyst near:management-controller,business-analyst
etl | en | role:data-engineer
mlops | en | role:devops-engineer,data-scientist,data-engineer
infosec | en | role:security-analyst near:devops-engineer
pentester | en | role:security-analyst
ciso | en | role:security-analyst
it support | en | role:support-technician
desktop support | en | role:support-technician
po | en | role:product-manager
scrum master | en | role:project-manager,product-manager near:business-analyst,backend-developer
pmo | en | role:project-manager near:product-manager
ba | en | role:business-analyst
ui designer | en | role:ux-designer
hr | en | role:hr-officer near:payroll-officer
talent acquisition | en | role:hr-officer
headhunter | en | role:hr-officer
bookkeeper | en | role:accountant
cfo | en | role:management-controller near:accountant
controlling | en | role:management-controller
dpo | en | role:data-protection-officer
privacy | en | role:data-protection-officer near:data-steward,legal-counsel
solicitor | en | role:legal-counsel
paralegal | en | role:legal-counsel
purchasing | en | role:procurement-officer
sourcing manager | en | role:procurement-officer near:hr-officer
copywriter | en | role:marketing-officer,communications-officer
community manager | en | role:communications-officer,marketing-officer
public relations | en | role:communications-officer
call center | en | role:customer-adviser
customer success | en | role:customer-adviser near:sales-representative
salesperson | en | role:sales-representative
bdr | en | role:sales-representative
key account manager | en | role:sales-representative
warehouse | en | role:warehouse-lead
fork lift | en | role:warehouse-lead
chauffeur | en | role:bus-driver
coach driver | en | role:bus-driver
electrician | en | role:maintenance-technician
foreman | en | role:site-manager near:warehouse-lead
civil engineer | en | role:site-manager
qa | en | role:quality-engineer near:backend-developer,frontend-developer,mobile-developer
rn | en | role:nurse
teacher | en | role:trainer
gis analyst lyon | en | role:map-analyst city:Lyon
remote backend | en | role:backend-developer remote:full
dev front | fr | role:frontend-developer
développeur fullstack | fr | role:frontend-developer,backend-developer near:mobile-developer
programmeuse | fr | role:backend-developer,frontend-developer,mobile-developer
informaticien | fr | role:support-technician,devops-engineer,backend-developer near:frontend-developer,mobile-developer,security-analyst
adminsys | fr | role:devops-engineer,support-technician near:security-analyst
administrateur système | fr | role:devops-engineer,support-technician near:security-analyst
ia | fr | role:data-scientist
ssi | fr | role:security-analyst near:devops-engineer
hotline | fr | role:support-technician near:customer-adviser
amoa | fr | role:business-analyst
drh | fr | role:hr-officer
rh | fr | role:hr-officer near:payroll-officer
recruteuse | fr | role:hr-officer
compta | fr | role:accountant
daf | fr | role:management-controller near:accountant
cdg | fr | role:management-controller
avocate | fr | role:legal-counsel
achats | fr | role:procurement-officer
webmarketing | fr | role:marketing-officer
relations presse | fr | role:communications-officer
téléconseillère | fr | role:customer-adviser
vendeuse | fr | role:sales-representative near:customer-adviser
vrp | fr | role:sales-representative
cariste | fr | role:warehouse-lead
magasinier | fr | role:warehouse-lead
chauffeur de car | fr | role:bus-driver
électricien | fr | role:maintenance-technician
chef de chantier | fr | role:site-manager
btp | fr | role:site-manager
ide | fr | role:nurse
prof | fr | role:trainer
cartographe | fr | role:map-analyst
sig | fr | role:map-analyst near:transport-planner
`
