// Items on delivery: progress, earned value, flow, quality, closing. Joined with the other topics by project-management.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const deliveryItems: readonly SourceItem[] = [
  {
    id: 'project-management-074',
    family: 'percent-done',
    topic: 'delivery',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A task has been “90% done” for four weeks. Which way of reporting would have shown the truth sooner?',
      fr: 'Une tâche est « à 90 % » depuis quatre semaines. Quelle façon de rendre compte aurait montré la vérité plus tôt ?',
    },
    options: [
      { en: 'Taking the mean of two colleagues’ reports', fr: 'Faire la moyenne de deux avis' },
      { en: 'Counting only parts that are finished and checked', fr: 'Ne compter que les parties finies et vérifiées' },
      {
        en: 'Asking for the percentage daily and not weekly',
        fr: 'Demander le pourcentage chaque jour et non chaque semaine',
      },
      { en: 'Reporting the hours that were spent on the task', fr: 'Indiquer les heures déjà passées sur la tâche' },
    ],
    key: [1],
    why: {
      en: 'A felt percentage can stay near the end for ever. Finished and checked parts cannot be felt: they are or are not.',
      fr: 'Un pourcentage ressenti peut rester sans fin près du but. Une partie finie et vérifiée ne se ressent pas : elle l’est ou non.',
    },
  },
  {
    id: 'project-management-075',
    family: 'definition-of-done',
    topic: 'delivery',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A developer says “done”; the tester finds that nothing can be installed yet. What should the team agree on?',
      fr: 'Un développeur dit « fini » ; la testeuse constate que rien ne peut encore être installé. Sur quoi l’équipe devrait-elle s’entendre ?',
    },
    options: [
      { en: 'A shared list of what “done” includes', fr: 'Une définition commune de « fini »' },
      { en: 'A later date at which the tests may end', fr: 'Une date plus tardive de fin des tests' },
      { en: 'A referee who says what is “done”', fr: 'Un arbitre qui déclare le travail « fini »' },
      { en: 'Longer durations for tasks', fr: 'Des durées plus longues' },
    ],
    key: [0],
    why: {
      en: 'Different meanings of one word cause the quarrel; a written definition ends it for every task.',
      fr: 'Ce sont les sens différents d’un même mot qui causent le conflit ; une définition écrite y met fin pour toutes les tâches.',
    },
  },
  {
    id: 'project-management-076',
    family: 'acceptance-before',
    topic: 'delivery',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'When should the criteria by which the client accepts a deliverable be agreed?',
      fr: 'Quand faut-il convenir des critères selon lesquels le client acceptera un livrable ?',
    },
    options: [
      { en: 'When it is shown for the first time', fr: 'Lors de sa première présentation' },
      { en: 'After the client has used it a month', fr: 'Après un mois d’utilisation par le client' },
      { en: 'With the last invoice for it', fr: 'Avec la dernière facture' },
      { en: 'Before the work on it is begun', fr: 'Avant le début de sa réalisation' },
    ],
    key: [3],
    why: {
      en: 'Criteria agreed first steer the work; criteria found later become a dispute.',
      fr: 'Convenus d’abord, les critères guident le travail ; trouvés après, ils deviennent un litige.',
    },
  },
  {
    id: 'project-management-077',
    family: 'burn-rate',
    topic: 'delivery',
    type: 'number',
    difficulty: [1, 1],
    seconds: 50,
    stem: {
      en: 'After 4 of 10 equal parts, a project has spent €60,000. If the other parts cost the same each, what will it cost in all, in euros?',
      fr: 'Après 4 parties égales sur 10, un projet a dépensé 60 000 €. Si chacune des autres coûte autant, combien coûtera-t-il en tout, en euros ?',
    },
    key: { value: 150000 },
    why: {
      en: '60,000 / 4 = 15,000 for each part; × 10 = 150,000.',
      fr: '60 000 / 4 = 15 000 par partie ; × 10 = 150 000.',
    },
  },
  {
    id: 'project-management-078',
    family: 'limit-of-work',
    topic: 'delivery',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A team of four has 19 tasks begun and 2 finished this month. What is the first thing to change?',
      fr: 'Une équipe de quatre a commencé 19 tâches et en a fini 2 ce mois-ci. Que faut-il changer en premier ?',
    },
    options: [
      {
        en: 'Begin with the shortest task on the list each morning',
        fr: 'Commencer chaque matin par la tâche la plus courte',
      },
      { en: 'Hire one more person, who can share some of these', fr: 'Recruter une personne pour partager ces tâches' },
      {
        en: 'Begin nothing new until some of these are finished',
        fr: 'Ne rien commencer avant d’en finir quelques-unes',
      },
      {
        en: 'Begin each day with a report on all 19 tasks',
        fr: 'Commencer chaque jour par un point sur les 19 tâches',
      },
    ],
    key: [2],
    why: {
      en: 'Work begun and not finished has cost time and serves nobody; limiting it lets tasks flow through.',
      fr: 'Un travail commencé et non fini a coûté du temps et ne sert personne ; le limiter fait avancer les tâches jusqu’au bout.',
    },
  },
  {
    id: 'project-management-079',
    family: 'verify-or-validate',
    topic: 'delivery',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'A booking kiosk meets every line of its specification, yet passengers cannot find the button. Which check was missing?',
      fr: 'Une borne de réservation respecte chaque ligne de sa spécification, mais les voyageurs ne trouvent pas le bouton. Quel contrôle a manqué ?',
    },
    options: [
      {
        en: 'Inspection: are the materials those that were ordered?',
        fr: 'L’inspection : les matériaux sont-ils ceux commandés ?',
      },
      {
        en: 'Regression: does all that worked before still work?',
        fr: 'La non-régression : ce qui marchait marche-t-il encore ?',
      },
      {
        en: 'Validation: is it the right thing for its users?',
        fr: 'La validation : convient-elle à ses utilisateurs ?',
      },
      {
        en: 'Verification: is it built as it was specified?',
        fr: 'La vérification : est-elle conforme à la spécification ?',
      },
    ],
    key: [2],
    why: {
      en: 'It is verified against the specification but was never tried with passengers: building the thing right is not yet the right thing.',
      fr: 'Elle est vérifiée selon la spécification mais n’a jamais été essayée par des voyageurs : bien faire la chose n’est pas encore faire la bonne chose.',
    },
  },
  {
    id: 'project-management-080',
    family: 'cost-and-schedule-index',
    topic: 'delivery',
    type: 'single',
    difficulty: [2, 3],
    seconds: 60,
    stem: {
      en: 'Planned value €100,000, earned value €80,000, actual cost €100,000. How does the project stand?',
      fr: 'Valeur planifiée 100 000 €, valeur acquise 80 000 €, coût réel 100 000 €. Où en est le projet ?',
    },
    options: [
      { en: 'On time and within budget', fr: 'À l’heure et dans le budget' },
      { en: 'Late but within budget', fr: 'En retard mais dans le budget' },
      { en: 'On time but over budget', fr: 'À l’heure mais hors budget' },
      { en: 'Late and over budget', fr: 'En retard et hors budget' },
    ],
    key: [3],
    why: {
      en: 'Work worth 80 is done where 100 was planned (late) and it cost 100 (too dear). Spending as planned hides both.',
      fr: 'Le travail fait vaut 80 au lieu de 100 prévus (retard) et a coûté 100 (surcoût). Une dépense conforme au prévu cache les deux.',
    },
  },
  {
    id: 'project-management-081',
    family: 'closing-steps',
    topic: 'delivery',
    type: 'order',
    difficulty: [2, 2],
    seconds: 65,
    stem: {
      en: 'Put the steps of closing a project in order.',
      fr: 'Mettez en ordre les étapes de clôture d’un projet.',
    },
    options: [
      { en: 'Archive the files and release the team', fr: 'Archiver les dossiers et libérer l’équipe' },
      { en: 'Hand them over to those who will run them', fr: 'Les transmettre à ceux qui les exploiteront' },
      { en: 'Finish the last tests of the deliverables', fr: 'Achever les derniers tests des livrables' },
      { en: 'Settle the last invoices and end contracts', fr: 'Régler les dernières factures et solder les contrats' },
      { en: 'Have the client accept them in writing', fr: 'Les faire accepter par écrit par le client' },
    ],
    key: [2, 4, 1, 3, 0],
    why: {
      en: 'Acceptance needs tests, hand-over needs acceptance, the last payments follow delivery, and the team is needed until then.',
      fr: 'L’acceptation suit les tests, la passation suit l’acceptation, les derniers paiements suivent la livraison, et l’équipe reste utile jusque-là.',
    },
  },
  {
    id: 'project-management-082',
    family: 'good-backlog-order',
    topic: 'delivery',
    type: 'single',
    difficulty: [2, 1],
    seconds: 50,
    stem: {
      en: 'A list of features has to be put in order for a first release. Features A and B cost the same; A serves 400 users a day, B 30. Nothing depends on either. Which rule applies?',
      fr: 'Il faut ordonner des fonctions pour une première version. A et B coûtent autant ; A sert 400 utilisateurs par jour, B 30. Rien ne dépend d’elles. Quelle règle s’applique ?',
    },
    options: [
      { en: 'B first, since it is less used and so less risky', fr: 'B d’abord : moins utilisée, donc moins risquée' },
      { en: 'Both together, since they cost just the same', fr: 'Les deux ensemble, puisqu’elles coûtent autant' },
      { en: 'The one that was asked for first, in fairness', fr: 'La première demandée, par équité' },
      { en: 'A first, since it brings more for the same cost', fr: 'A d’abord : elle apporte plus à coût égal' },
    ],
    key: [3],
    why: {
      en: 'At equal cost and without dependencies, the greater value comes first.',
      fr: 'À coût égal et sans dépendance, la plus grande valeur passe en premier.',
    },
  },
  {
    id: 'project-management-083',
    family: 'earned-value-amount',
    topic: 'delivery',
    type: 'number',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'A wall of 120 m is planned at €500 per metre, 10 m a day. After 6 days 54 m stand and €30,000 has been spent. What is the cost performance index (two decimals)?',
      fr: 'Un mur de 120 m est prévu à 500 € le mètre, 10 m par jour. Après 6 jours, 54 m sont debout et 30 000 € sont dépensés. Quel est l’indice de performance des coûts (deux décimales) ?',
    },
    key: { value: 0.9, tolerance: 0.005 },
    why: {
      en: 'Earned value 54 × 500 = 27,000; 27,000 / 30,000 = 0.90. The planned 60 m give the schedule index instead.',
      fr: 'Valeur acquise : 54 × 500 = 27 000 ; 27 000 / 30 000 = 0,90. Les 60 m prévus servent à l’indice de délai.',
    },
  },
  {
    id: 'project-management-084',
    family: 'little-law',
    topic: 'delivery',
    type: 'number',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'On average 24 requests are open, and 6 are finished each week. How many weeks does a request take on average?',
      fr: 'En moyenne, 24 demandes sont ouvertes et 6 sont terminées par semaine. Combien de semaines une demande prend-elle en moyenne ?',
    },
    key: { value: 4 },
    why: {
      en: 'Time in the system = work in progress / rate of completion = 24 / 6 = 4 weeks (Little’s law).',
      fr: 'Temps de passage = en-cours / débit = 24 / 6 = 4 semaines (loi de Little).',
    },
  },
  {
    id: 'project-management-085',
    family: 'root-cause',
    topic: 'delivery',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Wrong labels reached customers for the third time. Each time the packer was reminded to be careful. What is the most useful next step?',
      fr: 'Pour la troisième fois, de mauvaises étiquettes sont parvenues aux clients. Chaque fois, on a rappelé à l’emballeur de faire attention. Quelle est la suite la plus utile ?',
    },
    options: [
      {
        en: 'Add a second person, who looks at each of the labels as well',
        fr: 'Ajouter une seconde personne, qui regarde aussi chaque étiquette',
      },
      {
        en: 'Find out what makes the mix-up possible, and remove it',
        fr: 'Chercher ce qui permet la confusion, et le supprimer',
      },
      {
        en: 'Warn the packer in writing, with a copy to the plant manager',
        fr: 'Avertir l’emballeur par écrit, avec copie au responsable',
      },
      {
        en: 'Offer a discount straight away to each of the customers concerned',
        fr: 'Offrir sans attendre une remise à chacun des clients concernés',
      },
    ],
    key: [1],
    why: {
      en: 'An error that comes back after reminders has a cause in the work itself. Checking more finds it later and costs for ever.',
      fr: 'Une erreur qui revient malgré les rappels a sa cause dans le travail lui-même. Contrôler davantage la trouve plus tard et coûte sans fin.',
    },
  },
  {
    id: 'project-management-086',
    family: 'signs-of-health',
    topic: 'delivery',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Which two measures show that a software team delivers something of use, rather than that it is busy?',
      fr: 'Quelles sont les deux mesures qui montrent qu’une équipe logicielle livre quelque chose d’utile, et non qu’elle est occupée ?',
    },
    options: [
      { en: 'The number of lines of code written in a week', fr: 'Le nombre de lignes de code écrites par semaine' },
      { en: 'The share of releases that have to be withdrawn', fr: 'La part de versions qu’il faut retirer' },
      {
        en: 'The time from a request to its use by a customer',
        fr: 'Le délai entre une demande et son usage par un client',
      },
      { en: 'The number of meetings that are held on time', fr: 'Le nombre de réunions tenues à l’heure' },
      { en: 'The share of the hours that are booked to tasks', fr: 'La part des heures imputées à des tâches' },
    ],
    key: [1, 2],
    why: {
      en: 'Lead time and failed releases concern what reaches users. Lines, hours and meetings measure effort.',
      fr: 'Le délai et les versions ratées concernent ce qui parvient aux utilisateurs. Lignes, heures et réunions mesurent l’effort.',
    },
  },
  {
    id: 'project-management-087',
    family: 'small-batches',
    topic: 'delivery',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'A team delivers every six months and finds 200 faults in each delivery. It considers delivering every two weeks. What is the main gain to expect?',
      fr: 'Une équipe livre tous les six mois et trouve 200 défauts à chaque livraison. Elle songe à livrer toutes les deux semaines. Quel est le principal gain à attendre ?',
    },
    options: [
      {
        en: 'Faults show while their cause is still fresh and small',
        fr: 'Les défauts apparaissent quand leur cause est récente',
      },
      {
        en: 'Fewer tests are needed, since each delivery is small',
        fr: 'Moins de tests sont nécessaires, chaque livraison étant petite',
      },
      {
        en: 'Users have more features to choose from in each one',
        fr: 'Les utilisateurs ont plus de fonctions à chaque fois',
      },
      {
        en: 'The whole work takes less effort, as less is written',
        fr: 'Le travail total diminue, puisqu’on écrit moins',
      },
    ],
    key: [0],
    why: {
      en: 'Small batches shorten the way from a fault to its discovery. The work and the need for tests stay.',
      fr: 'De petits lots raccourcissent le chemin d’un défaut à sa découverte. Le travail et le besoin de tests demeurent.',
    },
  },
  {
    id: 'project-management-088',
    family: 'burn-down-reading',
    topic: 'delivery',
    type: 'single',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'In a two-week sprint the line of remaining work stays flat for eight days and then falls steeply on the last two. What does this pattern most likely show?',
      fr: 'Sur une itération de deux semaines, la courbe du travail restant reste plate huit jours puis chute les deux derniers. Que révèle le plus souvent ce profil ?',
    },
    options: [
      {
        en: 'Many tasks run at once and are all closed at the end',
        fr: 'Beaucoup de tâches menées de front, toutes closes à la fin',
      },
      {
        en: 'Work was added each day, as much as was finished',
        fr: 'Du travail ajouté chaque jour, autant qu’il en était fini',
      },
      {
        en: 'The team found its rhythm and became four times faster',
        fr: 'Une équipe qui a trouvé son rythme et quadruplé sa vitesse',
      },
      {
        en: 'The estimates were too low for the tasks at the start',
        fr: 'Des estimations trop basses pour les premières tâches',
      },
    ],
    key: [0],
    why: {
      en: 'Nothing counted as finished for eight days: tasks are too large or too many are open. Additions would show no steep fall, and speed does not jump so.',
      fr: 'Rien n’a été compté comme fini pendant huit jours : tâches trop grosses ou trop nombreuses. Des ajouts n’expliqueraient pas la chute, et la vitesse ne bondit pas ainsi.',
    },
  },
  {
    id: 'project-management-089',
    family: 'estimate-at-completion',
    topic: 'delivery',
    type: 'number',
    difficulty: [4, 4],
    seconds: 90,
    stem: {
      en: 'Budget €200,000. Earned value €60,000, actual cost €75,000. If the work goes on at the same cost efficiency, what is the estimate at completion, in euros?',
      fr: 'Budget 200 000 €. Valeur acquise 60 000 €, coût réel 75 000 €. Si le travail se poursuit avec la même efficience, quel est le coût estimé à l’achèvement, en euros ?',
    },
    key: { value: 250000 },
    why: {
      en: 'CPI = 60 / 75 = 0.8; 200,000 / 0.8 = 250,000. Adding only the overrun so far (215,000) would assume perfect efficiency from now on.',
      fr: 'IPC = 60 / 75 = 0,8 ; 200 000 / 0,8 = 250 000. N’ajouter que le dépassement actuel (215 000) supposerait une suite parfaitement conforme.',
    },
  },
  {
    id: 'project-management-090',
    family: 'sunk-cost',
    topic: 'delivery',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: '€400,000 has been spent on a system. Finishing costs €150,000 more and brings €120,000. Bought software would cost €90,000 and bring the same €120,000. What is best?',
      fr: '400 000 € ont été dépensés pour un système. L’achever coûte encore 150 000 € et rapporte 120 000 €. Un logiciel du commerce coûterait 90 000 € et rapporterait aussi 120 000 €. Quel est le meilleur choix ?',
    },
    options: [
      { en: 'Stop: neither earns back what was spent', fr: 'Tout arrêter : rien ne regagne la dépense' },
      { en: 'Finish: it costs little beside what was spent', fr: 'Achever : cela coûte peu au regard de la dépense' },
      {
        en: 'Finish: otherwise the €400,000 already spent would be lost',
        fr: 'Achever : sinon les 400 000 € déjà dépensés seraient perdus',
      },
      {
        en: 'Buy: it alone brings more than it still costs',
        fr: 'Acheter : c’est le seul choix qui rapporte plus qu’il ne coûte encore',
      },
    ],
    key: [3],
    why: {
      en: 'Only future costs and gains differ between choices: buying gives +€30,000, finishing −€30,000, stopping 0. The €400,000 is spent in all three.',
      fr: 'Seuls les coûts et gains futurs diffèrent : acheter donne +30 000 €, achever −30 000 €, arrêter 0. Les 400 000 € sont dépensés dans tous les cas.',
    },
  },
  {
    id: 'project-management-091',
    family: 'bottleneck',
    topic: 'delivery',
    type: 'single',
    difficulty: [4, 3],
    seconds: 80,
    stem: {
      en: 'Design can do 12 parts a week, build 8, test 5. A queue grows before test. Which measure raises what the whole team finishes?',
      fr: 'La conception peut traiter 12 pièces par semaine, la fabrication 8, le test 5. Une file s’allonge avant le test. Quelle mesure augmente ce que l’ensemble termine ?',
    },
    options: [
      { en: 'Put the newest parts at the front', fr: 'Mettre les dernières pièces en tête de file' },
      { en: 'Add a designer, so that 15 parts start', fr: 'Ajouter un concepteur, pour en lancer 15 par semaine' },
      { en: 'Let a builder run half of the tests', fr: 'Confier la moitié des tests à un fabricant' },
      { en: 'Build 10 a week by means of new tools', fr: 'En fabriquer 10 par semaine, mieux outillé' },
    ],
    key: [2],
    why: {
      en: 'The slowest step sets the pace. Only capacity at test raises output; more work upstream only lengthens the queue.',
      fr: 'L’étape la plus lente fixe la cadence. Seule une capacité de test accrue élève le débit ; plus de travail en amont allonge la file.',
    },
  },
  {
    id: 'project-management-092',
    family: 'cpi-spi-mix',
    topic: 'delivery',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 90,
    stem: {
      en: 'The cost index is 1.10 and the schedule index 0.85. Which two readings fit these figures?',
      fr: 'L’indice des coûts est de 1,10 et l’indice de délai de 0,85. Quelles sont les deux lectures compatibles avec ces chiffres ?',
    },
    options: [
      { en: 'More work is done by now than had been planned', fr: 'Il y a plus de travail fait que prévu à ce jour' },
      { en: 'Fewer people than planned, each working efficiently', fr: 'Moins de personnes que prévu, mais efficaces' },
      {
        en: 'Overtime was paid in order to catch up on the plan',
        fr: 'Des heures supplémentaires ont servi à rattraper le plan',
      },
      { en: 'Work done so far cost less than was budgeted for it', fr: 'Le travail fait a coûté moins que son budget' },
      { en: 'Each euro has yielded 85 cents’ worth of work', fr: 'Chaque euro a produit 85 centimes de travail' },
    ],
    key: [1, 3],
    why: {
      en: 'Cost index above 1: done work cost less than budgeted. Schedule index below 1: less is done than planned, as with an understaffed team. Overtime would tend to raise cost.',
      fr: 'Indice des coûts supérieur à 1 : le travail fait a coûté moins que prévu. Indice de délai inférieur à 1 : il y en a moins que prévu, comme avec une équipe incomplète. Les heures supplémentaires pèseraient sur les coûts.',
    },
  },
  {
    id: 'project-management-093',
    family: 'benefit-after-end',
    topic: 'delivery',
    type: 'single',
    difficulty: [4, 3],
    seconds: 60,
    stem: {
      en: 'A project ended on time and on budget: a new intranet. A year later hardly anybody uses it. Who should have been named at the start to prevent this?',
      fr: 'Un projet s’est achevé dans les délais et le budget : un nouvel intranet. Un an après, presque personne ne l’utilise. Qui aurait-il fallu nommer au départ pour l’éviter ?',
    },
    options: [
      { en: 'Someone who writes its specification in full', fr: 'Quelqu’un qui en rédige la spécification complète' },
      { en: 'Someone who answers for its use after the end', fr: 'Quelqu’un qui réponde de son usage après la fin' },
      { en: 'Someone who tests all its pages before the end', fr: 'Quelqu’un qui teste toutes les pages avant la fin' },
      {
        en: 'Someone who keeps an eye on its costs each month',
        fr: 'Quelqu’un qui en suive les coûts de mois en mois',
      },
    ],
    key: [1],
    why: {
      en: 'Deliverables are made in the project, benefits after it. Without an owner for the benefits, the end of the project is taken for success.',
      fr: 'Les livrables naissent dans le projet, les bénéfices après. Sans responsable des bénéfices, on prend la fin du projet pour la réussite.',
    },
  },
  {
    id: 'project-management-094',
    family: 'tcpi',
    topic: 'delivery',
    type: 'number',
    difficulty: [5, 5],
    seconds: 110,
    stem: {
      en: 'Budget €100,000. Earned value €40,000, actual cost €50,000. Which cost performance index must the rest of the work reach to finish on budget (two decimals)?',
      fr: 'Budget 100 000 €. Valeur acquise 40 000 €, coût réel 50 000 €. Quel indice de performance des coûts le reste du travail doit-il atteindre pour finir dans le budget (deux décimales) ?',
    },
    key: { value: 1.2, tolerance: 0.005 },
    why: {
      en: 'Work left / money left = (100 − 40) / (100 − 50) = 60 / 50 = 1.20. Up to now it was 0.80: the target calls for a change, not for hope.',
      fr: 'Travail restant / argent restant = (100 − 40) / (100 − 50) = 60 / 50 = 1,20. Jusqu’ici, il était de 0,80 : cela demande un changement, non un espoir.',
    },
  },
  {
    id: 'project-management-095',
    family: 'spi-at-the-end',
    topic: 'delivery',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A project ends three months late. On the last day its schedule index, earned value over planned value, is exactly 1.00. Why?',
      fr: 'Un projet finit avec trois mois de retard. Le dernier jour, son indice de délai (valeur acquise sur valeur planifiée) vaut exactement 1,00. Pourquoi ?',
    },
    options: [
      {
        en: 'The index counts only the tasks on the critical path',
        fr: 'L’indice ne compte que les tâches situées sur le chemin critique',
      },
      {
        en: 'The costs, too, came out exactly as they were budgeted',
        fr: 'Les coûts, eux aussi, ont été exactement ceux du budget',
      },
      {
        en: 'Once all is done, earned value equals the budget',
        fr: 'Tout étant fait, la valeur acquise égale le budget total',
      },
      {
        en: 'The delay was made up for in the last three months',
        fr: 'Le retard a été rattrapé pendant les trois derniers mois',
      },
    ],
    key: [2],
    why: {
      en: 'Planned value stops at the budget on the planned end date; earned value reaches it whenever the work is finished. Near the end the index says nothing of delay in time.',
      fr: 'La valeur planifiée s’arrête au budget à la fin prévue ; la valeur acquise l’atteint quand le travail est fini, si tard que ce soit. Vers la fin, l’indice ne dit rien du retard en temps.',
    },
  },
  {
    id: 'project-management-096',
    family: 'hundred-percent-busy',
    topic: 'delivery',
    type: 'single',
    difficulty: [5, 4],
    seconds: 90,
    stem: {
      en: 'A service team is planned at 98% of its time, and urgent requests now wait for weeks. A manager asks for 100%, “to clear the queue”. What would most likely happen?',
      fr: 'Une équipe de service est planifiée à 98 % de son temps, et les urgences attendent désormais des semaines. Un responsable demande 100 % « pour résorber la file ». Que se passerait-il le plus probablement ?',
    },
    options: [
      {
        en: 'Waiting stays as it is, since demand has not changed',
        fr: 'L’attente reste la même, la demande n’ayant pas changé',
      },
      {
        en: 'Waiting grows further, as nothing absorbs the variation',
        fr: 'L’attente augmente encore, faute de marge pour les aléas',
      },
      {
        en: 'Waiting falls slowly, because 2% more is being finished',
        fr: 'L’attente baisse lentement, grâce aux 2 % de plus',
      },
      {
        en: 'Waiting falls at first, then rises to where it stands now',
        fr: 'L’attente baisse d’abord, puis remonte au niveau actuel',
      },
    ],
    key: [1],
    why: {
      en: 'With irregular arrivals queues grow without bound as utilisation nears 100%. Slack is what lets urgent work pass.',
      fr: 'Quand les arrivées sont irrégulières, les files croissent sans limite à l’approche de 100 % d’occupation. C’est la marge qui laisse passer les urgences.',
    },
  },
  {
    id: 'project-management-097',
    family: 'rework-in-forecast',
    topic: 'delivery',
    type: 'number',
    difficulty: [5, 4],
    seconds: 110,
    stem: {
      en: '90 points of work are left. A team finishes 20 points a week, but a quarter of these 90 points comes back once as rework of the same size, which then holds. In how many weeks is everything done? Count parts of weeks; two decimals are enough.',
      fr: 'Il reste 90 points de travail. Une équipe termine 20 points par semaine, mais un quart de ces 90 points revient une fois en reprise de même taille, qui tient alors. En combien de semaines tout est-il fini ? Comptez les fractions de semaine ; deux décimales suffisent.',
    },
    key: { value: 5.625, tolerance: 0.03 },
    why: {
      en: '90 + 90 / 4 = 112.5 points have to be done; 112.5 / 20 = 5.625 weeks.',
      fr: 'Il faut faire 90 + 90 / 4 = 112,5 points ; 112,5 / 20 = 5,625 semaines.',
    },
  },
]
