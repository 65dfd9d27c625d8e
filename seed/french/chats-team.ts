// The sample chats with the people of Kestrelway in French: `# contact`, then its messages in their order, `~` what is begun and `+` what waits.
import { line27Down } from '#seed/biography.ts'

export const teamChatsInFrench = `
# jonas-weber
< Tu es à ton poste ? L’écran du hall dit que le 38 arrive dans moins deux minutes.
> Oui, et ce ne sont pas mes données. Des données peuvent être fausses, mais jamais de moins deux.
< Le compte à rebours continue sous zéro. Je le savais.
> Que fait-il à moins dix ?
< On va voir. Café ?
< À moins dix, il affiche « -10 min ». À moins onze, il disparaît. Quelqu’un a dû y réfléchir, puis arrêter d’y réfléchir.
> À moins dix, c’est le flux suivant qui le retire. Ton écran ne retire jamais rien lui-même.
< Mon écran est un animal fidèle.
> Tu as la liste des arrêts où l’écran est au-dessus d’une vitrine ? Je soupçonne qu’on les lit moins.
< Les services généraux en ont une sur papier. Je l’ai prise en photo.
> C’est un rond de café, sur Vaise ?
< Ce rond de café a plus d’ancienneté que moi dans la maison.
< On déjeune ? Il y a l’endroit à la soupe, ou l’endroit à la queue.
> Soupe.
< Va pour la soupe. 12 h 10, avant les auditeurs.
< J’ai repensé à ton moins deux. Si le flux se tait une minute, faut-il que le compte à rebours continue ?
> Trente secondes, oui. Après, il faut que les gens voient qu’on ne sait pas.
< Comment dit-on « on ne sait pas » en sept caractères ?
> « – » en fait un seul.
< Le lecteur d’écran de Greta dit « tiret ». Imagine-toi à l’arrêt, à entendre « tiret ».
> « Inconnu », alors. Sept, pile.
< Vendu.
> Quelque chose de prévu demain ?
< Anniversaire du petit, onze enfants de six ans, un trampoline. Si je ne reviens pas, sachez que je vous aimais.
> Tu es en vie.
< Une dent perdue, elle bougeait déjà. J’ai des paillettes dans le clavier.
< Tu peux me dire combien de départs un arrêt affiche au maximum ? Je réserve de la mémoire pour 60.
> Part-Dieu, 17 h 30 : 84.
< Évidemment, Part-Dieu.
> C’est toujours Part-Dieu.
< La nouvelle échelle typographique est sur l’écran du hall. Va voir, et ne me dis pas que c’est plus petit. Ce n’est pas plus petit.
> Ça a l’air plus petit.
< C’est quatre pour cent plus grand, avec plus d’air autour.
> Donc ça paraît plus petit et c’est plus grand. Comme mon appartement, à l’envers.
< Il paraît que tu l’as dit à Priya.
> Oui. Je voulais te l’annoncer, et puis Nadia a été plus rapide. Pardon.
< Pas de souci. Je ferais pareil, en moins bien. Où ça ?
> Nulle part encore. Un port, peut-être, ou une entreprise d’énergie.
< Les bateaux aussi sont en retard, d’après ce que j’ai lu.
> C’est ce qui m’attire.
< Qui me dira que ce n’est jamais moins deux ?
> Je te laisserai une pancarte.
< Pourquoi la ligne 27 est-elle à ${100 - line27Down} % partout dans ton rapport ?
> Parce qu’à Montchat la rue est ouverte comme une boîte de conserve. Le tapis de comptage est resté à l’ancien arrêt.
< Donc l’ancien arrêt ne compte personne, et il a raison.
> Il compte les pigeons. Dix-sept par jour.
< Mets les pigeons en note, s’il te plaît.
> Ils sont en note.
< Clara a trouvé pour l’horloge : une minute de retard en heure d’hiver. Depuis le changement d’heure, je pars à l’heure, et j’en étais fier.
> Tu étais vraiment à l’heure ?
< Une minute de retard, la conscience tranquille.
> Lucie a trois dessins de l’écran et demande lequel je lirais sous la pluie.
< Dis le deuxième.
> C’est fait. Pourquoi ?
< Le premier est magnifique et il faudrait que je le construise.
< Écran hors ligne : il passe maintenant aux horaires après trente secondes, et il le dit. Tu viens demain avec moi dans le tunnel de Perrache ? Il me faut un témoin.
> Avec plaisir. Comment s’habille-t-on pour un tunnel ?
< Quelque chose qui dise « nous sommes avec les bus ».
> Pour mémoire : à 11:31:04 plus de signal, à 11:31:36 l’écran affichait « Horaire théorique, pas de temps réel ».
< Deux secondes de trop. Je vais mal dormir.
> Une dame a demandé si nous étions contrôleurs.
< J’ai dit oui. C’était plus simple.
< Question sur ta transmission : qui récupère l’étude des pôles d’échange ?
> Hana les données, toi le graphique, Samuel les questions.
< Pauvre Samuel.
> Il en pose de meilleures que moi. Il s’en sortira.
< Tu peux donner les retards en mots ? « À l’heure », « un peu en retard », « en retard », « vous avez le temps de prendre un café ».
> Le dernier commence à huit minutes ?
< Il commence à la longueur de la file devant la machine.
> Alors il me faut la file en flux.
< Ce flux-là, je le regarderais.
< J’écris le test qui échoue pour la course supprimée. Laquelle des deux dois-je prendre ?
> La course 38-2207, 7 h 55 à Place Carnot. Sortie du dépôt à 7 h 31, supprimée à 7 h 44.
< Tu la connais par cœur.
> Une dame, là-bas, a appelé Benoît trois fois à cause d’elle.
< Alors ce sera un test avec un nom : « la dame de Place Carnot ».
>
< Rouge. D’un beau rouge.
< Tom dit qu’Orphée s’est retourné.
> Tom a raison, je l’avais à l’envers. Ton écran ne se retourne pas, et c’est ça le bogue.
< Donc pour une fois, dans cette histoire, quelqu’un devrait se retourner.
> Mon bus est en retard. Naturellement. L’écran de mon propre arrêt l’annonce « à l’approche » depuis neuf minutes.
< J’ai honte et je ris.
> Je lui ai fait signe.
< Il s’est retourné ?
> Jamais.
< Soupe ?
> Étude de cas pour Sète, je mange au bureau. Garde-moi une place parmi les auditeurs.
< Ils ont découvert les raviolis. C’est fichu.
> La rétrospective est déplacée à 14 h, salle Saône.
< Celle avec la fenêtre ? Nadia est un ange.
< Ça avance, l’étude de cas ?
> J’ai un graphique des postes à quai et une théorie. En hiver les navires n’ont pas plus de retard, ils s’attendent les uns les autres.
< Comme nous à la soupe.
> Exactement comme nous à la soupe. Je m’en servirai peut-être.
< Sers-toi. Libre de droits.
< Je barre la course et je garde sa place, pour que rien ne saute. D’accord ?
> Oui. Une ligne qui disparaît fait courir les gens. Une ligne barrée les fait soupirer, et c’est moins dangereux.
< « Soupirer est moins dangereux ». Je vais l’imprimer.
> C’est beau. Le trait est un peu fin pour Greta.
< Deux pixels de plus. Fait. Tout est vert.
> Même la dame de Place Carnot ?
< La dame passe. 🎉
< Soupe demain ? Il faut que je te raconte quelque chose sur la borne, et non, pas par écrit.
< Et aussi : il y a sur mon écran une pancarte « Ce n’est jamais moins deux ». C’est toi ?

# amina-diallo
< Bonjour ! Je prépare le trimestre et j’ai quatre questions pour toi. Tu peux en refuser une.
> Alors je refuse déjà la deuxième.
< La deuxième, c’est ce que tu veux manger à midi.
> Je la prends, et je refuse la troisième.
< Première : quels sont les trois arrêts qui réclament le plus, en nombre, pas en lettres ?
> Place Carnot, Gare de Vaise, Cusset. En lettres, ce serait Vaise, Vaise et Vaise.
< Il y a un monsieur à Vaise, je sais. Il écrit bien.
< Quatrième : si tu pouvais réparer une seule chose ce trimestre, laquelle ?
> Les doublons de Villeurbanne. Ils faussent un peu chaque chiffre, et personne ne le voit.
< Donc la chose que personne ne voit. Ça va être dur à vendre sur une diapo.
> Écris : « chaque arrêt une fois ». Ça tient sur toutes les diapos.
< Fait. C’est sur la diapo.
> Pour le pilote de l’Oberland : ils envoient une position toutes les 90 secondes. Notre estimation en attend une toutes les 20.
< Peut-on faire avec 90 ?
> Pour « env. », oui. Pour « à l’approche », non.
< Alors ils auront « env. ». Tout le monde devrait avoir « env. », si tu veux mon avis.
> C’est comme ça que naissent les religions.
< Priya m’a dit. Je suis triste pour moi et contente pour toi, dans cet ordre, et demain ce sera l’inverse.
> Merci. Je suis là encore un moment.
< Je compte bien profiter de chaque jour. Assieds-toi, j’ai une liste.
< La formule de l’écran. « 4 min », « env. 4 min », « ≈ 4 min ». J’ai l’avis de neuf personnes, et onze avis.
> Ce que disent les données : à une minute près, nous avons raison dans 71 % des cas.
< Donc « 4 min » est un mensonge trois fois sur dix.
> Un petit.
< On pardonne à un bus en retard. On ne pardonne pas à un écran qui était sûr de lui.
> Celle-là ira dans mon livre.
< Tu écris un livre ?
> Non, mais elle irait dedans.
< L’atelier avec le conseil des voyageurs est confirmé. Tu leur montrerais le comptage de Yuki ? Ils adorent quelqu’un qui reste sous la pluie.
> C’est à Yuki de le montrer. C’est elle qui est restée sous la pluie.
< Elle m’a prévenue que tu dirais ça, et elle veut que ce soit toi.
> Alors on le fait à deux : elle reste debout, je compte.
< Sait-on quelle part des gens arrive à l’arrêt avant de regarder son téléphone ?
> Non. On sait qui regarde l’écran. Les autres nous sont invisibles.
< Comment compte-t-on les invisibles ?
> On leur demande. Quarante à chacun de cinq arrêts, et j’en saurai plus que nous tous aujourd’hui.
< Deux étudiants, deux après-midi ?
> Trois après-midi, dont un de pluie.
< Toi et ta pluie. Accordé.
> Le trou dans les chiffres de l’Oberland est comblé : deux de leurs bus portaient le même nom.
< Quel nom ?
> « Bus ».
< Je n’ai rien à ajouter.
< Lucie obtient « env. 4 min », moi la paix, et Clara des excuses. Ça te va ?
> Ça me va à 71 %.
< C’est ton record.
> La feuille pour les exploitants, cette semaine face à la même semaine de l’an dernier.
< Magnifique. Je vois le creux, et je vois la note sur les pigeons. Doivent-ils rester ?
> Ce sont des données.
< Ils restent.
< Tu peux relire la page deux du plan quand tu as cinq minutes ? Juste la ligne « chaque arrêt une fois ». J’ai remplacé « devrait » par « sera » et j’aimerais ne pas rester seule là-dessus.

# priya-nair
> Priya, tu aurais dix minutes ? Il n’y a pas le feu.
< Ceux qui disent ça arrivent en général avec des allumettes. La prochaine fois qu’on se croise au bureau, 8 h 45 ?
> 8 h 45, merci.
< J’ai repensé à notre conversation. Merci de me l’avoir dit avant les autres. Vraiment.
> J’en avais peur depuis deux semaines.
< Moi depuis deux ans, et maintenant que c’est là, c’est seulement triste. Prends le temps qu’il te faut pour les entretiens. Note « postes à quai » dans l’agenda et personne ne demandera.
> C’est plus que gentil.
< C’est de l’intérêt bien compris. Tu reviens d’un bon entretien et tu écris de meilleurs rapports.
< Pour ta lettre à Lumen Santé : je peux citer l’étude des pôles d’échange ?
> Oui, bien sûr. Le graphique est public depuis trois mois.
< Et la semaine de juillet ?
> Si tu y arrives sans le mot « héroïque ».
< J’écrirai « calme ». C’en était la meilleure moitié.
< Signée, sur papier, comme ils veulent. Elle est sur le rebord de ma fenêtre, sous la plante.
> Merci, Priya. Je la scanne demain.
< Arrose la plante tant que tu y es.
> La lettre est scannée et coincée dans l’imprimante. La plante va bien.
< Cette imprimante nous quitte depuis des années, et elle ne donne jamais de préavis.
< Pour notre point : viens avec ce que tu dirais à la personne qui te succède et que tu n’écrirais pas.
> Le créneau dure combien de temps ?
< Je l’ai mis à quatre-vingt-dix minutes.
> Alors j’apporte des sandwichs.

# ines-roche
< Bonjour Alex, Inès Roche. Depuis notre appel, j’ai lu l’étude des pôles d’échange un crayon à la main, ce qui est un compliment.
> Merci ! J’espère que le crayon a trouvé matière à discussion.
< Deux choses. Nous y viendrons. Accepteriez-vous de faire une étude de cas ? Deux ans de données sur les postes à quai, sans piège.
> Avec plaisir. Y a-t-il une question à laquelle vous aimeriez surtout une réponse ?
< Le creux de l’hiver. Chacun ici a son explication, et l’une d’elles est la bonne.
< Les données sont dans votre messagerie depuis hier. Les noms de colonnes datent d’avant moi, toutes mes excuses.
> Le fichier s’ouvre. « Poste à quai », je vois ; « TE », non.
< Tirant d’eau. En mètres, sauf quand c’est en centimètres.
> Comment savoir ?
< Au-dessus de quarante, puisque le navire n’a pas coulé, ce sont des centimètres.
> Je le note dans le dictionnaire des données.
> Une question sur l’étude de cas : faut-il exclure les ferries ? Ils ont leur propre poste.
< Excluez-les, mais dites-le.
> Puis-je vous interroger sur la journée sur place : combien de temps, et que faut-il apporter ?
< Une demi-journée sur place, déjeuner compris. Prenez des chaussures pour le quai.
> Les chaussures, j’ai. Faut-il préparer des diapos, ou le tableur suffit-il ?
< Le tableur, ouvert, et vous qui parlez. Des diapos, nous en avons assez vu.
> Alors je viens avec le tableur et les chaussures.
< Au fait, le capitaine du port parle peu. N’y voyez pas de l’ennui.
< Et pourriez-vous me dire d’ici demain soir si vous mangez du poisson ? La cantine a un avis sur la question.

# anneke-de-vries
~ Bonjour Anneke, le premier créneau, à 10 h, me convient le mieux, puisque le deuxième
< Bonjour Alex, Anneke de Vries, je recrute pour Halden Energy. Nous avons parlé quatre minutes au salon de Lyon ; vous m’aviez interrogée sur les données des compteurs.
> Je m’en souviens, votre stand était le seul sans bol de bonbons.
< Nous sommes une entreprise sérieuse. Les bonbons étaient sous la table.
< Rahul, qui dirige les prévisions, va lire votre candidature cette semaine. L’énergie vous tente-t-elle vraiment, ou était-ce de la politesse, au salon ?
> Elle me tente, sincèrement. Votre problème ressemble au nôtre : beaucoup de petites sources, la plupart en retard.
< Je vais vous citer.
< Rahul a lu vos réponses dans un train et m’a écrit avant l’arrêt suivant. Ce n’est pas son habitude.
> Qu’est-ce qui l’a fait écrire ?
< La ligne sur la prévision fausse pour de bonnes raisons. Il vous interrogera là-dessus.
> Alors il vaut mieux que je retrouve les bonnes raisons.
< Trois créneaux pour vous : 10 h, 14 h 30 ou 9 h, trois jours différents ; je les mettrai dans votre candidature. En visioconférence, cinquante minutes, avec Rahul et quelqu’un du réseau électrique.

# lucie-bernard
< J’ai trois dessins de l’écran des arrivées pour toi. Dis-moi lequel tu lirais depuis l’autre trottoir, sous la pluie, sans tes lunettes.
> Je n’ai pas de lunettes.
< Alors plisse les yeux.
<
> Le deuxième. Le premier est plus joli et je raterais mon bus.
< Tout le design en une phrase.
< Est-ce qu’on a un chiffre sur les gens qui lisent plus bas que le troisième départ ?
> Pas encore. Yuki veut compter. À mon avis, un sur dix.
< Si c’est un sur dix, je peux enlever une ligne et tout respire.
> Si c’est un sur quatre, tu ne peux pas.
< Je sais. Je veux que ce soit un sur dix.
> La formule du compte à rebours : Amina dit « env. 4 min », Clara dit « 4 min », et toi ?
< Honnête et court : « ≈ 4 ». Mais avant douze ans et après soixante-dix, personne n’aime ce signe.
> Donc « env. 4 min ».
< Donc « env. 4 min ». Je lui ferai de la place.
< La place est faite. Elle nous coûte la dernière lettre d’un long nom d’arrêt. Adieu, u de « Charpennes – Hernu ».

# marek-nowak
< Elle pèse combien chez toi, la réponse des arrêts, quand tu récupères tout ?
> 3,8 Mo, deux fois par nuit.
< Deux fois ?
> Une fois pour moi et une fois parce que la première échoue à 3 h 10.
< Ça, c’est le redémarrage. Je peux le passer à 3 h 40.
> Alors je peux passer à une seule fois.
< Curseur par clé d’arrêt ou par position ? Je demande à tout le monde et ensuite je fais ce que je voulais.
> Par clé. Ils renumérotent chaque printemps.
< C’est ce que je voulais.
> Taille de page ?
< 500. S’il en faut plus, on peut demander deux fois.

# sofia-rossi
< Alex, j’ai relu le CV. Il est bien, et il a deux lignes trop polies.
> Lesquelles ?
< « A contribué à » et « a participé à ». C’est toi qui l’as fait. Dis-le.
> C’était une équipe.
< L’équipe ne postule pas. Écris « a construit », et remercie l’équipe pendant l’entretien.
< J’ai partagé une liste avec toi, « Préparation des entretiens ». N’en fais pas tout. Fais les trois premiers points et celui qui te fait peur.
> Celui sur le salaire me fait peur.
< Alors celui-là d’abord. Dis le chiffre à voix haute, sans personne, dans la cuisine, jusqu’à ce qu’il sonne comme le prix du pain.
> Je l’ai dit onze fois. Le chat est parti.
< Le chat ne recrute pas. Bravo.
< Comment s’est passé l’appel avec Atelier Nord ?
> Sympathique, et rien avant le printemps. D’ici là, ils n’ont que des factures.
< Envoie-leur quand même un petit merci. La ville est petite.
> C’est sur la liste.
> Anneke propose trois créneaux. Le premier tombe le jour du rendu pour Sète. Trop serré ?
< Tu seras à chaud de l’un, et ça aide l’autre. Prends le premier.
> Et si les deux disent oui ?
< Alors tu viens chez moi avec un gâteau et on fait un tableau à deux colonnes.

# tom-hughes
< Reproduit. Une course supprimée avant de quitter le dépôt est barrée. Une course supprimée après reste « à l’approche » pour toujours.
> Pour toujours ?
< Jusqu’à minuit. Pour la dame de Place Carnot, c’est toujours.
> Le flux ou l’écran ?
< Le flux dit supprimée. L’écran a déjà écrit sa ligne et ne se retourne pas.
> Comme Orphée.
< Orphée, lui, s’est retourné, c’était bien le problème.
< Le flux est joint, avec les deux courses marquées.
> Merci. Je l’ajoute à mes notes sur les départs manquants, ça en explique 40.
< Ce ne sont que les courses supprimées après leur départ du dépôt. Je l’ai écrit aussi dans la tâche. Jonas a le test, et depuis ce matin il est vert.
> Bien. Alors les chiffres de fréquentation tiennent.

# yuki-tanaka
< J’ai compté à la main pendant une heure à la Guillotière : 61 personnes ont regardé l’écran, 9 plus bas que la troisième ligne.
> Une sur sept. Lucie espérait une sur dix.
< Il pleuvait. Sous la pluie, on se tient plus loin et on lit moins.
> Tu l’as par quart d’heure ?
< Bien sûr. Mon carnet est en R, j’en ai peur, alors voici les comptages bruts.
> J’apprendrai assez de R pour le lire avant de partir. C’est sur ma liste, dans « Un jour ».
< Je peux t’en apprendre assez en un déjeuner. Ce sont surtout des flèches.
< Les deux personnes qui testent, pour la journée des passagers aveugles, ont dit oui. L’une vient avec sa chienne, qui s’appelle Tram.
> Ce n’est pas possible.
< C’est écrit sur le harnais.

# omar-haddad
< Salut. Cette fois les exploitants veulent le rapport de fréquentation avant midi, ils ont un conseil à 14 h.
> Tu l’auras à onze heures.
> Envoyé. La ligne 27 a toujours son creux de ${line27Down} %, et ce n’est pas une erreur chez nous.
< Rappelle-moi pourquoi ?
> Des travaux à Montchat. L’arrêt a bougé de 200 mètres et personne ne l’a dit au comptage.
< Ha. Je vais leur dire qu’on le leur avait dit.
< Pareil la prochaine fois, s’il te plaît. Et l’an dernier d’abord, comme toujours, pas la semaine dernière : ils se sont emballés pour les vacances.
> C’est déjà réglé comme ça.
< Le monsieur de Western Counties a appelé. Il dit que « la personne du creux » est au courant. J’imagine que c’est toi ?

# elena-petrova
< L’import s’est terminé à 5 h 49 aujourd’hui. Le premier bus quitte le dépôt à 5 h 31.
> Donc pendant dix-huit minutes on affiche hier.
< Un dimanche, personne ne le remarque. Un lundi, tout le monde.
> Qu’est-ce qui prend si longtemps ?
< Retirer les doublons de Villeurbanne. 112 paires, chacune comparée à chacune.
> J’ai les paires en liste. Tu pourrais juste la lire.
< Envoie, et je donnerai ton nom à une variable.
>
< 5 h 12. La variable s’appelle alexsList.

# kwame-mensah
< Tu dors ?
> Plus maintenant.
< Le tableau de bord affiche zéro départ pour toute l’Isère. C’est les données ou le tableau ?
> Je regarde.
> Les données sont là. La vue filtre sur hier parce que l’horloge du serveur est à l’heure d’hiver et pas la vue.
< Donc il ne manque de bus à personne.
> Il ne manque de bus à personne.
< Alors bonne nuit. Je te dois un café.
> Les notes d’astreinte : quand est-ce qu’on les parcourt ?
< Le premier matin à 10 h où nous serons tous deux réveillés. J’apporte le café que je te dois.
> Et celui de juillet.
< Et celui de juillet.

# clara-svensson
< L’horloge de l’écran retarde d’une minute depuis le changement d’heure. Seulement en heure d’hiver, seulement sur la version borne.
> C’est un arrondi ?
< C’est un collègue qui a arrondi vers le bas « par sécurité » en 2022.
< Corrigé. J’ai laissé à la personne suivante un commentaire avec le mot « sécurité » dedans.
> Tu te souviens combien de retards rouges touchent des retards orange sur la carte ? Pour le rapport de Greta.
< Tous. Voilà le problème en une image.
> Je peux m’en servir ?
< Avec plaisir, mets-y le nom de Greta.

# diego-alvarez
< Hola ! J’ai sur mon téléphone une version qui montre le bus pendant qu’on marche vers l’arrêt. C’est magique pendant à peu près quatre minutes.
> Et ensuite ?
< Ensuite la batterie est à neuf pour cent.
> Envoie-moi la trace et je te dirai combien de positions il te faut vraiment.
< La voilà.
> Toutes les 20 secondes suffisent en dessous de 5 km/h. Tu demandes chaque seconde.
< Tu viens de me rendre mon téléphone.
< Je t’invite à déjeuner. Pas à l’endroit à la soupe.

# hana-kim
> Encore Villeurbanne : 112 paires d’arrêts à moins de dix mètres. Certaines sont les deux côtés d’une même rue.
< Combien de vraies ?
> 96 doublons, 16 sont des côtés.
< Comment tu les distingues ?
> Par l’horaire. Un côté a un sens, un doublon a les deux.
< Oh, c’est malin. J’aurais pris l’angle de la rue.
> J’ai essayé. Les rues mentent.
< Je l’ai écrit comme une règle avec tes 16 comme test. Deux des 16 échouent.
> Lesquels ?
< Cusset et Bel-Air. Le bus y fait demi-tour, donc le côté a les deux sens.
> Alors c’est l’exception qui mérite un commentaire.
< Nouvelle idée pour Cusset : regarder l’ordre des arrêts dans la course, pas le sens.
< Ça marche pour Cusset. Ça marche pour Bel-Air. Ça casse quelque chose à Bron que je ne comprends pas encore.
< Tu as dix minutes après le déjeuner ? Apporte le plan, celui en papier.

# nadia-benali
< Bonjour Alex, merci de nous avoir prévenus tôt que tu regardes ailleurs. C’est tout à ton honneur, et ça nous laisse du temps.
> C’était la moindre des choses. Priya l’a très bien pris.
< Elle dit qu’elle préfère écrire une bonne recommandation plutôt qu’une annonce. Elle fera les deux.
< Côté pratique : il te reste quatorze jours de congés, et le préavis est de deux mois à partir d’une fin de mois.
> Je pourrais prendre cinq de ces jours pour les fêtes ?
< Écris à Priya avec moi en copie, et considère que c’est fait.
< La salle pour la rétrospective est réservée : Saône, 14 h. Celle avec la fenêtre.
> Parfait, merci !

# liam-osullivan
< Alex ! Un chiffre pour une diapo : combien de personnes un écran touche-t-il en un jour ?
> Quel écran ?
< Un bel écran.
> Gare Part-Dieu, environ 11 000 paires d’yeux. Un arrêt ordinaire, 300.
< Va pour 11 000.
> Écris « jusqu’à ».
< Tu me tues. « Jusqu’à 11 000 ».
< Western Counties veut un pilote ! Quarante arrêts. J’ai dit que tu regarderais leurs comptages, ils comptent avec un compteur à main et un crayon.
> C’est comme ça que Yuki compte, et ce sont nos meilleures données.
< Je mets ça sur la diapo.

# zeynep-yildiz
< Bonjour Alex. Pour Sète et Grenoble, j’ai de toi trois billets de train et deux reçus. Il manque l’hôtel.
> C’était privé, pas pour Kestrelway. J’y ai passé le week-end.
< Alors tout y est, merci. J’aimerais que tout le monde réponde comme ça.
< Un billet n’a pas de tampon, celui pour Grenoble. Tu as bien voyagé ce jour-là ?
> Oui, et le contrôleur dormait. Une photo de la réservation suffit-elle ?
< Elle suffit.
>
< Tes frais sont clôturés. Tu recevras 148,60 € avec le salaire. Vérifie que tu trouves la même chose, s’il te plaît.

# mateus-costa
< Je documente le point d’accès des départs avec une vraie journée. Quelle journée est assez vraie ?
> Celle du marathon. Il y avait une déviation, une grève jusqu’à 9 h et une conduite d’eau crevée.
< Tout le même jour ?
> Le marathon avait la priorité.
< « expected » peut être avant « scheduled ». C’est une erreur ?
> Non. Les bus en avance existent. Ils sont pires que ceux en retard, personne ne court aussi vite à reculons.
< Cette phrase-là, je la mets.
< La page est finie, sauf un tableau. Tu la relirais comme quelqu’un qui n’a jamais vu de bus ?
> Je vais essayer d’oublier.

# greta-lindqvist
< J’ai terminé la relecture de l’écran. Onze constats, neuf petits. Les deux grands sont la couleur et le texte défilant.
> Lequel des deux est le pire ?
< La couleur est pire pour plus de monde. Le texte défilant est pire pour moi.
> Qu’en fait ton lecteur d’écran ?
< Il lit « Villeurbanne, Villeurbanne, Villeurbanne » jusqu’à ce que je quitte le quai. J’ai fini par prendre Villeurbanne en grippe.
> Ça, je peux le compter : combien de fois une ligne change-t-elle pendant qu’on la lit ?
< Si tu le comptes, je te cite dans le rapport.
> Entre 4 et 31 fois par minute. Médiane 12.
< Merci. Douze Villeurbannes par minute. C’est bon de l’avoir en chiffres.

# samuel-okoro
< Salut Alex, je peux poser une question bête sur les jointures ?
> Il n’y a que des réponses bêtes. Vas-y.
< Pourquoi j’ai 4 212 lignes alors que la table de gauche en a 1 180 ?
> Parce que certains arrêts ont plusieurs abris à droite. Compte les clés de droite qui reviennent deux fois.
< 900 !
> Et voilà. La jointure a fait ce que tu as dit, pas ce que tu voulais dire.
< Je croyais que jointure gauche voulait dire « garder celle de gauche ».
> Garder chacune de gauche au moins une fois. Le « au moins » est écrit en petit.
< Je l’ai dessiné. C’est juste ?
> C’est juste, et mieux que le dessin avec lequel j’ai appris. Garde-le.
< Pour notre heure sur les jointures : j’ai sept questions, et trois sont sans doute la même.
> Avec plaisir, dans la petite salle. Viens avec les sept.
< Les trois sont bien la même, j’ai vérifié ! Il en reste cinq. À bientôt.
`
