// What is written in jobs of software, systems and projects: titles (=), purposes (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const softwareBank = `
@frontend-developer
= Front-end developer | Développeur front-end
= Web developer | Développeur web
= React developer | Développeur React
= Web interface developer | Développeur d’interfaces web
> You will develop the web pages that our {who} and staff use every day. | Vous développez les pages web utilisées chaque jour par nos {who} et notre personnel.
> You will work with designers and back-end developers on accessible, fast pages. | Vous travaillez avec les designers et développeurs back-end sur des pages accessibles et rapides.
> You will help to modernise our web applications and component library. | Vous participez à la modernisation de nos applications web et de la bibliothèque de composants.
* Develop screens and reusable components | Développer écrans et composants réutilisables
* Write automated tests | Écrire des tests automatisés
* Improve accessibility and loading times | Améliorer l’accessibilité et les temps de chargement
* Review colleagues’ code | Relire le code de l’équipe
* Refine requirements with designers and product owners | Affiner les besoins avec les designers et le product owner
* Document components | Documenter les composants
- You pay attention to users and to detail | Le souci des utilisateurs et du détail
- You enjoy working in a team and sharing knowledge | Le goût du travail en équipe et du partage
- You keep your technical knowledge up to date | Une veille technique régulière

@backend-developer
= Back-end developer | Développeur back-end
= Software engineer, interfaces | Ingénieur logiciel, interfaces
= Java developer | Développeur Java
= Back-end developer, payments | Développeur back-end, paiements | finance @cobalt-systems retail
> You will develop the services and interfaces behind our applications. | Vous développez les services et interfaces de nos applications.
> You will help to split an older application into smaller services, step by step. | Vous participez au découpage progressif d’une application existante en services plus petits.
> You will work in a team of developers and testers that releases every two weeks. | Vous travaillez dans une équipe de développement et de test qui livre toutes les deux semaines.
* Design and develop services | Concevoir et développer des services
* Define interfaces with other teams | Définir les interfaces avec les autres équipes
* Write unit and integration tests | Écrire des tests unitaires et d’intégration
* Analyse incidents and correct errors | Analyser les incidents et corriger les anomalies
* Maintain databases and migrations | Maintenir bases de données et migrations
* Take part in code reviews | Participer aux revues de code
* Document interfaces and keep older versions working | Documenter les interfaces et maintenir les anciennes versions | ~interfaces
* Connect card and online payments and reconcile them | Raccorder les paiements par carte et en ligne, et les rapprocher | ~payments
- You like clean design and readable code | Le goût d’une conception soignée et d’un code lisible
- You share responsibility for what is in production | Vous partagez la responsabilité de la production
- You communicate well with non-developers | Une bonne communication avec les équipes métier

@mobile-developer
= Mobile developer | Développeur mobile
= Android developer | Développeur Android
= iOS developer | Développeur iOS
= App developer, tickets | Développeur mobile, billetterie | transport @cobalt-systems
> You will develop the app of our {who} with designers and back-end developers. | Vous développez l’application de nos {who} avec les designers et développeurs back-end.
> You will be responsible for new features, from design to publication. | Vous prenez en charge de nouvelles fonctionnalités, de la conception à la publication.
> You will improve the stability and accessibility of our app. | Vous améliorez la stabilité et l’accessibilité de notre application.
* Write Swift and review colleagues’ code | Écrire en Swift et relire le code de l’équipe | ~ios
* Write Kotlin and review colleagues’ code | Écrire en Kotlin et relire le code de l’équipe | ~android
* Develop new features of the app | Développer les nouvelles fonctionnalités de l’application
* Write automated tests and test on devices | Écrire des tests automatisés et tester sur appareils
* Prepare releases for the app stores | Préparer les publications sur les stores
* Analyse crash reports and user reviews | Analyser les rapports d’erreur et les avis
* Agree interfaces with the back-end team | Convenir des interfaces avec l’équipe back-end
* Improve performance and battery use | Améliorer les performances et la consommation
* Let people buy, keep and show their tickets in the app | Développer la billetterie : acheter, garder et présenter ses billets dans l’application | ~tickets
- Published apps or projects that you can show | Des applications publiées ou des projets à montrer
- You care about usability | Le souci de la simplicité d’usage
- You work well in a small team | De l’aisance dans une petite équipe

