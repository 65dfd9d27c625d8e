// The other sample chats in French, written as chats-team.ts is. Those that are French in any language are not here.

export const outsideChatsInFrench = `
# helen-morgan
< Ton père a acheté une quatrième ruche. Il dit que la troisième se sentait seule.
> Une ruche peut se sentir seule ?
< C’est ce que j’ai dit. Il a répondu « demande à Alex, il doit y avoir des chiffres ».
> Dis-lui que trois, c’est un petit échantillon.
< Je lui ai dit. Il construit un socle pour une cinquième.
< Où en es-tu de tes recherches ? Ce n’est pas pour te presser. Je demande parce que Mme Beynon demande, et que j’aimerais le savoir avant elle.
> Deux discussions qui pourraient donner quelque chose. Un port et une entreprise d’énergie.
< Un port ! Est-ce qu’on te donnerait une casquette ?
> On me donnerait un tableur.
< Tu as toujours eu des tableaux. Tu en avais un pour les lapins.
> Ils se multipliaient.
> Je peux appeler le dimanche après le déjeuner ?
< Après le déjeuner, avant la chorale à la radio. Quinze heures chez toi, quatorze chez nous.
< J’ai retrouvé ta recommandation de la bibliothèque, de tes seize ans. « Du soin, et jamais un cri. » À ta place, je la mettrais en tête du CV.

# david-morgan
< Alex. Si une ruche a 40 000 abeilles, en perd 1 000 par jour et en gagne 1 500, quand me faut-il une plus grande caisse.
> Dans vingt jours tu en as 50 000. Quand la caisse est-elle pleine ?
< 50 000.
> Alors dans vingt jours.
< J’avais dit trois semaines. Ta mère avait dit jamais.
< Premier gel. Tout est calme. Du miel pour toi, 6 pots, avec Rhys quand il passera.
> On dirait un petit village. Merci !

# josie-morgan
< tu dors pas ? j’ai besoin de quelqu’un qui comprend les p-values et qui n’est pas mon directeur
> Je ne dors pas. C’est quoi, la question ?
< des patelles. côté nord contre côté sud de la jetée. p vaut 0,06 et j’ai envie de pleurer
> Combien de patelles ?
< 24
> Alors les patelles n’ont pas dit non, elles ont dit « demandez-en plus ».
< je peux écrire ça
> Écris : l’échantillon est trop petit pour conclure. Et retourne en compter vingt de plus.
< il fait un froid de FÉVRIER dehors. bon. BON.
< p = 0,011 avec 61 patelles 🎉
> Bravo à toi et aux patelles.
< y en a une qui m’a mordue. ok non mais elle m’a regardée
< tu peux vérifier un graphique avant minuit chez moi ? juste l’axe, je sais que tu regarderas le reste quand même
< et maman dit que tu vas peut-être avoir une casquette ??

# rhys-morgan
< Je passe avec la camionnette dans quatre semaines. Tu veux toujours l’ardoise ?
> Deux morceaux, si tu les as, pour la fenêtre de la cuisine.
< J’en ai neuf. Combien de cm ?
> 118 sur 21. J’ai mesuré deux fois.
< Alors je coupe une fois. Un bout de sol pour la nuit ? Delphine est de garde.
> Le canapé, et une clé sous le troisième pot.

# chidi-eze
< Je prévois combien de couverts pour demain, s’il pleut ? C’est toi, les chiffres.
> Il y en a eu combien les quatre derniers soirs de pluie ?
< 31, 28, 44, 30. Les 44, c’était la soirée des dentistes.
> Alors 30, et cache un peu de ragoût pour les dentistes.
< J’ai fait 30. Il en est venu 29. Le ragoût était pour moi.
< Une table pour quatre, comme tu voulais, celle sous l’escalier. Et j’ai du gombo.

# marguerite-vasseur
< L’archet est prêt. Mèche neuve, et une petite fente qui ne me plaisait pas a disparu.
> Combien je te dois ?
< 65 €, et d’en jouer au moins deux fois par semaine.
> Les 65 €, c’est facile.
< On t’entendait hier soir à travers le mur de la mairie. Troisième rang, trop vite dans la coda.
> Tout le monde allait trop vite dans la coda.
< Toi en premier.

# tariq-rahman
< J’enseigne les moyennes à la 4e B la semaine prochaine. Il me faut des données qui font rire à quatorze ans.
> Des temps d’attente à un arrêt, avec un bus qui est passé après 71 minutes.
< Médiane 6, moyenne 12 ?
> Médiane 6, moyenne 11,9.
< Ils ne feront plus jamais confiance à une moyenne.
> C’est la leçon.
< Ils ont baptisé le bus de 71 minutes. Il s’appelle Gérald. Il y a des dessins.
> Je l’accrocherai au bureau.

# mikolaj-zielinski
< J’ai mis un bus dans le jeu. Il est toujours en retard. Les testeurs croient à un bogue.
> Fais-le passer en avance une fois. Après, ils te croiront.
< Tu es un être malfaisant.
< Je l’ai fait passer en avance une fois. Un testeur a crié.
> Magnifique. Ça fait combien de pixels ?
< 16 sur 10. J’en voulais 12, mais il n’avait pas de roues.

# saoirse-kelly
< La minette va bien. C’est la griffure d’un autre chat, et de l’orgueil blessé.
> L’orgueil de qui ?
< Le sien. Le tien, je ne peux pas le soigner.
< Pommade deux fois par jour pendant cinq jours. Si elle la lèche, elle sera ivre de son importance, rien de plus.
> Elle s’est assise sur le clavier et a retiré une candidature. Presque.
< Laquelle ?
> Nordaval. Elle n’a peut-être pas tort.

# hiroshi-yamamoto
< 78 km avant le petit déjeuner, le long du canal. Vent de face à l’aller et au retour, ce qui ne devrait pas être possible.
> C’est possible si le vent tourne au demi-tour.
< Tu gâches toujours la poésie avec un mécanisme.
> C’est une belle image. On refait ça ?
< Toujours. 6 h 30, l’écluse au héron.

# pedro-quintana
< L’eau est coupée cette semaine pour l’hiver. Tes haricots sont encore debout.
> Ils sont décoratifs, maintenant. Je les arrache ce week-end.
< J’ai mis ton râteau dans mon cabanon à cause de la grêle.
> Merci, Pedro. Tu veux le dernier potiron ?
< Ma femme m’a dit de ne pas dire oui. Oui.
< Soupe faite. Le potiron pesait 7,2. Je l’ai écrit sur la porte, au-dessus du 6,9 de l’an dernier.

# ottoline-grey
< Le livre sur les files d’attente est arrivé. D’occasion, quelqu’un a écrit « non ! » dans la marge de la page 112.
> Alors il me le faut. Que dit la page 112 ?
< Que les gens attendent volontiers s’ils savent combien de temps.
> J’écrirais « oui » à côté.
< 9 €, et tu peux.
> J’en suis à la page 112. Le « non ! » est à l’encre, et il y a une date.
< Laisse-moi deviner : une grève des bus ?
> Juin 1995. J’ai vérifié. Une grève des bus.

# yasmine-cherif
< J’ai dix-sept enfants qui toussent, et une question sur vos écrans : pourraient-ils dire quelque chose en arabe ?
> Ils peuvent l’afficher. Ils ne peuvent pas encore le dire, la voix est en français et en anglais.
< Une des mères lit les couleurs à la place. Vert, c’est bien, dit-elle.
> Je peux le transmettre ? On s’apprête à changer les couleurs, et Greta devrait le savoir.
< Oui, vas-y. Dis-lui que c’est Mme Haddou, arrêt Les Arceaux, tous les matins à huit heures.

# rahul-deshpande
< Alex, ici Rahul, de Halden. J’espère que vous ne m’en voulez pas d’écrire directement. Avant notre échange, une curiosité : la prévision fausse pour de bonnes raisons. Que s’est-il passé ?
> Elle prévoyait des bus pleins un jour de grève, puisque tout le monde laisserait sa voiture. Tout le monde est resté chez soi.
< Et vous avez gardé le modèle ?
> J’ai gardé le modèle et ajouté une phrase : « là où le service circule normalement ».
< C’est cette phrase que je cherche. On abandonne le modèle, ou on abandonne la phrase.
< Au plaisir. J’aurai devant moi la courbe de charge d’une semaine froide. Rien à préparer, nous dessinerons dessus ensemble.

# chiara-de-luca
< Ciao Alex, c’est encore Chiara. Outre le poste de recherche, nous cherchons quelqu’un pour la tarification des vélos partagés. Est-ce loin des bus ?
> Deux roues de moins et plus de météo, je suppose. À quoi ressembleraient les trois premiers mois ?
< Réponse honnête : nettoyer les données de trajets. Il y a des trajets de neuf secondes.
> Quelqu’un a pris le mauvais vélo, et l’a remis.
< 14 % de tous les trajets !
> Alors la selle est à la mauvaise hauteur sur 14 % des vélos.
< Je transmets à l’exploitation. Vous n’avez même pas postulé, et vous nous aidez déjà.

# farid-meziane
< Bonjour Alex, merci de votre visite à l’Atelier Méridien. Nous avons retenu une personne qui connaît mieux le commerce.
> Merci de me le dire vous-même, et pour la visite. J’ai beaucoup appris sur les retours.
< Vous avez posé la meilleure question de la journée. Si nous ouvrons un deuxième poste, j’aimerais vous appeler en premier.
> Volontiers.

# oisin-gallagher
< Alex, ici Oisín, de Tidewater. Vous avez dit non à Cork. Et avec moins de jours là-bas ? Des ferries, et le pire wifi de toutes les flottes d’Europe.
> Avec moins de jours, peut-être. Je dois dire que deux autres sont plus avancés.
< J’aime autant le savoir. Avancés à quel point ?
> Un appel avec l’un, une lettre à l’autre.
< Alors je fais court : trois semaines par mois à distance, une sur l’eau. Je veux dire au bureau, au bord de l’eau.
> Ça me tente. Puis-je revenir vers vous à la fin du mois ?
< Vous pouvez. La marée aussi revient.

# tugba-aksoy
< Bonjour Alex, la lettre de recommandation ne nous est pas encore parvenue. Le dossier ferme à la fin de la semaine prochaine ; tout le reste est complet.
> Toutes mes excuses, elle a été signée sur papier et le scan s’est égaré. Vous l’aurez d’ici deux jours.
< C’est dans les temps. Merci de votre réponse rapide.

# siobhan-byrne
< Bonjour Alex ! Liam dit que c’est à vous qu’il faut demander. Nous comptons les passagers avec un compteur à main. Quarante arrêts, deux étudiants. Est-ce que ça vaut quelque chose ?
> Ça vaut beaucoup, si chacun note quand le comptage a commencé et fini.
< Ils notent quand la pause thé a commencé et fini.
> Ça ira. Le thé est régulier.
< Première feuille. Photographiée sur le capot de la voiture, d’où la pluie.
> Lisible ! Qui est « M., manteau vert » ?
< Un monsieur qui fait deux tours. Les étudiants l’aiment bien. Ils l’ont compté une fois à l’entrée, une fois à la sortie.
> Alors il est juste en moyenne.
< Trente-huit feuilles sur quarante sont arrivées. Un chien en a mangé deux.
< Si nous les envoyons telles quelles, pourriez-vous dire d’ici la semaine prochaine si quarante arrêts suffisent pour un pilote ?

# jurgen-scholz
< Bonjour. L’horaire d’hiver est valable à partir du 13. Le fichier compte 214 courses de moins que le précédent. Merci d’en accuser réception.
> Bien reçu. 214 de moins, dont 19 qui ressemblent à une ligne ayant changé de nom.
< Exact. La 9540 s’appelle désormais 954. Le zéro, personne ne l’a jamais prononcé.
> Donc 195 de moins. C’est noté.
< Votre précision est appréciée.
< Deux véhicules portaient le nom « Bus » dans notre système. C’est rectifié. L’un s’appelle désormais « Bus 2 ».
> Merci. Cela explique bien des choses.

# ingrid-ostby
< Hei Alex. Chez Fjordbuss, nous disons « le bus est au ferry » et chacun sait ce que ça veut dire. Comment le mettre dans votre flux ?
> Comme un retard sans fin, avec une cause. L’écran peut alors dire « attend le ferry ».
< Et quand le ferry est à l’heure ?
> Alors personne ne lit l’écran.
< Vous nous comprenez. Nous avons eu quarante centimètres de neige, au fait.

# pau-ferrer-i-soler
< Bonjour ! Nous ouvrons nos données d’arrêts le mois prochain. Quelle licence les gens lisent-ils vraiment ?
> La courte. Si elle tient sur la page, ils la recopient aussi.
< Et une adresse de contact ?
> Avec un nom. On écrit à un nom, on se plaint à un « info ».
< Je mettrai le mien. Ma mère sera fière : https://dades.tdelta.example/parades

# folasade-adeyemi
< Madame ou Monsieur Morgan, j’ai lu votre étude des pôles d’échange sur un vol pour Accra. La méthode tiendrait-elle dans une ville où l’arrêt est là où le conducteur s’arrête ?
> Alex suffira. En principe, oui : la méthode cherche où les gens changent, pas où se trouve un panneau.
< C’est ce que j’espérais. Nous avons onze millions d’habitants et quatre panneaux.
> Alors j’aimerais beaucoup voir vos données.
< Vous les verrez. Elles sont sur papier, et il y a énormément de papier.

# wei-zhang
< Bonjour Alex. Pour vos 40 nouveaux écrans, nous en conseillons 2 de rechange. Avez-vous des taux de panne sur le terrain ?
> 3,1 % la première année, presque toutes le premier mois, et presque toutes là où l’abri donne à l’ouest.
< À cause du soleil ?
> À cause de la pluie. C’est le soleil qu’on accuse.
< Je vais demander à l’usine de regarder le joint. Merci.

# ruth-abelson
< Je suis sur une échelle à Gare de Vaise. L’écran affiche 1970. Une idée ?
> Il a perdu l’heure. Le boîtier gris est chaud ?
< Froid.
> Alors c’est le fusible, à gauche du boîtier, pas celui de droite. Celui de droite, c’est la machine à café du kiosque.
< C’EST la machine à café. Je me suis fait un ennemi.
< L’année est de nouveau la bonne. Merci. Je lui ai payé un café.

# soren-kjaer
< Nos boîtiers enverront toutes les 20 secondes à partir de la semaine prochaine. Jusqu’ici, ils envoyaient quand ils en avaient envie.
> J’ai vu. Ils en avaient surtout envie le mercredi.
< C’était un micrologiciel pour tracteurs.
> Ça explique les vitesses.

# beatriz-carvalho
< Meridian Hosting, Beatriz. La maintenance prévue passe de cette nuit, 2 h, à la nuit prochaine, 2 h. Seul le reporting est concerné.
> Merci. Ma récupération de nuit est à 3 h 10, serait-elle touchée ?
< Elle le serait, si nous traînons. J’écrirai quand ce sera fini.
< Fini. Dix-neuf minutes d’avance.

# nomvula-dlamini
< Je traduis « env. 4 min » pour les écrans en arabe. « Environ » peut se dire « presque », « autour de » ou « si Dieu le veut ». Lequel aviez-vous en tête ?
> Statistiquement le troisième. Officiellement le deuxième.
< Ce sera « autour de ». Je garde le troisième pour mes mémoires.

# gareth-llewellyn
< Tu cherches toujours ? Severn Parcel te reprendrait demain, à l’ancien salaire, et tu t’ennuierais dans la semaine.
> C’est le refus le plus aimable que j’aie reçu jusqu’ici.
< Sers-toi de mon nom. Et oublie le colis parti en Patagonie.
> Lequel ?
< Bonne réponse.

# divya-krishnamurthy
< Ce que le jury m’a demandé aujourd’hui, pour la direction des temps d’attente : combien de trains faut-il pour prouver que les trains sont en retard ?
> Un seul, s’il est assez en retard.
< C’est ce que j’ai répondu et j’ai le poste !!
> BRAVO.
< Tous les temps d’attente d’Okapi Health, dès janvier. Tout ce que je sais sur l’attente, je le tiens de toi et de tes bus.
> La première chose à leur dire : attendre ne dérange pas les gens, c’est de ne pas savoir.
< Je leur ai dit. Ils l’ont écrit au mur. Te voilà donc sur le mur d’un hôpital.

# vladimir-novotny
+ Bonjour ! La roue est-elle prête ? Je pourrais passer aujourd’hui à 17 h.
< Votre roue est en œuf. Pas un vrai œuf. Elle monte et elle descend.
> Peut-on la sauver ?
< On peut tout sauver. Ça coûte 28 €, ou une roue neuve 60 €.
> Sauvez-la, s’il vous plaît.
< Bien. J’aime les gens qui sauvent.
< Encore un rayon fatigué. Je l’ai changé, c’est offert. Prête après-demain, après 16 h.
`
