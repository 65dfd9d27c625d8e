// Items on working method: priorities, hand-over, shared knowledge, figures. Joined with the other topics by customer-relations.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const workingMethodItems: readonly SourceItem[] = [
  {
    id: 'customer-relations-085',
    family: 'minutes-in-the-queue',
    topic: 'working-method',
    type: 'number',
    difficulty: [3, 4],
    seconds: 110,
    stem: {
      en: 'On a steady day, 30 callers are on the line at any time on average, waiting or talking. 120 call per hour, nobody hangs up early, and a talk takes 5 minutes. How many minutes does a caller wait on average before the talk begins?',
      fr: 'Par une journée régulière, 30 personnes en moyenne sont en ligne à tout moment, en attente ou en conversation. 120 appellent par heure, personne ne raccroche avant la fin, et une conversation dure 5 minutes. Combien de minutes attend-on en moyenne avant la conversation ?',
    },
    key: {
      value: 10,
    },
    why: {
      en: 'Time on the line = callers on the line / calls per minute (Little’s law): 30 / 2 = 15 minutes, of which 5 are talk. So 10 are left for waiting.',
      fr: 'Temps en ligne = personnes en ligne / appels par minute (loi de Little) : 30 / 2 = 15 minutes, dont 5 de conversation. Restent 10 d’attente.',
    },
  },
  {
    id: 'customer-relations-086',
    family: 'note-for-the-late-shift',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 1],
    seconds: 40,
    stem: {
      en: 'Your shift ends with a case half done. Which note lets a colleague finish it?',
      fr: 'Votre service se termine sur un dossier à moitié traité. Quelle note permet à un collègue de l’achever ?',
    },
    options: [
      {
        en: '“Ms Roy called again about the refund. She was not amused.”',
        fr: '« Mme Roy a rappelé au sujet du remboursement. Mécontente. »',
      },
      { en: '“Ms Roy: see the notes, it is a long story.”', fr: '« Mme Roy : voir les notes, longue histoire. »' },
      {
        en: '“Ms Roy agreed to €48: to be paid out by noon.”',
        fr: '« Mme Roy accepte 48 €, à lui verser avant midi. »',
      },
      {
        en: '“Ms Roy: refund is in hand. I’ll see to it on Monday.”',
        fr: '« Mme Roy : remboursement en cours. Je m’en occupe lundi. »',
      },
    ],
    key: [2],
    why: {
      en: 'What is agreed, what is left to do and by when. The others leave all to be found out again, or to wait.',
      fr: 'Ce qui est convenu, ce qui reste à faire et pour quand. Les autres obligent à tout retrouver ou à attendre.',
    },
  },
  {
    id: 'customer-relations-087',
    family: 'mean-of-marks',
    topic: 'working-method',
    type: 'number',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: '120 customers gave a mark from 1 to 5. 54 gave a 5, 36 gave a 4. Satisfied means a 4 or a 5. What is the satisfaction, in percent?',
      fr: '120 clients ont donné une note de 1 à 5 : 54 ont mis 5, et 36 ont mis 4. Est satisfait qui met 4 ou 5. Quelle est la satisfaction, en pour cent ?',
    },
    key: {
      value: 75,
    },
    why: {
      en: '(54 + 36) / 120 = 90 / 120 = 75%.',
      fr: '(54 + 36) / 120 = 90 / 120 = 75 %.',
    },
  },
  {
    id: 'customer-relations-088',
    family: 'idle-time-halved',
    topic: 'working-method',
    type: 'single',
    difficulty: [4, 3],
    seconds: 90,
    stem: {
      en: 'One agent takes calls that come in at random. Their number grows by an eighth, so that they fill 90% of his time instead of 80; each takes as long as before, and nobody hangs up. What happens to the mean wait?',
      fr: 'Un seul conseiller prend des appels qui arrivent au hasard. Leur nombre augmente d’un huitième : ils occupent 90 % de son temps au lieu de 80 ; leur durée ne change pas et personne ne raccroche. Que devient l’attente moyenne ?',
    },
    options: [
      {
        en: 'It grows by about an eighth, in step with the calls',
        fr: 'Elle augmente d’un huitième environ, au même rythme que les appels',
      },
      {
        en: 'It more than doubles, as too little idle time is left',
        fr: 'Elle fait plus que doubler, faute de temps libre suffisant',
      },
      {
        en: 'It grows by about a half, as idle time falls by half',
        fr: 'Elle augmente de moitié, le temps libre tombant de moitié',
      },
      {
        en: 'It hardly grows, as a tenth of his time is still idle',
        fr: 'Elle augmente à peine, car un dixième du temps reste libre',
      },
    ],
    key: [1],
    why: {
      en: 'The wait goes with busy time over idle time: 80/20 = 4 becomes 90/10 = 9. Close to full use, a little more work costs a lot of waiting.',
      fr: 'L’attente suit le rapport du temps occupé au temps libre : 80/20 = 4 devient 90/10 = 9. Près de la saturation, un peu plus de travail coûte beaucoup d’attente.',
    },
  },
  {
    id: 'customer-relations-089',
    family: 'best-and-worst-branches',
    topic: 'working-method',
    type: 'single',
    difficulty: [3, 3],
    seconds: 80,
    stem: {
      en: 'A chain asks the same question in its 60 branches, large and small, every customer once. The five branches with the highest share of satisfied customers are all small, and so are the five with the lowest. What explains that best?',
      fr: 'Une chaîne pose la même question dans ses 60 agences, grandes et petites, une fois à chaque client. Les cinq agences qui ont la plus forte part de clients satisfaits sont toutes petites, et les cinq dernières aussi. Quelle est la meilleure explication ?',
    },
    options: [
      {
        en: 'In small branches the manager’s style counts for more',
        fr: 'Dans une petite agence, le style du chef pèse davantage',
      },
      {
        en: 'In small branches customers know the staff too well',
        fr: 'Dans une petite agence, on connaît trop bien le personnel',
      },
      {
        en: 'In small branches chance moves the share further',
        fr: 'Dans une petite agence, le hasard déplace plus la part',
      },
      {
        en: 'In small branches the staff are either new or skilled',
        fr: 'Dans une petite agence, l’équipe est novice ou experte',
      },
    ],
    key: [2],
    why: {
      en: 'A share of 20 answers strays much further by chance than one of 2,000, both up and down. The extremes thus show the size of a branch, not its service.',
      fr: 'Une part calculée sur 20 réponses s’écarte bien plus au hasard que sur 2 000, vers le haut comme vers le bas. Les extrêmes révèlent la taille d’une agence, non son service.',
    },
  },
  {
    id: 'customer-relations-090',
    family: 'when-chat-pays',
    topic: 'working-method',
    type: 'number',
    difficulty: [4, 4],
    seconds: 140,
    stem: {
      en: 'A call costs €6, and after 20% of calls, first or later ones alike, the customer calls again about the same matter. A chat costs €3; after some chats the customer calls, and may call again as others do. From what share of chats followed by a call, in percent, is a matter that begins with a chat no longer cheaper than one that begins with a call?',
      fr: 'Un appel coûte 6 € et, après 20 % des appels, quel que soit leur rang, le client rappelle pour le même motif. Un chat coûte 3 € ; après certains chats, le client appelle, et rappelle comme les autres. À partir de quelle part de chats suivis d’un appel, en pour cent, une demande commencée par chat n’est-elle plus moins chère qu’une demande commencée par téléphone ?',
    },
    key: {
      value: 60,
    },
    why: {
      en: 'By phone a matter costs 6 / 0.8 = €7.50 in all. A chat saves 4.50 of that: 3 + 7.50 × share = 7.50 gives 60%. Without the repeat calls one would say 50.',
      fr: 'Par téléphone, une demande coûte en tout 6 / 0,8 = 7,50 €. Le chat en épargne 4,50 : 3 + 7,50 × part = 7,50 donne 60 %. Sans compter les rappels, on dirait 50.',
    },
  },
  {
    id: 'customer-relations-091',
    family: 'wrong-article',
    topic: 'working-method',
    type: 'single',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'The approved article in the knowledge base describes a menu that has been gone since yesterday’s update. A customer is waiting in the chat; you have found the new way yourself. What do you do?',
      fr: 'L’article validé de la base de connaissances décrit un menu disparu depuis la mise à jour d’hier. Un client attend dans le chat ; vous avez trouvé le nouveau chemin. Que faites-vous ?',
    },
    options: [
      {
        en: 'Ask him to wait until the article is put right',
        fr: 'Le faire patienter jusqu’à la correction de l’article',
      },
      { en: 'Give him the new way, and report the article', fr: 'Lui donner le nouveau chemin et signaler l’article' },
      { en: 'Give him the article, since it is approved', fr: 'Lui donner l’article, puisqu’il est validé' },
      { en: 'Give him the new way, and leave the article', fr: 'Lui donner le nouveau chemin et laisser l’article' },
    ],
    key: [1],
    why: {
      en: 'He needs what works today. If the article stays, the next colleague and the next customer are misled.',
      fr: 'Il lui faut ce qui marche aujourd’hui. Si l’article reste, le prochain collègue et le prochain client seront trompés.',
    },
  },
  {
    id: 'customer-relations-092',
    family: 'what-an-article-needs',
    topic: 'working-method',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'You have solved a fault that is likely to return. Which two things make an article on it useful to colleagues?',
      fr: 'Vous avez résolu une panne qui risque de revenir. Quels sont les deux éléments qui rendent un article utile aux collègues ?',
    },
    options: [
      {
        en: 'The name of the customer who had it first',
        fr: 'Le nom du premier client concerné',
      },
      {
        en: 'The steps, and how to see that it works',
        fr: 'Les étapes, et le moyen de vérifier',
      },
      {
        en: 'The time that you needed until it was found',
        fr: 'Le temps qu’il vous a fallu pour trouver',
      },
      {
        en: 'The remedies that you tried without effect, in full',
        fr: 'Tous les remèdes essayés sans succès, en détail',
      },
      {
        en: 'The signs, in the words that customers use',
        fr: 'Les signes, avec les mots des clients',
      },
    ],
    key: [1, 4],
    why: {
      en: 'It has to be found by whoever hears the complaint, and to lead to a checked end.',
      fr: 'Il faut que celui qui entend la plainte le trouve et arrive à une issue vérifiée.',
    },
  },
  {
    id: 'customer-relations-093',
    family: 'missing-for-target',
    topic: 'working-method',
    type: 'number',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'The goal is to answer 80% of emails within 24 hours. Of 240 emails 180 were. How many more would have had to be?',
      fr: 'L’objectif est de répondre à 80 % des e-mails sous 24 heures. Sur 240 e-mails, 180 l’ont été. Combien en manque-t-il ?',
    },
    key: {
      value: 12,
    },
    why: {
      en: '80% of 240 is 192; 192 − 180 = 12.',
      fr: '80 % de 240 font 192 ; 192 − 180 = 12.',
    },
  },
  {
    id: 'customer-relations-094',
    family: 'five-in-the-queue',
    topic: 'working-method',
    type: 'order',
    difficulty: [1, 1],
    seconds: 60,
    stem: {
      en: 'Put these five in the order in which you deal with them on Friday at 4 p.m. You close at 6.',
      fr: 'Mettez ces cinq demandes dans l’ordre de traitement, un vendredi à 16 h. Vous fermez à 18 h.',
    },
    options: [
      {
        en: 'A customer suggests a new colour for the catalogue',
        fr: 'Un client suggère une nouvelle couleur au catalogue',
      },
      {
        en: 'One till of another shop prints no receipts',
        fr: 'Une caisse d’un autre magasin n’imprime plus',
      },
      {
        en: 'No till of a chain of shops can take cards any longer',
        fr: 'Plus aucune caisse d’une chaîne n’accepte les cartes',
      },
      {
        en: 'A customer asks for a copy of last year’s invoice',
        fr: 'Un client demande une copie de facture de l’an passé',
      },
      {
        en: 'A customer smells gas beside the boiler you fitted',
        fr: 'Une cliente sent le gaz près de la chaudière posée par vous',
      },
    ],
    key: [4, 2, 1, 3, 0],
    why: {
      en: 'Danger to people, then a loss for many, then for one, then a need without haste, then a wish.',
      fr: 'Le danger pour les personnes, puis la perte de beaucoup, puis d’un seul, puis un besoin sans hâte, puis un souhait.',
    },
  },
  {
    id: 'customer-relations-095',
    family: 'warehouse-is-silent',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 1],
    seconds: 45,
    stem: {
      en: 'On Monday you passed a case to the warehouse and promised the customer an answer by Wednesday. On Wednesday at 3 p.m. the warehouse has not replied. What do you do?',
      fr: 'Lundi, vous avez transmis un dossier à l’entrepôt et promis au client une réponse pour mercredi. Mercredi à 15 h, l’entrepôt n’a pas répondu. Que faites-vous ?',
    },
    options: [
      {
        en: 'Tell the customer that the warehouse is to blame for the delay',
        fr: 'Dire au client que l’entrepôt est responsable du retard',
      },
      {
        en: 'Press the warehouse, and tell the customer today how it stands',
        fr: 'Relancer l’entrepôt et dire au client aujourd’hui où l’on en est',
      },
      {
        en: 'Wait until the evening, as the promise still holds until then',
        fr: 'Attendre le soir, puisque la promesse court jusque-là',
      },
      {
        en: 'Press the warehouse, and write to the customer once it replies',
        fr: 'Relancer l’entrepôt et écrire au client dès sa réponse',
      },
    ],
    key: [1],
    why: {
      en: 'The promise to the customer is yours, not the warehouse’s. News that there is no news also honours it.',
      fr: 'La promesse faite au client est la vôtre, non celle de l’entrepôt. Dire qu’il n’y a rien de neuf l’honore aussi.',
    },
  },
  {
    id: 'customer-relations-096',
    family: 'pass-on-at-once',
    topic: 'working-method',
    type: 'multiple',
    difficulty: [2, 1],
    seconds: 50,
    stem: {
      en: 'Which two contacts do you pass on at once to whoever is in charge, before any answer of your own?',
      fr: 'Quels sont les deux contacts que vous transmettez aussitôt à la personne responsable, avant toute réponse de votre part ?',
    },
    options: [
      {
        en: 'A mother whose child nearly choked on a part of your toy',
        fr: 'Une mère dont l’enfant a failli s’étouffer avec votre jouet',
      },
      {
        en: 'A customer who asks for a rebate, and grows loud',
        fr: 'Un client qui réclame une remise et hausse le ton',
      },
      {
        en: 'A journalist who asks about leaked customer addresses',
        fr: 'Une journaliste qui enquête sur une fuite d’adresses',
      },
      {
        en: 'A colleague who finds a wrong date in a template',
        fr: 'Un collègue qui trouve une date fausse dans un modèle',
      },
      {
        en: 'A customer who asks for last year’s invoices again',
        fr: 'Une cliente qui redemande ses factures de l’an passé',
      },
    ],
    key: [0, 2],
    why: {
      en: 'A danger to health and a possible leak go beyond one case and have persons in charge. The others are daily work.',
      fr: 'Un danger pour la santé et une fuite possible dépassent un dossier et ont leurs responsables. Le reste est quotidien.',
    },
  },
  {
    id: 'customer-relations-097',
    family: 'solved-at-first-contact',
    topic: 'working-method',
    type: 'number',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Of 200 requests 150 were closed at the first contact. 18 of these customers came back within a week about the same. What share was really solved at the first contact, in percent?',
      fr: 'Sur 200 demandes, 150 ont été closes au premier contact. 18 de ces clients sont revenus dans la semaine pour le même motif. Quelle part a vraiment été résolue au premier contact, en pour cent ?',
    },
    key: {
      value: 66,
    },
    why: {
      en: '(150 − 18) / 200 = 132 / 200 = 66%. Closed is not yet solved.',
      fr: '(150 − 18) / 200 = 132 / 200 = 66 %. Clore n’est pas encore résoudre.',
    },
  },
  {
    id: 'customer-relations-098',
    family: 'eight-working-hours',
    topic: 'working-method',
    type: 'number',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'An answer is due within 8 working hours. The desk works from 9 a.m. to 5 p.m., Monday to Friday. A request arrives on Friday at 3 p.m. At which hour of Monday (0 to 24) is the answer due?',
      fr: 'Une réponse est due sous 8 heures ouvrées. Le service est ouvert de 9 h à 17 h, du lundi au vendredi. Une demande arrive vendredi à 15 h. À quelle heure du lundi la réponse est-elle due ?',
    },
    key: {
      value: 15,
    },
    why: {
      en: 'Two hours pass on Friday, six are left: Monday from 9 to 15.',
      fr: 'Deux heures s’écoulent vendredi, il en reste six : lundi, de 9 h à 15 h.',
    },
  },
  {
    id: 'customer-relations-099',
    family: 'shortest-calls',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 1],
    seconds: 55,
    stem: {
      en: 'One agent has by far the shortest calls of a team. Which figure do you look at before praising her?',
      fr: 'Une conseillère a de loin les appels les plus courts de l’équipe. Quel chiffre regardez-vous avant de la féliciter ?',
    },
    options: [
      {
        en: 'How many calls she takes in the course of a day',
        fr: 'Combien d’appels elle prend en une journée',
      },
      {
        en: 'How long her callers have waited in the queue',
        fr: 'Combien de temps ses clients ont attendu dans la file',
      },
      {
        en: 'How many of her callers ring again within days',
        fr: 'Combien de ses clients rappellent dans les jours suivants',
      },
      {
        en: 'How long she has worked for the firm by now',
        fr: 'Depuis combien de temps elle est dans l’entreprise',
      },
    ],
    key: [2],
    why: {
      en: 'Short is good only where the matter is settled. Short calls that bring a second one cost more than long ones.',
      fr: 'Court n’est bon que si l’affaire est réglée. Un appel bref qui en entraîne un second coûte plus qu’un long.',
    },
  },
  {
    id: 'customer-relations-100',
    family: 'closed-after-a-day',
    topic: 'working-method',
    type: 'single',
    difficulty: [3, 2],
    seconds: 55,
    stem: {
      en: 'Since cases are closed when a customer has not replied for 24 hours, the share “solved” has risen from 81 to 93%. Which figure tells whether that is real?',
      fr: 'Depuis que les dossiers sont clos après 24 heures sans réponse du client, la part « résolue » est passée de 81 à 93 %. Quel chiffre dit si c’est réel ?',
    },
    options: [
      {
        en: 'The share of customers who reply within a day',
        fr: 'La part des clients qui répondent sous un jour',
      },
      {
        en: 'The number of cases that each agent has closed',
        fr: 'Le nombre de dossiers clos par chaque conseiller',
      },
      {
        en: 'The time that passes until the first answer',
        fr: 'Le délai qui s’écoule avant la première réponse',
      },
      {
        en: 'The share of closed cases that are opened again',
        fr: 'La part des dossiers clos qui sont rouverts',
      },
    ],
    key: [3],
    why: {
      en: 'Silence was counted as success. If the customers were not served, they return.',
      fr: 'Le silence a été compté comme un succès. Si les clients n’ont pas été servis, ils reviennent.',
    },
  },
  {
    id: 'customer-relations-101',
    family: 'category-other',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: '40% of your cases are filed under “Other”. What is the sensible first step?',
      fr: '40 % de vos dossiers sont classés dans « Autre ». Quelle première mesure est judicieuse ?',
    },
    options: [
      { en: 'Read a sample of them to find what is missing', fr: 'En lire un échantillon pour voir ce qui manque' },
      {
        en: 'Remove “Other”, so that agents look for the right one',
        fr: 'Supprimer « Autre » et obliger à choisir le bon groupe',
      },
      {
        en: 'Ask agents for a reason and an example whenever used',
        fr: 'Demander une raison et un exemple à chaque emploi',
      },
      { en: 'Add a level below the others', fr: 'Créer un niveau de plus sous les autres' },
    ],
    key: [0],
    why: {
      en: 'What is missing shows in the cases. Without “Other” they would be filed wrongly, which is worse than unknown.',
      fr: 'Ce qui manque se voit dans les dossiers. Sans « Autre », on classerait faux, ce qui est pire qu’ignoré.',
    },
  },
  {
    id: 'customer-relations-102',
    family: 'backlog-days',
    topic: 'working-method',
    type: 'number',
    difficulty: [2, 2],
    seconds: 65,
    stem: {
      en: '240 requests are waiting. 80 arrive each working day; four agents answer 25 a day each. After how many working days is nothing left waiting?',
      fr: '240 demandes attendent. Il en arrive 80 par jour ouvré ; quatre conseillers en traitent 25 chacun par jour. Après combien de jours ouvrés n’en reste-t-il plus ?',
    },
    key: {
      value: 12,
    },
    why: {
      en: 'Each day 100 − 80 = 20 fewer are waiting; 240 / 20 = 12.',
      fr: 'Chaque jour, 100 − 80 = 20 de moins ; 240 / 20 = 12.',
    },
  },
  {
    id: 'customer-relations-103',
    family: 'due-soon-or-grave',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'Case A is due in 20 minutes: a catalogue is wanted. Case B is due in four hours: a customer’s whole warehouse can’t ship. Each needs half an hour of your time, and you are alone. What is best?',
      fr: 'Le dossier A expire dans 20 minutes : on demande un catalogue. Le dossier B, dans quatre heures : tout l’entrepôt d’un client est à l’arrêt. Chacun vous prend une demi-heure, et vous n’avez pas de collègue. Que faire ?',
    },
    options: [
      {
        en: 'A first, then B: so both are in time',
        fr: 'A d’abord, puis B : les deux échéances tiennent',
      },
      {
        en: 'B at once, and A when B is done or asks again',
        fr: 'B aussitôt, et A quand B est fini ou relance',
      },
      {
        en: 'B at once, with a line to A about the delay',
        fr: 'B aussitôt, avec un mot à A sur le délai',
      },
      {
        en: 'Both by turns, ten minutes for each of them',
        fr: 'Les deux en alternance, dix minutes chacun',
      },
    ],
    key: [2],
    why: {
      en: 'The target serves customers, not the reverse. Half an hour of standstill weighs more than a late catalogue that is announced.',
      fr: 'L’échéance sert les clients, non l’inverse. Une demi-heure d’arrêt pèse plus qu’un catalogue en retard annoncé.',
    },
  },
  {
    id: 'customer-relations-104',
    family: 'only-the-solved-are-asked',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'A survey is sent when a case is marked as solved. 96% are satisfied. What does this figure leave out above all?',
      fr: 'Une enquête part quand un dossier est marqué résolu. 96 % sont satisfaits. Qui ce chiffre oublie-t-il surtout ?',
    },
    options: [
      { en: 'Those who are new customers', fr: 'Ceux qui sont nouveaux clients' },
      { en: 'Those whose case was never solved', fr: 'Ceux dont le dossier n’a jamais été résolu' },
      { en: 'Those who gave a mark in the middle of the scale', fr: 'Ceux qui ont mis une note moyenne' },
      { en: 'Those who answered more than one of the surveys', fr: 'Ceux qui ont répondu à plusieurs enquêtes' },
    ],
    key: [1],
    why: {
      en: 'Who was not helped is not asked. Satisfaction among the helped says little of the service as a whole.',
      fr: 'Qui n’a pas été aidé n’est pas interrogé. La satisfaction des autres dit peu du service entier.',
    },
  },
  {
    id: 'customer-relations-105',
    family: 'mean-and-median',
    topic: 'working-method',
    type: 'single',
    difficulty: [4, 3],
    seconds: 65,
    stem: {
      en: 'Last month the mean time to the first answer was six hours, the median forty minutes. What does that suggest?',
      fr: 'Le mois dernier, le délai moyen de première réponse était de six heures, le délai médian de quarante minutes. Qu’en déduire ?',
    },
    options: [
      {
        en: 'Half wait about six hours, the others forty minutes',
        fr: 'La moitié attend six heures, l’autre quarante minutes',
      },
      {
        en: 'Most wait for hours, and a few are answered quickly',
        fr: 'La plupart attendent des heures, et quelques-uns fort peu',
      },
      { en: 'One of the two is simply wrong', fr: 'L’un des deux est simplement faux' },
      {
        en: 'Most have a quick answer, a few a very late one',
        fr: 'La plupart ont une réponse rapide, d’autres très tardive',
      },
    ],
    key: [3],
    why: {
      en: 'Half are answered within forty minutes; a few very long waits pull the mean up. Look for those.',
      fr: 'La moitié a une réponse en quarante minutes ; quelques attentes très longues tirent la moyenne. Ce sont elles qu’il faut trouver.',
    },
  },
  {
    id: 'customer-relations-106',
    family: 'help-page',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 3],
    seconds: 80,
    stem: {
      en: 'A new help page answers the simple questions. Contacts fall by 30%, and satisfaction with the contacts that are left falls from 92 to 86%. What is the likeliest explanation?',
      fr: 'Une nouvelle page d’aide répond aux questions simples. Les contacts baissent de 30 %, et la satisfaction sur les contacts restants passe de 92 à 86 %. Quelle est l’explication la plus probable ?',
    },
    options: [
      {
        en: 'Those who still write have the harder matters',
        fr: 'Ceux qui écrivent encore ont les cas difficiles',
      },
      {
        en: 'Fewer answers make any share less certain',
        fr: 'Moins de réponses rendent toute part moins sûre',
      },
      {
        en: 'The agents have become careless with fewer contacts',
        fr: 'Les conseillers se relâchent avec moins de contacts',
      },
      {
        en: 'The help page annoys those who have read it',
        fr: 'La page d’aide irrite ceux qui l’ont lue',
      },
    ],
    key: [0],
    why: {
      en: 'The easy cases, which satisfy easily, have left the count. Compare like with like before blaming the page or the team.',
      fr: 'Les cas faciles, qui satisfont aisément, sont sortis du compte. Il faut comparer à cas égaux avant d’accuser la page ou l’équipe.',
    },
  },
  {
    id: 'customer-relations-107',
    family: 'peak-hour-staff',
    topic: 'working-method',
    type: 'number',
    difficulty: [4, 4],
    seconds: 95,
    stem: {
      en: 'In the peak hour 60 calls come in at 5 minutes each. So that queues stay short, agents should be busy for 80% of the time at most. How many agents are needed at least?',
      fr: 'À l’heure de pointe arrivent 60 appels de 5 minutes. Pour que la file reste courte, les conseillers doivent être occupés 80 % du temps au plus. Combien en faut-il au minimum ?',
    },
    key: {
      value: 7,
    },
    why: {
      en: '300 minutes are five full hours; 5 / 0.8 = 6.25, so seven.',
      fr: '300 minutes font cinq heures pleines ; 5 / 0,8 = 6,25, donc sept.',
    },
  },
  {
    id: 'customer-relations-108',
    family: 'one-queue',
    topic: 'working-method',
    type: 'single',
    difficulty: [3, 2],
    seconds: 75,
    stem: {
      en: 'Six agents know all subjects. Today each subject has its own queue and two agents. The same calls will now go to one queue for all six. What happens to the waiting time, and why?',
      fr: 'Six conseillers connaissent tous les sujets. Aujourd’hui, chaque sujet a sa file et deux conseillers. Les mêmes appels iront désormais dans une file unique pour les six. Qu’advient-il de l’attente, et pourquoi ?',
    },
    options: [
      {
        en: 'It stays: as many calls go to as many agents as before',
        fr: 'Elle reste : autant d’appels pour autant de conseillers',
      },
      {
        en: 'It rises: one queue is longer than each of the three was',
        fr: 'Elle monte : une file est plus longue que chacune des trois',
      },
      {
        en: 'It falls: each call is shorter when subjects are mixed',
        fr: 'Elle baisse : mêler les sujets raccourcit chaque appel',
      },
      {
        en: 'It falls: nobody is idle while another queue is full',
        fr: 'Elle baisse : personne n’attend quand une autre file déborde',
      },
    ],
    key: [3],
    why: {
      en: 'With separate queues agents of one are free while callers of another wait. Pooling removes that, at equal work.',
      fr: 'Avec des files séparées, les uns sont libres pendant que d’autres appelants attendent. La mise en commun l’évite, à travail égal.',
    },
  },
  {
    id: 'customer-relations-109',
    family: 'better-in-both',
    topic: 'working-method',
    type: 'single',
    difficulty: [4, 3],
    seconds: 95,
    stem: {
      en: 'Solved at the first contact: Ana 45 of 50 easy and 90 of 150 hard cases; Ben 120 of 150 easy and 25 of 50 hard ones. Over all Ben has 72.5%, Ana 67.5%. Who solves better?',
      fr: 'Résolus au premier contact : Ana 45 cas faciles sur 50 et 90 difficiles sur 150 ; Ben 120 faciles sur 150 et 25 difficiles sur 50. Au total, Ben a 72,5 %, Ana 67,5 %. Qui résout le mieux ?',
    },
    options: [
      {
        en: 'Ben: both have the same number, and his share is higher',
        fr: 'Ben : à nombre égal de cas, sa part est plus élevée',
      },
      {
        en: 'Ana: she is ahead in both kinds, and gets more hard ones',
        fr: 'Ana : devant dans les deux, avec plus de cas difficiles',
      },
      {
        en: 'Ben: he is ahead in easy ones, which are most of his',
        fr: 'Ben : devant pour les cas faciles, ses plus nombreux',
      },
      {
        en: 'Neither: each of them is ahead in one of the two kinds',
        fr: 'Ni l’un ni l’autre : chacun est devant dans un type',
      },
    ],
    key: [1],
    why: {
      en: 'Easy 90 to 80%, hard 60 to 50%: Ana is ahead in each. The totals compare different mixtures.',
      fr: 'Faciles : 90 contre 80 % ; difficiles : 60 contre 50 % : Ana est devant partout. Les totaux comparent des mélanges différents.',
    },
  },
  {
    id: 'customer-relations-110',
    family: 'until-it-is-solved',
    topic: 'working-method',
    type: 'number',
    difficulty: [5, 4],
    seconds: 110,
    stem: {
      en: 'Each contact solves 80% of the matters it deals with, whichever contact it is; who is not helped asks again until it is solved. How many contacts do 1,000 matters cause in all, on average?',
      fr: 'Chaque contact résout 80 % des demandes traitées, quel que soit son rang ; qui n’est pas aidé revient jusqu’à la solution. Combien de contacts 1 000 demandes causent-elles au total, en moyenne ?',
    },
    key: {
      value: 1250,
    },
    why: {
      en: '1,000 + 200 + 40 + 8 + … = 1,000 / 0.8 = 1,250. At 90% it would be 1,111.',
      fr: '1 000 + 200 + 40 + 8 + … = 1 000 / 0,8 = 1 250. À 90 %, ce serait 1 111.',
    },
  },
  {
    id: 'customer-relations-111',
    family: 'usual-swing',
    topic: 'working-method',
    type: 'single',
    difficulty: [3, 2],
    seconds: 75,
    stem: {
      en: 'Satisfaction by month, from about 150 answers each: 88, 91, 87, 90, 88, 91, and now 86%. The director wants to know which agent is to blame. What is sound?',
      fr: 'Satisfaction par mois, sur environ 150 réponses chacun : 88, 91, 87, 90, 88, 91, et maintenant 86 %. La directrice veut savoir quel conseiller est en cause. Que répondre ?',
    },
    options: [
      {
        en: 'That so small a change may be chance: watch next month',
        fr: 'Qu’un si petit écart peut tenir au hasard : à suivre',
      },
      { en: 'That it is the agent with the lowest mark this month', fr: 'Que c’est le conseiller noté le plus bas' },
      {
        en: 'That the survey is too small to tell anything at all',
        fr: 'Que l’enquête est trop petite pour dire quoi que ce soit',
      },
      {
        en: 'That satisfaction is falling, so all need more training',
        fr: 'Que la satisfaction baisse : il faut former tout le monde',
      },
    ],
    key: [0],
    why: {
      en: 'With 150 answers two or three points to either side are usual. A large or lasting fall would show.',
      fr: 'Avec 150 réponses, deux ou trois points d’écart sont ordinaires. Une chute forte ou durable se verrait.',
    },
  },
  {
    id: 'customer-relations-112',
    family: 'small-number',
    topic: 'working-method',
    type: 'single',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'Ana’s customers are all satisfied: four of four. Of Ben’s, 279 of 300 are (93%). Who gives the better service, as far as these figures tell?',
      fr: 'Les clients d’Ana sont tous satisfaits : quatre sur quatre. Ceux de Ben le sont à 93 %, soit 279 sur 300. Qui sert le mieux, d’après ces chiffres ?',
    },
    options: [
      { en: 'Ana: nobody can do better than all of them', fr: 'Ana : nul ne peut faire mieux que la totalité' },
      { en: 'They are equal: seven points are no difference', fr: 'Ils se valent : sept points ne font pas d’écart' },
      { en: 'They can’t tell: four is too few', fr: 'On ne peut le dire : quatre, c’est peu' },
      { en: 'Ben: he has more people in all', fr: 'Ben : il a plus de gens en tout' },
    ],
    key: [2],
    why: {
      en: 'At 93% four satisfied customers in a row are quite usual, so both may be alike, or either ahead.',
      fr: 'À 93 %, quatre clients satisfaits de suite n’ont rien de rare : ils se valent peut-être, ou l’un est devant.',
    },
  },
]
