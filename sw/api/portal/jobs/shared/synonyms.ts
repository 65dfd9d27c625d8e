// What people call roles and skills besides the names that they have: acronyms, everyday words, short forms, in English and French. Curated by hand.

/** A line: token of a role (`r:`) or skill (`s:`) | what else it is called. A word may be in several lines. */
const TABLE = `
r:data-analyst | business intelligence analyst; bi analyst; bi developer; reporting specialist; dashboard developer; analyste bi; analyste décisionnel; analyste reporting; chargé de reporting; data analyste; power bi developer; développeur bi; powerbi; business data analyst; kpi analyst
r:data-scientist | ml; ml engineer; machine learning engineer; ai; ai engineer; ai researcher; ia; ingénieur ia; ingénieur machine learning; deep learning; data science; apprentissage profond; intelligence artificielle; artificial intelligence; nlp; llm; computer vision; vision par ordinateur; nlp engineer; research scientist; quant; mlops; genai; ia générative; spécialiste ia
r:data-engineer | big data; big data engineer; etl; elt; data architect; architecte data; architecte de données; dba; database administrator; administrateur de bases de données; data ops; dataops; mlops; analytics engineer; dwh; data warehouse engineer; ingénieur big data; ingénieur data; développeur data; spark; hadoop; kafka; snowflake; databricks; postgres; postgre
r:statistician | stats; statistics officer; methodologist; méthodologue; actuary; actuaire; econometrician; économètre; epidemiologist; épidémiologiste; biostat; data statistician; chargé d’études statistiques; quantitative researcher; insee
r:operations-analyst | ops analyst; operations research analyst; or analyst; operational research; capacity planner; workforce planner; wfm; analyste ops; analyste opérationnel; analyste planification; resource planner; recherche opérationnelle
r:demand-planner | forecaster; s&op; sop planner; supply chain planner; supply chain analyst; replenishment planner; approvisionneuse; approvisionneur; planner logistique; prévisionniste; prévisionniste des ventes; gestionnaire de stocks; stock controller; inventory planner; material planner; mrp controller; analyste supply chain; supply chain
r:transport-planner | mobility planner; traffic engineer; transport engineer; transportation planner; urban mobility; urban planner; urbaniste; ingénieur mobilité; ingénieur trafic; chargé de mission mobilité; chargé de mobilité; planificateur de transport; mobility manager; traffic modeller
r:timetable-planner | rota planner; roster planner; shift planner; scheduling officer; timetabler; graphiqueur; graphiqueuse; habilleur; planificateur; planificatrice; horairiste; duty planner; crew planner; rostering; scheduling; agent de planning; planning officer
r:map-analyst | cartographer; cartographe; gis; gis developer; gis technician; gis engineer; sig; sigiste; géomatique; geomatics; surveyor; géomètre; topographe; topographer; geospatial analyst; geospatial; geographer; géographe; mapping specialist; remote sensing; télédétection; arcgis; qgis
r:pricing-analyst | pricing; pricer; pricing manager; price analyst; revenue manager; yield manager; yield management; yield; tarificateur; chargé de pricing; analyste pricing; tariff analyst; fares; gestionnaire tarifaire
r:data-steward | data governance; data governance manager; data governance officer; mdm; data manager; data custodian; data owner; gouvernance des données; data quality; data quality analyst; gestionnaire de référentiels; référent données; chief data officer; cdo; catalogue de données; records manager; archivist; archiviste
r:health-data-analyst | health informatics; clinical data manager; clinical data analyst; medical coder; codeur médical; tim; dim; pmsi; data manager clinique; healthcare analyst; nhs analyst; analyste santé; e-santé; ehealth; epidemiology analyst; medical statistician; biostatistician
r:frontend-developer | front; frontend; frontend engineer; front end engineer; front dev; dev front; web dev; dev web; ui developer; ui engineer; javascript developer; js developer; développeur js; développeur javascript; angular; angular developer; vue; vuejs; vue developer; svelte; webmaster; web integrator; intégratrice; intégrateur web; html developer; fullstack; full stack; full stack developer; full stack engineer; fullstack developer; développeur fullstack; développeur full stack; développeur react; webdev; wordpress; programmer; programmeur; codeur; coder; dev; développeur; developer; ingénieur front
r:backend-developer | back; backend; backend engineer; back end engineer; back dev; dev back; java developer; développeur java; php developer; développeur php; python developer; développeur python; node developer; dotnet developer; développeur dotnet; csharp developer; golang; go developer; développeur go; golang developer; ruby; rails; rust; django; api developer; swe; sde; software developer; software engineer; software; ingénieur développement; ingénieur logiciel; ingénieur informatique; fullstack; full stack; full stack developer; full stack engineer; fullstack developer; développeur fullstack; développeur full stack; programmer; programmeur; codeur; coder; dev; développeur; developer; informaticien; computer scientist; tech lead; lead dev; architecte logiciel; software architect; concepteur développeur; analyste programmeur; ingénieur études et développement
r:mobile-developer | ios; iphone; swift; kotlin; android; flutter; react native; flutter developer; swift developer; kotlin developer; mobile dev; dev mobile; app dev; mobile engineer; ios engineer; android engineer; développeur flutter; développeur swift; développeur kotlin; programmer; programmeur; codeur; coder; dev; développeur; developer; développeur d’applications
r:devops-engineer | sre; k8s; kubernetes; devops; devsecops; sysadmin; sys admin; sysops; adminsys; admin sys; system administrator; systems administrator; systems engineer; system engineer; administrateur système; administrateur systèmes; administrateur systèmes et réseaux; ingénieur système; ingénieur systèmes; ingénieur système et réseau; network engineer; network administrator; ingénieur réseau; administrateur réseau; cloud engineer; cloud architect; ingénieur cloud; architecte cloud; infrastructure engineer; ingénieur infrastructure; infra; ops; release engineer; build engineer; linux admin; linux administrator; administrateur linux; aws engineer; azure engineer; gcp; terraform; ansible; docker; mlops; informaticien; release manager; exploitant informatique; ingénieur de production
r:support-technician | it support; support it; desktop support; help desk; helpdesk; hotline; hotliner; hot liner; service desk; it technician; technicien informatique; computer technician; it helpdesk; support analyst; support engineer; first line support; second line support; it assistant; support n1; support n2; technicien de proximité; dépannage informatique; sysadmin; sys admin; adminsys; system administrator; systems administrator; administrateur système; administrateur systèmes; informaticien; it; assistant informatique; field technician; deskside; technicien systèmes et réseaux; pc technician; support utilisateur
r:security-analyst | cyber; cybersecurity; cybersécurité; infosec; ciso; rssi; ssi; soc; pentester; pen tester; penetration tester; ethical hacker; hacker éthique; security engineer; ingénieur sécurité; ingénieur cybersécurité; security officer; security architect; cyber analyst; cybersecurity analyst; cybersecurity engineer; appsec; iam engineer; responsable ssi; siem; consultant cybersécurité; analyste sécurité; analyste cyber; threat analyst; incident responder; iso 27001
r:product-manager | po; pm; product owner; product lead; pmm; head of product; cpo; proxy product owner; ppo; scrum master; responsable produits; propriétaire de produit; digital product manager; technical product manager; tpm; chief product officer; product specialist
r:project-manager | pmo; pmp; prince2; project lead; project officer; programme manager; program manager; delivery manager; scrum master; agile coach; coach agile; chef de projets; directeur de projet; directrice de projet; responsable de projet; pilote de projet; chargé de projet; chargée de projet; chargé de mission; coordinatrice de projet; project coordinator; it project manager; chef de projet informatique; moe; cpi; project management officer
r:business-analyst | ba; amoa; moa; assistant moa; consultant amoa; business analyste; functional consultant; consultant fonctionnel; process owner; it business analyst; requirements engineer; systems analyst; system analyst; business systems analyst; bpm; consultant métier; analyste d’affaires; analyste processus; assistance maîtrise d’ouvrage; erp consultant; consultant erp; consultant sap; sap consultant
r:ux-designer | ux; ui; ux ui; ui ux; ux ui designer; ui designer; ui ux designer; product designer; web designer; webdesigner; graphic designer; graphiste; designer; designer graphique; designer numérique; digital designer; ux researcher; ux research; user researcher; ux writer; figma; service design; designer ui; designer produit; designer web; ergonome; infographiste; directeur artistique; art director; design system; usability; illustrator
r:accountant | compta; comptabilité; accounting; bookkeeper; bookkeeping; cpa; acca; aca; chartered accountant; expert comptable; aide comptable; assistant comptable; assistante comptable; accounts assistant; accounts payable; accounts receivable; accounts clerk; ap clerk; general ledger accountant; auditor; auditeur; auditrice; tax accountant; fiscaliste; trésorier; treasurer; finance officer; finance assistant; comptable fournisseurs; comptable clients; dcg; dscg; management accountant; ledger clerk
r:management-controller | cdg; controlling; controller; cfo; daf; raf; finance manager; finance director; financial analyst; analyste financier; analyste financière; directeur financier; directrice financière; directeur administratif et financier; responsable financier; fp&a; fpa; contrôle de gestion; business controller; contrôleur; contrôleuse; cost accountant; budget officer; responsable budgétaire; finance business partner
r:payroll-officer | paye; payroll; paie; payroll manager; payroll clerk; gestionnaire paie; responsable paie; gestionnaire de paye; gestionnaire adp; comp and ben; adp; compensation and benefits; silae; wages clerk; assistant paie
r:hr-officer | hr; rh; hrbp; hr business partner; hr manager; hr assistant; hr director; drh; rrh; responsable rh; assistant rh; assistante rh; directeur rh; directrice rh; human resources; ressources humaines; recruiter; recruteur; recruteuse; recruitment consultant; recruitment officer; consultant en recrutement; headhunter; head hunter; chasseur de têtes; talent acquisition; talent manager; people operations; people ops; people manager; personnel officer; sourcer; sourceur; gestionnaire du personnel; ta specialist; chargé de formation rh; staffing
r:data-protection-officer | dpo; dpd; gdpr; rgpd; privacy; privacy counsel; privacy manager; compliance officer; responsable conformité; chargé de conformité; data privacy; data protection; cnil; délégué rgpd; référent rgpd; déontologue; information governance; cipp
r:legal-counsel | lawyer; avocat; avocate; solicitor; barrister; attorney; paralegal; juriste; legal; legal officer; legal adviser; legal advisor; legal assistant; assistant juridique; assistante juridique; conseiller juridique; responsable juridique; directeur juridique; general counsel; gc; in house counsel; contract officer; notaire; notary; clerc de notaire; company secretary; jurist; droit; law; juriste droit social; employment lawyer; ip lawyer
r:procurement-officer | achats; achat; purchasing; purchasing manager; purchaser; procurement; procurement manager; sourcing; sourcing manager; strategic buyer; category manager; category buyer; responsable achats; directeur des achats; acheteur public; assistant achats; assistante achats; commodity manager; tender officer; bid manager; marchés publics; gestionnaire de marchés publics; supplier manager; cips; vendor manager
r:marketing-officer | marketing; marketer; webmarketing; web marketing; webmarketeur; digital marketing; digital marketer; marketing manager; marketing assistant; seo; sea; sem; seo manager; seo specialist; consultant seo; référenceur; référenceuse; growth; growth hacker; growth manager; crm manager; email marketing; ppc; ppc specialist; content marketer; copywriter; rédacteur web; rédactrice web; brand manager; chef de marque; responsable marketing; assistant marketing; assistante marketing; community manager; social media manager; acquisition manager; e-commerce manager; ecommerce; responsable e-commerce; inbound; cmo; google ads
r:communications-officer | com; comms; communication; communications; comms officer; communications manager; responsable communication; responsable de communication; assistant communication; assistante de communication; pr; pr officer; public relations; public relations officer; relations presse; relations publiques; rp; attachée de presse; media officer; media relations; journalist; journaliste; editor; rédacteur; rédactrice; redacteur en chef; copywriter; writer; content writer; community manager; social media manager; social media; press; internal communications; communication interne; communicant; spokesperson; event manager; chargé d’événementiel; événementiel
r:customer-adviser | customer service; customer support; customer care; customer success; customer success manager; csm; csr; client adviser; customer advisor; customer service advisor; customer service representative; call center; call centre; call center agent; call centre agent; contact centre; telephone adviser; téléconseillère; téléopérateur; téléopératrice; télévendeur; conseiller client; conseillère client; conseiller commercial; service client; relation client; chargé de relation client; sav; hôte d’accueil; hôtesse d’accueil; receptionist; réceptionniste; agent d’accueil; standardiste; bank clerk; conseiller bancaire; guichetier; complaints handler; chargée de clientèle; gestionnaire clientèle
r:sales-representative | sales; sales rep; salesperson; salesman; saleswoman; seller; bdr; sdr; sales executive; sales manager; sales assistant; account executive; account manager; key account manager; kam; business developer; business development; business development manager; bdm; biz dev; bizdev; vrp; vendeur; vendeuse; commercial terrain; commercial itinérant; commercial sédentaire; technico commercial; technico commerciale; délégué commercial; représentant; représentante; représentant de commerce; chargé d’affaires; responsable commercial; responsable grands comptes; développeur commercial; ingénieur d’affaires; telesales; telemarketer; presales; inside sales; retail assistant; shop assistant; pre sales engineer
r:warehouse-lead | warehouse; warehouse manager; warehouse supervisor; warehouse operative; warehouse worker; warehouseman; forklift; forklift driver; forklift operator; fork lift; fork lift driver; cariste; caces; magasinier; magasinière; manutentionnaire; préparateur de commandes; préparatrice de commandes; order picker; picker; picker packer; packer; entrepôt; entreposage; logistique; logistics; logistician; logisticien; logistics manager; logistics coordinator; responsable logistique; agent logistique; storekeeper; stock clerk; dispatcher; team leader logistics; chef de quai; shift supervisor; responsable de stock; distribution manager
r:bus-driver | chauffeur; chauffeuse; driver; conducteur; conductrice; bus; car; psv; pcv; psv driver; pcv driver; coach; coach driver; minibus driver; chauffeur de bus; chauffeur de car; chauffeur autocar; conducteur de car; chauffeur bus; machiniste; machiniste receveur; tram driver; conducteur de tram; conducteur de tramway; permis d; autocariste; wattman
r:maintenance-technician | electrician; électricien; électricienne; mechanic; mécanicien; mécanicienne; fitter; millwright; maintenance; maintenance engineer; ingénieur maintenance; maintenance fitter; agent de maintenance; technicien industriel; technicien de dépannage; dépanneur; électrotechnicien; électrotechnicienne; electromechanic; frigoriste; hvac technician; hvac; chauffagiste; plumber; plombier; automaticien; automation engineer; field service engineer; technicien sav; handyman; facilities technician; facility manager; responsable maintenance; ascensoriste; lift engineer
r:site-manager | foreman; chef de chantier; cheffe de chantier; chantier; btp; construction; bâtiment; building; contremaître; civil engineer; génie civil; ingénieur travaux; ingénieur génie civil; ingénieur btp; construction site manager; construction project manager; building site manager; site supervisor; site engineer; site foreman; clerk of works; quantity surveyor; métreur; métreuse; directeur de travaux; responsable de chantier; responsable travaux; works supervisor; maçon; bricklayer; carpenter; charpentier; construction engineer; bim manager; conductrice travaux; chargé d’affaires bâtiment; chef de travaux
r:quality-engineer | qa; qc; qa engineer; qa tester; quality; quality assurance; quality control; quality controller; quality inspector; contrôleur qualité; contrôleuse qualité; qualiticien; qualiticienne; responsable qse; qse; qhse; hse; hse manager; ingénieur qse; animateur qualité; technicien qualité; assurance qualité; auditeur qualité; six sigma; iso 9001; metrologist; métrologue; tester; testeur; test engineer; sqa; lean manager; haccp; supplier quality engineer; regulatory affairs
r:nurse | rn; ide; idel; infirmier; infirmière; registered nurse; staff nurse; nursing; nursing assistant; care assistant; carer; caregiver; healthcare assistant; hca; aide soignant; aide soignante; auxiliaire de vie; auxiliaire de puériculture; aide à domicile; soignante; infirmière libérale; infirmier de bloc; ibode; iade; infirmière anesthésiste; midwife; sage femme; cadre de santé; puéricultrice; psychiatric nurse; district nurse; paramedic; ambulancier; ehpad; soins
r:trainer | teacher; prof; professeur; professeure; instructor; tutor; teaching; lecturer; coach; facilitator; l&d; learning and development; training officer; training manager; chargé de formation; chargée de formation; responsable de formation; responsable formation; responsable pédagogique; ingénieur pédagogique; ingénieure pédagogique; concepteur pédagogique; e-learning; elearning; moniteur; monitrice; animateur; animatrice; éducateur; éducatrice; educator; enseignant; enseignante; instituteur; institutrice; maître de conférences; training; formation; language teacher; professor; education
s:sql | postgres; postgre; mysql; mariadb; sqlite; tsql; plsql; oracle sql; sql server; nosql; mongodb
s:python | py; django; flask; jupyter; polars; fastapi
s:spreadsheets | xls; xlsx; vba; gsheets; google sheet; tableur; pivot tables; tcd; macros excel
s:r-language | ggplot; ggplot2; shiny; rstats
s:javascript | js; es6; ecmascript; jquery; angular; vue; vuejs; svelte
s:typescript | ts; angular
s:react | reactjs; nextjs; redux; react native
s:node | nodejs; express js; nestjs; deno; bun
s:csharp | dot net; c sharp; blazor
s:java | jee; j2ee; spring boot; springboot; maven; kotlin; hibernate
s:php | symfony; laravel; wordpress; drupal
s:go | golang
s:machine-learning | ml; ai; ia; deep learning; pytorch; tensorflow; keras; llm; nlp; sklearn; intelligence artificielle; artificial intelligence; neural networks
s:data-visualisation | dataviz; data viz; d3; d3js; data visualization; infographie; tableau de bord
s:business-intelligence | bi; powerbi; power bi; qlik; qlikview; looker; metabase; superset; business objects; décisionnel; sas
s:data-pipelines | etl; elt; spark; kafka; airflow; talend; nifi; dataops; dagster
s:data-modelling | dwh; dw; datawarehouse; data vault; snowflake; bigquery; databricks
s:geodata | gis; sig; arcgis; qgis; postgis; openstreetmap; osm; geospatial
s:containers | k8s; k3s; helm; openshift; podman; containerisation; docker compose
s:cloud-platforms | gcp; aws; azure; ec2; lambda; openstack; ovh; cloud; nuage
s:continuous-delivery | cicd; ci cd; gitlab ci; jenkins; github actions; argocd; devops; mlops
s:infrastructure-as-code | iac; puppet; chef infra; pulumi; salt
s:monitoring | grafana; prometheus; datadog; elk; splunk; nagios; zabbix; sre
s:linux | unix; ubuntu; redhat; rhel; centos; sysadmin; bash scripting
s:windows-server | ad; azure ad; exchange; office 365; o365; m365; intune; sysadmin
s:networks | lan; wan; vpn; cisco; ccna; réseau; réseaux; wifi; tcp
s:it-security | infosec; cyber; ssi; iso27001; siem; soc; edr
s:penetration-testing | pentester; pentesting; red team; owasp; bug bounty
s:identity-management | sso; oauth; ldap; saml; okta; keycloak
s:it-support | itil; glpi; servicenow; hotline; support n1; support n2
s:agile-methods | scrum master; safe; xp; jira; agilité; agile
s:project-management | ms project; pmi; pmp; prince2; gantt; pmo
s:automated-testing | cypress; selenium; playwright; junit; pytest; tdd; bdd; qa automation
s:version-control | gitlab; github; svn; mercurial
s:web-accessibility | accessibility; accessibilité; aria; section 508
s:api-design | graphql; grpc; swagger; soap; microservices
s:interface-design | ux; ui; sketch; adobe xd; wireframes; maquettage; design system
s:graphic-design | photoshop; illustrator; indesign; pao; dtp; canva; graphiste; infographiste
s:erp | sap; s4hana; sage; navision; dynamics; netsuite
s:crm | salesforce; zoho; pipedrive; dynamics crm
s:taxation | tax; fiscal; impôts; vat; tva
s:data-protection | gdpr; rgpd; privacy; cnil; pia
s:seo | sea; sem; référencement; netlinking
s:digital-marketing | webmarketing; google ads; facebook ads; emailing; ppc
s:social-media | instagram; tiktok; linkedin; facebook; community manager; smo
s:forklift-licence | fork lift; cariste; caces; reach truck
s:bus-licence | psv; pcv; d1; fimo; fco; permis d
s:truck-licence | hgv; lgv; spl; super lourd; cdl; adr; hgv driver; lorry driver; truck driver; chauffeur poids lourd; chauffeur routier; routier
s:driving-licence | permis b; driver licence; drivers license
s:mechanical-design | cad; cao; catia; creo; autodesk inventor; dao
s:building-plans | autocad; revit; bim; archicad; dao
s:workplace-safety | hse; qhse; ehs; sst; document unique; duerp; osha
s:automation | plc; scada; siemens; robot; automate; grafcet
s:pharmacy | pharmacist; pharmacien; pharmacienne; pharmacie
s:social-work | assistante sociale; assistant social; social worker; éducateur spécialisé; cesf; travailleur social
s:physiotherapy | kiné; kinésithérapeute; physiotherapist; physio; ergothérapeute
s:early-childhood | atsem; eje; nounou; nanny; assistante maternelle; auxiliaire de puériculture
s:personal-assistance | avs; auxiliaire de vie; carer; aide à domicile; ads
s:cooking | cook; chef cuisinier; cuisinier; cuisinière; commis de cuisine
s:hospitality-service | waiter; waitress; serveur; serveuse; barista; bartender
s:travel-advice | travel agent; agent de voyages; guide touristique
s:retail-operations | cashier; caissier; caissière; employé libre service; hôte de caisse
s:front-desk | receptionist; réceptionniste; standardiste; hôtesse d’accueil; secrétaire; secretary; office assistant; administrative assistant; assistante administrative; assistant administratif
s:medical-secretariat | medical secretary; secrétaire médicale; secrétaire médical
s:translation | translator; traducteur; traductrice; interpreter; interprète; l10n; i18n
s:technical-writing | technical writer; rédacteur technique; documentaliste; tech writer
s:english | anglais; toeic; ielts; toefl
s:plumbing-heating | plumber; plombier; chauffagiste; hvac; cvc
s:welding | welder; soudeur; soudeuse; soudure
s:electrical-installation | electrician; électricien; électricienne; consuel
s:machining | machinist; tourneur; fraiseur; usineur; cnc operator
`

/** By token, what else it is called. */
export const SYNONYMS: readonly (readonly [token: string, names: readonly string[]])[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [token = '', names = ''] = line.split(' | ')
    return [token, names.split('; ')]
  })
