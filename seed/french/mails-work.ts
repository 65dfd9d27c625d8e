// The sample mails of Kestrelway in French, written as mails-life.ts is.

import { line27Down } from '#seed/biography.ts'

export const workMailsInFrench = `
# Place Carnot: the board still says due | Place Carnot : l’écran annonce toujours le bus
Encore un appel. Une dame a attendu quarante minutes à Place Carnot un 38 que l’écran annonçait « à l’approche » tout du long. Elle a été très polie, ce qui était pire.

Sa photo est jointe : l’écran dit à l’approche, la rue dit le contraire.
---
Le flux le disait supprimé huit minutes plus tôt, c’est donc chez nous. Jonas, tu peux rejouer cette matinée : j’ai mis les messages de cette heure-là avec les autres.

Benoît, je peux l’appeler ? J’aimerais savoir combien de temps elle aurait attendu la vérité.
---
C’est le même que l’autre fois. L’écran garde le dernier compte à rebours quand une course disparaît, et elle disparaît parce que « supprimé » la retire avant que l’écran sache pourquoi. Le test qui échoue est en place. La correction : la barrer et garder sa place.
---
Appelle après 16 h, avant elle garde son petit-fils. Elle a dit de demander Odette.
# Line 27: where did 400 people go? | Ligne 27 : où sont passées 400 personnes ?
Ton rapport donne le 27 en baisse de ${line27Down} pour cent. J’ai parlé au dépôt du tapis de Montchat ; le dépôt répond que les bus sont pleins. L’un de vous a tort et le dépôt a une photo.
---
Les deux ont raison. Les gens sont dans le bus ; c’est le tapis qui n’a pas bougé, et il compte toujours des pigeons. La photo, c’est le 7 h 38, qui transporte tout le lycée.

Je le dirai dès la première ligne du prochain rapport, pour que personne n’ait à t’appeler.
---
Bien. Avant midi s’il te plaît, les exploitants le lisent en déjeunant.
# On-call notes, before they are needed | Notes d’astreinte, avant d’en avoir besoin
Avant de parcourir les notes d’astreinte : il n’y a que toi qui saches quoi faire quand les comptages arrivent deux fois, et tu passes, pardonne-moi, des entretiens.

J’ai trois pages. J’en voudrais une.
---
Pardonné. Et va pour une seule : mieux vaut une page qu’une légende.
---
« Mieux vaut une page qu’une légende » en est maintenant la première ligne.

Apporte le truc sur l’horloge. Personne ne me croit pour l’horloge.
# Duplicate stops after Villeurbanne | Arrêts en double après Villeurbanne
Pour mémoire, avant que Tom demande : je peux avoir ta liste des paires, avec les vraies marquées ? En comptant par nom j’en trouve 70, mais les noms, ici, c’est une question d’opinion.
---
Par distance, ce sont 112 paires à moins de dix mètres. Seize sont vraies : les deux côtés d’une rue. Liste jointe, les seize en vert.
---
Les vertes gardées, 96 fusionnées en préproduction. Tom vérifie qu’aucune ligne n’a perdu son terminus, parce que la dernière fois il y en a eu une, et le bus a continué jusqu’à Bron.
---
Vérifié. Tous les terminus sont là. Un arrêt s’appelle maintenant « Arrêt arrêt », je l’ai laissé en souvenir.
# “About 4 min” | « env. 4 min »
Il me faut quelqu’un qui s’y connaît en chiffres. On dit « env. 4 min ». C’est quand, environ ? Si on tombe à une minute près neuf fois sur dix, j’enlève le « env. », les lettres gagnent deux points, et je suis heureuse pour une semaine.
---
À une minute près : 93 % à deux minutes, 71 % à quatre, 52 % à huit. Donc pas de « env. » à un et deux, « env. » de trois à douze, et au-delà l’heure de passage.
---
C’est la première fois qu’un tableau me donne envie de dessiner. Demain à 11 h, avec les autres ?
# Travel costs: Sète and Grenoble | Frais de déplacement : Sète et Grenoble
Ta demande est de 148,60 ; ce que j’arrive à lire sur les reçus fait 139,20. La différence est de 9,40, soit le prix d’un croque-madame à la gare de Sète d’après ton collègue Liam.

As-tu une meilleure copie de ce reçu, ou appelons-nous ça de la recherche ?
---
C’est un café et un sandwich, et Liam en a eu l’autre moitié. Revoici le reçu ; il est passé à la machine, mais on lit la date.
---
On la lit. 148,60 partent avec le salaire.
# Test day with two blind passengers | Journée de test avec deux passagers aveugles
Madame Chabert et son neveu feront le trajet de Part-Dieu Sud à l’hôpital avec notre application, chienne comprise, et je marcherai derrière sans rien dire.

Peux-tu me dire quelle course du matin est le plus souvent en retard ? Je ne veux pas de la course parfaite.
---
Celle de 9 h 18. Plus de cinq minutes de retard 43 des 60 derniers jours de semaine, et deux fois elle a changé de quai pendant que les gens marchaient.
---
Va pour 9 h 18. Les pauvres. Tant mieux pour nous.
---
Une demande : personne n’aide. Si l’application dit à gauche et qu’à gauche il y a un mur, on attend tous de voir ce qu’elle dit ensuite.
# An hour on joins? | Une heure sur les jointures ?
Avec deux tables, c’est bon maintenant. Avec trois, les chiffres grossissent encore et je ne sais pas quelle jointure en est la cause. Tu pourrais me donner une heure ? J’ai dessiné ce que je crois qu’il se passe.
---
Ton dessin vaut mieux que la plupart des livres. Les chiffres grossissent parce que la deuxième jointure multiplie ce que la première a doublé. Tu auras ton heure ; apporte le dessin, on multipliera à la main.
# Nightly import ends after the first bus | L’import de nuit se termine après le premier bus
À propos de ce matin : l’import s’est terminé à 5 h 49, et le premier bus part à 5 h 31. Quelqu’un regarde-t-il l’application pendant ces dix-huit minutes ?
---
212 personnes un jour ouvré, la plupart aux deux hôpitaux. Elles regardent une fois, y croient et marchent. Donc : oui.
---
C’est réglé, alors. En plus de ta liste, je lirai la région en deux moitiés, les lignes du matin d’abord.
# Large print for Part-Dieu | Gros caractères pour Part-Dieu
À quelle distance de la borne les gens se tiennent-ils ? On me dit un mètre. J’y suis allée avec un mètre ruban et je dis deux.
---
Nous savons seulement où ils restent plus de cinq secondes : de deux à trois mètres, et plus loin quand il pleut. C’est donc toi qui as raison.
---
Alors les lettres sont deux fois trop petites. Merci de croire un mètre ruban.
# Retrospective: where, and cake | Rétrospective : le lieu, et du gâteau
La grande salle est prise par les auditeurs, on se retrouve donc dans Saône, à 14 h. C’est celle qui a une fenêtre.

La promesse de la dernière fois, pour rappel : chaque semaine, quelqu’un lit un écran à un vrai arrêt. Deux d’entre vous l’ont fait. Et il fallait de l’eau pour la plante ; elle se porte à merveille.
---
J’apporte celui au citron. Et l’eau, c’était moi.
# Handing over the hub study | Transmettre l’étude des pôles d’échange
Si tu pars, j’aimerais que l’étude des pôles d’échange te survive plus d’un mois. Qu’écrirais-tu si tu avais un après-midi ?
---
Trois pages : d’où viennent les données, ce que l’on sait être faux, et qui la demande, et quand. La deuxième page sera la plus longue.

Je commencerai par le jour du pont, qui ressemble à une grève et qui était un cygne.
---
Je me souviens du cygne. Que Samuel la lise en premier, et qu’il pose toutes les questions.
# Stops, by key and not by offset | Les arrêts, par clé et non par position
Qui lit toute la liste des arrêts, les 3,8 Mo ? Je veux la paginer et j’aimerais les prévenir nommément.
---
Deux partenaires en plus de moi : Hérault Mobilités chaque nuit à 2 h, et quelqu’un à l’Oberland toutes les cinq minutes, qui a sans doute oublié qu’il le fait.
---
J’ai écrit aux deux. L’Oberland a répondu : « ah ».
# The tunnel at Perrache | Le tunnel de Perrache
Combien de temps un bus reste-t-il sans signal dans le tunnel, d’habitude ? L’écran bascule après trente secondes et je ne veux pas qu’il renonce sous la colline.
---
Médiane 38 secondes, neuf sur dix sous 55, et une fois onze minutes, mais c’était un mariage.
---
Alors il dira « Horaire théorique » sous la colline, et c’est honnête. Et raconte-moi le mariage.
# Winter timetable: your numbers this week? | Horaire d’hiver : vos chiffres cette semaine ?
Nous dessinons l’horaire d’hiver et j’ai le crayon au-dessus des courses du soir vers Balaruc. Pourriez-vous me dire, arrêt par arrêt, qui les prend après 21 h ? J’aime mieux supprimer une course qu’une habitude.
---
Après 21 h, il y a 31 personnes un jour de semaine. Dix-neuf montent à la clinique, à la fin du service du soir, toujours à 21 h 12. Gardez cette course et vous pouvez supprimer les deux autres ; personne ne vous écrira.

Tableau par arrêt ci-joint.
---
Celle de 21 h 12 reste, les autres s’en vont. Je préviendrai moi-même la clinique ; ce sera un soulagement pour eux, et pour moi.
# Shelter without a light | Un abri sans lumière
À l’arrêt « Les Aresquiers », l’abri n’a plus de lumière depuis la tempête. Votre application y fait attendre les gens à 6 h 10. Peut-elle leur dire qu’il y fait noir ?
---
Elle le peut dès aujourd’hui : il y a une note sur l’arrêt, lue à voix haute aussi. J’ai interrogé Lumiboard pour la lampe, puisque le câble est à eux.
---
La lampe est dans ma camionnette pour demain. La tempête a eu le fusible, pas la lampe, je vous parie un café.
---
Je prends ce pari à votre place. Merci à vous deux.
# Displays: three of forty arrive late | Écrans : trois sur quarante arrivent en retard
Trente-sept écrans ont quitté l’usine aujourd’hui. Trois suivront dans deux semaines : leur verre avait chacun une bulle, au même endroit, ce qui intéresse nos ingénieurs plus que cela ne vous consolera.
---
Alors les trois arrêts les plus calmes attendront. D’après les passagers, ce sont Mas Neuf, La Plagette et le cimetière ; personne là-bas ne comptera les jours.
# Position feed: the seconds | Flux de positions : les secondes
Nos boîtiers datent les positions à l’envoi, vous à la réception. Dans le port, l’écart va jusqu’à dix-neuf secondes. On dit laquelle est laquelle ?
---
Oui : gardez la vôtre comme « mesurée à » et la nôtre à côté. J’accuse les conducteurs de dix-neuf secondes depuis mars.
---
Dites-le aux conducteurs, s’il vous plaît. De ma part, avec un gâteau.
# Open data: your licence line | Open data : votre ligne de licence
Nous publions vos arrêts avec les nôtres. Les juristes demandent une ligne disant à qui ils sont. Ils la voudraient cette semaine, et ils la voudraient courte ; ce sont de drôles de juristes.
---
« Arrêts : Kestrelway et Transports del Delta, ODbL 1.0. » Neuf mots avec l’année. Priya est d’accord.
# Driver training: one slide on counting | Formation des conducteurs : une diapo sur le comptage
J’ai quarante conducteurs la semaine prochaine et dix minutes sur l’utilité du compteur au-dessus de la porte. Ils croient que c’est eux qu’il compte. Auriez-vous une image ?
---
Une image : l’arrêt qui a gagné un bus parce que le compteur le disait. Avant, après, et dessous les mots d’un conducteur.
---
Ils ont posé des questions. Ils ne posent jamais de questions. Merci.
# Contract, annex 4 | Contrat, annexe 4
L’annexe 4 promet des chiffres « dans les meilleurs délais ». Nos auditeurs aimeraient un nombre à cet endroit. Cinq jours ouvrés ?
---
Nous y arrivons en deux, donc promettez trois. Liam, s’il te plaît, ne promets pas deux.
---
J’allais promettre un. Va pour trois.
# Lagos: forty lines, no stops | Lagos : quarante lignes, aucun arrêt
Vous disiez qu’on peut chercher les gens plutôt que les panneaux. Nous avons onze cents endroits où les gens montent, et pas de liste. Peut-on trouver les arrêts à partir des passagers ?
---
On peut, et c’est le plus joli problème que j’aie eu cette année. Là où beaucoup de montées tiennent dans trente mètres, il y a un arrêt, quoi qu’en dise la carte. J’ai fait un premier essai avec la semaine que vous avez envoyée : 1 140 endroits, et celui près du pont a déjà un nom : les gens l’appellent « Under Fly ».
---
Under Fly ! Nous sommes trois à avoir applaudi. Prenons une heure, tous ensemble, avec la carte au mur.
# Schüler, not Schuler | Schüler, et non Schuler
Sur votre écran, le dernier arrêt du 412 est « Schulerplatz ». C’est la place d’un élève, pas d’un M. Schuler. Peu de chose ; lui ne s’en plaindrait pas, les élèves si.
---
Deux points, ajoutés ; avec eux, 38 autres arrêts qui avaient perdu les leurs dans le même import. Remerciez les élèves.
# Servers: maintenance next week | Serveurs : maintenance la semaine prochaine
Nous remplaçons deux commutateurs une nuit de la semaine prochaine, de 1 h à 3 h. Vous ne devriez rien remarquer. Si vous remarquez quelque chose, c’est moi qui suis debout.
---
Rien remarqué. Va te coucher.
# The translator has a question | La traductrice a une question
« Votre bus est dû. » Dû quand, dû à qui, dû par qui ? Dans trois de mes langues, on dirait une dette. Puis-je écrire « arrive » ?
---
Oui, s’il vous plaît. Et dites-moi comment sonnait la dette en isiZulu ; Lucie la veut pour le mur.
---
À peu près : « Le bus vous doit quelque chose. » Ce qui, sur la ligne 27, est exact.
# Audit: who may see a passenger? | Audit : qui peut voir un passager ?
Il reste une question. Chez Kestrelway, quelqu’un peut-il suivre un passager pendant une journée ? Je la pose à tout le monde ; les réponses diffèrent.
---
Personne ne le peut : les compteurs comptent des têtes et non des gens, et les billets restent chez les exploitants. Ce que nous avons de plus proche, c’est un téléphone qui demande deux fois, et son numéro change chaque nuit à 3 h. Je vous montre en dix minutes devant un écran.
---
Vu, et signé. Cela a pris neuf minutes.
`
