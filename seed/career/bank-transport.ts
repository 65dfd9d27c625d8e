// What is written in jobs of transport and logistics: titles (=), purposes (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const transportBank = `
@transport-planner
= Transport planner | Chargé d’études transport
= Mobility analyst | Chargé d’études mobilité
= Network planner | Chargé de planification du réseau
= Traffic data analyst | Analyste de trafic
= Transport and energy planner | Chargé d’études transport et énergie | public
> You will prepare studies on lines, stops and connections, from the first counts to the recommendation. | Vous menez des études sur les lignes, arrêts et correspondances, des comptages à la recommandation. | transport public
> You will prepare studies on walking and public space, from the first counts to the recommendation. | Vous menez des études sur la marche et l’espace public, des comptages à la recommandation. | services
> You will follow the traffic of ships, lorries and passengers and prepare the planning of our quays. | Vous suivez le trafic des navires, des camions et des passagers, et préparez la planification des quais. | @port-de-sete
> You will plan our overnight routes between depots and adapt them to volumes. | Vous planifiez nos liaisons de nuit entre dépôts et les adaptez aux volumes. | @orsay-logistics
> You will help to plan the services of the coming years and assess their cost and benefits. | Vous participez à la planification de l’offre des années à venir et en évaluez les coûts et les bénéfices. | transport public
> You will analyse travel demand and advise the teams who design the services. | Vous analysez la demande de déplacements et conseillez les équipes qui conçoivent l’offre. | transport public
* Analyse travel demand from counts, surveys and ticket data | Analyser la demande à partir de comptages, d’enquêtes et de données billettiques | transport public
* Count people in the street and ask them where they go | Compter les passants et leur demander où ils vont | services
* Check and analyse traffic records | Contrôler et analyser les relevés de trafic | logistics
* Model volumes by route, day and hour | Modéliser les volumes par liaison, jour et heure | logistics
* Prepare weekly plans with the operations teams | Préparer les plans hebdomadaires avec l’exploitation | logistics
> You will plan how people get about, and the energy that it takes. | Vous planifiez les déplacements, et l’énergie qu’ils demandent. | ~energy
* Work out the energy that each option takes | Calculer l’énergie que demande chaque scénario | ~energy
* Design and compare options | Concevoir et comparer des scénarios
* Estimate costs, journey times and emissions | Estimer coûts, temps de parcours et émissions
* Present studies to elected members and residents | Présenter les études aux élus et aux habitants | transport public services
* Write technical specifications for tenders | Rédiger les pièces techniques des appels d’offres
* Evaluate services after they have been introduced | Évaluer les services après leur mise en place
- Training in transport, geography, civil engineering or economics | Une formation en transport, géographie, génie civil ou économie
- You write well and are at ease in meetings | Des qualités rédactionnelles et de l’aisance en réunion
- You work well with very different partners | Une bonne collaboration avec des partenaires très différents

@timetable-planner
= Timetable planner | Graphiqueur-habilleur
= Timetable analyst | Analyste horaires
= Rostering planner | Concepteur de roulements
= Scheduler, buses and crews | Planificateur horaires et services
> You will build timetables, vehicle schedules and duties for our network. | Vous construisez les horaires, le graphicage et les services de notre réseau.
> You will prepare each season’s timetable with operations and the drivers’ representatives. | Vous préparez les horaires de chaque saison avec l’exploitation et les représentants du personnel roulant.
> You will adapt schedules to works, events and changes in demand. | Vous adaptez les horaires aux travaux, aux manifestations et à l’évolution de la demande.
* Prepare timetables and vehicle schedules | Élaborer les horaires et le graphicage des véhicules
* Build duties in line with the rules on driving and rest times | Construire les services dans le respect des temps de conduite et de repos
* Analyse running times and adjust them | Analyser les temps de parcours et les ajuster
* Discuss rosters with staff representatives | Échanger sur les roulements avec les représentants du personnel
* Deliver timetable data for passenger information | Livrer les données horaires pour l’information voyageurs
* Plan diversions and replacement services | Préparer déviations et services de remplacement
* Allot buses and crews to the timetable | Affecter bus et équipages aux horaires et aux services | ~crews
- You are organised and pay attention to detail | De l’organisation et le souci du détail
- You know, or want to learn, a scheduling tool | La connaissance d’un logiciel de graphicage, ou l’envie de l’apprendre
- You understand the constraints of shift work | Une bonne compréhension des contraintes du travail posté

