// Items on planning: scope, estimates, dependencies, the critical path. Joined with the other topics by project-management.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const planningItems: readonly SourceItem[] = [
  {
    id: 'project-management-001',
    family: 'wbs-first-level',
    topic: 'planning',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A team plans the opening of a small clinic. Which list is the best first level of a breakdown of the work by deliverables?',
      fr: 'On prépare l’ouverture d’une petite clinique. Quelle liste constitue le meilleur premier niveau d’un découpage du projet par livrables ?',
    },
    options: [
      {
        en: 'Premises, equipment, staff, licences, website',
        fr: 'Locaux, équipement, équipe, autorisations, site web',
      },
      { en: 'January, February, March, April, May and June', fr: 'Janvier, février, mars, avril, mai et juin' },
      { en: 'Architects, builders, lawyers, directors', fr: 'Architectes, maçons, juristes, directeurs' },
      { en: 'Digging, painting, recruiting, signing', fr: 'Terrassement, peinture, recrutement, signature' },
    ],
    key: [0],
    why: {
      en: 'A breakdown by deliverables names what will exist; months are a calendar, jobs are an organisation chart and tasks are activities of a lower level.',
      fr: 'Un découpage par livrables nomme ce qui existera ; les mois forment un calendrier, les métiers un organigramme, et les tâches sont des activités d’un niveau inférieur.',
    },
  },
  {
    id: 'project-management-002',
    family: 'milestone-or-task',
    topic: 'planning',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'Which line of a building plan is a milestone?',
      fr: 'Quelle ligne de ce plan de chantier est un jalon ?',
    },
    options: [
      { en: 'Weekly town hall call', fr: 'Appels réguliers à la mairie' },
      { en: 'Two half-time architects', fr: 'Deux architectes à mi-temps' },
      { en: 'Building permit granted', fr: 'Permis de construire accordé' },
      { en: 'Permit file, 5 days of work', fr: 'Dossier de permis, 5 jours de travail' },
    ],
    key: [2],
    why: {
      en: 'A milestone is an event without duration that marks a state reached. The others are a task, a recurring activity and a resource.',
      fr: 'Un jalon est un événement sans durée qui marque un état atteint. Les autres lignes sont une tâche, une activité récurrente et une ressource.',
    },
  },
  {
    id: 'project-management-003',
    family: 'chain-duration',
    topic: 'planning',
    type: 'number',
    difficulty: [1, 2],
    seconds: 60,
    stem: {
      en: 'Task A takes 3 days. Tasks B (4 days) and C (2 days) can both start when A is finished and run side by side. Task D (1 day) starts when B and C are both finished. How many days does the whole take at least?',
      fr: 'La tâche A dure 3 jours. Les tâches B (4 jours) et C (2 jours) peuvent démarrer dès que A est finie et se dérouler en parallèle. La tâche D (1 jour) démarre quand B et C sont toutes deux finies. Combien de jours l’ensemble dure-t-il au minimum ?',
    },
    key: { value: 8 },
    why: {
      en: 'The longest chain decides: A + B + D = 3 + 4 + 1 = 8. Adding C as well (10) forgets that it runs beside B.',
      fr: 'La chaîne la plus longue décide : A + B + D = 3 + 4 + 1 = 8. Ajouter C (10) revient à oublier qu’elle se déroule en parallèle de B.',
    },
  },
  {
    id: 'project-management-004',
    family: 'gantt-overlap',
    topic: 'planning',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'On a Gantt chart without links, the bars of tasks 4 and 5 overlap during March. What does this tell you?',
      fr: 'Sur un diagramme de Gantt sans liens, les barres des tâches 4 et 5 se chevauchent en mars. Que peut-on en conclure ?',
    },
    options: [
      { en: 'One of the two tasks has already fallen behind', fr: 'L’une des deux tâches a déjà pris du retard' },
      {
        en: 'Task 5 cannot be finished before task 4 is finished',
        fr: 'La tâche 5 ne peut pas finir avant la tâche 4',
      },
      {
        en: 'The same people have been assigned to both tasks',
        fr: 'Les mêmes personnes sont affectées aux deux tâches',
      },
      {
        en: 'Both tasks are planned to be under way in March',
        fr: 'Les deux tâches sont prévues en même temps en mars',
      },
    ],
    key: [3],
    why: {
      en: 'A bar shows when a task is planned, nothing more. Dependencies, people and delays need links, assignments and a status date.',
      fr: 'Une barre montre quand une tâche est prévue, rien de plus. Les dépendances, les personnes et les retards demandent des liens, des affectations et une date d’état.',
    },
  },
  {
    id: 'project-management-005',
    family: 'verifiable-objective',
    topic: 'planning',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which objective can be checked without argument at the end of the project?',
      fr: 'Quel objectif pourra être vérifié sans discussion à la fin du projet ?',
    },
    options: [
      {
        en: 'By 30 June, orders leave noticeably faster than today',
        fr: 'Au 30 juin, les commandes partent nettement plus vite',
      },
      {
        en: 'By 30 June, 90% of orders leave within 24 hours',
        fr: 'Au 30 juin, 90 % des commandes partent sous 24 heures',
      },
      { en: 'This year, customers feel served faster', fr: 'Les clients se sentent mieux servis cette année' },
      {
        en: 'As soon as possible, 90% of teams adopt best practice',
        fr: 'Dès que possible, 90 % des équipes suivent les bonnes pratiques',
      },
    ],
    key: [1],
    why: {
      en: 'It has a measure, a threshold and a date. “Noticeably”, “feel” and “best practice” can be argued over for ever.',
      fr: 'Il comporte une mesure, un seuil et une date. « Nettement », « sentent » et « bonnes pratiques » se discutent sans fin.',
    },
  },
  {
    id: 'project-management-006',
    family: 'float-of-branch',
    topic: 'planning',
    type: 'single',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'A (4 days) comes first. Then B (6 days) and C (2 days) run side by side. D (3 days) needs both. By how many days can C slip without moving the end of the project?',
      fr: 'A (4 jours) vient en premier. Puis B (6 jours) et C (2 jours) se déroulent en parallèle. D (3 jours) a besoin des deux. De combien de jours C peut-elle glisser sans déplacer la fin du projet ?',
    },
    options: [
      { en: '0 days', fr: '0 jour' },
      { en: '2 days', fr: '2 jours' },
      { en: '4 days', fr: '4 jours' },
      { en: '6 days', fr: '6 jours' },
    ],
    key: [2],
    why: {
      en: 'C has until the end of B: 6 − 2 = 4 days of float.',
      fr: 'C a jusqu’à la fin de B : 6 − 2 = 4 jours de marge.',
    },
  },
  {
    id: 'project-management-007',
    family: 'out-of-scope-list',
    topic: 'planning',
    type: 'single',
    difficulty: [2, 1],
    seconds: 45,
    stem: {
      en: 'At handover a client says: “We assumed that training our staff was included.” The contract is silent. What would have prevented this best?',
      fr: 'À la livraison, un client déclare : « Pour nous, la formation de nos équipes était comprise. » Le contrat n’en dit rien. Qu’est-ce qui aurait le mieux évité cela ?',
    },
    options: [
      {
        en: 'A weekly status report with red and green lights',
        fr: 'Un point de la semaine avec des feux verts et rouges',
      },
      { en: 'A schedule cut into finer and shorter tasks', fr: 'Un calendrier découpé en tâches plus fines' },
      { en: 'A written list of what the scope leaves out', fr: 'Une liste écrite de ce que le périmètre exclut' },
      { en: 'A larger reserve of money for the unexpected', fr: 'Une plus grande réserve pour les imprévus' },
    ],
    key: [2],
    why: {
      en: 'Naming exclusions makes hidden assumptions visible while they can still be discussed. A reserve only pays for the misunderstanding.',
      fr: 'Nommer les exclusions rend visibles les suppositions tant qu’on peut encore en discuter. Une réserve ne fait que payer le malentendu.',
    },
  },
  {
    id: 'project-management-008',
    family: 'planning-steps',
    topic: 'planning',
    type: 'order',
    difficulty: [2, 2],
    seconds: 75,
    stem: {
      en: 'Put these steps of planning in the order in which each uses the result of the one before.',
      fr: 'Mettez ces étapes de planification dans l’ordre où chacune utilise le résultat de la précédente.',
    },
    options: [
      { en: 'Work out the dates and the critical path', fr: 'Calculer les dates et le chemin critique' },
      { en: 'Estimate the activities and link them', fr: 'Estimer les activités et les relier entre elles' },
      { en: 'Break the project down into deliverables', fr: 'Découper le projet en livrables' },
      { en: 'Agree on the goal and the limits of the project', fr: 'Convenir du but et des limites du projet' },
      {
        en: 'List the activities that each deliverable needs',
        fr: 'Lister les activités nécessaires à chaque livrable',
      },
    ],
    key: [3, 2, 4, 1, 0],
    why: {
      en: 'Dates come from linked and estimated activities, activities from deliverables, deliverables from an agreed scope.',
      fr: 'Les dates viennent d’activités estimées et reliées, les activités des livrables, les livrables d’un périmètre convenu.',
    },
  },
  {
    id: 'project-management-009',
    family: 'spot-the-assumptions',
    topic: 'planning',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'Which two lines of a project brief are assumptions, that is, things taken as true that may prove false?',
      fr: 'Quelles sont les deux lignes de cette note de cadrage qui sont des hypothèses, c’est-à-dire des choses tenues pour vraies mais qui peuvent se révéler fausses ?',
    },
    options: [
      { en: 'The lease of the present office ends on 30 June', fr: 'Le bail des bureaux actuels prend fin le 30 juin' },
      {
        en: 'Our supplier will still make the same pump next spring',
        fr: 'Notre fournisseur fabriquera encore cette pompe au printemps',
      },
      { en: 'The sponsor allows no more than 80,000 euros', fr: 'Le commanditaire n’accorde pas plus de 80 000 euros' },
      {
        en: 'The council will answer within six weeks, as it usually does',
        fr: 'La mairie répondra sous six semaines, comme d’habitude',
      },
      { en: 'The hall is licensed for 200 people at most', fr: 'La salle est autorisée pour 200 personnes au plus' },
    ],
    key: [1, 3],
    why: {
      en: 'An assumption may prove false and so deserves a check and an owner. The others are facts or limits that are already set.',
      fr: 'Une hypothèse peut se révéler fausse : elle mérite une vérification et un responsable. Les autres lignes sont des faits ou des limites déjà fixées.',
    },
  },
  {
    id: 'project-management-010',
    family: 'early-date-request',
    topic: 'planning',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'In the first meeting, with the scope still vague, the sponsor asks: “When will it be ready?” What is the best answer?',
      fr: 'À la première réunion, alors que le périmètre est encore flou, le commanditaire demande : « Ce sera prêt quand ? » Quelle est la meilleure réponse ?',
    },
    options: [
      { en: 'Give no figure until all is specified', fr: 'Ne donner aucun chiffre avant que tout soit spécifié' },
      {
        en: 'Give a wide range and say when you can narrow it',
        fr: 'Donner une fourchette large et dire quand elle se resserrera',
      },
      {
        en: 'Give the earliest date, so that the team aims high',
        fr: 'Donner la date la plus proche possible, pour motiver l’équipe',
      },
      {
        en: 'Give one late date, which nobody can hold against you',
        fr: 'Donner une date lointaine, que l’on ne vous reprochera pas',
      },
    ],
    key: [1],
    why: {
      en: 'A range with a date for its refinement is honest and useful. A single date, early or late, claims knowledge that nobody has, and no answer leaves the sponsor unable to plan.',
      fr: 'Une fourchette, avec la date où elle sera affinée, est honnête et utile. Une date unique, proche ou lointaine, prétend savoir ce que nul ne sait ; l’absence de réponse empêche le commanditaire de s’organiser.',
    },
  },
  {
    id: 'project-management-011',
    family: 'pert-estimate',
    topic: 'planning',
    type: 'number',
    difficulty: [3, 4],
    seconds: 75,
    stem: {
      en: 'A task takes 4 days if all goes well, most likely 7, and 16 if all goes badly. What is its weighted three-point (PERT) estimate, in days?',
      fr: 'Une tâche prend 4 jours si tout va bien, 7 jours le plus probablement et 16 si tout va mal. Quelle est son estimation pondérée à trois points (PERT), en jours ?',
    },
    key: { value: 8 },
    why: {
      en: '(4 + 4 × 7 + 16) / 6 = 48 / 6 = 8. The plain mean would be 9: it gives the extremes as much weight as the likely value.',
      fr: '(4 + 4 × 7 + 16) / 6 = 48 / 6 = 8. La moyenne simple donnerait 9 : elle accorde aux extrêmes autant de poids qu’à la valeur probable.',
    },
  },
  {
    id: 'project-management-012',
    family: 'rolling-wave',
    topic: 'planning',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'A project lasts 18 months, and what is done after month 6 depends on a prototype. How should it be planned now?',
      fr: 'Un projet dure 18 mois, et la suite, après le sixième mois, dépend d’un prototype. Comment le planifier aujourd’hui ?',
    },
    options: [
      {
        en: 'Detail all 18 months now, so that the baseline is complete',
        fr: 'Détailler les 18 mois dès maintenant, pour une référence complète',
      },
      {
        en: 'Detail all 18 months, but double what may come later on',
        fr: 'Détailler les 18 mois, mais en doublant tout ce qui vient après',
      },
      {
        en: 'Plan nothing past month 6 until the prototype has spoken',
        fr: 'Ne rien prévoir après six mois avant les résultats du prototype',
      },
      {
        en: 'Detail to month 6, outline the rest and refine later',
        fr: 'Détailler six mois, esquisser le reste et l’affiner plus tard',
      },
    ],
    key: [3],
    why: {
      en: 'Detail where there is knowledge, outline where there is not. False detail must be redone, and no outline at all hides the budget and the end.',
      fr: 'On détaille ce que l’on connaît, on esquisse le reste. Un faux détail sera à refaire, et l’absence d’esquisse cache le budget et l’échéance.',
    },
  },
  {
    id: 'project-management-013',
    family: 'which-slips-matter',
    topic: 'planning',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 80,
    stem: {
      en: 'P → Q → S is the critical path. P → R → S has 3 days of float on R. Taken one at a time, which changes move the end of the project? Choose all that apply.',
      fr: 'P → Q → S est le chemin critique. Sur P → R → S, R dispose de 3 jours de marge. Prises une à une, quelles modifications déplacent la fin du projet ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'R starts 3 days late', fr: 'R commence avec 3 jours de retard' },
      { en: 'R takes 2 days longer', fr: 'R dure 2 jours de plus' },
      { en: 'R takes 5 days longer', fr: 'R dure 5 jours de plus' },
      { en: 'Q takes 1 day longer', fr: 'Q dure 1 jour de plus' },
      { en: 'P starts 1 day late', fr: 'P commence avec 1 jour de retard' },
    ],
    key: [2, 3, 4],
    why: {
      en: 'Any delay of P, Q or S moves the end; R moves it only beyond its 3 days of float.',
      fr: 'Tout retard de P, Q ou S déplace la fin ; R ne la déplace qu’au-delà de ses 3 jours de marge.',
    },
  },
  {
    id: 'project-management-014',
    family: 'finish-to-finish',
    topic: 'planning',
    type: 'single',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'Proofreading runs alongside the writing of a report, but cannot end before the writing ends. Which link from writing to proofreading says this?',
      fr: 'La relecture se fait au fil de la rédaction d’un rapport, mais ne peut pas finir avant elle. Quel lien de la rédaction vers la relecture exprime cela ?',
    },
    options: [
      { en: 'Finish-to-finish', fr: 'Fin à fin' },
      { en: 'Start-to-start', fr: 'Début à début' },
      { en: 'Start-to-finish', fr: 'Début à fin' },
      { en: 'Finish-to-start', fr: 'Fin à début' },
    ],
    key: [0],
    why: {
      en: 'The end of one task limits the end of the other: finish-to-finish. Finish-to-start would forbid the overlap.',
      fr: 'La fin d’une tâche limite la fin de l’autre : lien fin à fin. Le lien fin à début interdirait le chevauchement.',
    },
  },
  {
    id: 'project-management-015',
    family: 'waiting-is-calendar-time',
    topic: 'planning',
    type: 'single',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Concrete is poured until the evening of Friday 3 May. It must harden for 7 calendar days. Then the formwork is taken off, which takes 2 working days (Monday to Friday). On which day is this finished?',
      fr: 'Le béton est coulé jusqu’au vendredi 3 mai au soir. Il doit durcir pendant 7 jours calendaires. Puis on retire le coffrage, ce qui demande 2 jours ouvrés (du lundi au vendredi). Quel jour est-ce terminé ?',
    },
    options: [
      { en: 'Friday 10 May', fr: 'Vendredi 10 mai' },
      { en: 'Sunday 12 May', fr: 'Dimanche 12 mai' },
      { en: 'Tuesday 14 May', fr: 'Mardi 14 mai' },
      { en: 'Thursday 16 May', fr: 'Jeudi 16 mai' },
    ],
    key: [2],
    why: {
      en: 'The concrete hardens through weekends, until Friday 10 in the evening; people do not work on them: Monday 13 and Tuesday 14.',
      fr: 'Le béton durcit aussi le week-end, jusqu’au vendredi 10 au soir ; l’équipe, elle, n’y travaille pas : lundi 13 et mardi 14.',
    },
  },
  {
    id: 'project-management-016',
    family: 'outside-view',
    topic: 'planning',
    type: 'single',
    difficulty: [3, 4],
    seconds: 60,
    stem: {
      en: 'A team’s detailed estimate of a migration is 7 months. The last five like it took 11 to 14 months. The team says that this one is different. Which starting point is the soundest?',
      fr: 'L’estimation détaillée d’une migration par l’équipe est de 7 mois. Les cinq dernières du même genre ont pris de 11 à 14 mois. L’équipe affirme que celle-ci est différente. Quel est le point de départ le plus solide ?',
    },
    options: [
      {
        en: 'The midpoint of the two, since errors may then cancel out',
        fr: 'Le milieu entre les deux, car les erreurs peuvent s’annuler',
      },
      {
        en: 'The 7 months, since detailed estimates are more exact',
        fr: 'Les 7 mois, car une estimation détaillée est plus exacte',
      },
      {
        en: 'The 7 months, and weekly reports that may show any slip early',
        fr: 'Les 7 mois, avec un point hebdomadaire pour déceler tout retard',
      },
      {
        en: 'The past range, adjusted for differences that can be named',
        fr: 'La fourchette passée, ajustée selon des différences précises',
      },
    ],
    key: [3],
    why: {
      en: 'Detailed estimates leave out what nobody thought of; the record of similar projects holds it. Differences count once they are named and sized.',
      fr: 'Une estimation détaillée oublie ce à quoi personne n’a pensé ; l’historique de projets semblables le contient. Les différences comptent une fois nommées et chiffrées.',
    },
  },
  {
    id: 'project-management-017',
    family: 'total-and-free-float',
    topic: 'planning',
    type: 'single',
    difficulty: [4, 5],
    seconds: 70,
    stem: {
      en: 'Task C has 5 days of total float but 0 days of free float. It ends 2 days late. What happens?',
      fr: 'La tâche C a 5 jours de marge totale mais 0 jour de marge libre. Elle finit avec 2 jours de retard. Que se passe-t-il ?',
    },
    options: [
      {
        en: 'The end of the project moves; the next task does not',
        fr: 'La fin du projet est décalée ; pas la tâche suivante',
      },
      {
        en: 'The next task starts later; the project ends on time',
        fr: 'La tâche suivante est décalée ; la fin du projet tient',
      },
      {
        en: 'The next task and the end of the project both move',
        fr: 'La tâche suivante et la fin du projet sont décalées',
      },
      {
        en: 'Neither the next task nor the project’s end moves',
        fr: 'Ni la tâche suivante ni la fin du projet ne bougent',
      },
    ],
    key: [1],
    why: {
      en: 'No free float: the successor’s early start moves. Total float of 5: the end holds, and 3 days of it are left on that path.',
      fr: 'Sans marge libre, le début au plus tôt du successeur est décalé. Avec 5 jours de marge totale, la fin tient, et il en reste 3 sur ce chemin.',
    },
  },
  {
    id: 'project-management-018',
    family: 'shared-buffer',
    topic: 'planning',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'Twelve task owners each hide a safety margin of 30% in their estimate, and the project is late all the same. Moving these margins into one shared buffer at the end is expected to help. Why, mainly?',
      fr: 'Douze responsables de tâche cachent chacun une marge de 30 % dans leur estimation, et le projet prend pourtant du retard. Réunir ces marges en un seul tampon à la fin devrait aider. Pourquoi, principalement ?',
    },
    options: [
      {
        en: 'Gains on some tasks can then pay for the delays of others',
        fr: 'Les tâches en avance peuvent alors compenser celles en retard',
      },
      {
        en: 'Owners without any margin of their own make far fewer mistakes',
        fr: 'Ceux qui n’ont pas de marge à eux font moins de fautes',
      },
      { en: 'Estimates are more exact once they are cut', fr: 'Les estimations sont plus justes une fois réduites' },
      {
        en: 'The buffer can take uncertain tasks off the critical path',
        fr: 'Les tâches moins sûres peuvent ainsi quitter le chemin critique',
      },
    ],
    key: [0],
    why: {
      en: 'Margins hidden in tasks are used up even where they are not needed, and early finishes are not passed on. Pooled, they cover the tasks that need them.',
      fr: 'Les marges cachées dans les tâches sont consommées même sans besoin, et les avances ne profitent à personne. Mises en commun, elles couvrent les tâches qui en ont besoin.',
    },
  },
  {
    id: 'project-management-019',
    family: 'merge-of-paths',
    topic: 'planning',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'Three independent tasks each have an 80% chance of being finished by Friday. Assembly on Monday needs all three. What is the chance that it starts on time?',
      fr: 'Trois tâches indépendantes ont chacune 80 % de chances d’être finies vendredi. Le montage de lundi a besoin des trois. Quelle est la probabilité qu’il commence à l’heure ?',
    },
    options: [
      { en: 'About 27%', fr: 'Environ 27 %' },
      { en: 'About 51%', fr: 'Environ 51 %' },
      { en: 'About 60%', fr: 'Environ 60 %' },
      { en: 'About 80%', fr: 'Environ 80 %' },
    ],
    key: [1],
    why: {
      en: '0.8 × 0.8 × 0.8 ≈ 0.51. Where paths merge, the chance of being on time is lower than on any one of them.',
      fr: '0,8 × 0,8 × 0,8 ≈ 0,51. Là où des chemins se rejoignent, la probabilité d’être à l’heure est plus faible que sur chacun d’eux.',
    },
  },
  {
    id: 'project-management-020',
    family: 'newcomers-cost-first',
    topic: 'planning',
    type: 'number',
    difficulty: [4, 4],
    seconds: 110,
    stem: {
      en: '30 person-weeks of work are left for a team of 6. Two people join today. During their first 2 weeks they produce nothing, and each takes half the time of one experienced colleague. After that all 8 work fully. In how many weeks from today is the work done? Count parts of weeks.',
      fr: 'Il reste 30 semaines-personnes de travail à une équipe de 6. Deux personnes arrivent aujourd’hui. Pendant leurs 2 premières semaines, elles ne produisent rien et occupent chacune la moitié du temps d’un collègue expérimenté. Ensuite, les 8 travaillent à plein. En combien de semaines à partir d’aujourd’hui le travail est-il fini ? Comptez les fractions de semaine.',
    },
    key: { value: 4.5 },
    why: {
      en: 'Two weeks at 6 − 2 × 0.5 = 5 give 10 person-weeks; the other 20 take 20 / 8 = 2.5 weeks. 4.5 in all, against 5 without newcomers.',
      fr: 'Deux semaines à 6 − 2 × 0,5 = 5 donnent 10 semaines-personnes ; les 20 restantes prennent 20 / 8 = 2,5 semaines. Soit 4,5 au total, contre 5 sans renfort.',
    },
  },
  {
    id: 'project-management-021',
    family: 'one-electrician',
    topic: 'planning',
    type: 'multiple',
    difficulty: [4, 3],
    seconds: 80,
    stem: {
      en: 'Two tasks of 3 days are planned in the same three days and both need the only electrician, full time. Task K is critical, task L has 4 days of float. Which measures keep the end date? Choose all that apply.',
      fr: 'Deux tâches de 3 jours sont prévues les trois mêmes jours et demandent toutes deux l’unique électricien, à plein temps. La tâche K est critique, la tâche L a 4 jours de marge. Quelles mesures préservent la date de fin ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'Do L first, then K', fr: 'Faire L d’abord, puis K' },
      { en: 'Give half of each day to K and half to L', fr: 'Consacrer la moitié de chaque journée à K et à L' },
      { en: 'Do K first, then L', fr: 'Faire K d’abord, puis L' },
      { en: 'Hire a second electrician for these days', fr: 'Engager un second électricien ces jours-là' },
    ],
    key: [2, 3],
    why: {
      en: 'L can wait 3 days within its 4 of float. Sharing the days stretches K, the critical task, to 6 days or nearly.',
      fr: 'L peut attendre 3 jours dans ses 4 jours de marge. Partager les journées étire K, la tâche critique, à près de 6 jours.',
    },
  },
  {
    id: 'project-management-022',
    family: 'cheapest-crash',
    topic: 'planning',
    type: 'number',
    difficulty: [5, 5],
    seconds: 150,
    stem: {
      en: 'A (4 days), then B (6 days) and C (5 days) side by side, then D (5 days). The project must be 2 days shorter. One day less costs €900 on A, €400 on B, €100 on C and €700 on D (each by up to 2 days). What is the lowest total cost, in euros?',
      fr: 'A (4 jours), puis B (6 jours) et C (5 jours) en parallèle, puis D (5 jours). Il faut gagner 2 jours. Un jour de moins coûte 900 € sur A, 400 € sur B, 100 € sur C et 700 € sur D (2 jours au plus sur chacune). Quel est le coût total le plus bas, en euros ?',
    },
    key: { value: 900 },
    why: {
      en: 'The first day comes from B (€400): both paths are now 14 days. The second needs B and C together (€400 + €100 = €500), less than D (€700) or A (€900). Total €900.',
      fr: 'Le premier jour vient de B (400 €) : les deux chemins font alors 14 jours. Le second demande B et C ensemble (400 € + 100 € = 500 €), moins que D (700 €) ou A (900 €). Total : 900 €.',
    },
  },
  {
    id: 'project-management-023',
    family: 'fast-track-gamble',
    topic: 'planning',
    type: 'single',
    difficulty: [5, 4],
    seconds: 100,
    stem: {
      en: 'Starting construction before the design is finished would save the project 3 weeks. There is a 40% chance of rework, which would add 5 weeks. What does this mean for the duration?',
      fr: 'Lancer le chantier avant la fin des études ferait gagner 3 semaines au projet. La probabilité d’une reprise, qui ajouterait 5 semaines, est de 40 %. Qu’en résulte-t-il pour la durée ?',
    },
    options: [
      {
        en: '1 week shorter on average, and never longer than now',
        fr: '1 semaine de moins en moyenne, et jamais de retard',
      },
      {
        en: '2 weeks longer on average, since rework costs more than is saved',
        fr: '2 semaines de plus en moyenne, la reprise coûtant plus que le gain',
      },
      {
        en: '1 week shorter on average, but 2 longer in two cases of five',
        fr: '1 semaine de moins en moyenne, mais 2 de plus dans deux cas sur cinq',
      },
      {
        en: '3 weeks shorter on average, since rework is the less likely case',
        fr: '3 semaines de moins en moyenne, le cas de reprise étant le moins probable',
      },
    ],
    key: [2],
    why: {
      en: 'On average 3 − 0.4 × 5 = 1 week is saved; but with rework the result is 5 − 3 = 2 weeks more than today.',
      fr: 'En moyenne, on gagne 3 − 0,4 × 5 = 1 semaine ; mais en cas de reprise, on finit 5 − 3 = 2 semaines plus tard que prévu.',
    },
  },
  {
    id: 'project-management-024',
    family: 'near-critical-path',
    topic: 'planning',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'The critical path is 60 days of work done many times before, rarely a day off. A second path is 57 days of new work that could take 10 days more. Where is attention worth most?',
      fr: 'Le chemin critique compte 60 jours de travaux déjà faits maintes fois, à un jour près. Un second chemin compte 57 jours de travaux inédits qui pourraient en prendre 10 de plus. Où l’attention est-elle le plus utile ?',
    },
    options: [
      {
        en: 'On the critical path, as it alone decides the end date',
        fr: 'Sur le chemin critique, car lui seul décide de la date de fin',
      },
      {
        en: 'On the second path, which is likelier to delay the end',
        fr: 'Sur le second chemin, plus susceptible de retarder la fin',
      },
      {
        en: 'On whichever path holds the single longest task of all',
        fr: 'Sur le chemin qui contient la tâche la plus longue de toutes',
      },
      {
        en: 'On both equally, as they differ by only three days',
        fr: 'Sur les deux à parts égales, vu qu’ils sont à trois jours près',
      },
    ],
    key: [1],
    why: {
      en: 'The critical path follows from estimates; with uncertain estimates the path that may become critical deserves the attention.',
      fr: 'Le chemin critique découle d’estimations ; quand elles sont incertaines, le chemin qui risque de devenir critique mérite l’attention.',
    },
  },
  {
    id: 'project-management-025',
    family: 'one-person-two-queues',
    topic: 'planning',
    type: 'single',
    difficulty: [5, 4],
    seconds: 110,
    stem: {
      en: 'Lea does A (3 days), B (4 days) and D (2 days), one at a time. Omar does C (5 days). C needs A finished; D needs C finished; B is free. What is the shortest possible duration?',
      fr: 'Léa fait A (3 jours), B (4 jours) et D (2 jours), une à la fois. Omar fait C (5 jours). C demande que A soit finie ; D que C soit finie ; B est libre. Quelle est la durée la plus courte possible ?',
    },
    options: [
      { en: '9 days', fr: '9 jours' },
      { en: '10 days', fr: '10 jours' },
      { en: '12 days', fr: '12 jours' },
      { en: '14 days', fr: '14 jours' },
    ],
    key: [1],
    why: {
      en: 'Lea starts with A (to day 3), Omar does C (to 8) while she does B (to 7); D ends on day 10. Starting with B gives 14; 9 is only the sum of Lea’s days.',
      fr: 'Léa commence par A (jour 3), Omar fait C (jour 8) pendant qu’elle fait B (jour 7) ; D finit le jour 10. Commencer par B donne 14 ; 9 n’est que la somme des jours de Léa.',
    },
  },
]
