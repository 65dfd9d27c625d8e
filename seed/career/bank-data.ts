// What is written in jobs of data and analysis: titles (=), purposes (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const dataBank = `
@data-analyst
= Data analyst | Data analyst
= Data analyst, ridership | Data analyst, fréquentation | transport
= Insight analyst, customers | Data analyst, connaissance client | retail finance
= Data analyst, admissions | Data analyst, admissions | @lumen-sante @clinique-des-monts @hopital-sainte-claire @universite-de-la-confluence
= Reporting analyst | Chargé de reporting et d’analyse
= Reporting lead | Responsable du reporting | senior
> You will turn our data on {figures} into reports that managers can act on, and answer the questions they raise. | Vous transformez nos données {figures} en rapports utiles aux responsables, et répondez aux questions qu’ils soulèvent.
> You will join a small team of analysts whose reports and dashboards are used by our {sites}. | Vous rejoignez une petite équipe d’analyse dont les rapports et tableaux de bord servent à l’ensemble de nos {sites}.
> You will help us understand our {who} better, from collecting the data to presenting the results. | Vous nous aidez à mieux connaître nos {who}, de la collecte des données à la présentation des résultats.
* Produce the weekly and monthly figures on {figures} | Produire les chiffres hebdomadaires et mensuels {figures}
* Write queries and document them | Écrire les requêtes et les documenter
* Build dashboards for the managers of our {sites} | Construire des tableaux de bord pour les responsables de nos {sites}
* Check data quality and follow up errors with those who enter the data | Contrôler la qualité des données et faire corriger les erreurs à la source
* Carry out one-off analyses at the request of managers | Réaliser des analyses ponctuelles à la demande des responsables
* Present results in writing and in meetings | Présenter les résultats par écrit et en réunion
* Compare the results of our {sites} and explain the differences | Comparer les résultats de nos {sites} et expliquer les écarts
* Replace spreadsheets by automatic reports where it pays | Remplacer des tableurs par des rapports automatiques quand cela en vaut la peine
* Help colleagues to find figures for themselves | Aider les collègues à trouver leurs chiffres en autonomie
* Analyse ridership by line, day and hour | Analyser la fréquentation par ligne, jour et heure | ~ridership
* Find out what customers choose, and why they stay or leave | Approfondir la connaissance client : ce que l’on choisit, pourquoi l’on reste ou l’on part | ~insight
* Follow admissions from the first request to the day of arrival | Suivre les admissions, de la première demande au jour d’arrivée | ~admissions health
* Follow admissions from application to enrolment | Suivre les admissions, de la candidature à l’inscription | ~admissions education
* Measure where data quality falls short, and what that costs | Mesurer les défauts de qualité des données, et leur coût | ~quality
- You work carefully and check your results before you share them | De la rigueur : vous vérifiez vos résultats avant de les diffuser
- You can explain figures to people who are not analysts | Vous savez expliquer des chiffres à des non-spécialistes
- You organise your work well when several requests arrive at once | Une bonne organisation quand plusieurs demandes arrivent en même temps

@data-scientist
= Data scientist | Data scientist
= Data scientist, demand models | Data scientist, modèles de demande | transport @halden-energy retail
= Machine learning scientist | Data scientist, apprentissage automatique
= Junior data scientist | Data scientist junior | junior
> You will develop models from our data on {figures} and follow them through to daily use. | Vous développez des modèles à partir de nos données {figures}, et les suivez jusqu’à leur usage quotidien.
> You will work with our data engineers and business teams on models that support everyday decisions. | Vous travaillez avec nos ingénieurs données et les équipes métier sur des modèles d’aide à la décision.
> We are extending our data science team, which builds, tests and maintains the models we rely on. | Nous renforçons l’équipe de data science qui conçoit, teste et maintient les modèles dont nous dépendons.
* Explore data sets and define the question with the business team | Explorer les jeux de données et cadrer la question avec l’équipe métier
* Train, test and compare predictive models | Entraîner, tester et comparer des modèles prédictifs
* Prepare training data together with the data engineers | Préparer les données d’entraînement avec les ingénieurs données
* Test with our {sites} what a model changes in daily work | Vérifier avec nos {sites} ce qu’un modèle change au quotidien
* Retrain models when the data changes | Réentraîner les modèles quand les données évoluent
* Put models into production and monitor their accuracy | Mettre les modèles en production et suivre leur précision
* Document methods, assumptions and limits | Documenter méthodes, hypothèses et limites
* Present findings to technical and non-technical colleagues | Présenter les résultats aux équipes techniques et métier
* Model demand by day and hour and compare it with actual figures | Modéliser la demande par jour et par heure, et la comparer au réel | ~demand
- A scientific background and sound statistical reasoning | Une formation scientifique et un raisonnement statistique solide
- You prefer a simple model where it does the job | Vous préférez un modèle simple lorsqu’il suffit
- You write clean, tested code | Vous écrivez un code propre et testé

