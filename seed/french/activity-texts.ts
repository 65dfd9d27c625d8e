// The sample activities in French, by their English. `{0}` and on are placeholders for names of stops and towns, lines and numbers, which stay.

export const activityTexts: Readonly<Record<string, string>> = {
  'You completed': 'Vous avez terminé',
  '<strong>Tom Hughes</strong> wrote about a bug that is due today':
    '<strong>Tom Hughes</strong> a écrit au sujet d’un bogue à corriger aujourd’hui',
  '<p>“It is only the runs that are cancelled <em>after</em> they left the depot.”</p>':
    '<p>« Cela ne touche que les courses supprimées <em>après</em> leur départ du dépôt. »</p>',
  'New jobs match <strong>Analyst near Lyon</strong>':
    'De nouvelles offres correspondent à <strong>Analyste près de Lyon</strong>',
  'See them on Home': 'Les voir sur l’accueil',
  'The draft for <strong>Véro Mobilité</strong> closes tonight':
    'Le brouillon pour <strong>Véro Mobilité</strong> expire ce soir',
  '<strong>Anneke de Vries</strong> offered three interview times':
    '<strong>Anneke de Vries</strong> a proposé trois créneaux d’entretien',
  '<strong>Port de Sète</strong> moved your application to <em>interview</em>':
    '<strong>Port de Sète</strong> a fait passer votre candidature à l’étape <em>entretien</em>',
  '<strong>Amina Diallo</strong> assigned <strong>Lucie Bernard</strong> to':
    '<strong>Amina Diallo</strong> a confié à <strong>Lucie Bernard</strong>',
  'You earned the badge <strong>Business English, Competent</strong>':
    'Vous avez obtenu le badge <strong>Anglais professionnel, compétent</strong>',
  'Valid for two years': 'Valable deux ans',
  '<strong>Clara Svensson</strong> completed': '<strong>Clara Svensson</strong> a terminé',
  '<strong>Nadia Benali</strong> completed': '<strong>Nadia Benali</strong> a terminé',
  '<strong>Inès Roche</strong> answered your question': '<strong>Inès Roche</strong> a répondu à votre question',
  '<p>“Half a day on site, lunch included. Bring shoes for the quay.”</p>':
    '<p>« Une demi-journée sur place, déjeuner compris. Prenez des chaussures pour le quai. »</p>',
  '<strong>Priya Nair</strong> signed the reference letter':
    '<strong>Priya Nair</strong> a signé la lettre de recommandation',
  'You withdrew an application': 'Vous avez retiré une candidature',
  '<strong>Marek Nowak</strong> set the priority to <em>high</em>':
    '<strong>Marek Nowak</strong> a choisi la priorité <em>haute</em>',
  '<strong>Sofia Rossi</strong> shared a list with you, <em>Interview preparation</em>':
    '<strong>Sofia Rossi</strong> a partagé une liste avec vous, <em>Préparation des entretiens</em>',
  'Open the chat': 'Ouvrir la conversation',
  'Open the tasks': 'Ouvrir les tâches',
  '<strong>Tom Hughes</strong> reported': '<strong>Tom Hughes</strong> a signalé',
  '<strong>Yuki Tanaka</strong> shared a page about reading graphs aloud':
    '<strong>Yuki Tanaka</strong> a partagé une page sur la lecture des graphiques à voix haute',
  'WAI: complex images': 'WAI : images complexes',
  '<strong>Hana Kim</strong> changed the notes of': '<strong>Hana Kim</strong> a modifié les notes de',
  '<strong>Elena Petrova</strong> completed': '<strong>Elena Petrova</strong> a terminé',
  'You tried the practice question of the <strong>SQL</strong> evaluation':
    'Vous avez essayé la question d’entraînement de l’évaluation <strong>SQL</strong>',
  '<strong>Greta Lindqvist</strong> wrote about the kiosk':
    '<strong>Greta Lindqvist</strong> a écrit au sujet de la borne',
  '<p>“At 140 cm the lowest line cannot be read from a wheelchair. <strong>110 would do.</strong>”</p>':
    '<p>« À 140 cm, la ligne du bas est illisible depuis un fauteuil roulant. <strong>110 suffiraient.</strong> »</p>',
  '<strong>Kwame Mensah</strong> reported': '<strong>Kwame Mensah</strong> a signalé',
  '<strong>Samuel Okoro</strong> asked for an hour of your time':
    '<strong>Samuel Okoro</strong> vous a demandé une heure',
  '<strong>Jonas Weber</strong> completed': '<strong>Jonas Weber</strong> a terminé',
  '<strong>Atelier Nord</strong> called for an hour': '<strong>Atelier Nord</strong> a appelé pendant une heure',
  'You began': 'Vous avez commencé',
  'Your week: <strong>{0} tasks</strong> completed, two of them overdue':
    'Votre semaine : <strong>{0} tâches</strong> terminées, dont deux en retard',
  'Your week: <strong>{0} tasks</strong> completed, one of them overdue':
    'Votre semaine : <strong>{0} tâches</strong> terminées, dont une en retard',
  'Your week: <strong>{0} tasks</strong> completed, none of them overdue':
    'Votre semaine : <strong>{0} tâches</strong> terminées, aucune en retard',
  '<strong>Amina Diallo</strong> assigned <strong>Yuki Tanaka</strong> to':
    '<strong>Amina Diallo</strong> a confié à <strong>Yuki Tanaka</strong>',
  '<strong>Marek Nowak</strong> added': '<strong>Marek Nowak</strong> a ajouté',
  'You applied to <strong>Port de Sète</strong> as traffic data analyst':
    'Vous avez postulé au <strong>Port de Sète</strong> pour analyser les données de trafic',
  'See the stages on Home': 'Voir les étapes sur l’accueil',
  '<strong>Omar Haddad</strong> answered everyone': '<strong>Omar Haddad</strong> a répondu à tout le monde',
  '<p>“The operators read the <em>first chart</em> and nothing else. Please put line 27 there.”</p>':
    '<p>« Les exploitants lisent le <em>premier graphique</em> et rien d’autre. Mettez-y la ligne 27, s’il vous plaît. »</p>',
  '<strong>Elena Petrova</strong> added': '<strong>Elena Petrova</strong> a ajouté',
  '<strong>Greta Lindqvist</strong> reviewed the board with a colour filter':
    '<strong>Greta Lindqvist</strong> a relu l’écran avec un filtre de couleurs',
  '<strong>Mateus Costa</strong> began': '<strong>Mateus Costa</strong> a commencé',
  'You finished the <strong>Business English</strong> evaluation: <em>Proficient</em>':
    'Vous avez terminé l’évaluation <strong>Anglais professionnel</strong> : <em>avancé</em>',
  'See your skills on Home': 'Voir vos compétences sur l’accueil',
  '<strong>Jonas Weber</strong> tried the board in the tunnel':
    '<strong>Jonas Weber</strong> a essayé l’écran dans le tunnel',
  '<strong>Yuki Tanaka</strong> set a date': '<strong>Yuki Tanaka</strong> a fixé une date',
  '<strong>Priya Nair</strong> helps you to leave well': '<strong>Priya Nair</strong> vous aide à bien partir',
  '<strong>Greta Lindqvist</strong> added': '<strong>Greta Lindqvist</strong> a ajouté',
  '<strong>Jonas Weber</strong> released a new version of the arrivals board for {0}':
    '<strong>Jonas Weber</strong> a publié une nouvelle version de l’écran des arrivées pour {0}',
  'You read about the fares of <strong>Véro Mobilité</strong>':
    'Vous avez lu un article sur les tarifs de <strong>Véro Mobilité</strong>',
  '<strong>Hana Kim</strong> loaded the passenger counts of {0}, {1} buses':
    '<strong>Hana Kim</strong> a chargé les comptages de {0}, {1} bus',
  '<strong>Yuki Tanaka</strong> talked to {0} passengers at {1}':
    '<strong>Yuki Tanaka</strong> a parlé à {0} passagers à l’arrêt {1}',
  '<p>“They do not ask <em>when</em>. They ask <strong>whether</strong>.”</p>':
    '<p>« La question n’est pas <em>quand</em>. C’est <strong>si</strong>. »</p>',
  '<strong>Omar Haddad</strong> asked about the diversion of line {0}':
    '<strong>Omar Haddad</strong> a posé une question sur la déviation de la ligne {0}',
  '<p>“The roadworks are two weeks early. Can the boards know in time?”</p>':
    '<p>« Les travaux ont deux semaines d’avance. Les écrans peuvent-ils le savoir à temps ? »</p>',
  '<strong>Lumen Santé</strong> asked for a reference': '<strong>Lumen Santé</strong> a demandé une recommandation',
  'You sent the ridership report of the week to the operators':
    'Vous avez envoyé le rapport de fréquentation de la semaine aux exploitants',
  '<strong>Zeynep Yıldız</strong> closed the accounts of the boards in {0}':
    '<strong>Zeynep Yıldız</strong> a clôturé les comptes des écrans ({0})',
  '<strong>Samuel Okoro</strong> walked line {0} from end to end with a notebook':
    '<strong>Samuel Okoro</strong> a parcouru la ligne {0} à pied d’un bout à l’autre, un carnet à la main',
  'You noted why line {0} loses {1} minutes at {2}':
    'Vous avez noté pourquoi la ligne {0} perd {1} minutes à l’arrêt {2}',
  '<strong>Elena Petrova</strong> moved the import of line {0} to the new feed':
    '<strong>Elena Petrova</strong> a basculé l’import de la ligne {0} vers le nouveau flux',
  '<strong>Orsay Logistics</strong> chose somebody else for the planning post':
    '<strong>Orsay Logistics</strong> a retenu quelqu’un d’autre pour le poste de planification',
  '<p>“It was close. Our network post opens in a few weeks.”</p>':
    '<p>« C’était serré. Notre poste réseau ouvre dans quelques semaines. »</p>',
  '<strong>Tom Hughes</strong> ran the boards of {0} through a power cut, {1} times':
    '<strong>Tom Hughes</strong> a soumis les écrans de {0} à {1} coupures de courant',
  '<strong>Nadia Benali</strong> invited everyone to a look back at the season in {0}':
    '<strong>Nadia Benali</strong> a invité tout le monde au bilan de la saison ({0})',
  '<strong>Mateus Costa</strong> rewrote {0} error messages that partners in {1} had asked about':
    '<strong>Mateus Costa</strong> a réécrit {0} messages d’erreur à la demande des partenaires ({1})',
  '<strong>Lucie Bernard</strong> tried the colours of line {0} at night':
    '<strong>Lucie Bernard</strong> a essayé de nuit les couleurs de la ligne {0}',
  'You finished the <strong>Spreadsheets</strong> evaluation: <em>Proficient</em>':
    'Vous avez terminé l’évaluation <strong>Tableurs</strong> : <em>avancé</em>',
  '<p>“Line {0} is up again. Did something change on the way?”</p>':
    '<p>« La ligne {0} remonte. Quelque chose a-t-il changé en chemin ? »</p>',
  'You shared the chart of delays on line {0}': 'Vous avez partagé le graphique des retards de la ligne {0}',
  '{0} new jobs match <strong>Analyst near Lyon</strong>':
    '{0} nouvelles offres correspondent à <strong>Analyste près de Lyon</strong>',
  '<strong>Kwame Mensah</strong> handed over the on-call phone after a week of alarms in {0}':
    '<strong>Kwame Mensah</strong> a transmis le téléphone d’astreinte après une semaine d’alarmes ({0})',
  '<strong>Greta Lindqvist</strong> recorded new announcements for line {0}':
    '<strong>Greta Lindqvist</strong> a enregistré de nouvelles annonces pour la ligne {0}',
  '<strong>Priya Nair</strong> had ten minutes for you, and stayed an hour':
    '<strong>Priya Nair</strong> avait dix minutes pour vous, et est restée une heure',
  '<p>“You have outgrown the reports. Stay as long as it is good for you, not longer.”</p>':
    '<p>« Les rapports sont devenus trop petits pour toi. Reste tant que cela te fait du bien, pas plus. »</p>',
  '<strong>Omar Haddad</strong> sent {0} spare screens to the depot of {1}':
    '<strong>Omar Haddad</strong> a envoyé {0} écrans de rechange au dépôt ({1})',
  '<strong>Liam O’Sullivan</strong> sent an offer for {0} boards along line {1}':
    '<strong>Liam O’Sullivan</strong> a envoyé une offre de {0} écrans le long de la ligne {1}',
  'You uploaded the timetable of line {0} as a table':
    'Vous avez importé les horaires de la ligne {0} sous forme de tableau',
  '<strong>Samuel Okoro</strong> explained a query on line {0} to the team':
    '<strong>Samuel Okoro</strong> a expliqué à l’équipe une requête sur la ligne {0}',
  '<strong>Diego Álvarez</strong> sent a new passenger app to the stores, with line {0}':
    '<strong>Diego Álvarez</strong> a envoyé aux boutiques d’applications une nouvelle version, avec la ligne {0}',
  '<strong>Benoît Lefèvre</strong> answered the last open letter about line {0}':
    '<strong>Benoît Lefèvre</strong> a répondu au dernier courrier en attente sur la ligne {0}',
  '<strong>Tom Hughes</strong> reported a countdown that ran backwards at {0}':
    '<strong>Tom Hughes</strong> a signalé un compte à rebours inversé à l’arrêt {0}',
  '<strong>Lucie Bernard</strong> shared drafts of the map for {0}':
    '<strong>Lucie Bernard</strong> a partagé des ébauches du plan ({0})',
  'You began to look around, and saved the search <strong>Analyst near Lyon</strong>':
    'Vous avez commencé à chercher, et enregistré la recherche <strong>Analyste près de Lyon</strong>',
  '<strong>Mateus Costa</strong> published the guide for partners in {0}':
    '<strong>Mateus Costa</strong> a publié le guide des partenaires ({0})',
  'You saved a job offer in {0}': 'Vous avez enregistré une offre ({0})',
  '<strong>Sofia Rossi</strong> had {0} minutes for your letter to an operator in {1}':
    '<strong>Sofia Rossi</strong> a consacré {0} minutes à votre lettre à un exploitant ({1})',
  '<strong>Kwame Mensah</strong> closed the incident of the night: {0} minutes without positions in {1}':
    '<strong>Kwame Mensah</strong> a clos l’incident de la nuit : {0} minutes sans positions ({1})',
  '<p>“Nobody was stranded. The printed timetable hangs beside each board, as it should.”</p>':
    '<p>« Personne n’est resté bloqué. L’horaire imprimé est à côté de chaque écran, comme prévu. »</p>',
  '<strong>Greta Lindqvist</strong> listened to the announcements at {0} with a recorder in her hand':
    '<strong>Greta Lindqvist</strong> a écouté les annonces de l’arrêt {0}, un enregistreur à la main',
  '<p>“The voice says the advert before the bus. Please turn that round.”</p>':
    '<p>« La voix dit la publicité avant le bus. Inversez, s’il vous plaît. »</p>',
  '<strong>Liam O’Sullivan</strong> visited the operators of {0}':
    '<strong>Liam O’Sullivan</strong> a rendu visite aux exploitants ({0})',
  '<strong>Samuel Okoro</strong> began as an apprentice in the data team':
    '<strong>Samuel Okoro</strong> a commencé son apprentissage dans l’équipe données',
  '<strong>Priya Nair</strong> planned {0} hours without meetings before the next boards in {1}':
    '<strong>Priya Nair</strong> a prévu {0} heures sans réunion avant les prochains écrans ({1})',
  '<strong>Amina Diallo</strong> set the date for the next boards in {0}':
    '<strong>Amina Diallo</strong> a fixé la date des prochains écrans ({0})',
  '<p>“Thank you. The <strong>first chart</strong> went straight to the mayor of {0}.”</p>':
    '<p>« Merci. Le <strong>premier graphique</strong> est parti droit à la mairie ({0}). »</p>',
  'You presented {0} weeks of counts to the operators of {1}':
    'Vous avez présenté {0} semaines de comptages aux exploitants ({1})',
  '<strong>Yuki Tanaka</strong> wrote up the study of waiting in {0}':
    '<strong>Yuki Tanaka</strong> a rédigé l’étude sur l’attente ({0})',
  '<strong>Clara Svensson</strong> closed the last open point of the board at {0}':
    '<strong>Clara Svensson</strong> a réglé le dernier point ouvert de l’écran de l’arrêt {0}',
  '<strong>Hana Kim</strong> found {0} stops of line {1} on the wrong side of the road':
    '<strong>Hana Kim</strong> a trouvé {0} arrêts de la ligne {1} du mauvais côté de la route',
  '<p>“All from one survey, all <em>exactly</em> twelve metres off. I have written to the surveyor.”</p>':
    '<p>« Tous du même relevé, tous décalés d’<em>exactement</em> douze mètres. J’ai écrit au géomètre. »</p>',
  '<strong>Benoît Lefèvre</strong> passed on {0} letters from passengers in {1}':
    '<strong>Benoît Lefèvre</strong> a transmis {0} lettres de passagers ({1})',
  '<p>“Seven about one bench. I have asked the city.”</p>':
    '<p>« Sept à propos d’un seul banc. J’ai interrogé la ville. »</p>',
  'You worked through {0} exercises on the counts of {1}': 'Vous avez fait {0} exercices sur les comptages de {1}',
  '<strong>Zeynep Yıldız</strong> asked for the receipts of {0} journeys to {1}':
    '<strong>Zeynep Yıldız</strong> a demandé les reçus de {0} trajets ({1})',
  '<strong>Sofia Rossi</strong> answered your question about pay in {0}':
    '<strong>Sofia Rossi</strong> a répondu à votre question sur les salaires ({0})',
  '<p>“Ask for the band, not for the figure. They have one, and it is written down.”</p>':
    '<p>« Demande la fourchette, pas le chiffre. Il y en a une, et elle est écrite. »</p>',
  '<strong>Marek Nowak</strong> put the stops of {0} on the second database':
    '<strong>Marek Nowak</strong> a placé les arrêts de {0} sur la deuxième base',
  '<strong>Amina Diallo</strong> moved line {0} to the top of the quarter':
    '<strong>Amina Diallo</strong> a placé la ligne {0} en tête du trimestre',
  '<strong>Nadia Benali</strong> booked {0} places in a course on plain language in {1}':
    '<strong>Nadia Benali</strong> a réservé {0} places à une formation au langage clair ({1})',
  '<strong>Tom Hughes</strong> signed off the release for line {0}':
    '<strong>Tom Hughes</strong> a validé la version de la ligne {0}',
  'You showed the hub study to the region': 'Vous avez montré à la région l’étude des pôles d’échange',
  '<p>“Three minutes at the hub are worth more than two lanes before it.” The room went quiet, then asked for the numbers.</p>':
    '<p>« Trois minutes au pôle d’échange valent mieux que deux voies en amont. » La salle s’est tue, puis a demandé les chiffres.</p>',
  '<strong>Priya Nair</strong> thanked the team for {0}': '<strong>Priya Nair</strong> a remercié l’équipe ({0})',
  '<p>“Two hundred thousand people knew when their bus came. That was you.”</p>':
    '<p>« Deux cent mille personnes ont su quand arrivait leur bus. C’était grâce à vous. »</p>',
  'You completed the comparison of {0} before and after the new lane':
    'Vous avez terminé la comparaison de l’arrêt {0} avant et après la nouvelle voie',
  '<p>“Why does one working day look like a Sunday?” It was a holiday.</p>':
    '<p>« Pourquoi un jour ouvré ressemble-t-il à un dimanche ? » C’était un jour férié.</p>',
  '<strong>Greta Lindqvist</strong> accepted a prize for the talking timetable on behalf of everyone':
    '<strong>Greta Lindqvist</strong> a reçu au nom de tous un prix pour l’horaire parlant',
  'Lightning struck the mast at {0}; the boards of three lines were dark until noon':
    'La foudre est tombée sur le mât ({0}) ; les écrans de trois lignes sont restés éteints jusqu’à midi',
  '<p>“Please keep the footnote about the counters. Somebody always asks.”</p>':
    '<p>« Gardez la note sur les compteurs, s’il vous plaît. La question revient toujours. »</p>',
  '<strong>Diego Álvarez</strong> gave the passenger app larger buttons, because his mother had asked':
    '<strong>Diego Álvarez</strong> a donné à l’application des boutons plus grands, à la demande de sa mère',
  '<strong>Hana Kim</strong> joined as data engineer':
    '<strong>Hana Kim</strong> a rejoint l’équipe comme ingénieure de données',
  'You began the hub study': 'Vous avez commencé l’étude des pôles d’échange',
  '<strong>Omar Haddad</strong> brought ten boards to the valley in two vans':
    '<strong>Omar Haddad</strong> a apporté dix écrans dans la vallée, en deux camionnettes',
  '<strong>Amina Diallo</strong> named the year’s aim: <em>nobody waits without knowing</em>':
    '<strong>Amina Diallo</strong> a donné l’objectif de l’année : <em>personne n’attend sans savoir</em>',
  '<strong>Mateus Costa</strong> counted the words “please note” in the documentation, and removed all {0}':
    '<strong>Mateus Costa</strong> a compté les « veuillez noter » de la documentation, et supprimé les {0}',
  '<strong>Kwame Mensah</strong> slept through his on-call night: the first without an alarm in two years':
    '<strong>Kwame Mensah</strong> a dormi pendant sa nuit d’astreinte : la première sans alarme en deux ans',
  '<strong>Lucie Bernard</strong> redrew the clock of the board, because eight looked like three from ten metres':
    '<strong>Lucie Bernard</strong> a redessiné l’horloge de l’écran : à dix mètres, le huit ressemblait à un trois',
  'Welcome to Cairn, <strong>Alex</strong>. Everything here stays on this device.':
    'Bienvenue dans Cairn, <strong>Alex</strong>. Tout reste ici sur cet appareil.',
  'Start with the tasks': 'Commencer par les tâches',
}
