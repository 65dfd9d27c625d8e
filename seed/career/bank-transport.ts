// What is written in jobs of transport and logistics: titles (=), openings (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const transportBank = `
@transport-planner
= Transport planner | Chargé d’études transport
= Mobility analyst | Chargé d’études mobilité
= Network planner | Planificateur de réseau
= Traffic data analyst | Analyste de trafic
= Energy and traffic planner | Chargé d’études trafic et énergie
> Where does a line end, and where should it? You prepare the answer with counts, maps and the people who ride it. | Où finit une ligne, et où devrait-elle finir ? Vous préparez la réponse avec des comptages, des cartes et celles et ceux qui la prennent.
> We plan for the next ten years and are asked about next Monday. You can do both. | Nous planifions les dix prochaines années et l’on nous interroge sur lundi prochain. Vous savez faire les deux.
> Half of the region leaves home before seven. You know where they go, and design what takes them there. | La moitié de la région part avant sept heures. Vous savez où elle va, et dessinez ce qui l’y conduit.
* Study demand and design lines, stops and connections | Étudier la demande et dessiner lignes, arrêts et correspondances
* Count on site, and compare with what the ticket machines believe | Compter sur le terrain, et comparer avec ce que croient les valideurs
* Estimate cost, time gained and emissions of each variant | Estimer coût, temps gagné et émissions de chaque variante
* Present studies to councils and to residents in the evening | Présenter les études aux élus et, le soir, aux habitants
* Write the technical part of tenders | Rédiger la partie technique des appels d’offres
* Follow a new line through its first hundred days | Suivre une nouvelle ligne pendant ses cent premiers jours
- A degree in transport, geography, civil engineering or economics | Un diplôme en transport, géographie, génie civil ou économie
- Two years of studies for a network, an authority or a consultancy | Deux ans d’études pour un réseau, une autorité ou un bureau d’études
- Geographic information and spreadsheets are your tools | La géomatique et le tableur sont vos outils
- You write as one speaks to a neighbour | Vous écrivez comme on parle à un voisin

@timetable-planner
= Timetable planner | Graphiqueur-habilleur
= Timetable analyst | Analyste horaires
= Rostering planner | Concepteur de roulements
= Scheduler, buses and crews | Graphicage et habillage, bus et équipes
> Eighty-four vehicles, two hundred and ten drivers, one bridge that opens twice a day. You make a timetable of it. | Quatre-vingt-quatre véhicules, deux cent dix conducteurs, un pont qui s’ouvre deux fois par jour. Vous en faites un horaire.
> The best timetable is one that nobody notices. Yours waits for the train, the school bell and the coffee of the night shift. | Le meilleur horaire est celui que personne ne remarque. Le vôtre attend le train, la sonnerie et le café de l’équipe de nuit.
> You put together what rarely fits: working hours, vehicles, and the wish to be home on Sunday. | Vous assemblez ce qui va rarement ensemble : temps de travail, véhicules et envie d’être chez soi le dimanche.
* Build timetables, vehicle schedules and duties for each season | Construire horaires, graphicage et services de chaque saison
* Check every duty against the rules on driving and rest | Vérifier chaque service au regard des temps de conduite et de repos
* Discuss rosters with drivers and their representatives | Discuter des roulements avec les conducteurs et leurs représentants
* Measure where time is lost, and give it back | Mesurer où le temps se perd, et le rendre
* Deliver data for passenger information without gaps | Livrer sans trous les données d’information voyageurs
* Prepare diversions for works, markets and one marathon | Préparer les déviations de travaux, de marchés et d’un marathon
- You have planned duties, or driven them | Vous avez planifié des services, ou vous les avez conduits
- You enjoy puzzles that talk back | Vous aimez les casse-tête qui répondent
- Spreadsheets, and if possible a scheduling program | Le tableur et, si possible, un logiciel de graphicage
- You know that two minutes matter | Vous savez que deux minutes comptent

@bus-driver
= Bus driver | Conducteur de bus
= Coach driver, school lines | Conducteur de car, lignes scolaires
= Driver, night lines | Conducteur, lignes de nuit
= Bus driver, part time | Conducteur de bus à temps partiel
> You are the first person that four hundred people see in the morning. Some of them greet you by name. | Vous êtes la première personne que quatre cents personnes voient le matin. Certaines vous saluent par votre nom.
> Mountain roads, a village square, a school: you know every bend, and we pay you for patience in each. | Routes de montagne, place de village, école : vous connaissez chaque virage, et nous payons votre patience dans chacun.
> We look for people who drive as if an egg were on the dashboard. We teach you the rest. | Nous cherchons des gens qui conduisent comme si un œuf était posé sur le tableau de bord. Nous vous apprenons le reste.
* Drive regular lines safely, punctually and gently | Conduire des lignes régulières avec sûreté, ponctualité et douceur
* Welcome passengers, sell tickets and help with prams and chairs | Accueillir, vendre des titres et aider avec poussettes et fauteuils
* Check the vehicle before the first trip, and say what it needs | Contrôler le véhicule avant le premier départ, et dire ce qu’il lui faut
* Tell the control room early what is wrong on the road | Signaler tôt au poste de commande ce qui ne va pas sur la route
* Keep calm when others do not | Garder son calme quand d’autres le perdent
* Train newcomers on your lines, if you like | Former les nouveaux sur vos lignes, si vous le souhaitez
- Licence D with the professional card; or the wish to pass them with us | Permis D et carte de qualification ; ou l’envie de les passer chez nous
- A clean way with people at six in the morning | De bonnes manières à six heures du matin
- You accept shifts, and want to know them four weeks ahead | Vous acceptez les horaires décalés, et voulez les connaître quatre semaines avant
- Good knowledge of the language of the line | Une bonne connaissance de la langue de la ligne

@warehouse-lead
= Warehouse team leader | Chef d’équipe logistique
= Shift leader, night dispatch | Chef d’équipe, expédition de nuit
= Warehouse supervisor | Responsable d’entrepôt
= Team leader, returns | Chef d’équipe, retours
> Fourteen people, nine docks, and a lorry that cannot wait. You keep all three on good terms. | Quatorze personnes, neuf quais et un camion qui ne peut pas attendre. Vous les gardez en bons termes.
> At four in the morning nobody asks for a strategy. They ask who takes dock three, and you know. | À quatre heures du matin, personne ne demande une stratégie. On demande qui prend le quai trois, et vous le savez.
> We are rebuilding the warehouse while it works. We need somebody who can move a shelf and a mind. | Nous reconstruisons l’entrepôt pendant qu’il tourne. Il nous faut quelqu’un qui déplace une étagère et une opinion.
* Lead a shift: posts, breaks, safety, mood | Mener une équipe : postes, pauses, sécurité, humeur
* See to it that what leaves is what was ordered | Veiller à ce que ce qui part soit ce qui est commandé
* Count stock by sections and explain the differences | Compter le stock par zones et expliquer les écarts
* Teach new people to lift, drive and stop | Apprendre aux nouveaux à porter, conduire et s’arrêter
* Propose shorter ways, and try them for a week | Proposer des chemins plus courts, et les essayer une semaine
* Talk each morning with transport about what went wrong | Parler chaque matin avec le transport de ce qui a mal tourné
- Experience in a warehouse, and of being responsible for others | Une expérience d’entrepôt, et de la responsabilité d’autres personnes
- A valid forklift licence | Un CACES en cours de validité
- You speak clearly and listen first | Vous parlez clairement et écoutez d’abord
- Early, late or night shift: say which one suits you | Matin, soir ou nuit : dites ce qui vous convient
`