@data-engineer
= Data engineer | Ingénieur données
= Data engineer, real-time data | Ingénieur données, temps réel | transport software energy
= Data platform engineer | Ingénieur plateforme de données
= ETL developer | Développeur ETL
> You will build and run the pipelines that feed our data warehouse with {figures}. | Vous construisez et exploitez les flux qui alimentent notre entrepôt en données {figures}.
> We are moving our data to a new platform, and you will help to design it and migrate to it. | Nous migrons nos données vers une nouvelle plateforme : vous participez à sa conception et à la reprise.
> You will make sure that analysts and applications receive complete data on time. | Vous veillez à ce que les analystes et les applications reçoivent des données complètes, à l’heure.
* Develop and maintain data pipelines | Développer et maintenir les flux de données
* Model tables for reporting and analysis | Modéliser les tables destinées au reporting et à l’analyse
* Automate quality checks on incoming data | Automatiser les contrôles de qualité des données entrantes
* Monitor loads and fix incidents | Superviser les chargements et traiter les incidents
* Improve performance and control storage costs | Améliorer les performances et maîtriser les coûts de stockage
* Connect new sources with data on {figures} | Raccorder de nouvelles sources de données {figures}
* Retire old interfaces step by step | Supprimer pas à pas les anciennes interfaces
* Support analysts with queries and access | Accompagner les analystes pour leurs requêtes et leurs accès
* Process real-time data as it comes in, and notice when it stops | Traiter les données en temps réel, et repérer leurs interruptions | ~real-time
- You are used to version control and code reviews | L’habitude de la gestion de versions et des revues de code
- You look for the cause of a problem, not only a workaround | Vous cherchez la cause d’un problème, pas seulement un contournement
- You document what you build | Vous documentez ce que vous construisez

@statistician
= Statistician | Statisticien
= Survey statistician | Statisticien d’enquête | education public services
= Biostatistician | Biostatisticien | @lumen-sante @hopital-sainte-claire
= Research assistant, statistics | Assistant de recherche en statistique | education junior
> You will design surveys and studies, analyse the results and prepare them for publication. | Vous concevez enquêtes et études, analysez les résultats et préparez leur publication. | education public services transport
> You will join the team responsible for our regular statistics and the methods behind them. | Vous rejoignez l’équipe chargée de nos statistiques régulières et des méthodes qui les fondent. | public health @institut-regional @universite-de-la-confluence
> You will plan the statistical side of clinical studies and see them through to the report. | Vous préparez le volet statistique des études cliniques et les suivez jusqu’au rapport. | health
> You will calculate the figures by which our decisions are prepared and later judged. | Vous calculez les chiffres qui préparent nos décisions, puis servent à les évaluer. | public
> You will work on the surveys that our studies begin with, from the sample to the tables. | Vous travaillez sur les enquêtes dont partent nos études, de l’échantillon aux tableaux. | education services
> You will advise colleagues on samples, indicators and the interpretation of results. | Vous conseillez vos collègues sur les échantillons, les indicateurs et l’interprétation des résultats.
* Prepare samples, questionnaires and weighting | Préparer échantillons, questionnaires et redressements
* Check, clean and document data sets | Contrôler, apurer et documenter les jeux de données
* Carry out statistical analyses and estimate their precision | Réaliser les analyses statistiques et en estimer la précision
* Write the methods section of reports | Rédiger la partie méthodologique des rapports
* Answer questions from users of the statistics | Répondre aux questions des utilisateurs des statistiques | education public services
* Calculate sample sizes and write analysis plans | Calculer les tailles d’échantillon et rédiger les plans d’analyse | health
* Discuss results with doctors and research nurses | Discuter des résultats avec médecins et infirmiers de recherche | health
* Publish yearly indicators by area and by school | Publier les indicateurs annuels par secteur et par école | public
* Link registers without naming anyone | Apparier des fichiers sans identifier personne | public education
* Train and brief interviewers | Former les enquêteurs et préparer leurs consignes | education services
* Take part in working groups on methods | Participer aux groupes de travail méthodologiques
- A degree in statistics, econometrics or a related field, completed or in progress | Un diplôme en statistique, économétrie ou domaine proche, obtenu ou en cours
- You write clearly and precisely | Une expression écrite claire et précise
- You respect deadlines and statistical confidentiality | Le respect des délais et du secret statistique

