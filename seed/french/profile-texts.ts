// The sample profile, the versions of its CV and what Alex learns and searches for in French, by its English.

export const profileTexts: Readonly<Record<string, string>> = {
  'Analyst, one page': 'Analyste, une page',
  'Sent to operators.': 'Envoyé aux exploitants.',
  C2: 'C2',
  'Planning and data': 'Planification et données',
  'With the certificate.': 'Avec le certificat.',

  'Data analyst, public transport': 'Analyste de données, transports publics',
  'Data analyst': 'Analyste de données',
  '{Years} of finding out why buses are late, and of saying it so that planners, drivers and councils can act on it. I turn raw positions and ticket counts into timetables that hold, and I write down how.':
    '{Years} à chercher pourquoi les bus sont en retard, et à le dire pour que planificateurs, conducteurs et élus puissent agir. À partir de positions brutes et de comptages de billets, je fais des horaires qui tiennent, et j’écris comment.',
  '{Years} of finding out why buses are late.': '{Years} à chercher pourquoi les bus sont en retard.',

  'Passenger information for regional buses': 'Information voyageurs des bus régionaux',
  'Punctuality, demand and the quality of the displays for 32 lines.':
    'Ponctualité, fréquentation et qualité de l’affichage pour 32 lignes.',
  'Found that a third of the delays began at two level crossings; the new timetable of line 7 lost nine minutes and gained eleven points of punctuality.':
    'Découverte qu’un tiers des retards naissait à deux passages à niveau ; le nouvel horaire de la ligne 7 a perdu neuf minutes et gagné onze points de ponctualité.',
  'Replaced 60 monthly spreadsheets by one model in SQL that four colleagues maintain.':
    'Remplacement de 60 tableurs mensuels par un seul modèle en SQL, que quatre collègues entretiennent.',
  'Timetable planner': 'Planification des horaires',
  'Timetables and rosters of 18 school and 6 regular lines.':
    'Horaires et roulements de 18 lignes scolaires et de 6 lignes régulières.',
  'Took over the yearly survey of passengers, and doubled its answers by asking at the stop.':
    'Reprise de l’enquête annuelle auprès des voyageurs : deux fois plus de réponses, en posant les questions à l’arrêt.',
  'Reporting assistant (placement)': 'Assistance au reporting (stage)',
  'Nightly figures of one depot, during the master’s degree.': 'Chiffres de nuit d’un dépôt, pendant le master.',

  'Transport economics': 'Économie des transports',
  Master: 'Master',
  'Demand models': 'Modèles de demande',
  'Survey methods': 'Méthodes d’enquête',
  'Geographic information': 'Information géographique',
  'Mathematics and social sciences': 'Mathématiques et sciences sociales',
  Bachelor: 'Licence',

  French: 'Français',
  English: 'Anglais',
  German: 'Allemand',
  'C2, mother tongue': 'C2, langue maternelle',
  A2: 'A2',

  'Data analysis': 'Analyse de données',
  SQL: 'SQL',
  spreadsheets: 'tableurs',
  statistics: 'statistiques',
  dashboards: 'tableaux de bord',
  'Public transport': 'Transports publics',
  timetables: 'horaires',
  'passenger surveys': 'enquêtes auprès des voyageurs',
  GTFS: 'GTFS',
  'Project management, basics': 'Gestion de projet, bases',
  'Bicycle workshop, Thursday evenings': 'Atelier vélo, les jeudis soir',
  'Repairs with people who want to learn how.': 'Réparer avec celles et ceux qui veulent apprendre à le faire.',
  'Old timetables': 'Anciens horaires',
  railways: 'chemins de fer',
  typography: 'typographie',

  'Window functions: chapter 7, then the exercises with the ticket data.':
    'Fonctions de fenêtrage : chapitre 7, puis les exercices avec les données de billetterie.',

  analyst: 'analyste',
  'Analyst near Lyon': 'Analyste près de Lyon',
  'SQL, from home': 'SQL, de chez moi',
}
