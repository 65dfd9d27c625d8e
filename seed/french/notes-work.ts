// The sample notes of a working life in French: `# id | title`, the content, and tasks as notes.ts has them.

export const workNotesInFrench = `
# ridership-report-what-goes-where | Rapport de fréquentation, mode d’emploi
Extraire les comptages avant 10 h, les tapis sont relevés à 9 h 20. Comparer à la même semaine de l’an dernier. La ligne 27 à part, avec une note.
[x] Comptages extraits
[x] Vacances décalées d’une semaine : corriger
[ ] Expliquer le creux de la ligne 27 en une phrase
[ ] Envoyer à Omar avant midi

# line-27-montchat | Ligne 27, Montchat
Le tapis de comptage est à l’ancien arrêt, 200 m plus loin. Il compte 17 pigeons par jour et personne d’autre. Encore quinze jours de travaux, paraît-il. Redemander après.

# handover-of-the-hub-study | Transmission de l’étude des pôles d’échange
Ce que je sais sans l’avoir jamais écrit, écrit quand même.
[x] D’où viennent les données
[ ] Ce que l’on sait faux
[ ] Qui la demande, et quand
[ ] Les trois personnes qui savent vraiment
[ ] Le graphique : comment il est fait, pourquoi il n’a pas de titre

# one-to-one-with-priya | Point avec Priya
[ ] Transmission : qui reprend quoi
[ ] Samuel pourrait prendre les questions des exploitants
[ ] Cinq jours pour les fêtes
[ ] La remercier pour la lettre, comme il faut

# retrospective-sprint-41 | Rétrospective, sprint 41
Bien : on sait pourquoi l’horloge retarde. Moins bien : personne ne l’a vu pendant des jours. À essayer : chaque semaine, quelqu’un lit un écran à un vrai arrêt et note ce qu’il voit.

# retrospective-sprint-40 | Rétrospective, sprint 40
Bien : l’import prend moins de trois heures. Moins bien : on ne regarde que des moyennes. À essayer : montrer les dix pires minutes de chaque jour.

# cancelled-runs-what-happens-when | Courses supprimées : qui fait quoi, et quand
Supprimée avant le dépôt : barrée. Supprimée après le dépôt : reste annoncée jusqu’à minuit. 40 des départs manquants du mois dernier sont de ce type. Tester avec la course 38-2207.

# villeurbanne-duplicates | Doublons de Villeurbanne
112 paires à moins de dix mètres. 96 doublons, 16 sont les deux côtés d’une rue.
Un côté a un sens, un doublon a les deux. Exceptions : Cusset et Bel-Air, où le bus fait demi-tour.

# passengers-council | Conseil des voyageurs
Avec Yuki. Elle reste debout, je compte. Douze minutes, trois graphiques, et la phrase sur les 71 %.
[ ] Graphique un : qui regarde l’écran
[ ] Graphique deux : qui va au-delà de la troisième ligne
[ ] Graphique trois : combien de fois nous avons raison
[ ] Un parapluie comme accessoire

# what-due-means | Ce que veut dire « à l’approche »
Pour nous : moins d’une minute. Pour le monsieur de Place Carnot : maintenant. Pour le conducteur : l’arrêt d’après.

# place-carnot-08-10-to-08-40 | Place Carnot, de 8 h 10 à 8 h 40
Le 38 : 4 de retard, 7 de retard, à l’heure, supprimé. Le 49 : trois fois à l’heure. Onze personnes ont renoncé et sont parties à pied. L’une est revenue chercher son parapluie.

# place-carnot-17-30-to-18-00 | Place Carnot, de 17 h 30 à 18 h
Le 38 à l’heure, et personne n’y a cru. Les gens regardent l’écran, puis la rue, puis l’écran. La rue gagne.

# guillotiere-rain | Guillotière, pluie
61 ont regardé, 9 plus bas que la troisième ligne. Sous la pluie, on se tient plus loin et on lit moins. Yuki a le détail par quart d’heure.

# perrache-the-tunnel | Perrache, le tunnel
Signal perdu à 11:31:04. « Horaire théorique, pas de temps réel » à 11:31:36. Deux secondes de trop. Une dame : « Vous êtes contrôleurs ? » Jonas : « Oui. »

# gare-de-vaise-07-15 | Gare de Vaise, 7 h 15
Sept lignes, un abri. La file du 31 se tient devant l’écran du 2. Idée : tourner les écrans vers la file, pas vers la rue.

# cusset-where-the-bus-turns | Cusset, là où le bus fait demi-tour
Entrée au nord, tour de la place, sortie au nord. Le même arrêt dans les deux sens, et les deux sont vrais.

# part-dieu-departures-at-17-30 | Part-Dieu, départs à 17 h 30
84 en une heure. C’est toujours Part-Dieu.

# night-bus-n4 | Bus de nuit N4
Onze passagers, un violoncelle. À l’heure à chaque arrêt, à la minute près. Qui dessine les horaires de nuit, et peut-on lui confier le jour ?

# line-9540-is-now-954 | La ligne 9540 s’appelle maintenant 954
« Le zéro, personne ne l’a jamais prononcé. » 19 des 214 courses qui semblaient manquer.

# c17-the-long-red-light | C17, le long feu rouge
2 min 40 au Cours Tolstoï, à chaque fois. 14 % du trajet entier. Ce feu n’est à personne.

# words-for-delays | Des mots pour les retards
À l’heure. Un peu en retard. En retard. Vous avez le temps de prendre un café (à partir de huit minutes, ou selon la longueur de la file).

# questions-for-hana-about-the-map | Questions à Hana sur la carte
[ ] Pourquoi Bron coince alors que Cusset marche
[ ] L’angle de la rue : vraiment jamais ?
[x] Emprunter le plan papier

# import-timeline-of-a-bad-night | Import, chronologie d’une mauvaise nuit
3 h 10 première récupération en échec. 3 h 40 relance. 4 h 58 doublons. 5 h 31 premier bus. 5 h 49 terminé. Dix-huit minutes d’hier.

# elena-s-fix | La correction d’Elena
5 h 12 avec la liste des paires. La variable s’appelle alexsList. Cela me touche plus que de raison.

# on-call-with-kwame | Astreinte, avec Kwame
D’abord la foudre, puis un disque plein, puis un certificat, puis l’heure d’hiver. Jamais les données. L’écrire tout en haut de la page.
[ ] Café dû : il l’apporte
[ ] Mettre les trois commandes au même endroit

# board-wording-as-good-as-decided | Formule de l’écran, presque décidée
« env. 4 min ». 71 % à une minute près. Lucie fait de la place.

# oberland-pilot | Pilote Oberland
Une position toutes les 90 s : « env. » oui, « à l’approche » non. Deux bus nommés « Bus ». L’un est devenu « Bus 2 ».

# western-counties-first-sheets | Western Counties, premières feuilles
La première des quarante est là. M., manteau vert, fait deux tours. Compté une fois à l’entrée, une fois à la sortie : juste en moyenne.
[ ] Quarante arrêts suffisent-ils pour un pilote ?
[ ] L’effet des pauses thé sur la pointe du matin

# numbers-people-ask-me-for | Les chiffres qu’on me demande
Écrans : 212. Arrêts : 6 380. Part des courses en temps réel : 87 %. Regards par jour à Part-Dieu : environ 11 000. Un arrêt ordinaire : 300.

# sql-i-look-up-every-time | Le SQL que je recherche à chaque fois
sum(x) over (partition by stop order by at rows between 6 preceding and current row)
Le cadre. C’est toujours le cadre.

# colours-from-greta | Couleurs, d’après Greta
Deux constats de taille. La couleur exclut plus de monde. Le texte défilant l’exclut davantage, elle.
Mme Haddou, aux Arceaux, lit les couleurs parce qu’elle ne lit pas les lettres. Garder les couleurs, ajouter les mots.

# changes-per-minute | Changements par minute
De 4 à 31, médiane 12. « Douze Villeurbannes par minute. »

# sentences-for-the-report | Phrases pour le rapport
Un écran sûr de lui et faux est pire qu’un écran qui doute.
En hiver, les navires n’ont pas plus de retard, ils s’attendent. (Non : ça, c’est l’autre rapport.)

# workshop-what-to-bring | Atelier, ce qu’il faut apporter
[x] Cartes de quatre couleurs
[x] Stylos qui écrivent
[ ] Le vrai écran, sur roulettes
[ ] Des biscuits, les bons

# test-day-with-two-testers | Journée de test à deux
La chienne s’appelle Tram. Prévoir une gamelle d’eau. On ne caresse pas un chien qui travaille.
[ ] Trajet sans marches
[ ] Son de l’écran à mi-volume
[ ] Demander avant d’aider

# minutes-data-team | Compte rendu, équipe données
Samuel demande : pourquoi la moyenne monte-t-elle quand chaque ligne baisse ? Je l’ai dessiné. Les longues lignes ont gagné des courses. Silence. Un bon quart d’heure.

# minutes-data-team-the-week-before | Compte rendu, équipe données, semaine d’avant
Conservation des comptages bruts : treize mois, pour qu’un mois puisse se comparer à lui-même.

# samuel-an-hour-on-joins | Une heure de jointures avec Samuel
[ ] Les clés en double
[ ] Jointure gauche : au moins une fois
[ ] Son dessin est meilleur que le mien, s’en servir
[ ] Sept questions, dont trois n’en font qu’une

# budget-for-the-count-by-students | Budget du comptage par les étudiants
2 étudiants × 3 après-midi × 4 h × 14,20 € = 340,80 €. Dont un après-midi de pluie.

# the-plant | La plante
Celle de Priya, sur le rebord. Un verre chaque mardi. Elle a survécu à deux imprimantes.

# printer | Imprimante
Elle garde les scans quand l’adresse a un accent. Envoyer sans accent, renommer ensuite.

# phrase-to-stop-using | Une formule à ne plus employer
« Significatif » quand je veux dire « grand ». « Grand » quand je veux dire « surprenant ».

# kiosk-coffee-machine | Machine à café du kiosque
À Vaise, le fusible de droite, c’est la cafetière. Ruth en devait un au monsieur du kiosque, elle a payé.

# stops-above-shop-windows | Arrêts au-dessus des vitrines
Boulangerie à Bellecour, chaussures à Cordeliers, opticien à Saxe, fruits à la Guillotière, fleurs à Monplaisir. Sont-ils moins lus ? À mon avis, seulement la boulangerie.

# ideas-for-the-last-two-months | Idées pour les deux derniers mois
[ ] Les dix pires minutes de chaque jour, en une image par semaine
[ ] Des écrans tournés vers la file
[ ] « Vous avez le temps de prendre un café »
[ ] Une page qui dit ce que nous ne savons pas

# where-the-buses-wait | Là où les bus attendent
Onze pour cent du temps de parcours se passe portes ouvertes. Personne ne le prévoit, tout le monde en a besoin.

# abbreviations-in-the-port-s-data | Abréviations dans les données du port
TE : tirant d’eau. PAQ : poste à quai. ETA, c’est de l’anglais et cela veut dire espoir.

# glossary-for-samuel | Glossaire pour Samuel
Intervalle : temps entre deux bus. Temps d’arrêt : à l’arrêt. Battement : au terminus. Train de bus : trois bus qui sont copains.

# questions-from-operators-that-come-every-month | Les questions des exploitants, chaque mois
[x] Pourquoi la semaine dernière n’est-elle plus la semaine dernière ? (Tapis en retard.)
[x] Peut-on l’avoir par conducteur ? (Non.)
[x] Peut-on l’avoir par conducteur si on promet ? (Non.)

# port-de-sete-the-case | Port de Sète : l’étude de cas
Le creux de l’hiver. Chacun a son explication, toutes différentes. C’est le capteur : le sel. Reste à expliquer : les navires s’attendent, car deux postes se partagent un pilote à la nuit tombée.
[x] Lire le rapport de trafic
[x] Trois questions pour l’équipe
[x] Refaire le graphique des postes à quai
[ ] Estimer le coût de six heures
[ ] Répéter à voix haute, dix minutes
[ ] Dire que les ferries sont exclus

# halden-energy-times-offered | Halden Energy, créneaux proposés
10 h, 14 h 30 ou 9 h, trois jours différents. 14 h 30 tombe juste avant le dentiste. Donc 10 h. Répondre à Anneke avant demain 17 h.

# the-forecast-that-was-wrong-for-the-right-reasons | La prévision fausse pour de bonnes raisons
Jour de grève. Le modèle disait complet, tout le monde est resté chez soi. J’ai gardé le modèle et ajouté : « là où le service circule normalement ». Rahul préfère la phrase au modèle.

# vero-mobilite-second-question | Véro Mobilité, deuxième question
« Parlez-nous d’un prix que vous avez changé. » Les zones tarifaires de 2024 : deux zones réunies, 3 % de contrôles en moins, 0,4 % de recettes en moins, 11 % de réclamations en moins. Donner les trois.

# orsay-logistics | Orsay Logistics
[ ] Deux questions du formulaire
[ ] Lettre, une demi-page
[x] « Hybride, trois jours » : trois sur place

# clinique-des-monts | Clinique des Monts
Salaire non indiqué. D’abord demander, ensuite postuler. S’ils refusent de le dire au téléphone, c’est une réponse.

# salary-said-aloud | Le salaire, dit à voix haute
Onze fois dans la cuisine. À la neuvième, le chat est sorti. Cela sonne maintenant comme le prix du pain.

# questions-that-i-ask-at-the-end | Les questions que je pose à la fin
[ ] Qu’a laissé inachevé la dernière personne à ce poste ?
[ ] Qui lit les rapports, et pour en faire quoi ?
[ ] Quand un chiffre a-t-il été faux pour la dernière fois, et comment l’avez-vous su ?
[ ] Que voudriez-vous voir fait le premier mois ?

# questions-that-they-ask | Les questions qu’ils posent
Une erreur (octobre 2023, les dimanches disparus). Un conflit (Liam et « jusqu’à »). Pourquoi partir ({yearsHere}, c’est long pour compter les mêmes bus).

# the-missing-sundays | Les dimanches disparus
Tous les dimanches d’un trimestre étaient vides : l’export s’arrêtait le samedi soir. Invisible dans la moyenne. Je l’ai vu parce qu’une religieuse nous a écrit. Depuis, chaque rapport compte ses jours.

# atelier-nord-after-the-call | Atelier Nord, après l’appel
Sympathiques. Rien avant le printemps, sauf des factures. Les remercier ; la ville est petite.

# nordaval-why-i-withdrew | Nordaval : pourquoi j’ai retiré ma candidature
Quatre jours par semaine à Charleroi, et « nous sommes comme une famille ». J’en ai une.

# lumen-sante | Lumen Santé
La lettre de recommandation est sur papier. Scanner, envoyer, remercier Priya.
[x] Signée
[x] Scannée, sortie de l’imprimante
[ ] La page elle-même, par la poste

# cv-what-to-change | CV : à changer
[x] « A contribué à » devient « a construit »
[x] « A participé à » disparaît
[x] Étude des pôles d’échange : deux lignes sur la méthode
[ ] Un chiffre que l’on retient
[ ] Sofia relit en dernier

# one-figure-that-a-reader-remembers | Un chiffre que l’on retient
« La moitié des changements se fait dans un tiers des pôles. » Ou les pigeons. Non, pas les pigeons.

# two-columns-with-cake | Deux colonnes, avec du gâteau
Si les deux disent oui. Sète : la mer, petite équipe, 2 h 10 de train. Halden : grande équipe, chez moi, Rotterdam une fois par semaine. Halden paie mieux, Sète assez. Le gâteau : au citron.

# train-to-sete | Train pour Sète
6 h 34 de Part-Dieu, 8 h 44 là-bas. Le long du canal à pied, 14 minutes. Les chaussures pour le quai dans le sac, pas aux pieds.

# what-the-harbour-master-would-ask | Ce que demanderait le capitaine du port
« Et quand ça souffle ? » Avoir les jours de vent sous la main. 61 en deux ans.

# names-at-port-de-sete | Qui est qui à Port de Sète
Inès Roche, responsable du recrutement. Michel Aubrac, capitaine du port. Une équipe de quatre, dont un départ au printemps.

# names-at-halden | Qui est qui chez Halden
Rahul Deshpande, prévisions. Quelqu’un du réseau électrique. Anneke de Vries, des bonbons sous la table.

# tidewater-cork | Tidewater, Cork
Trois semaines par mois à distance, une au bord de l’eau. Réponse à la fin du mois. La marée attend.

# okapi-divya-got-it | Okapi : c’est Divya
« Combien de trains faut-il pour prouver que les trains sont en retard ? » Un seul, s’il est assez en retard. Tous les temps d’attente, dès janvier.

# elevator-version-of-me | Moi en un trajet d’ascenseur
Je cherche pourquoi les gens attendent, avec des données qui n’ont pas été faites pour ça, et je l’écris pour que ceux qui décident lisent jusqu’au bout.

# longer-version | Version longue
{Years} de bus. Avant : des colis. Compter, nettoyer, prévoir, et une étude qui a changé l’endroit où un horaire attend. J’aime les petites équipes, les données en retard et les mots simples.

# strengths-honestly | Points forts, honnêtement
La patience avec les mauvaises données. Des phrases simples. On me raconte des choses.

# weaknesses-honestly | Points faibles, honnêtement
Je fignole. Je commence par « ça dépend ». Je réponds aux e-mails debout.

# portfolio-page-three-charts | Page portfolio, trois graphiques
[ ] Postes à quai en hiver
[ ] Étude des pôles d’échange
[ ] Zones tarifaires
[ ] Sous chacun, une légende que ma mère comprend

# workshop-numbers-without-numbers | Atelier : des chiffres sans chiffres
Expliquer un graphique à quelqu’un sans donner un seul chiffre. Prendre celui des pigeons, finalement.

# after-the-workshop | Après l’atelier
« Plus d’un tiers » est un chiffre. « La plupart » est une promesse. « Comme la soupe à midi » marche.

# notice-and-dates | Préavis et dates
Deux mois à partir d’une fin de mois. 14 jours de congés, cinq pour les fêtes. Au plus tôt : le premier du mois d’après le prochain, plus un.
`
