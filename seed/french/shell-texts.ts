// Sample messages, notifications, shortcuts, tags and labels in French, by their English.

export const shellTexts: Readonly<Record<string, string>> = {
  'Would you tell me by tomorrow evening whether you eat fish? The canteen here has an opinion about it.':
    'Pourriez-vous me dire d’ici demain soir si vous mangez du poisson ? La cantine a un avis sur la question.',
  'The first of the three times is still free. I can hold it until tomorrow at five, then it goes to somebody else.':
    'Le premier des trois créneaux est encore libre. Je peux le garder jusqu’à demain 17 h, ensuite il ira à quelqu’un d’autre.',
  'The cancelled runs again. The feed is in our chat, with the two runs marked.':
    'Encore les courses supprimées. Le flux est dans notre discussion, avec les deux courses marquées.',
  'Visits double on the day of a strike. The chart is right; I checked it against the counters at the stops.':
    'Les visites doublent les jours de grève. Le graphique est juste ; je l’ai comparé aux compteurs des arrêts.',
  'I read the CV twice. The last lines say what the first should. Shall we turn it round together?':
    'J’ai lu le CV deux fois. Les dernières lignes disent ce que devraient dire les premières. On les inverse ensemble ?',
  'The budget of the boards is on the project page. Look at the line for displays before the meeting does.':
    'Le budget des écrans est sur la page du projet. Regarde la ligne « Afficheurs » avant que la réunion ne le fasse.',
  'Three people have a new extension, you among them. The contacts are up to date as of today.':
    'Trois personnes ont un nouveau numéro de poste, dont toi. Les contacts sont à jour depuis aujourd’hui.',
  'Early buses are in the page on departures now, in your words: nobody can run that fast backwards.':
    'Les bus en avance sont maintenant dans la page des départs, avec tes mots : personne ne court aussi vite à reculons.',
  'All of this works offline. The help centre says what is saved where, and how to take it with you.':
    'Tout cela fonctionne sans réseau. Le centre d’aide explique où tout est conservé, et comment l’emporter.',
  'Due tonight': 'À finir ce soir',
  '<strong>Finish the draft for the pricing analyst at Véro Mobilité</strong> is due at half past eleven.':
    '<strong>Terminer la candidature au poste d’analyste tarification chez Véro Mobilité</strong> est à finir avant 23 h 30.',
  '<strong>Jonas Weber</strong> wrote to you about the kiosk.':
    '<strong>Jonas Weber</strong> vous a écrit au sujet de la borne.',
  'Your mailbox': 'Votre messagerie',
  'Two emails wait for an answer: <em>Halden Energy</em> and <em>Nordlys Analytics</em>.':
    'Deux messages attendent une réponse : <em>Halden Energy</em> et <em>Nordlys Analytics</em>.',
  Analytics: 'Statistiques',
  '<strong>The visits of the week</strong> are there, beside those of last year.':
    '<strong>Les visites de la semaine</strong> sont là, à côté de celles de l’an dernier.',
  '<strong>Priya Nair</strong> went through the issues of the project.':
    '<strong>Priya Nair</strong> a passé en revue les tickets du projet.',
  Contacts: 'Contacts',
  '<strong>Anneke de Vries</strong> of Halden Energy is now among your contacts.':
    '<strong>Anneke de Vries</strong>, de Halden Energy, fait maintenant partie de vos contacts.',
  'Worth knowing': 'Bon à savoir',
  'Undo for everything, and a search that forgives typing mistakes.':
    'Tout peut être annulé, et la recherche pardonne les fautes de frappe.',
  'The introduction': 'L’introduction',
  'Four minutes of reading.': 'Quatre minutes de lecture.',
  'Most questions have an answer there, even offline.': 'La plupart des questions y ont leur réponse, même hors ligne.',
  'From outside': 'D’ailleurs',
  'The GTFS reference has a new section about cancelled trips.':
    'La référence GTFS a une nouvelle section sur les courses supprimées.',
  Mailbox: 'Messagerie',
  'Today’s emails': 'Les messages du jour',
  Tasks: 'Tâches',
  'Due dates': 'Les échéances',
  Everybody: 'Tout le monde',
  'Who visited, and from where': 'Les visites, et d’où elles viennent',
  Project: 'Projet',
  'Issues, budget, team': 'Tickets, budget, équipe',
  'Help centre': 'Centre d’aide',
  'Questions and guides': 'Questions et guides',
  Introduction: 'Introduction',
  'Four minutes': 'Quatre minutes',
  'What’s new': 'Nouveautés',
  'Version by version': 'Version par version',
  Api: 'API',
  Frontend: 'Frontend',
  Bug: 'Bogue',
  Backend: 'Backend',
  Urgent: 'Urgent',
  Discuss: 'À discuter',
  Colleagues: 'Collègues',
  Customers: 'Clients',
  Suppliers: 'Fournisseurs',
  Recruiters: 'Recrutement',
  'Former colleagues': 'Anciens collègues',
  Family: 'Famille',
  Friends: 'Amis',
  Neighbours: 'Voisins',
  Services: 'Services',
  Conference: 'Conférence',
  Choir: 'Chorale',
  Climbing: 'Escalade',
  Mentors: 'Mentors',
  Work: 'Travail',
  Meetings: 'Réunions',
  'Bus lines': 'Lignes de bus',
  Interviews: 'Entretiens',
  Learning: 'Apprentissage',
  Recipes: 'Recettes',
  Home: 'Maison',
  Ideas: 'Idées',
  Reading: 'Lecture',
  Travel: 'Voyages',
  Money: 'Argent',
  Personal: 'Personnel',
  Payments: 'Paiements',
  Invoices: 'Factures',
  Accounts: 'Comptes',
  Forums: 'Forums',
  'Unread, with files': 'Non lus, avec fichiers',
  'subject:interview': 'subject:entretien',
}