@operations-analyst
= Operations analyst | Analyste des opérations
= Capacity analyst | Analyste de capacité | transport logistics health food industry
= Performance analyst | Analyste de la performance
= Planning analyst | Analyste planification
= Insight analyst, operations | Analyste, pilotage des opérations
> You will analyse how our {sites} perform and propose improvements with the people in charge. | Vous analysez la performance de nos {sites} et proposez des améliorations avec leurs responsables.
> You will follow our key operating figures and prepare decisions on staffing, equipment and schedules. | Vous suivez nos principaux indicateurs d’exploitation et préparez les décisions d’effectifs, de matériel et de planning.
> You will support the managers of our {sites} with reliable figures and practical studies. | Vous appuyez les responsables de nos {sites} avec des chiffres fiables et des études concrètes.
* Follow the figures on {figures} | Suivre les chiffres {figures}
* Identify bottlenecks and assess possible solutions | Repérer les goulets d’étranglement et évaluer les solutions
* Prepare the monthly performance review | Préparer la revue mensuelle de performance
* Simulate the effect of changes in staff or equipment | Simuler l’effet d’un changement d’effectif ou de matériel
* Discuss results with the teams concerned | Échanger sur les résultats avec les équipes concernées
* Visit our {sites} and note what slows the work down | Aller voir nos {sites} et noter ce qui freine le travail
* Prepare the staffing plan for busy periods | Préparer les effectifs des périodes chargées
* Keep the operations dashboard up to date | Tenir à jour le tableau de bord d’exploitation
* Show where our operations lose time or money | Éclairer le pilotage des opérations, là où elles perdent du temps ou de l’argent | ~insight
- You are interested in how work is done in practice | Un vrai intérêt pour le travail de terrain
- You are comfortable with figures and with people | De l’aisance avec les chiffres comme dans les échanges
- You present conclusions briefly and clearly | Vous présentez vos conclusions de façon brève et claire

@demand-planner
= Demand planner | Prévisionniste de la demande
= Demand analyst | Analyste de la demande
= Forecast analyst | Analyste prévisions
= Supply analyst | Analyste approvisionnement
> You will prepare the forecasts that purchasing and operations plan by. | Vous établissez les prévisions sur lesquelles s’appuient les achats et l’exploitation.
> You will help to keep supply and demand in balance, from the forecast to the review of results. | Vous contribuez à l’équilibre entre l’offre et la demande, de la prévision au bilan des résultats.
> You will work between sales, operations and purchasing to agree one reliable plan. | Vous travaillez entre ventes, exploitation et achats pour construire un plan commun et fiable.
* Prepare weekly and monthly forecasts | Établir les prévisions hebdomadaires et mensuelles
* Analyse forecast errors and adjust the parameters | Analyser les écarts de prévision et ajuster les paramètres
* Lead the monthly planning meeting | Animer la réunion mensuelle de planification
* Define safety stocks and reorder levels | Définir les stocks de sécurité et les seuils de réapprovisionnement | logistics food retail industry
* Maintain the data in the planning tool | Tenir à jour les données de l’outil de planification
* Compare forecasts with measured values and publish the differences | Comparer les prévisions aux valeurs mesurées et publier les écarts | energy software
* Plan for seasonal peaks and special events | Anticiper les pics saisonniers et les opérations exceptionnelles | logistics food retail energy
- You analyse figures quickly and draw conclusions from them | Une bonne capacité d’analyse et de synthèse
- You stay calm when the plan changes | Vous gardez votre calme quand le plan change
- You enjoy working with several departments | Le goût du travail avec plusieurs services