@devops-engineer
= DevOps engineer | Ingénieur DevOps
= Site reliability engineer | Ingénieur fiabilité des services | software finance
= Platform engineer | Ingénieur plateforme
= Cloud engineer | Ingénieur cloud
> You will run and develop the platform on which our applications run. | Vous exploitez et faites évoluer la plateforme qui héberge nos applications.
> You will automate deployments and improve the reliability of our services. | Vous automatisez les déploiements et améliorez la fiabilité de nos services.
> You will support development teams from the first build to monitoring. | Vous accompagnez les équipes de développement, du premier build à la supervision.
* Maintain infrastructure as code | Maintenir l’infrastructure as code
* Develop build and deployment pipelines | Développer les chaînes d’intégration et de déploiement
* Set up monitoring and alerts | Mettre en place supervision et alertes
* Handle incidents and prepare reviews | Traiter les incidents et en préparer les bilans
* Test backups and recovery | Tester sauvegardes et reprise d’activité
* Follow cloud costs | Suivre les coûts du cloud
- You automate repetitive work | Le réflexe d’automatiser
- You remain methodical during incidents | De la méthode en situation d’incident
- You are willing to take part in on-call duty | Vous acceptez de participer aux astreintes

@support-technician
= IT support technician | Technicien support informatique
= Helpdesk agent | Technicien helpdesk
= Workplace technician | Technicien de proximité
= IT support, schools | Support informatique, établissements scolaires | public
> You will help the staff of our {sites} with their equipment, software and access. | Vous aidez le personnel de nos {sites} pour le matériel, les logiciels et les accès.
> You will join the IT support team, on the telephone and on our sites. | Vous rejoignez l’équipe de support informatique, au téléphone et sur nos sites.
> You will prepare workstations and solve everyday problems. | Vous préparez les postes de travail et résolvez les problèmes courants.
* Record and resolve support requests | Enregistrer et résoudre les demandes d’assistance
* Prepare computers and telephones for new staff | Préparer ordinateurs et téléphones des arrivants
* Manage accounts and access rights | Gérer comptes et droits d’accès
* Visit sites for installations | Se déplacer sur les sites pour les installations
* Write short user guides | Rédiger de courts modes d’emploi
* Keep the equipment inventory | Tenir l’inventaire du matériel
* Look after the computers of our schools, holidays included | Entretenir les ordinateurs des établissements scolaires, vacances comprises | ~schools
- Training in IT, completed or in progress | Une formation en informatique, obtenue ou en cours
- You explain things patiently | De la patience et de la pédagogie
- You are reliable and service-minded | De la fiabilité et le sens du service

@security-analyst
= Security analyst | Analyste cybersécurité
= SOC analyst | Analyste SOC
= Information security officer | Chargé de sécurité de l’information
= Security analyst, industrial systems | Analyste cybersécurité, systèmes industriels | energy industry
> You will monitor the security of our systems and respond to incidents. | Vous surveillez la sécurité de nos systèmes et traitez les incidents.
> You will assess risks and follow up security measures with IT and the departments. | Vous évaluez les risques et suivez les mesures avec l’informatique et les services.
> You will strengthen our information security and train our staff. | Vous renforcez notre sécurité informatique et sensibilisez le personnel.
> You will protect the controllers of our plants, and the networks between them. | Vous protégez les automates de nos installations et les réseaux qui les relient. | ~industrial
* Analyse security alerts | Analyser les alertes de sécurité
* Coordinate the response to incidents | Coordonner la réponse aux incidents
* Carry out vulnerability scans | Réaliser les analyses de vulnérabilité
* Review access rights | Contrôler les droits d’accès
* Assess suppliers’ security | Évaluer la sécurité des fournisseurs
* Prepare awareness training | Préparer les actions de sensibilisation
* Keep an inventory of industrial systems and their controllers | Tenir l’inventaire des systèmes industriels et de leurs automates | ~industrial
* Separate the networks of machines from those of offices | Séparer les réseaux des machines de ceux des bureaux | ~industrial
- You work systematically and discreetly | De la méthode et de la discrétion
- You follow current threats | Un suivi de l’actualité des menaces
- A security certification is an advantage | Une certification en sécurité est un atout

@product-manager
= Product manager | Chef de produit
= Product owner | Product owner
= Digital product lead | Responsable produit numérique | senior
= Product manager, season tickets | Chef de produit, abonnements | transport
> You will be responsible for a digital product, from the needs of our {who} to release. | Vous êtes responsable d’un produit numérique, du besoin de nos {who} à la mise en production.
> You will set priorities with the business and development teams. | Vous fixez les priorités avec les équipes métier et de développement.
> You will develop our digital services on the basis of research and figures. | Vous faites évoluer nos services numériques en vous appuyant sur des études et des chiffres.
* Define goals and the roadmap | Définir objectifs et feuille de route
* Gather user needs | Recueillir les besoins des utilisateurs
* Maintain and prioritise the backlog | Tenir et prioriser le backlog
* Accept deliveries with the team | Recetter les livraisons avec l’équipe
* Measure use and satisfaction | Mesurer l’usage et la satisfaction
* Inform users about changes | Informer les utilisateurs des évolutions
* Make season tickets easier to buy, change and renew | Simplifier l’achat, le changement et le renouvellement des abonnements | ~season
- You make decisions and explain them | Vous savez décider et expliquer vos choix
- You write clearly | Une expression écrite claire
- You work well with very different professions | De l’aisance avec des métiers très différents

