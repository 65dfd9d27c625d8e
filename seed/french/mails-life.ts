// The sample mails of a job search and of a private life, and the drafts, in French: `# subject | French`, and the mails of the conversation between `---`.

export const lifeMailsInFrench = `
# Interview for the demand analyst post | Entretien pour le poste d’analyste de la demande
Merci pour votre candidature chez Halden Energy. Rahul, qui dirige les prévisions, a lu deux fois votre étude des pôles d’échange et est venu me la montrer, ce qui n’arrive pas souvent.

Nous aimerions vous parler cinquante minutes : trente sur votre façon de travailler, vingt pour vos questions. Une visioconférence vous épargnerait le voyage. Cela vous convient-il ?
---
C’est gentil de la part de Rahul, et de la vôtre de me le dire. Une visioconférence me va très bien ; je verrai la salle de contrôle une autre fois.

Pourriez-vous me dire qui d’autre sera là, pour que je me renseigne sur leurs travaux ?
---
Rahul, et Jitske, du réseau électrique, qui nous vient d’une compagnie de bus et vous parlera bus.

Les trois créneaux sont maintenant dans votre candidature sur Cairn. Un mot d’ici demain 17 h suffit.
# Network case: two years of berth data | Étude de réseau : deux ans de données sur les postes à quai
Comme promis, voici l’étude pour le deuxième tour. Vous y trouverez l’occupation des postes à quai sur deux ans, heure par heure, et le rapport de trafic du port.

Préparez dix minutes sur une question : que changeriez-vous en premier ? Il n’y a pas de bonne réponse, mais il y en a une mauvaise : « tout ».
---
Les deux fichiers s’ouvrent bien, merci. Avant de commencer : la série a un trou du 9 janvier au 2 février de la deuxième année. Le port était-il fermé, ou était-ce le capteur ?
---
Vous êtes la première personne sur cinq à le demander. C’était le capteur : le sel. Les navires sont venus quand même, et le journal des pilotes les a notés, sur papier.

À votre place, je commencerais par ce trou.
---
Le jour et le lieu sont maintenant dans votre candidature sur Cairn. Demandez-moi à l’entrée de la Capitainerie ; le gardien connaît votre nom.

Le capitaine du port viendra pour la dernière demi-heure. Il aime les gens qui posent des questions.
# Your application: pricing analyst, Véro Mobilité | Votre candidature : analyste tarification, Véro Mobilité
Bonjour Alex,

votre brouillon pour le poste « Analyste tarification » chez Véro Mobilité est complet, sauf une réponse :

   « Parlez-nous d’un prix que vous avez changé. »

L’offre est clôturée ce soir à 23 h 59. Vous pouvez le terminer sans connexion ; l’envoi se fera à la reconnexion.

À bientôt,
Cairn
# Reference letter | Lettre de recommandation
Lumen Santé demande une lettre de quelqu’un avec qui je travaille depuis au moins deux ans. Tu l’écrirais ? Une demi-page suffit largement, et la vérité fera l’affaire.
---
Bien sûr. J’aimerais mieux t’écrire un contrat qu’une recommandation, mais je sais reconnaître une défaite.

Tu veux que je mentionne quelque chose ?
---
Les zones tarifaires, si tu te souviens de la soirée avec les trois cartes par terre. Et que je transmets proprement, c’est ce qu’ils ont demandé deux fois.
---
Voici enfin le scan. L’imprimante du deuxième étage le gardait sous le nom « scan0417 », parce que cette imprimante nomme les choses comme elle fait tout le reste.

J’ai écrit qu’un jour, en moins d’une minute, tu m’avais fait renoncer à ma propre idée. C’est un compliment.
# Your CV, second reading | Ton CV, deuxième lecture
Je l’ai lu dans le train, au crayon. Trois choses.

1. « Responsable du reporting » ne dit rien. « Quarante exploitants lisent mon rapport chaque semaine » dit tout. Change chaque ligne qui commence par « responsable ».
2. L’étude des pôles d’échange est presque tout en bas. Elle devrait être la deuxième ligne.
3. Enlève le club d’échecs. Tu m’as dit avoir arrêté en 2019.

Le reste est bon. Vraiment.
---
La première et la troisième sont faites, et le club d’échecs enterré avec les honneurs. À côté de l’étude, je mettrais un chiffre : 11 minutes gagnées sur une correspondance manquée. C’est trop ?
---
Un chiffre que l’on retient, c’est exactement assez. Trouve le bon, puis montre-moi la page.
# A few questions about the network planner post | Quelques questions sur le poste de planification de réseau
Je vous écris au sujet du poste de planification de réseau, référence OL-218. Avant de postuler, j’aimerais comprendre deux choses : ce que « hybride, trois jours » veut dire les semaines avec une nuit, et si la planification signe l’horaire ou le propose.
---
Bonjour Alex Morgan,

trois jours au dépôt, et les nuits comptent pour un. La planification propose ; la direction du dépôt signe, et a refusé deux fois en quatre ans.

Nous serions heureux de recevoir votre candidature.

Cordialement,
Solène Marchand
Recrutement
# Thank you for the call | Merci pour l’appel
Merci pour une heure qui m’a paru durer vingt minutes. J’ai aimé que vous parliez de ce qui ne marche pas encore.

Comme je vous l’ai dit, j’aime mieux attendre la planification au printemps que prendre maintenant le poste avec les factures. Le moment venu, je suis facile à trouver.
---
Bonjour Alex,

bien compris, et noté en rouge. Vous aurez de nos nouvelles en mars de toute façon : nous n’aimons pas plus le silence que vous.

Ragnhild
Atelier Nord
# Withdrawing my application | Retrait de ma candidature
Je souhaite retirer ma candidature au poste d’analyste approvisionnement. Le travail m’intéresse, mais les quatre jours par semaine à Charleroi ne vont pas avec le reste de ma vie. Merci du temps que vous y avez consacré, et de votre réponse franche sur les déplacements.
---
Bonjour Alex,

dommage, et merci de l’avoir dit plutôt que de disparaître. Votre dossier est clos ; vos données seront effacées après 30 jours, comme vous l’avez demandé dans le formulaire.

Bien à vous,
L’équipe recrutement, Nordaval
# Data analyst, admissions: the pay | Data analyst, admissions : le salaire
Votre offre de data analyst aux admissions n’indique pas le salaire. Pourriez-vous me donner la fourchette avant que je postule ? Cela nous épargnerait un après-midi, à vous comme à moi.
---
Bonjour,

le salaire suit la convention collective, classe B, échelons 4 à 7, soit entre 31 800 et 36 200 euros brut par an. Les titres-restaurant s’y ajoutent.

Cordialement,
J. Perrot
# Coffee and forecasting? | Un café et des prévisions ?
C’est encore Björn, et cette fois il ne s’agit pas de Göteborg. J’ai vu votre conférence sur les files d’attente à la journée régionale des données. Nordlys fait des prévisions pour des ferries, des bus et, dès janvier, des tramways. Je cherche quelqu’un qui a déjà attendu à un arrêt.

Pas de formulaire, pas de test : un café, et si c’est ennuyeux vous partez après une tasse.
# Researcher in ridership: next steps | Recherche sur la fréquentation : la suite
Merci pour l’entretien. L’équipe aimerait vous voir expliquer quelque chose à des gens qui n’aiment pas les chiffres. Pourriez-vous apporter un graphique, sur papier, et en parler cinq minutes ?
---
Avec plaisir : ce sera le creux d’hiver de la ligne 27, parce que chacun a sa théorie et que toutes sont fausses. Le format A3 convient-il ?
---
A3, c’est parfait. Quelqu’un ici a déjà une théorie.
---
Alors je lui laisserai la dernière minute.
# Interview confirmed: 14:00, Tidewater Ferries | Entretien confirmé : 14 h, Tidewater Ferries
Rendez-vous à 14 h. Demandez-moi à la porte rouge, pas à la billetterie : on essaierait de vous vendre une traversée.

N’apportez rien. Nous avons du papier, et des opinions.
---
Porte rouge, pas de traversée, pas de papier. À bientôt.
# After the interview | Après l’entretien
J’irai droit au but : je dois retirer notre proposition. Le poste a été déplacé au bureau de Cork, et j’en suis gêné. Si Cork vous tente, dites-le.
---
Merci de votre franchise. Pas Cork, pas cette année : ma sœur est à Galway et je ne finirais jamais rien. Si le poste revient, moi aussi.
---
C’est de bonne guerre. J’ai écrit votre nom à l’intérieur de la porte de mon placard.
# Workshop: asking for more money | Atelier : demander plus d’argent
L’atelier sur la négociation du salaire a lieu le premier mercredi du mois, à 17 h 30, dans la salle aux mauvaises chaises. Huit personnes. La dernière fois, trois ont demandé davantage dans la semaine, et deux l’ont obtenu.

Je vous inscris ?
---
Oui, merci, et j’apporterai un coussin.
# Forty words about you | Quarante mots sur vous
Pour la liste finale, il me faut quarante mots sur vous à la troisième personne. Je pourrais les écrire, mais vous ressembleriez à un phare.
---
Voici : « Alex Morgan compte des passagers pour gagner sa vie et a un avis sur les endroits où ils attendent. {YearsHere} de fréquentation pour quarante exploitants, une étude des correspondances qui a changé un horaire, et aucune peur du téléphone. »
---
Un phare, finalement. Envoyé.
# No, but | Non, mais
Nous avons choisi quelqu’un qui travaille avec des compteurs d’eau depuis onze ans. Vous étiez en deuxième position sur trente-quatre, et le jury m’a demandé de le dire.

Puis-je garder votre dossier jusqu’à l’été ?
---
Vous pouvez, et remerciez le jury. Passer après onze ans de compteurs d’eau n’a rien de déshonorant.
# Would you talk to my students? | Tu parlerais à mes étudiants ?
Mes deuxième année croient que la statistique est une sorte de météo. Tu leur donnerais une heure sur les bus ? Ils paient en biscuits.
---
Pour tes biscuits, deux heures. J’en ai une bonne sur un arrêt où personne n’est jamais descendu, et la raison était une haie.
---
La haie ! Oui. La semaine prochaine à 10 h, amphi C.
# Skills evaluation: SQL is next on your list | Évaluation des compétences : SQL est la prochaine de votre liste
Bonjour Alex,

le SQL est sur la liste des compétences que vous voulez apprendre, et l’évaluation reste à commencer. Une fois commencée, elle peut être interrompue jusqu’à 24 heures.

Conseil : certaines de ses questions portent sur les fonctions de fenêtrage.

À bientôt,
Cairn
# Anything going at Severn Parcel? | Du nouveau chez Severn Parcel ?
Je regarde un peu ailleurs. Tu m’as dit un jour que Severn me reprendrait du moment que j’apporte ma chaise. Est-ce que ça tient toujours, et y a-t-il quelque chose derrière ?
---
La chaise tient. Derrière, il y a ton ancien poste à ton ancien salaire, et un tableau de bord que personne n’ose toucher depuis ton départ ; il dit encore « Alex, demander à Jiyeon » dans un coin.

Appelle-moi en janvier.
# Your appointment at 15:00 | Votre rendez-vous de 15 h
Nous vous rappelons votre rendez-vous, à 15 h. S’il ne convient pas, prévenez-nous la veille, pour que quelqu’un qui a vraiment mal aux dents puisse en profiter.
# the seals are back | les phoques sont revenus
les phoques sont revenus à salthill et il y en a un avec un numéro sur la nageoire qui est LE MIEN du printemps dernier. j’ai pleuré sur un banc public. examen le 9, souhaite-moi ce que tu veux
---
Je te souhaite tout, et au numéro 41 aussi. Appelle après l’examen, quoi qu’il ait donné. Je viens pour les fêtes en train et en bateau, trente et une heures, et j’ai hâte.
# Your box of books | Ton carton de livres
J’ai fait le grenier et il y a deux cartons à ton nom. L’un, ce sont des livres. L’autre, pour autant que je sache, des horaires de bus de 1998 à 2003, dans l’ordre. Je ne les ai pas jetés, comme tu me l’avais demandé en 2004, par écrit.

Ton père demande si tu manges.
---
Garde les horaires, s’il te plaît. Ce sont des sources.

Je mange. Le dimanche, je cuisine même ; dis à papa que son miel a fini dans le gâteau au citron, et que le bureau se l’est disputé.
---
Bien. Il reste 14 pots. Pas pour le bureau.
# Heating, and the man who comes for it | Le chauffage, et celui qui vient le voir
Le chauffagiste passe un de ces matins entre 8 h et 10 h. Il sonnera deux fois : la première sonnerie est celle des voisins, pour une raison que tout le monde a oubliée. Il faut que quelqu’un soit là.
---
Je peux travailler de chez moi n’importe quel matin, il peut donc sonner comme il veut. Pourrait-il regarder aussi le radiateur de la petite pièce ? Il chante.
---
Il le connaît. Il l’appelle la Callas.
# This weekend: boulders or rain? | Ce week-end : blocs ou pluie ?
S’il fait sec, on va aux rochers de Curis, sept heures, ma camionnette, apportez autre chose que du houmous. S’il pleut, la salle, comme toujours.
---
J’en suis. J’apporte tout sauf du houmous.
---
J’avais déjà fait le houmous.
# Your overdue book | Votre livre en retard
Bonjour,

« Statistiques pour ceux qui attendent » devait être rendu il y a trois semaines et quelqu’un d’autre l’attend, ce qui, avouez-le, est de circonstance.

L’amende est de vingt centimes par jour, et d’un regard.

La bibliothèque
# Your bicycle is ready | Votre vélo est prêt
Chaîne neuve, patins de frein, et j’ai retiré un hameçon du pneu. 64 euros. Ouvert jusqu’à 19 h ; la sonnette, je l’ai huilée gratuitement.
---
J’arrive à 18 h 30. L’hameçon explique l’odeur de canal.
# Choir: the altos need you | Chorale : les altos ont besoin de toi
Deux altos ont des enfants maintenant et une a un sous-marin, c’est son travail, ne demande pas. Nous rechantons le Fauré avant Noël. Viens à la prochaine répétition, il suffit de chanter plus fort que le chauffage.
---
Mon chauffage chante aussi, j’ai donc de l’entraînement. Le mardi à 20 h, comme avant ?
# Bach for people with a job | Bach pour les gens qui travaillent
La semaine dernière, vous avez joué la main gauche seule sans remarquer que la droite s’était arrêtée. C’est un progrès. Pour la prochaine leçon : mesures 9 à 16, assez lentement pour s’ennuyer.
# Sleeper to Vienna | Train de nuit pour Vienne
Le train de nuit reprend au printemps, le mardi et le samedi. Deux lits et un lavabo coûtent moins qu’un vol et un taxi, et on se réveille à Linz avec les montagnes du mauvais côté. On y va ?
---
On y va, dès que je sais où je travaille. Redemande la semaine après les entretiens ; d’ici là j’ai le droit de regarder l’horaire, pas d’y toucher.
# It came in: the atlas | Il est arrivé : l’atlas
L’atlas des bus de 1936 est arrivé de chez un monsieur de Perpignan qui a un peu pleuré. Il a toutes ses cartes et un rond de thé, sur Narbonne. 48 euros, ou 45 et tu me dis ce que tu veux en faire.
---
45, alors : il contient un arrêt que personne ne retrouve aujourd’hui, et je crois que c’est là que j’attends le bus.
# Courgettes | Courgettes
Il y a onze courgettes devant ta porte. Je ne regrette rien. Il y en aura d’autres.
---
Neuf sont parties au bureau. Pense aux enfants, s’il te plaît.
# A violin and a question of percentages | Un violon et une question de pourcentage
Toi qui t’y connais en chiffres. Si un violon perd un pour cent de son eau chaque hiver, est-il sec au bout de cent ans ? Mon apprenti dit oui, et il effraie les clients.
---
Non : chaque hiver il perd un pour cent de ce qui reste, donc après cent ans un bon tiers est encore là. Dis à l’apprenti qu’il soustrait là où il faudrait multiplier ; je connais ici un jeune homme qui lui tiendra compagnie.
---
Il multiplie, maintenant. Les clients respirent.
# Lunch for friends, six people, one of them vegan | Déjeuner entre amis, six personnes, dont une végane
Demain, je ferme la cuisine et je cuisine pour les amis ; tu en fais partie. Nous serons six. Delphine amène quelqu’un qui ne mange rien qui ait eu un visage. J’ai un plan avec des bananes plantains.
---
J’avais un plan avec du miel, et j’apprends que c’est contesté. J’apporte du pain et l’esprit ouvert.
---
Il s’appelle Bastien, il est de nuit avec moi, il est gentil, il se réjouit des plantains. De l’indulgence pour les abeilles, s’il te plaît.
# Stone for the step | Une pierre pour la marche
Trouvé un bloc de Pennant pour la marche de maman. Quatre bras et une brouette. Deux des bras sont les tiens. La semaine après les fêtes.
---
Je suis aussi la brouette, si la dernière fois compte.
# On the writing of letters | De l’art d’écrire des lettres
Josie a posé cette machine sur ma table et dit qu’une lettre arrive avant que j’aie trouvé mes lunettes. Je ne vois pas ce qu’on y gagne, mais on me dit que tu vis là-dedans, alors je t’y écris.

La chapelle a un toit neuf. Le pasteur a remercié les ardoises avant les gens.
---
On y gagne que j’ai pu lire ta lettre dans le tram, et rater mon arrêt à cause des ardoises. Continue, je t’en prie. Je répondrai aussi sur papier, pour que M. Parry, le facteur, ait quelque chose à lire.
# Savings: the two per cent | Épargne : les deux pour cent
Le taux promotionnel de votre épargne prend fin le 30. Vous pouvez laisser l’argent, le passer sur le livret à deux pour cent, ou venir en parler avec moi autour d’un café ; le café est gratuit, le conseil aussi.
---
Le livret à deux pour cent, s’il vous plaît, tout sauf 1 500. Le café, une autre fois.
---
C’est fait. Vous le verrez demain.
# Game night report | Compte rendu de la soirée jeux
Pour les archives : Yasmine a gagné deux fois, moi jamais, et les dés ont pris leur retraite. La prochaine fois avec le jeu de bus que tu as inventé au dos du ticket ; j’ai tapé les règles, elles sont équilibrées, ce qui est louche.
---
Elles sont équilibrées parce que le conducteur perd toujours. C’est un jeu sur les transports en commun.
# Re: Interview for the demand analyst post | Re: Entretien pour le poste d’analyste de la demande
Le premier créneau, à 10 h, me conviendrait le mieux. Je me réjouis de vous rencontrer, avec Rahul et Jitske, et
# Re: Network case: two years of berth data | Re: Étude de réseau : deux ans de données sur les postes à quai
Trois questions pour le capitaine du port, avant de le voir :

1. Qui décide quel navire attend, et pour quelles raisons ?
2. Que coûte une heure au mouillage, et à qui ?
3.
# Tell us of a price that you changed | Parlez-nous d’un prix que vous avez changé
En 2024, deux zones tarifaires se rejoignaient au milieu d’une école. Les élèves d’un côté payaient 1,60, ceux de l’autre 2,40, pour le même bus et le même cours. Je
# Network planner post, OL-218 | Poste de planification de réseau, OL-218
Merci de votre réponse claire. Je vous adresse ma candidature. Mon
# Re: Coffee and forecasting? | Re: Un café et des prévisions ?
Une tasse, volontiers. Je suis libre
# One-to-one | Notre point
À dire :
- combien de temps tu as besoin de moi, honnêtement
- Samuel : il est plus prêt que tu ne crois
- le rapport sans moi
# Radiators | Les radiateurs
Le chant a
# (no subject) | (sans objet)
À mettre dans la valise : des bottes pour la pierre de Rhys, l’atlas, un
# Corrections to the wiki page on line 27 | Corrections à la page wiki sur la ligne 27
La page dit que la ligne 27 a ouvert en 1951. L’horaire du tiroir de Benoît dit 1949, avec
`