@pricing-analyst
= Pricing analyst | Analyste tarification
= Revenue analyst | Analyste recettes
= Fares analyst | Chargé de tarification | transport
= Pricing analyst, season tickets | Analyste tarification, abonnements | transport
> You will analyse prices and margins and prepare our pricing decisions. | Vous analysez prix et marges, et préparez nos décisions tarifaires.
> You will study how our {who} respond to prices and recommend changes. | Vous étudiez la réaction de nos {who} aux prix et recommandez des évolutions.
> You will work with finance and sales on price lists, discounts and revenue forecasts. | Vous travaillez avec la finance et le commerce sur les grilles de prix, les remises et les prévisions de recettes.
* Analyse the effect of price changes on demand and revenue | Analyser l’effet des changements de prix sur la demande et les recettes
* Compare our prices with those of other providers | Comparer nos prix à ceux des autres acteurs
* Prepare scenarios for the annual price review | Préparer les scénarios de la révision annuelle des prix
* Update price lists and check them before publication | Mettre à jour les grilles et les vérifier avant publication
* Monitor margins by product and customer group | Suivre les marges par produit et par segment de clientèle
* Report results to the management committee | Rendre compte des résultats au comité de direction
* Study who buys season tickets, who gives them up, and why | Étudier qui prend un abonnement, qui y renonce, et pourquoi | ~season
- Training in economics, statistics or business | Une formation en économie, statistique ou gestion
- You are precise and good with numbers | De la précision et de l’aisance avec les chiffres
- You can defend a recommendation with evidence | Vous savez étayer une recommandation

@data-steward
= Data steward | Data steward
= Data quality manager | Responsable qualité des données | senior
= Master data officer | Gestionnaire de données de référence
= Open data officer | Chargé de données ouvertes | public education
> You will coordinate the quality and documentation of our reference data. | Vous coordonnez la qualité et la documentation de nos données de référence.
> You will help our {sites} to keep their data consistent and in line with the rules. | Vous aidez nos {sites} à gérer leurs données de façon cohérente et conforme.
> You will see to it that the figures on {figures} mean the same everywhere. | Vous veillez à ce que les chiffres {figures} aient partout le même sens.
> You will maintain our data catalogue and answer everyone who uses it. | Vous tenez notre catalogue de données et répondez à celles et ceux qui l’utilisent.
* Maintain the data catalogue and the glossary | Tenir le catalogue de données et le glossaire
* Define quality rules with the departments | Définir les règles de qualité avec les services
* Measure the quality of our data on {figures} | Mesurer la qualité de nos données {figures}
* Handle requests for data access | Traiter les demandes d’accès aux données
* Train users and write guidelines | Former les utilisateurs et rédiger les guides
* Clear duplicates from our records of {who} | Supprimer les doublons dans les fichiers de nos {who}
* Agree with our {sites} who looks after which data | Définir avec nos {sites} qui est responsable de quelles données
* Prepare the yearly report on data quality | Préparer le bilan annuel de la qualité des données
* Advise project teams on data standards | Conseiller les équipes projet sur les normes de données
- You are methodical and keep good records | De la méthode et une documentation soignée
- You listen well and build agreement | Le sens de l’écoute et de la concertation
- You are interested in how data is used in daily work | Un intérêt pour l’usage des données au quotidien

