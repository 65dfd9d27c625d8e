// The sample notes of a private life in French: `# id | title`, the content, and tasks as notes.ts has them.

export const homeNotesInFrench = `
# shopping | Courses
[ ] Citrons, quatre
[ ] Beurre
[x] Flocons d’avoine
[ ] Pâtée, celle que le chat mange
[ ] Ampoule, petit culot
[ ] Quelque chose pour Delphine : du fromage, les deux sortes

# lemon-cake-for-sofia | Gâteau au citron pour Sofia
Quatre œufs, pesés avec la coquille ; le même poids de sucre, de beurre et de farine. Zeste de deux citrons. 35 min à 170. Jus et sucre par-dessus à la sortie du four, avec des trous.
[ ] Le faire la veille

# pumpkin-soup-as-pedro-s-wife-makes-it | Soupe de potiron de la femme de Pedro
D’abord au four, en moitiés, face contre la plaque, une heure. L’oignon doucement. Une pomme. De l’eau, pas de bouillon. Muscade à la fin, et citron. Celui de 7,2 kg a donné dix-neuf bols.

# mafe-from-chidi | Mafé, de Chidi
Beurre de cacahuète sans sucre, tomate, feu doux. Quand ça a l’air raté, c’est presque prêt. Le gombo en dernier. « Ne remue pas par ennui. »

# bread-the-lazy-one | Pain, le paresseux
500 g de farine, 380 d’eau, 10 de sel, 1 g de levure. Du soir au matin. Plier deux fois. Cocotte chaude, 30 fermée, 15 ouverte.

# bara-brith | Bara brith
Du thé toute la nuit sur les fruits. Aucune matière grasse. Celui de maman contient de la marmelade. Le sien est meilleur et elle ne veut pas dire combien.

# soupe-au-pistou | Soupe au pistou
Seulement avec des haricots frais. Donc : juillet.

# dal-for-a-wednesday | Dal pour un mercredi
200 de lentilles corail, 900 d’eau, curcuma. Puis dans une petite poêle : ghee, cumin, ail, piment, jusqu’à ce que ça sente le retour à la maison. Verser, écouter.

# onion-tart | Tarte à l’oignon
Un kilo d’oignons par tarte. Quarante minutes, avec couvercle, puis sans. De l’anchois : oui, mais ne pas le dire à Léa.

# porridge-settled | Porridge, la question est réglée
1 pour 3, le sel à la fin.

# when-rhys-comes | Quand Rhys viendra
[ ] Canapé, draps
[ ] Clé sous le troisième pot
[ ] Mesurer le rebord une troisième fois : 118 × 21
[ ] Six pots de miel : faire de la place

# sunday-call | Appel du dimanche
Quinze heures chez moi, quatorze chez eux. Demander des nouvelles de la quatrième ruche, pas de la cinquième.

# dad-s-bees-the-sum | Les abeilles de papa, le calcul
40 000, moins 1 000, plus 1 500 par jour : 50 000 en vingt jours. Il avait dit trois semaines. Maman avait dit jamais.

# josie-s-limpets | Les patelles de Josie
61, p = 0,011. Elle a d’abord écrit « l’échantillon est trop petit pour conclure », et elle avait raison.

# presents | Cadeaux
[ ] Maman : l’enregistrement de la chorale
[ ] Papa : pas une ruche
[x] Josie : des gants pour la jetée
[ ] Rhys : le bon ciseau, demander lequel
[ ] Delphine : une nuit sans réveil

# nana-eirlys-things-she-said | Nana Eirlys, ce qu’elle a dit
« Ne compte jamais les cuillères avant le départ des invités. »
« Un bus en retard reste un bus. »

# delphine-s-nights | Les nuits de Delphine
De nuit toute la semaine. Pas d’appel avant 14 h. Trois naissances, une dans l’ascenseur : Otis.

# kitchen-window | Fenêtre de la cuisine
[x] Mesurer
[x] Mesurer encore
[ ] Ardoise de Rhys
[ ] Silicone, gris
[x] Prévenir Mme Roussel

# boiler | Chauffe-eau
De 8 h à 12 h. Clé chez Mme Perrin la veille au soir.

# meter-readings | Relevé des compteurs
Électricité 48 211. Gaz 3 907. Eau 412. Tout relevé avant le thé.

# the-cat-s-scratch | La griffure du chat
Pommade deux fois par jour, cinq jours. « Ivre de son importance, rien de plus. »

# bicycle | Vélo
Vladimír : la roue est en forme d’œuf. 28 € pour la sauver. À prendre après 16 h.

# dentist | Dentiste
À 15 h. Confirmé. Dire que celle de gauche craint le froid.

# allotment-before-the-frost | Le jardin avant le gel
[x] Haricots arrachés
[x] Tuyau rentré
[ ] Couvrir les poireaux
[ ] Récupérer le râteau chez Pedro

# garlic | Ail
42 gousses, quatre rangs, le long du mur. La pointe en haut, sauf une, pour voir.

# insurance | Assurance
Le papier est dans la chemise verte. Le violon y figure nommément, pas le vélo.

# money-this-month | L’argent ce mois-ci
Loyer 780. Les trains sont dans le budget. Archet du violon 65 (en retard). Chorale 20. L’ardoise : il ne veut pas d’argent, donc du vin.

# subscriptions-to-end | Abonnements à résilier
[x] Le deuxième de musique
[ ] La salle de sport dont je n’ai vu que la douche
[ ] Le magazine sur les bateaux, ou est-ce de la documentation maintenant ?

# choir-what-to-practise | Chorale, à travailler
Mesure 48 : un silence. Mesure 31 : respirer avant, pas dedans. Coda : tout le monde va trop vite ; ne pas en être.

# violin | Violon
Deux fois par semaine. Marguerite entend à travers les murs.

# blue-route-bloc-nord | Voie bleue, Bloc Nord
Le pied gauche haut, puis lui faire confiance. Ça a l’air facile. Avant-bras : plus rien.

# canal-78-km | Canal, 78 km
Un héron à l’écluse à 6 h 41. Vent de face à l’aller et au retour : il a tourné avec nous. Hiroshi refuse cette explication.

# sleeper-to-vienna | Train de nuit pour Vienne
Couchette à quatre, en bas. À emporter : bouchons d’oreilles, chaussons, un livre qui dure.
[ ] Des dates qui ne sont l’anniversaire de personne
[ ] Place assise ou couchette, honnêtement

# sete-for-the-free-half-day | Sète, la demi-journée libre
Le canal, le môle, une tielle au deuxième étal. Monter sur la colline s’il y a du vent.

# cork-in-case | Cork, au cas où
Ferry de Roscoff, 14 h. Un train pour Roscoff, s’il veut bien. L’English Market.

# packing-list-two-days | Valise, deux jours
[x] Chargeur
[x] L’autre chargeur
[ ] Livre
[ ] Des chaussures présentables
[ ] Parapluie, petit

# benches | Bancs
Une carte du trajet à pied de chaque arrêt au banc le plus proche. Mme Perrin : « huit heures, et nulle part où s’asseoir. »

# book-on-queueing-notes | Livre sur les files d’attente, notes
Page 112 : on attend volontiers si l’on sait combien de temps. Dans la marge, à l’encre : « non ! », juin 1995. Il y avait une grève des bus.

# books-next | Livres, à suivre
[x] Celui sur les files d’attente
[ ] Celui sur les phares
[ ] Statistiques, deuxième moitié, avant de croiser le bibliothécaire
[ ] Ce qu’Ottoline brandit quand j’entre

# statistics-book | Le livre de statistiques
Le rendre à la bibliothèque. 20 centimes par jour, et le sourcil du bibliothécaire.

# quote-for-no-reason | Citation, sans raison
« La carte avait été tant pliée que le fleuve avait disparu. » Atlas d’occasion, au crayon, page 9.

# a-word-i-like-layover | Un mot que j’aime : battement
Le temps, au bout de la ligne, qui n’appartient à personne. Titre pour quelque chose.

# window-functions | Fonctions de fenêtrage
[x] Numéro de ligne
[x] Rang, rang dense
[x] Lag, lead
[x] Total cumulé
[x] Moyenne mobile
[x] Première et dernière valeur
[ ] Trous et îlots
[ ] Part du total
[ ] Médiane par groupe
[ ] Sessions à partir d’événements

# gaps-and-islands-understood-at-last | Trous et îlots, enfin compris
Le numéro de ligne moins la date est constant sur un îlot. C’est tout. Tout est là.

# r-enough-to-read-yuki | Assez de R pour lire Yuki
Ce sont surtout des flèches. <- se lit « devient ». %>% se lit « et ensuite ». Le reste est de la ponctuation.

# dbt-course | Cours dbt
Six soirées, 240 €. Commence en janvier, ou « dès huit inscriptions ». La cinquième est la mienne.

# business-english | Anglais professionnel
« To table », c’est mettre sur la table, ou l’en retirer, selon le pays. À éviter.

# french-that-i-still-get-wrong | Le français que je confonds encore
« Éventuellement » : peut-être, et non à la fin. « Actuellement » : maintenant. « Assister » : être là, et ne rien faire.

# talk-on-queueing-for-bus-stops | Conférence sur les files aux arrêts de bus
Le paradoxe de l’inspection en une image : on arrive toujours dans le long intervalle, parce qu’il est long. À montrer à la classe de Tariq.

# averages-for-the-4e-b | Moyennes pour la 4e B
3 4 5 5 6 6 6 7 8 10 71. Médiane 6, moyenne 11,9. Le bus s’appelle désormais Gérald.

# present-for-amina-s-last-quarter-with-me | Cadeau pour le dernier trimestre avec Amina
Un cadre avec « Chaque arrêt une fois ». Lucie le dessinerait.

# sign-for-jonas | Une pancarte pour Jonas
« Ce n’est jamais moins deux. » Petite, sur son écran, avant son arrivée.

# dream | Rêve
Un écran qui montrait où allait tout le monde, et tous venaient chez nous manger de la soupe.

# weather-words | Mots de pluie
Drizzle, mizzle, Scotch mist. Ici on dit crachin, et c’est personnel.

# things-to-fix-on-one-saturday | À réparer un samedi
[x] Charnière du placard bleu
[ ] Robinet qui compte les secondes
[ ] La sonnette : elle sonne quand on appuie chez Mme Perrin
[ ] Une étagère, ou moins de livres

# the-tap | Le robinet
Une goutte toutes les 1,3 s, 2 770 à l’heure, une vingtaine de litres par semaine. Joint, 12 mm.

# keys | Clés
Troisième pot : porte de la rue. Mme Perrin : appartement. Jonas : aucune, il les perd.

# wifi-for-guests | Wifi des invités
Nom : Terminus. Le mot de passe est sur le frigo, derrière le héron.

# birthday-in-the-stairwell | Anniversaire dans la cage d’escalier
Mme Perrin a 80 ans le 14. Chacun apporte une chaise et un plat. J’ai dit gâteau.

# gift-for-the-librarian | Un mot pour le bibliothécaire
M. Protheroe m’a laissé ranger les livres deux étés. Envoyer une carte, avec bien des années de retard.

# film-with-the-trains | Le film avec les trains
Personne n’y arrive nulle part, et ce n’est pas triste.

# names-for-a-cat-that-is-not-mine | Noms pour un chat qui n’est pas à moi
Tram. Médiane. Frau Doktor. Elle répond à « fromage ».

# sleep | Sommeil
Téléphone dans la cuisine. Lampe éteinte à onze heures. Si le port me vient à l’esprit, l’écrire et le laisser à la cuisine aussi.

# what-i-want-in-one-line | Ce que je veux, en une ligne
Un travail dont on remarque l’absence, près de l’eau si possible.

# voice-message-of-mum-written-down | Message vocal de maman, recopié
« Ce n’est que moi. Il n’y a rien de grave. Tu avais un tableau pour les lapins. »

# numbers-of-the-week | Les chiffres de la semaine
12 Villeurbannes, 17 pigeons, 61 patelles, 7,2 kg de potiron, 0 € pour le chauffe-eau.

# winter-coat | Manteau d’hiver
Fermeture éclair : 18 € au coin de la rue, ou un manteau neuf, 140. La fermeture.

# tielle-first-try | Tielle, premier essai
Le poulpe surgelé va très bien. Une pâte au vin blanc. Trop de farce, ça a coulé, tout mangé quand même.

# honey-mustard-for-the-six-jars | Moutarde au miel pour les six pots
Deux de moutarde, une de miel, vinaigre, patience. Un pot chacun pour Jonas, Priya, Mme Perrin.

# mme-perrin-s-lentils | Les lentilles de Mme Perrin
Des vertes du Puy, une carotte, un oignon piqué d’un clou de girofle. « Le sel à la fin, et la compagnie dès le début. »

# stairs-counted | L’escalier, compté
De l’appartement à la rue : 46. De la rue à l’arrêt : 112 pas. De l’arrêt au bureau : 19 minutes, ou 24, ou 71.

# recording-of-the-choir | Enregistrement de la chorale
[x] Demander à Anaïs la bande du Fauré
[ ] Couper les toux
[ ] L’envoyer à maman avant que Mme Beynon n’en entende parler

# kestrels-at-the-office | Des crécerelles au bureau
Deux jeunes sur la corniche du quatrième. Toutes les réunions sont descendues d’un étage. Nadia a mis une pancarte : « Occupé. »

# bus-driver-line-69-overheard | Conducteur de bus, ligne 69, entendu
« Je ne suis pas en avance. C’est l’horaire qui est en retard. »
`
