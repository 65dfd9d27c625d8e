// The cards of the sample boards in French: `# id | title`, then `=` the description, `-` points and `"` comments in their order.

export const cardsInFrench = `
# arrivals-board-say-follows-the-coast-instead-of-via-a7 | Dire « longe la côte » au lieu de « via A7 »
= Les conducteurs le disent, les voyageurs aussi, il n’y a que nous.
" Joli. Combien de lignes ont un nom que les gens emploient ? Alex, peut-on le savoir par les mots cherchés ?
" 31 sur 186 dans le journal des recherches, et 9 sont la même ligne.

# arrivals-board-a-bell-when-the-last-bus-of-the-night-is-announced | Une cloche à l’annonce du dernier bus de la nuit
" Deux personnes l’ont demandé pendant la séance avec l’association, sans se concerter.

# arrivals-board-show-how-full-the-next-bus-is | Montrer le remplissage du prochain bus
= Fjordbuss envoie ses comptages en route, les autres la nuit. Est-ce que ça vaut la peine pour un seul client ?

# arrivals-board-let-the-kiosk-print-a-small-timetable | Laisser la borne imprimer un petit horaire
" Bourrages papier. Cette imprimante, je l’ai montée une fois par l’escalier. Une seule.

# arrivals-board-row-for-the-school-bus-on-school-days-only | Une ligne pour le bus scolaire, les jours d’école seulement
" Cardigan Bay paierait pour ça. Je n’ai rien promis. J’ai souri.

# arrivals-board-weather-at-the-destination | La météo à l’arrivée

# arrivals-board-remember-the-stop-that-a-phone-looked-at-last | Retenir le dernier arrêt consulté sur le téléphone

# arrivals-board-a-quiet-hour-for-the-loudspeaker-next-to-the-hospice | Une heure calme pour le haut-parleur à côté des soins palliatifs
" Le service a écrit à la main. J’ai répondu à la main.

# arrivals-board-agree-on-the-wording-of-about-4-min | Se mettre d’accord sur la formule « env. 4 min »
= Trois candidates sur la vitre près de la cuisine. On compte laquelle est répétée correctement.
- « env. 4 min »
- « 4 min », avec un point qui respire
- « ≈ 4 min »
- Interroger vingt personnes à Perrache
" « Env. » est honnête. C’est aussi quatre signes que nous n’avons pas sur l’affichage étroit.
" Huit personnes interrogées. Pour six d’entre elles, le point qui respire veut dire « en panne ».

# arrivals-board-large-print-for-the-kiosk-at-gare-part-dieu | Gros caractères pour la borne de la gare Part-Dieu

# arrivals-board-rows-keep-their-place-when-a-bus-is-struck-out | Les lignes gardent leur place quand un bus est barré
= Rien ne doit bouger sous un doigt ni sous un œil.

# arrivals-board-read-the-platform-from-the-station-s-feed | Lire le quai dans le flux de la gare
" Leur lettre de quai est parfois un chiffre. J’ai demandé la liste.

# arrivals-board-count-how-often-people-scroll-past-the-third-run | Compter combien de fois on fait défiler au-delà de la troisième course

# arrivals-board-replacement-buses-have-no-number | Les bus de remplacement n’ont pas de numéro
= Ils s’affichent « 0 ». Une voyageuse a demandé où allait la ligne zéro.
- Qu’y a-t-il d’écrit sur le bus lui-même ?
- Un mot qui tient à la place d’un numéro
" « TRAIN » sur un bus, c’est vrai et ça n’aide personne.

# arrivals-board-what-the-board-says-at-02-30-when-clocks-go-back | Ce que dit l’écran à 2 h 30 quand on change d’heure
- L’heure qui arrive deux fois
- L’heure qui n’arrive pas
- Un bus de nuit à cheval sur les deux

# arrivals-board-test-day-with-two-blind-passengers | Journée de test avec deux passagers aveugles
- Un trajet connu
- Un trajet inconnu
- Retour en taxi
- Dédommagement payé le jour même

# arrivals-board-a-cancelled-run-still-shows-as-due | Une course supprimée reste annoncée à l’écran
= Vu deux fois à Place Carnot. Le flux dit « supprimée » ; l’écran garde le dernier compte à rebours.
- Reproduire avec le flux de ce matin-là
- Écrire le test qui échoue
- Barrer la course, garder sa place
" La dame de la photo attendait avec deux sacs. Je lui ai dit que c’était nous.
" Le compte à rebours a sa propre copie de la course et n’apprend jamais la suppression.
" Étienne le demande pour aujourd’hui. Dites-moi à 15 h si ce sera demain.

# arrivals-board-show-delays-in-words-not-only-in-colour | Dire les retards en mots, pas seulement en couleur
- Des mots pour en avance, en retard, très en retard
- Les deux langues tiennent sur l’affichage étroit
- Contraste de l’orange sur le noir
- Lu à voix haute par trois lecteurs d’écran
" À l’arrêt, un homme sur douze confond le rouge et l’orange.

# arrivals-board-board-falls-back-to-the-timetable-after-thirty-seconds-offline | L’écran passe aux horaires après trente secondes hors ligne
- Garder les derniers horaires sur l’appareil
- Essayer dans le tunnel de Perrache
- Y indiquer leur date

# arrivals-board-duplicate-stops-after-the-villeurbanne-import | Arrêts en double après l’import de Villeurbanne
" 112 paires. 96 sont un seul poteau, arrivé deux fois.
" Et 16 sont les deux côtés d’une rue. Ceux-là restent.

# arrivals-board-one-number-for-how-late-are-we-today | Un seul chiffre pour « quel retard avons-nous aujourd’hui »
= Médiane sur les courses, pas sur les arrêts, sinon les longues lignes couvrent toutes les autres.
- Une définition qu’un conducteur accepte
- Requête
- Comparer avec les réclamations du mois dernier
- Une demi-page pour Amina
" Moyenne 3,1 min, médiane 1,2. Toute la différence vient de la ligne 12.
" Alors le chiffre est 1,2 et l’histoire est la ligne 12.

# arrivals-board-say-which-zone-a-departure-time-is-in | Dire dans quel fuseau est une heure de départ
" Se lit bien. L’exemple pourrait-il être un arrêt près d’une frontière ? C’est là que ça pique.

# arrivals-board-answer-301-for-stops-that-were-renamed | Répondre 301 pour les arrêts renommés

# arrivals-board-speak-the-line-s-number-before-its-destination | Énoncer le numéro de la ligne avant sa destination
- Anglais
- Français
- Numéros avec lettres : 7B, N2
" Écouté sous la pluie. Bien. Après « N deux », il faut une respiration.

# arrivals-board-move-the-board-to-the-new-type-scale | Passer l’écran à la nouvelle échelle typographique
" Lu depuis l’autre côté des voies. Ça marche.

# arrivals-board-clock-is-one-minute-behind-in-winter-time | L’horloge retarde d’une minute en heure d’hiver

# arrivals-board-brightness-follows-the-street-lamps | La luminosité suit les réverbères

# arrivals-board-page-the-alerts-of-a-stop | Paginer les alertes d’un arrêt

# arrivals-board-retire-the-line-of-news-at-the-bottom | Retirer la ligne d’actualités du bas
" En 340 minutes d’observation, personne ne l’a lue jusqu’au bout.
" Retirée. Personne ne s’est plaint, c’est tout l’intérêt.

# arrivals-board-depot-screens-in-groningen | Écrans du dépôt à Groningue

# arrivals-board-snow-on-the-panel-does-not-count-as-a-touch | La neige sur la dalle ne compte pas comme un appui

# arrivals-board-second-language-after-eight-seconds-not-after-four | La deuxième langue après huit secondes, pas quatre
" À quatre, les gens détournent les yeux exactement à la mauvaise moitié.

# arrivals-board-old-alert-feed-is-switched-off | L’ancien flux d’alertes est coupé

# arrivals-board-blinking-dot-for-at-the-stop-now | Point clignotant pour « à l’arrêt maintenant »

# arrivals-board-greeting-on-the-birthday-of-a-line | Un mot pour l’anniversaire d’une ligne

# arrivals-board-advertisements-between-the-rows | De la publicité entre les lignes
" Non.

# arrivals-board-a-mascot | Une mascotte
" Une crécerelle à casquette. Je l’ai dessinée pour qu’on arrête d’en parler.

# job-search-data-steward-ville-de-brume | Data steward, Ville de Brume
= Données ouvertes par la loi, tableurs par habitude.

# job-search-map-analyst-atelier-nord | Géomaticien F/H, Atelier Nord
" Une autre équipe que la planification. Demander à Ragnhild sans demander.

# job-search-research-assistant-institut-regional | Assistant de recherche F/H, Institut Régional

# job-search-ridership-analyst-nordlys-analytics | Analyste fréquentation, Nordlys Analytics
" Göteborg, encore. Björn dit « hybride » comme d’autres disent « peut-être ».

# job-search-timetable-analyst-verkehrsverbund-oberland | Analyste horaires, Verkehrsverbund Oberland
" Jürgen a écrit une ligne : « Votre allemand suffit pour des horaires. »

# job-search-reporting-lead-brightwell-water | Responsable du reporting, Brightwell Water

# job-search-statistician-tidewater-ferries | Statisticien F/H, Tidewater Ferries
= Je vivrais sur une île. Il y a pire.

# job-search-pricing-analyst-vero-mobilite | Analyste tarification, Véro Mobilité
= Complète, sauf la deuxième question : « Parlez-nous d’un prix que vous avez changé. » Les zones tarifaires de 2024 feraient l’affaire.
- Lire l’annonce deux fois
- Première question
- Deuxième question
- Lettre
- Relue une dernière fois par Sofia
" Enlève « passion ». Mets le chiffre.
" Enlevé. Ajouté : 11 % de réclamations en moins.

# job-search-network-planner-orsay-logistics | Planificateur de réseau F/H, Orsay Logistics
- Demander ce que veut dire « hybride, trois jours »
- Deux questions du formulaire
- Lettre de motivation, une demi-page

# job-search-data-analyst-admissions-clinique-des-monts | Data analyst, admissions, Clinique des Monts
" Le salaire n’est pas indiqué. D’abord demander, ensuite postuler.
" C’est le bon ordre. Appelle, n’écris pas.

# job-search-operations-analyst-lumen-sante | Analyste des opérations, Lumen Santé
= La lettre de recommandation est jointe à la candidature, en scan. La page signée est aussi attendue par la poste.

# job-search-insight-analyst-rivet-rye | Analyste connaissance client, Rivet & Rye
" Ewa dit que son équipe est la plus calme. Bien.

# job-search-demand-planner-fournils-associes | Prévisionniste de la demande, Fournils Associés
= Le pain a une erreur de prévision de neuf pour cent. J’aimerais voir ça.

# job-search-capacity-analyst-blanchisserie-centrale | Analyste de capacité, Blanchisserie Centrale
= Onze tonnes par jour. C’est un réseau comme un autre, et ça sent meilleur.

# job-search-analyst-museum-passes-musees-reunis | Analyste, passe musées, Musées Réunis

# job-search-health-data-analyst-okapi-health | Analyste de données de santé, Okapi Health
" Divya l’a transmise elle-même et n’a rien dit de moi, sauf « demandez ».

# job-search-traffic-data-analyst-port-de-sete | Analyste de données de trafic, Port de Sète
= Étude de réseau : deux ans de données sur les postes à quai. La responsable du recrutement a demandé d’où vient le creux de l’hiver.
- Lire le rapport de trafic du port
- Noter trois questions pour l’équipe
- Refaire le graphique des postes à quai
- Estimer le coût de six heures de retard
- Répéter à voix haute, dix minutes
" Inès Roche a rappelé dans l’heure. Journée sur place, pas encore de date.
" S’ils te demandent ce que tu ferais d’abord : mesurer, puis parler aux pilotes. Dans cet ordre, mais dis-le à l’envers.
" Première théorie sur le creux de l’hiver : deux dragues et une grève. Inès dit : du sel sur le capteur. C’est le sel.

# job-search-demand-analyst-halden-energy | Analyste de la demande, Halden Energy
= Anneke de Vries propose trois dates. La deuxième tombe une demi-heure avant le dentiste : donc la première, à 10 h.
- Appel téléphonique avec Anneke
- Répondre avec un créneau
- Lire l’article de Rahul Deshpande sur les pointes du soir
- Trois histoires de deux minutes
" Elle a trouvé ma conférence sur les files de bus. Quelqu’un l’a regardée !

# job-search-planning-analyst-atelier-nord | Analyste planification, Atelier Nord
" Des gens bien, pas de poste avant le printemps. Remercier et garder le contact.

# job-search-window-functions-ten-exercises | Fonctions de fenêtrage : dix exercices
- Rangs
- Totaux cumulés
- Moyenne mobile
- Trous et îlots
- Sessions à partir d’événements

# job-search-the-sql-evaluation | L’évaluation SQL

# job-search-german-one-conversation-a-week | Allemand : une conversation par semaine

# job-search-a-page-with-the-three-charts-i-am-proud-of | Une page avec mes trois graphiques préférés
- Postes à quai en hiver
- Étude des pôles d’échange
- Zones tarifaires

# job-search-cv-two-lines-on-the-hub-study | CV : deux lignes sur l’étude des pôles d’échange
- La méthode
- Un chiffre que l’on retient
- Relu par Sofia

# job-search-supply-analyst-nordaval | Analyste approvisionnement, Nordaval
" Candidature retirée. Le travail me convenait ; quatre jours par semaine à Charleroi, non.

# job-search-junior-data-scientist-queue-theory | Data scientist débutant, Queue Theory
" J’ai dit non. Débuter un an, et ensuite on parle : j’ai assez parlé.

# job-search-analyst-parcel-lockers | Analyste, consignes à colis

# job-search-timetable-analyst-night-trains | Analyste horaires, trains de nuit
" Pourvu en interne. Les garder à l’œil.

# job-search-consultant-pyramid-partners | Conseil, Pyramid & Partners

# job-search-chief-data-officer-unpaid | Directeur ou directrice des données (bénévole)

# apprentices-programme-a-week-with-customer-support | Une semaine à l’assistance
= La règle de Benoît : écouter vingt appels avant d’en prendre un.

# apprentices-programme-night-shift-in-the-control-room-of-rhone-express-bus | Une nuit dans la salle de contrôle de Rhône Express Bus
" L’assurance dit oui, s’il est rentré à six heures. Le bus, lui, ne l’est pas.

# apprentices-programme-find-a-second-school-for-next-year | Trouver une deuxième école pour l’an prochain

# apprentices-programme-mentors-for-three-more-apprentices | Un mentorat pour trois apprentis de plus

# apprentices-programme-a-shelf-for-books-that-were-really-read | Une étagère de livres vraiment lus

# apprentices-programme-talk-at-samuel-s-school-what-a-data-team-does-all-day | Intervention à l’école de Samuel : la journée d’une équipe données
" Pas la diapo avec le pipeline, s’il te plaît. Ils vont demander s’il fuit.
" Il fuit. C’est justement le sujet.

# apprentices-programme-swap-samuel-explains-a-year-of-school-to-the-team | Échange : Samuel explique une année d’école à l’équipe
" Y compris le moment où l’on rate tous le contrôle.

# apprentices-programme-one-day-as-a-bus-driver-s-shadow | Une journée dans l’ombre d’un conducteur de bus
- Demander au dépôt
- Chaussures de sécurité, taille 46
- Premier bus, 5 h 31

# apprentices-programme-exchange-day-with-the-apprentices-of-fjordbuss | Journée d’échange avec les apprentis de Fjordbuss

# apprentices-programme-give-samuel-an-hour-on-joins | Consacrer une heure aux jointures avec Samuel
- Arrêts et lignes sur des cartes, par terre
- Interne, à gauche, celle qui en fait trop
- Il me la réexplique

# apprentices-programme-three-month-review | Bilan des trois mois
- La page de Samuel
- La page de Hana
- Le formulaire de l’école

# apprentices-programme-certificates-for-the-first-aid-course | Attestations de la formation aux premiers secours
" Imprimées avec la date de l’an dernier. On réimprime.

# apprentices-programme-pay-for-the-school-travel | Rembourser les trajets jusqu’à l’école

# apprentices-programme-choose-a-project-of-his-own | Choisir un projet à lui
- Des bancs près des arrêts
- Objets trouvés par ligne
- Quel arrêt a la meilleure boulangerie
" Celui sur les boulangeries a le meilleur travail de terrain.
" Et les pires données. Donc : oui.

# apprentices-programme-rotation-data-team | Rotation : équipe données
= Sept semaines. Ensuite l’équipe de Kwame, sauf la nuit.
- Lit une requête à voix haute
- En écrit une qui sert
- En casse une, dans le bac à sable, et le dit
- Relit une des miennes

# apprentices-programme-notebook-of-a-hundred-questions | Carnet de cent questions
" Numéro 64 : pourquoi un bus à l’heure s’affiche-t-il « 0 de retard » et non « à l’heure » ?
" Parce que je l’ai écrit un vendredi. Corrigé.

# apprentices-programme-maths-evening-every-second-week | Soirée maths, une semaine sur deux

# apprentices-programme-driving-lessons-paid-by-half | Leçons de conduite payées à moitié

# apprentices-programme-desk-chair-laptop-plant | Bureau, chaise, ordinateur, plante
- Bureau
- Une chaise qui ne grince pas
- Ordinateur
- Plante (prénommée Kevin)

# apprentices-programme-contract-with-the-school | Convention avec l’école

# apprentices-programme-first-week-a-stop-a-day | Première semaine : un arrêt par jour
" Il a remarqué l’homme qui connaît tous les conducteurs. Il m’a fallu deux ans.

# apprentices-programme-rotation-display-team | Rotation : équipe affichage

# apprentices-programme-git-without-tears | Git sans larmes
" Quelques larmes. Les miennes.

# apprentices-programme-a-mentor-who-is-not-his-manager | Un mentorat hors hiérarchie
" Est-ce que ça peut être quelqu’un qui s’est aussi perdu la première semaine ?
" Deux fois. Marché conclu.

# apprentices-programme-school-report-of-the-autumn-term | Bulletin scolaire de l’automne

# apprentices-programme-explain-the-warehouse-as-shelves | Expliquer l’entrepôt de données avec des étagères

# apprentices-programme-welcome-cake | Gâteau de bienvenue

# apprentices-programme-holiday-plan-for-the-first-year | Planning des congés de la première année

# office-move-who-sits-by-the-window | Qui s’assoit près de la fenêtre
- Demander à tout le monde
- Le dessiner
- Laisser passer une nuit
" Personne. Les tables au milieu, la fenêtre pour marcher le long.
" J’ai passé vingt ans derrière une vitre. Marcher le long, je recommande.

# office-move-name-the-meeting-rooms | Donner un nom aux salles de réunion
= Proposition : des arrêts qui n’existent plus.
- Les Trois Ormes
- Usine à Gaz
- Croix-Barret-Ancienne
- Terminus
" Pas Terminus. Pas pour la salle des entretiens d’embauche.

# office-move-keep-the-old-coffee-machine | Garder la vieille machine à café ?
" C’est la seule chose ici qui tient les quatre neuf.

# office-move-a-room-to-be-quiet-in | Une salle pour le calme

# office-move-bicycles-cellar-or-courtyard | Vélos : cave ou cour
" Onze chaque jour, seize en mai, dix-neuf le jour de la grève.

# office-move-plants-move-give-away-or-pretend | Plantes : déménager, donner ou faire semblant

# office-move-where-the-ticket-machine-from-1978-goes | Où mettre le distributeur de billets de 1978
" À l’entrée. Il imprime encore.

# office-move-fibre-is-live-in-the-new-cellar | La fibre est active dans la nouvelle cave
- Commandée
- Rue ouverte
- Rue refermée
- De la lumière à notre bout
- Deuxième ligne par radio
" La rue est rouverte et il n’y a personne dedans.
" J’ai appelé Camille chez Radiolink. La liaison radio peut arriver avant ; on commencera avec ça s’il le faut.

# office-move-the-boards-keep-running-while-we-carry-the-desk-that-watches-them | Les écrans tournent pendant qu’on porte le bureau qui les surveille
- Alertes sur deux téléphones
- Répéter avec le bureau débranché
- Marek chez lui avec un thermos

# office-move-ramp-at-the-side-entrance | Rampe à l’entrée latérale
= Dans le bail, clause 9. L’artisan du propriétaire a mesuré du mauvais côté.
" Pas de rampe, pas de déménagement. Je le dis gentiment et je le pense.
" L’artisan revient demain à 8 h. Je serai du bon côté.

# office-move-labels-for-212-boxes | Étiquettes pour 212 cartons
- Une couleur par salle
- Un numéro par personne
- Imprimer
- Expliquer à tous ce que veut dire le numéro zéro
" C’est une clé étrangère. Je l’ai dit et Omar est sorti de la pièce.

# office-move-new-address-everywhere | La nouvelle adresse, partout
- Banque
- Impôts
- Assurance
- Site web
- L’enseigne de la camionnette
- La ligne « De » de chaque facture

# office-move-braille-on-the-door-signs | Du braille sur les plaques de porte
- Liste des portes
- Relecture au toucher
- Commande
" Dépend du nom des salles. Dépêchez-vous, s’il vous plaît.

# office-move-forward-the-post-for-a-year | Faire suivre le courrier pendant un an

# office-move-insurance-for-the-saturday | Une assurance pour le samedi

# office-move-sandwiches-for-thirty-a-third-without-meat | Des sandwichs pour trente, un tiers sans viande
" Chidi Eze, l’ami d’Alex, propose de la soupe. Soupe et escaliers ?

# office-move-lift-takes-600-kg-the-safe-weighs-640 | L’ascenseur porte 600 kg, le coffre en pèse 640
" Qu’y a-t-il dans le coffre ?
" Quarante kilos de papier. Je les porterai moi-même.

# office-move-floor-plan-third-version | Plan des bureaux, troisième version
- Les portes s’ouvrent du bon côté
- Deux mètres entre les tables
- Prises
- Où est le soleil à 16 h

# office-move-removal-firm-mcallister-daughters | Déménageurs : McAllister & Daughters
- Trois devis
- Choisir
- Signer
- Stationnement pour deux camions
" Le moins cher a demandé si des serveurs, c’est lourd. Le deuxième est venu avec ses filles et a mesuré l’ascenseur.

# office-move-throw-away-one-drawer-a-day | Vider un tiroir par jour
" Trouvé l’horaire de 1991 avec mes propres corrections. Pas jeté.

# office-move-who-has-which-key | Qui a quelle clé

# office-move-sign-the-lease | Signer le bail

# office-move-tell-everyone-before-the-notice-is-on-the-door | Prévenir tout le monde avant l’affiche sur la porte

# office-move-give-notice-for-the-quai-perrache | Donner congé du quai Perrache

# office-move-walk-through-with-a-wheelchair | Visite en fauteuil roulant
" Trois portes, un seuil, une rampe qui n’existe pas. Liste jointe au bail.

# office-move-date-a-saturday-without-a-timetable-change | Date : un samedi sans changement d’horaires
" Jamais le week-end d’un changement d’horaires. Ni la veille, quand tout ce qui peut casser tient encore.

# office-move-count-the-chairs | Compter les chaises
" 61. Avant le déjeuner, 63. Je maintiens les deux.

# office-move-ask-the-neighbours-about-the-vans | Parler des camions aux voisins

# office-move-office-in-the-old-ferry-terminal | Des bureaux dans l’ancienne gare fluviale
" Magnifique. Sous l’eau un printemps sur neuf.
`
