// Items on people: roles, meetings, conflict, stakeholders, reports. Joined with the other topics by project-management.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const peopleItems: readonly SourceItem[] = [
  {
    id: 'project-management-050',
    family: 'one-accountable',
    topic: 'people',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: {
      en: 'In a table of responsibilities, three people are marked as accountable for the same deliverable. What is the likeliest consequence?',
      fr: 'Dans une matrice de responsabilités, trois personnes sont désignées comme devant rendre compte du même livrable. Quelle est la conséquence la plus probable ?',
    },
    options: [
      {
        en: 'Work is shared evenly and so takes a third of the time',
        fr: 'Le travail est bien partagé et prend trois fois moins de temps',
      },
      { en: 'Three checks find more of its faults', fr: 'Trois contrôles y trouvent plus de défauts' },
      {
        en: 'Their managers have to approve it in their place',
        fr: 'Leurs supérieurs doivent l’approuver à leur place',
      },
      { en: 'Each expects that another will see to it', fr: 'Chacune compte sur les autres pour s’en occuper' },
    ],
    key: [3],
    why: {
      en: 'Accountability shared by several is felt by none. Many may do the work; one answers for it.',
      fr: 'Une responsabilité partagée n’est portée par personne. Plusieurs peuvent réaliser ; un seul répond du résultat.',
    },
  },
  {
    id: 'project-management-051',
    family: 'meeting-without-decision',
    topic: 'people',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A weekly meeting of two hours ends each time without anybody knowing what to do next. What helps most?',
      fr: 'Une réunion hebdomadaire de deux heures se termine à chaque fois sans que personne sache quoi faire. Qu’est-ce qui aide le plus ?',
    },
    options: [
      {
        en: 'Record the sound, so that those who wish can listen again',
        fr: 'Enregistrer le son, pour qui veut le réécouter ensuite',
      },
      {
        en: 'Hold it twice a week, so that topics stay fresh',
        fr: 'La tenir deux fois par semaine, pour ne rien oublier',
      },
      { en: 'Invite the heads of all departments to every one', fr: 'Y convier chaque fois tous les chefs de service' },
      {
        en: 'End with who does what by when, and send it round',
        fr: 'Finir par qui fait quoi pour quand, et le diffuser',
      },
    ],
    key: [3],
    why: {
      en: 'A meeting is worth its decisions and actions, each with a name and a date.',
      fr: 'Une réunion vaut par ses décisions et ses actions, chacune avec un nom et une date.',
    },
  },
  {
    id: 'project-management-052',
    family: 'late-news',
    topic: 'people',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'On Monday you learn that a delivery promised for Friday will be a week late. When do you tell the sponsor?',
      fr: 'Lundi, vous apprenez qu’une livraison promise pour vendredi aura une semaine de retard. Quand prévenez-vous le commanditaire ?',
    },
    options: [
      { en: 'Today, with what you know and what you will do', fr: 'Aujourd’hui, avec ce que vous savez et prévoyez' },
      { en: 'On Friday, because something may still change', fr: 'Vendredi, car la situation peut encore évoluer' },
      { en: 'When asked, as it is not the sponsor’s own work', fr: 'S’il le demande, car ce n’est pas son travail' },
      { en: 'At the month’s review, with the other figures', fr: 'À la revue mensuelle, avec les autres chiffres' },
    ],
    key: [0],
    why: {
      en: 'Early news leaves room to act. Silence until the due date takes the choice away, and the trust with it.',
      fr: 'Une nouvelle donnée tôt laisse le temps d’agir. Se taire jusqu’à l’échéance ôte le choix, et la confiance avec lui.',
    },
  },
  {
    id: 'project-management-053',
    family: 'praise-and-criticism',
    topic: 'people',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A colleague’s report contains a wrong total. Which feedback is the most likely to improve the next one?',
      fr: 'Le rapport d’un collègue contient un total faux. Quel retour a le plus de chances d’améliorer le suivant ?',
    },
    options: [
      {
        en: '“There are too many careless mistakes in what you hand in.”',
        fr: '« Il y a trop de fautes d’inattention dans ce que tu rends. »',
      },
      {
        en: '“The total on page 3 leaves out May; what about a check sum?”',
        fr: '« Le total page 3 oublie mai ; et si tu ajoutais un contrôle ? »',
      },
      {
        en: '“Good report in general; do take a little more care next time.”',
        fr: '« Bon rapport dans l’ensemble ; un peu plus de soin ensuite. »',
      },
      {
        en: '“I have put your total right myself, so there is no need to worry.”',
        fr: '« J’ai corrigé ton total moi-même, ne t’inquiète pas. »',
      },
    ],
    key: [1],
    why: {
      en: 'It names the fact and a way to prevent it, without judging the person, and leaves the mending to its author.',
      fr: 'Il nomme le fait et un moyen de l’éviter, sans juger la personne, et laisse la correction à son auteur.',
    },
  },
  {
    id: 'project-management-054',
    family: 'who-is-affected',
    topic: 'people',
    type: 'multiple',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'A town replaces its paper parking permits with an app. Which two groups affected by it are most easily forgotten because they were never in the project’s meetings?',
      fr: 'Une ville remplace ses cartes de stationnement en papier par une application. Quels sont les deux groupes concernés que l’on oublie le plus facilement, faute de les voir en réunion ?',
    },
    options: [
      { en: 'Residents who have no smartphone', fr: 'Les habitants sans smartphone' },
      { en: 'The firm that writes the new app', fr: 'L’entreprise qui développe l’application' },
      { en: 'Wardens who check the parked cars', fr: 'Les agents qui contrôlent les voitures' },
      { en: 'The councillor who pays for the project', fr: 'L’élue qui finance le projet' },
    ],
    key: [0, 2],
    why: {
      en: 'Those who have to live with the result are stakeholders too. The sponsor and the supplier sit at the table anyway.',
      fr: 'Ceux qui vivront avec le résultat sont aussi des parties prenantes. La commanditaire et le prestataire sont déjà autour de la table.',
    },
  },
  {
    id: 'project-management-055',
    family: 'quiet-expert',
    topic: 'people',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'In planning meetings the two loudest people always speak first, and estimates end close to theirs. Which practice counters this best?',
      fr: 'En réunion de planification, les deux plus bavards parlent toujours en premier, et les estimations finissent proches des leurs. Quelle pratique y remédie le mieux ?',
    },
    options: [
      {
        en: 'The average of the two loudest figures is retained',
        fr: 'On retient la moyenne des deux chiffres annoncés',
      },
      {
        en: 'The manager asks for a show of hands on each figure',
        fr: 'Le responsable fait voter chaque chiffre à main levée',
      },
      {
        en: 'All write down an estimate, then show it together',
        fr: 'Chacun écrit son estimation, puis toutes sont montrées',
      },
      {
        en: 'The two speak first, and others then correct them',
        fr: 'Les deux s’expriment d’abord, puis on les corrige',
      },
    ],
    key: [2],
    why: {
      en: 'The first figure said aloud pulls the others towards it. Independent estimates keep what each person knows.',
      fr: 'Le premier chiffre énoncé attire les autres. Des estimations indépendantes préservent ce que chacun sait.',
    },
  },
  {
    id: 'project-management-056',
    family: 'power-and-interest',
    topic: 'people',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'The head of finance can stop your project with one signature but takes little interest in it. How do you deal with her?',
      fr: 'La directrice financière peut arrêter votre projet d’une signature, mais s’y intéresse peu. Comment procédez-vous avec elle ?',
    },
    options: [
      { en: 'Short news on what matters to her, and no surprises', fr: 'De brèves nouvelles sur ce qui lui importe' },
      {
        en: 'The full minutes and plans, so nothing is missing',
        fr: 'Tous les comptes rendus et plans, pour être complet',
      },
      { en: 'Nothing at all, for as long as she does not ask', fr: 'Rien du tout, tant qu’elle ne demande rien' },
      { en: 'An invitation to each weekly meeting of the team', fr: 'Une invitation à chaque réunion hebdomadaire' },
    ],
    key: [0],
    why: {
      en: 'High power, low interest: keep satisfied. Flooding her loses her attention, silence makes the first news a bad one.',
      fr: 'Fort pouvoir, faible intérêt : il faut la garder satisfaite. L’inonder lui fait perdre le fil ; le silence fait de la première nouvelle une mauvaise.',
    },
  },
  {
    id: 'project-management-057',
    family: 'conflict-steps',
    topic: 'people',
    type: 'order',
    difficulty: [2, 2],
    seconds: 65,
    stem: {
      en: 'Two colleagues quarrel about who delivers test data. You help them to settle it. Put the steps in order.',
      fr: 'Deux collègues se disputent à propos de la fourniture des données de test. Vous les aidez à régler cela. Mettez les étapes en ordre.',
    },
    options: [
      { en: 'Check after two weeks that it holds', fr: 'Vérifier deux semaines après qu’elle tient' },
      { en: 'Hear each of the two on their own', fr: 'Écouter chacun des deux séparément' },
      { en: 'Choose one, and write down who does what', fr: 'En choisir une et noter qui fait quoi' },
      { en: 'Have them look for solutions together', fr: 'Leur faire chercher ensemble des solutions' },
      { en: 'Bring both together and agree on the facts', fr: 'Les réunir et s’accorder sur les faits' },
    ],
    key: [1, 4, 3, 2, 0],
    why: {
      en: 'Facts before solutions, a choice after several, and a check at the end; hearing each first keeps the common talk calm.',
      fr: 'Les faits avant les solutions, un choix parmi plusieurs, puis une vérification ; écouter chacun d’abord rend l’échange commun plus serein.',
    },
  },
  {
    id: 'project-management-058',
    family: 'channels',
    topic: 'people',
    type: 'number',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'In a team of 5 everyone talks with everyone: 10 pairs. How many pairs are there in a team of 9?',
      fr: 'Dans une équipe de 5, chacun parle avec chacun : 10 paires. Combien de paires y a-t-il dans une équipe de 9 ?',
    },
    key: { value: 36 },
    why: {
      en: 'n (n − 1) / 2 = 9 × 8 / 2 = 36. Pairs grow much faster than people, which is why large teams need a structure.',
      fr: 'n (n − 1) / 2 = 9 × 8 / 2 = 36. Les paires croissent bien plus vite que les personnes : une grande équipe a besoin d’une structure.',
    },
  },
  {
    id: 'project-management-059',
    family: 'three-managers',
    topic: 'people',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'An engineer belongs to a department and works half her time for you. In the same week you and the head of her department each give her urgent work. What should you do?',
      fr: 'Une ingénieure dépend d’un service et travaille à mi-temps pour vous. La même semaine, son chef de service et vous lui confiez chacun un travail urgent. Que devez-vous faire ?',
    },
    options: [
      { en: 'Ask for some overtime, this once', fr: 'Demander des heures supplémentaires' },
      { en: 'Insist on the project’s fixed deadline', fr: 'Insister sur l’échéance ferme du projet' },
      { en: 'Settle the priority with the other manager', fr: 'Fixer la priorité avec l’autre responsable' },
      { en: 'Let her choose which of the two tasks comes first', fr: 'La laisser choisir par quelle tâche commencer' },
    ],
    key: [2],
    why: {
      en: 'A conflict over priorities between managers is theirs to solve; left to her it becomes hers.',
      fr: 'Un conflit de priorités entre responsables est à résoudre par eux ; le lui laisser en fait le sien.',
    },
  },
  {
    id: 'project-management-060',
    family: 'delegation',
    topic: 'people',
    type: 'multiple',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'You hand the organisation of a trade fair to a capable colleague who has never done one. Which three things belong to good delegation?',
      fr: 'Vous confiez l’organisation d’un salon à un collègue capable qui n’en a jamais organisé. Quels sont les trois éléments d’une bonne délégation ?',
    },
    options: [
      { en: 'The result wanted, and how it will be judged', fr: 'Le résultat voulu et la façon dont on le jugera' },
      { en: 'What he may decide and spend without asking', fr: 'Ce qu’il peut décider et dépenser seul' },
      { en: 'Two dates on which you look at it together', fr: 'Deux dates où vous ferez le point ensemble' },
      { en: 'A copy to you of every message that he sends', fr: 'Une copie pour vous de chacun de ses messages' },
      { en: 'The exact way in which each step must be done', fr: 'La manière exacte d’exécuter chaque étape' },
    ],
    key: [0, 1, 2],
    why: {
      en: 'Goal, authority and check points. Prescribing each step and reading each message keeps the work with you.',
      fr: 'But, pouvoir de décision et points d’étape. Prescrire chaque étape et lire chaque message, c’est garder le travail.',
    },
  },
  {
    id: 'project-management-061',
    family: 'summary-for-board',
    topic: 'people',
    type: 'single',
    difficulty: [3, 2],
    seconds: 55,
    stem: {
      en: 'A board has five minutes for your project. Which opening serves it best?',
      fr: 'Un comité de direction consacre cinq minutes à votre projet. Quelle entrée en matière lui est la plus utile ?',
    },
    options: [
      {
        en: '“The appendix holds 40 slides with the status of every task.”',
        fr: '« L’annexe contient 40 diapositives sur l’état des tâches. »',
      },
      {
        en: '“Please choose today: drop module C, or open in June.”',
        fr: '« À vous de choisir : renoncer au module C ou ouvrir en juin. »',
      },
      {
        en: '“Overall we are on track, apart from a few usual worries.”',
        fr: '« Globalement tout va bien, hormis quelques soucis habituels. »',
      },
      {
        en: '“To begin with, what each of the teams did in May.”',
        fr: '« Pour commencer, ce que chacune des équipes a fait en mai. »',
      },
    ],
    key: [1],
    why: {
      en: 'Those who decide need the decision first, then its reasons. History and detail can follow or stay in the appendix.',
      fr: 'Ceux qui décident ont besoin de la décision d’abord, puis des raisons. L’historique et le détail suivent ou restent en annexe.',
    },
  },
  {
    id: 'project-management-062',
    family: 'storming',
    topic: 'people',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'A new team was polite for three weeks. Now members argue about methods and roles, and one asks you to “stop the chaos”. What is the best reading of this?',
      fr: 'Une nouvelle équipe est restée polie trois semaines. Ses membres se disputent désormais sur les méthodes et les rôles, et l’un d’eux vous demande de « faire cesser ce chaos ». Quelle est la meilleure lecture ?',
    },
    options: [
      {
        en: 'A wrong team: replace the two loudest of its members',
        fr: 'Un mauvais mélange : remplacer les deux plus vifs',
      },
      { en: 'A lack of authority: forbid such disputes', fr: 'Un manque d’autorité : interdire ces débats' },
      { en: 'A lack of contact: plan an outing for them', fr: 'Un manque de contact : prévoir une sortie' },
      {
        en: 'A usual phase: help them agree on rules of work',
        fr: 'Une phase courante : les aider à convenir de règles',
      },
    ],
    key: [3],
    why: {
      en: 'After the polite start groups usually dispute roles and methods before settling norms. Open rules help; silencing the dispute only delays it.',
      fr: 'Après des débuts polis, un groupe dispute d’ordinaire rôles et méthodes avant de fixer ses normes. Des règles claires aident ; étouffer le débat ne fait que le différer.',
    },
  },
  {
    id: 'project-management-063',
    family: 'resistance-of-users',
    topic: 'people',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Warehouse staff say that they “do not need” the new scanners. Two tell you in private that they fear their work rate will be monitored. What should be done first?',
      fr: 'Les magasiniers disent « ne pas avoir besoin » des nouveaux lecteurs de codes-barres. Deux vous confient craindre que leurs cadences soient surveillées. Que faut-il faire d’abord ?',
    },
    options: [
      { en: 'Show once more how much time the scanners save', fr: 'Montrer à nouveau le temps qu’ils font gagner' },
      { en: 'State openly what will and will not be measured', fr: 'Dire clairement ce qui sera mesuré ou non' },
      { en: 'Reward those who will be the first to use them', fr: 'Récompenser ceux qui les utiliseront d’abord' },
      { en: 'Make them compulsory at an early date', fr: 'Les rendre obligatoires sans tarder' },
    ],
    key: [1],
    why: {
      en: 'The stated objection is not the real one. Until the fear is answered, proof of usefulness or pressure makes it grow.',
      fr: 'L’objection énoncée n’est pas la vraie. Tant que la crainte reste sans réponse, les preuves d’utilité ou la pression l’accroissent.',
    },
  },
  {
    id: 'project-management-064',
    family: 'remote-handover',
    topic: 'people',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'A team works in Lyon and in Montreal, six hours apart. Questions asked in the evening wait a day for an answer and block work. What reduces this most?',
      fr: 'Une équipe travaille à Lyon et à Montréal, avec six heures d’écart. Les questions posées en fin de journée attendent un jour et bloquent le travail. Qu’est-ce qui y remédie le mieux ?',
    },
    options: [
      {
        en: 'A duty to answer messages within an hour, day or night',
        fr: 'Une obligation de répondre en une heure, jour et nuit',
      },
      {
        en: 'A rule that Montreal decides and Lyon obeys',
        fr: 'Une règle : Montréal décide et Lyon exécute',
      },
      {
        en: 'Written hand-overs that say what is decided and open',
        fr: 'Des passations écrites : décisions et points ouverts',
      },
      {
        en: 'A daily meeting of all at midnight for one of the sites',
        fr: 'Une réunion quotidienne de tous, à minuit pour l’un des sites',
      },
    ],
    key: [2],
    why: {
      en: 'The lag is only harmful when the next person lacks what they need to go on. Good hand-overs cure that without robbing anybody of sleep.',
      fr: 'Le décalage ne nuit que s’il manque au suivant de quoi continuer. De bonnes passations y remédient sans priver personne de sommeil.',
    },
  },
  {
    id: 'project-management-065',
    family: 'positions-and-interests',
    topic: 'people',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'Sales demands opening on 1 March; operations refuses anything before 1 April. You learn that sales has a fair on 5 March and that operations fears an untested support desk. Which proposal uses this best?',
      fr: 'Les ventes exigent une ouverture le 1er mars ; l’exploitation refuse toute date avant le 1er avril. Vous apprenez que les ventes ont un salon le 5 mars et que l’exploitation craint un support non rodé. Quelle proposition en tire le meilleur parti ?',
    },
    options: [
      {
        en: 'A demonstration at the fair, then customers from April',
        fr: 'Une démonstration au salon, et des clients servis dès avril',
      },
      { en: 'An opening on 16 March, half-way between the two', fr: 'Une ouverture le 16 mars, à mi-chemin' },
      {
        en: 'An opening on 1 March, with weekend overtime for support',
        fr: 'Une ouverture le 1er mars, le support travaillant le week-end',
      },
      { en: 'A vote by the steering committee on both dates', fr: 'Un vote du comité de pilotage sur les deux dates' },
    ],
    key: [0],
    why: {
      en: 'Dates are positions; the fair and the desk are interests, and both can be met. The middle date serves neither.',
      fr: 'Les dates sont des positions ; le salon et le support sont les intérêts, et l’on peut satisfaire les deux. La date médiane ne sert ni l’un ni l’autre.',
    },
  },
  {
    id: 'project-management-066',
    family: 'groupthink-signs',
    topic: 'people',
    type: 'multiple',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'Which two signs suggest that a team agrees out of conformity rather than conviction?',
      fr: 'Quels sont les deux signes qui laissent penser qu’une équipe s’accorde par conformisme plutôt que par conviction ?',
    },
    options: [
      {
        en: 'Big decisions pass within minutes, without options',
        fr: 'De grandes décisions passent en cinq minutes, sans alternative',
      },
      {
        en: 'One member holds out, and the minutes say so',
        fr: 'Un membre maintient son désaccord, noté au compte rendu',
      },
      { en: 'The same question is argued about in two meetings', fr: 'Une même question est débattue à deux réunions' },
      {
        en: 'Doubts are voiced after the meeting, never in it',
        fr: 'Les doutes s’expriment après la réunion, jamais pendant',
      },
      {
        en: 'Members change their mind when shown new figures',
        fr: 'Des membres changent d’avis devant de nouveaux chiffres',
      },
    ],
    key: [0, 3],
    why: {
      en: 'Silence in the room and quick unanimity without alternatives. Changing one’s mind for reasons, long debate and recorded dissent are signs of health.',
      fr: 'Le silence en séance et l’unanimité rapide sans alternative. Changer d’avis pour des raisons, débattre et consigner un désaccord sont des signes de santé.',
    },
  },
  {
    id: 'project-management-067',
    family: 'watermelon-report',
    topic: 'people',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'Every team reports “green” until two weeks before the end; then four of seven turn red overnight. What most likely has to change?',
      fr: 'Toutes les équipes annoncent « vert » jusqu’à deux semaines de la fin ; puis quatre sur sept passent au rouge en une nuit. Qu’est-ce qui doit sans doute changer ?',
    },
    options: [
      {
        en: 'How often the reports are written: daily, not weekly',
        fr: 'La fréquence des rapports : quotidiens et non hebdomadaires',
      },
      {
        en: 'How the teams are chosen: four of seven cannot plan',
        fr: 'Le choix des équipes : quatre sur sept ne savent pas planifier',
      },
      {
        en: 'How many colours there are: five say more than three',
        fr: 'Le nombre de couleurs : cinq en disent plus que trois',
      },
      {
        en: 'How bad news is received by those who read the reports',
        fr: 'L’accueil que les lecteurs réservent aux mauvaises nouvelles',
      },
    ],
    key: [3],
    why: {
      en: 'Sudden red in many teams is a sign of problems hidden, not of problems new. People report truly where early trouble brings help and not blame.',
      fr: 'Un rouge soudain et général trahit des problèmes cachés, non des problèmes nouveaux. On rapporte vrai là où un ennui précoce attire de l’aide et non des reproches.',
    },
  },
  {
    id: 'project-management-068',
    family: 'motive-of-bonus',
    topic: 'people',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'A support team is paid a bonus per closed ticket. Closures rise by 30%, and so do complaints and reopened tickets. What is the best explanation?',
      fr: 'Une équipe de support touche une prime par ticket clos. Les clôtures augmentent de 30 %, les plaintes et les réouvertures aussi. Quelle est la meilleure explication ?',
    },
    options: [
      { en: 'The team lacks training for the harder tickets', fr: 'L’équipe manque de formation aux cas difficiles' },
      { en: 'The bonus is too small to pay for careful work', fr: 'La prime est trop faible pour un travail soigné' },
      {
        en: 'The measure became the goal, in place of good service',
        fr: 'La mesure est devenue le but, au lieu du bon service',
      },
      { en: 'The tickets got harder when the bonus began', fr: 'Les tickets se sont compliqués avec la prime' },
    ],
    key: [2],
    why: {
      en: 'When a measure is rewarded, people serve the measure. A larger bonus on the same count would strengthen the effect.',
      fr: 'Quand on récompense une mesure, on sert la mesure. Une prime plus forte sur le même compte renforcerait l’effet.',
    },
  },
  {
    id: 'project-management-069',
    family: 'situational-lead',
    topic: 'people',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'An experienced developer, quick and reliable for years, has to write a security audit, a kind of work new to her. She is keen. How do you lead her on this task?',
      fr: 'Une développeuse expérimentée, rapide et fiable depuis des années, doit mener un audit de sécurité, travail nouveau pour elle. Elle est motivée. Comment l’encadrez-vous sur cette tâche ?',
    },
    options: [
      {
        en: 'With the freedom that she has earned on her other tasks',
        fr: 'Avec la liberté qu’elle a méritée sur ses autres tâches',
      },
      {
        en: 'With a daily check to the end, as security is at stake',
        fr: 'Avec un contrôle quotidien jusqu’au bout, sécurité oblige',
      },
      {
        en: 'With encouragement above all, as she will have doubts',
        fr: 'Avec des encouragements, car elle va douter d’elle',
      },
      {
        en: 'With clear steps and an example, then loosen as she learns',
        fr: 'Avec des étapes et un exemple, puis en relâchant peu à peu',
      },
    ],
    key: [3],
    why: {
      en: 'Guidance depends on competence in the task, not on seniority. She is keen but new: direction first, autonomy as it grows.',
      fr: 'L’encadrement dépend de la compétence pour la tâche, non de l’ancienneté. Motivée mais novice : d’abord des repères, puis l’autonomie.',
    },
  },
  {
    id: 'project-management-070',
    family: 'sponsor-bypass',
    topic: 'people',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'A sponsor gives tasks to your developers directly, “to go faster”. Two planned deliveries have slipped by it. What do you do first?',
      fr: 'Un commanditaire confie directement des tâches à vos développeurs « pour aller plus vite ». Deux livraisons prévues ont glissé. Que faites-vous d’abord ?',
    },
    options: [
      {
        en: 'Show him in private what it costs, and offer a fast lane',
        fr: 'Lui en montrer le coût en privé, offrir une voie rapide',
      },
      {
        en: 'Raise it with the steering committee, for the record',
        fr: 'Le signaler au comité de pilotage, pour mémoire',
      },
      {
        en: 'Add reserves to deliveries, as this cannot be stopped',
        fr: 'Ajouter des réserves, car on ne peut pas l’empêcher d’agir',
      },
      { en: 'Tell the developers to refuse tasks coming from him', fr: 'Dire aux développeurs de refuser ses tâches' },
    ],
    key: [0],
    why: {
      en: 'He may not see the price and has a real wish for speed: serve both. Refusal by developers puts them in the line of fire; going public first costs the relation.',
      fr: 'Il ne voit peut-être pas le prix et son besoin de vitesse est réel : servir les deux. Faire refuser les développeurs les expose ; exposer l’affaire d’emblée abîme la relation.',
    },
  },
  {
    id: 'project-management-071',
    family: 'lessons-that-live',
    topic: 'people',
    type: 'order',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'Put in order the steps that turn a mishap into a lesson that the next project really uses.',
      fr: 'Mettez en ordre les étapes qui font d’un incident une leçon dont le projet suivant se sert vraiment.',
    },
    options: [
      { en: 'Build them into the templates that all start from', fr: 'Les inscrire dans les modèles dont chacun part' },
      { en: 'Choose one or two changes to the way of working', fr: 'Choisir un ou deux changements de pratique' },
      {
        en: 'Ask what made it possible, beyond the last error',
        fr: 'Chercher ce qui l’a permis, au-delà de la dernière erreur',
      },
      {
        en: 'Look in the next project whether they took effect',
        fr: 'Constater au projet suivant s’ils ont eu un effet',
      },
      {
        en: 'Gather what happened, hour by hour, without blame',
        fr: 'Reconstituer les faits, heure par heure, sans accuser',
      },
    ],
    key: [4, 2, 1, 0, 3],
    why: {
      en: 'Facts, causes, a few changes, an anchor in daily tools, proof. A report filed after the causes would be read by nobody.',
      fr: 'Les faits, les causes, quelques changements, un ancrage dans les outils quotidiens, la preuve. Un rapport classé après les causes ne serait lu par personne.',
    },
  },
  {
    id: 'project-management-072',
    family: 'estimate-under-pressure',
    topic: 'people',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'Asked for an estimate, the team says 10 weeks. The director says: “I was hoping for 6.” The team offers 7. What is the most accurate description, and the right move?',
      fr: 'Interrogée, l’équipe estime 10 semaines. La directrice dit : « J’espérais 6. » L’équipe propose 7. Quelle est la description la plus juste, et la bonne réaction ?',
    },
    options: [
      {
        en: 'Negotiation found the value: plan for 7 weeks',
        fr: 'La négociation a donné la valeur : prévoir 7 semaines',
      },
      {
        en: 'A wish replaced an estimate: discuss the scope',
        fr: 'Un souhait a remplacé l’estimation : revoir le périmètre',
      },
      {
        en: 'A reserve was in the estimate: ask for 6 weeks',
        fr: 'L’estimation cachait une réserve : demander 6 semaines',
      },
      { en: 'The team made a promise: hold it to 7 weeks', fr: 'L’équipe s’est engagée : s’en tenir à 7 semaines' },
    ],
    key: [1],
    why: {
      en: 'The work did not shrink when the figure did. A shorter date may be possible with less scope; that is the honest subject of the talk.',
      fr: 'Le travail n’a pas rétréci avec le chiffre. Une date plus proche est possible avec moins de périmètre : voilà l’objet honnête de la discussion.',
    },
  },
  {
    id: 'project-management-073',
    family: 'two-reports-one-truth',
    topic: 'people',
    type: 'multiple',
    difficulty: [5, 4],
    seconds: 90,
    stem: {
      en: 'You must tell the team and the sponsor that a feature will be dropped. Which two practices are sound?',
      fr: 'Vous devez annoncer à l’équipe et au commanditaire l’abandon d’une fonction. Quelles sont les deux pratiques saines ?',
    },
    options: [
      {
        en: 'A note in the minutes, which both of them can look up',
        fr: 'Une ligne au compte rendu, que chacun peut consulter',
      },
      {
        en: 'The same facts for both, with the detail that each one needs',
        fr: 'Les mêmes faits pour tous, avec le détail utile à chacun',
      },
      {
        en: 'A softer reason for the team, to protect its motivation',
        fr: 'Une raison adoucie pour l’équipe, pour préserver son élan',
      },
      {
        en: 'Silence until a substitute is found, to avoid worry',
        fr: 'Le silence jusqu’à trouver un substitut, pour éviter l’inquiétude',
      },
      {
        en: 'Those who built it hear it from you before they read it',
        fr: 'Ceux qui l’ont construite l’apprennent de vous avant de le lire',
      },
    ],
    key: [1, 4],
    why: {
      en: 'People compare what they were told. One set of facts, given in person to those it touches most, keeps trust; minutes and silence do not inform.',
      fr: 'Les gens comparent ce qu’on leur a dit. Les mêmes faits, dits en personne à ceux qu’ils touchent, préservent la confiance ; un compte rendu ou le silence n’informent pas.',
    },
  },
]