@project-manager
= Project manager | Chef de projet
= Project coordinator | Coordinateur de projet | mid
= Programme officer | Chargé de programme | public education health culture
= Project manager, new buildings | Chef de projet, nouveaux bâtiments | on-site construction @hopital-sainte-claire @universite-de-la-confluence
> You will lead projects from definition to completion, with responsibility for time and budget. | Vous menez des projets du cadrage à la clôture, et répondez des délais et du budget.
> You will coordinate internal teams and suppliers on the projects of our {sites}. | Vous coordonnez équipes internes et prestataires pour les projets de nos {sites}.
> You will help the departments to plan and carry out their projects. | Vous aidez les services à planifier et réaliser leurs projets.
* Define scope, schedule and budget | Définir périmètre, calendrier et budget
* Lead project meetings | Animer les réunions de projet
* Monitor risks and progress | Suivre risques et avancement
* Manage suppliers | Piloter les prestataires
* Report to the steering committee | Rendre compte au comité de pilotage
* Prepare acceptance and handover | Préparer la réception et le transfert
* Follow new buildings from the first plan to the keys | Suivre les nouveaux bâtiments, du premier plan à la remise des clés | ~buildings
- You are structured and take decisions | De la rigueur et le sens de la décision
- You bring people together | Vous savez fédérer
- You communicate openly about difficulties | De la transparence sur les difficultés

@business-analyst
= Business analyst | Business analyst
= Functional analyst | Analyste fonctionnel
= Process analyst | Analyste processus
= Business analyst, claims | Business analyst, sinistres | @mutuelle-du-phare
> You will analyse business needs and translate them into requirements for IT. | Vous analysez les besoins métier et les traduisez en spécifications pour l’informatique.
> You will describe and improve the processes of our {sites}. | Vous décrivez et améliorez les processus de nos {sites}.
> You will support the replacement of an existing system, from analysis to training. | Vous accompagnez le remplacement d’un système existant, de l’analyse à la formation.
* Gather and describe requirements | Recueillir et décrire les besoins
* Model processes and data | Modéliser processus et données
* Lead workshops with users | Animer des ateliers avec les utilisateurs
* Prepare and follow tests | Préparer et suivre les recettes
* Train users | Former les utilisateurs
* Coordinate with developers | Assurer la coordination avec les développeurs
* Describe how claims are reported, checked and paid | Décrire comment les sinistres sont déclarés, contrôlés et réglés | ~claims
- You ask precise questions and listen carefully | Vous posez des questions précises et savez écouter
- You write clear documents | Une rédaction claire
- You are comfortable in projects with many participants | De l’aisance dans des projets à nombreux acteurs

@ux-designer
= UX designer | UX designer
= Interaction designer | Designer d’interaction
= Service designer | Designer de services
= UX designer, public screens | UX designer, écrans publics | transport @cobalt-systems
> You will design services and interfaces on the basis of research with our {who}. | Vous concevez services et interfaces à partir de recherches menées auprès de nos {who}.
> You will work with product owners and developers from sketch to release. | Vous travaillez avec product owners et développeurs, de l’esquisse à la mise en ligne.
> You will make our forms, pages and letters easier to use. | Vous rendez nos formulaires, pages et courriers plus simples à utiliser.
* Plan and carry out user research | Planifier et mener la recherche utilisateur
* Design wireframes and prototypes | Concevoir maquettes et prototypes
* Test solutions with users | Tester les solutions avec des utilisateurs
* Maintain the design system | Faire vivre le design system
* Check accessibility | Vérifier l’accessibilité
* Present and discuss designs | Présenter et argumenter les maquettes
* Design public screens that can be read in passing and from a distance | Concevoir des écrans publics lisibles de loin et en passant | ~screens
- A portfolio that shows your approach | Un portfolio qui montre votre démarche
- You accept and give feedback well | Vous savez donner et recevoir des retours
- You are curious about people’s daily work | De la curiosité pour le travail des gens
`