@bus-driver
= Bus driver | Conducteur de bus | @vero-mobilite @reseau-isere-mobilites @lignes-du-jura
= Coach driver, school lines | Conducteur de car, lignes scolaires | part-time @transports-du-rhone @lignes-du-jura
= Coach driver | Conducteur de car | @transports-du-rhone @lignes-du-jura
= Driver, night lines | Conducteur, lignes de nuit | @vero-mobilite @reseau-isere-mobilites
= Bus driver, part time | Conducteur de bus à temps partiel | part-time @vero-mobilite @reseau-isere-mobilites @lignes-du-jura
> You will drive passengers safely and on time, and be their first contact on board. | Vous transportez les passagers en sécurité et à l’heure, et vous êtes leur premier contact à bord.
> We are recruiting drivers for our depot; you will get to know the lines with an experienced colleague. | Nous recrutons pour notre dépôt : vous découvrez les lignes avec un collègue d’expérience.
> You will join a depot team that runs services from early morning to late evening. | Vous rejoignez un dépôt qui assure le service du petit matin à la fin de soirée.
> You will drive our night lines and be the passengers’ first contact on board. | Vous conduisez nos lignes de nuit et êtes le premier contact des passagers à bord. | ~night
* Drive your lines safely, smoothly and on time | Conduire en sécurité, avec souplesse et à l’heure
* Welcome passengers and inform them | Accueillir et renseigner les voyageurs
* Sell and check tickets | Vendre et contrôler les titres de transport
* Check the vehicle before departure | Contrôler le véhicule avant le départ
* Report incidents to the control room | Signaler les incidents au poste de commande
* Help passengers with reduced mobility | Aider les personnes à mobilité réduite
* Drive the school lines and look out for those who get on | Assurer les lignes scolaires et veiller sur ceux qui montent | ~school
- Professional driver’s card, or willingness to take the training with us | Carte de qualification de conducteur, ou formation possible chez nous
- You are punctual and friendly with passengers | De la ponctualité et un bon contact avec les voyageurs
- You are available for shifts, including some weekends | Une disponibilité en horaires décalés, certains week-ends compris

@warehouse-lead
= Warehouse team leader | Chef d’équipe logistique
= Shift leader, night dispatch | Chef d’équipe, expédition de nuit | @orsay-logistics @severn-parcel
= Warehouse supervisor | Responsable d’entrepôt | experienced
= Team leader, returns | Chef d’équipe, retours | retail @severn-parcel
> You will lead a warehouse team and be responsible for safe, punctual dispatch. | Vous encadrez une équipe d’entrepôt et répondez d’expéditions sûres et ponctuelles.
> You will organise the work of your shift and develop the skills of your team. | Vous organisez le travail de votre équipe et développez ses compétences.
> You will make sure that goods are received, stored and shipped correctly. | Vous assurez la bonne réception, le stockage et l’expédition des marchandises.
* Plan workstations and breaks for the shift | Planifier les postes et les pauses de l’équipe
* Check orders before dispatch | Contrôler les commandes avant expédition
* Organise stock counts and explain differences | Organiser les inventaires et expliquer les écarts
* Train new staff in procedures and safety | Former les nouveaux aux procédures et à la sécurité
* Report incidents and near misses | Signaler incidents et presque-accidents
* Coordinate loading with the carriers | Coordonner les chargements avec les transporteurs
* Run the night dispatch and hand over in the morning | Assurer l’expédition de nuit et passer le relais le matin | ~night
* Check returns and decide what becomes of them | Contrôler les retours et décider de leur suite | ~returns
- You lead by example and communicate clearly | Vous montrez l’exemple et communiquez clairement
- You are attentive to safety | Une attention constante à la sécurité
- You are available for shifts | Une disponibilité en horaires décalés
`