@health-data-analyst
= Health data analyst | Analyste de données de santé
= Hospital data analyst | Analyste en information médicale | @lumen-sante @clinique-des-monts @hopital-sainte-claire
= Waiting-list analyst | Analyste des délais d’attente | @lumen-sante @clinique-des-monts @hopital-sainte-claire
= Clinical data manager | Gestionnaire de données cliniques | @lumen-sante @hopital-sainte-claire
> You will prepare the figures on activity, waiting times and quality that our care teams use. | Vous préparez les chiffres d’activité, de délais et de qualité utilisés par nos équipes soignantes. | @lumen-sante @clinique-des-monts @hopital-sainte-claire @aidance
> You will work with care teams and administration to improve our activity data. | Vous travaillez avec les équipes soignantes et l’administration pour fiabiliser nos données d’activité. | @lumen-sante @clinique-des-monts @hopital-sainte-claire @aidance
> You will analyse anonymised patient data for management and for studies. | Vous analysez des données anonymisées de patients pour le pilotage et les études.
> You will analyse waiting lists with the hospitals that use our software. | Vous analysez les listes d’attente avec les hôpitaux qui utilisent notre logiciel. | @okapi-health
* Prepare regular activity and quality reports | Produire les rapports réguliers d’activité et de qualité
* Check the completeness and coding of records | Contrôler l’exhaustivité et le codage des dossiers
* Build anonymised data sets for studies | Constituer des jeux de données anonymisés pour les études
* Analyse waiting times and occupancy | Analyser les délais d’attente et les taux d’occupation | @lumen-sante @clinique-des-monts @hopital-sainte-claire @okapi-health
* Analyse visits, travel and cancelled appointments | Analyser visites, trajets et rendez-vous annulés | @aidance
* Compare waiting lists before and after the software is introduced | Comparer les listes d’attente avant et après l’installation du logiciel | @okapi-health
* Answer requests from health authorities | Répondre aux demandes des autorités de santé | @lumen-sante @clinique-des-monts @hopital-sainte-claire @aidance
* Advise care teams on their indicators | Conseiller les équipes soignantes sur leurs indicateurs
- You handle confidential data with care | Une stricte confidentialité dans le traitement des données
- You work easily with doctors and nursing staff | De l’aisance avec le personnel médical et soignant
- You are thorough and autonomous | De la rigueur et de l’autonomie

@map-analyst
= Map analyst | Géomaticien
= GIS analyst | Chargé de SIG
= Geodata specialist | Spécialiste des données géographiques
= Map analyst, walking and cycling | Géomaticien, marche et vélo | @atelier-nord public
> You will manage our geographic data and produce maps for studies and publications. | Vous gérez nos données géographiques et produisez des cartes pour les études et les publications.
> You will develop our geographic information system and support those who use it. | Vous faites évoluer notre système d’information géographique et accompagnez ses utilisateurs.
> You will prepare spatial analyses for planning and maintenance. | Vous réalisez des analyses spatiales pour la planification et l’entretien.
* Update and check the geographic database | Mettre à jour et contrôler la base géographique
* Produce maps for reports and public meetings | Produire des cartes pour les rapports et les réunions publiques
* Carry out accessibility and catchment analyses | Réaliser des analyses d’accessibilité et de desserte | transport public services
* Automate recurring processing | Automatiser les traitements récurrents
* Survey data on site where needed | Effectuer des relevés de terrain si nécessaire | there
* Publish map layers and their documentation | Publier les couches cartographiques et leur documentation
* Map routes for walking and cycling, and where they break off | Cartographier les itinéraires de marche et de vélo, et leurs coupures | ~walking
- Training in geography, surveying or geomatics | Une formation en géographie, topographie ou géomatique
- A feel for clear, readable maps | Le sens d’une cartographie claire et lisible
- You are willing to work outdoors from time to time | Vous acceptez des sorties ponctuelles sur le terrain | there
`
