// What is written in jobs of software, systems and projects: titles (=), openings (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const softwareBank = `
@frontend-developer
= Front-end developer | Développeur front-end
= Web developer | Développeur web
= React developer | Développeur React
= Front-end developer, accessibility | Développeur front-end, accessibilité
> Our customers buy a ticket in a tunnel, with one thumb and a telephone from 2017. What you build has to work there first. | Nos clients achètent un billet dans un tunnel, d’un pouce, sur un téléphone de 2017. Ce que vous construisez doit d’abord marcher là.
> We keep our pages small and our components few. You help us to stay that way while the product grows. | Nos pages sont petites et nos composants peu nombreux. Vous nous aidez à le rester pendant que le produit grandit.
> A design on the wall is a promise. You keep it, and say early where it cannot be kept. | Une maquette au mur est une promesse. Vous la tenez, et dites tôt où elle ne peut l’être.
* Build screens in TypeScript and React, with tests that fail for a reason | Construire des écrans en TypeScript et React, avec des tests qui échouent à bon escient
* Make every screen work by keyboard and by voice | Rendre chaque écran utilisable au clavier et à la voix
* Measure loading times on slow telephones, and shorten them | Mesurer les temps de chargement sur de vieux téléphones, et les réduire
* Look after the component library and its documentation | Entretenir la bibliothèque de composants et sa documentation
* Review the code of colleagues, kindly and on the same day | Relire le code des collègues, avec égards et le jour même
* Sit beside users four times a year and write down what surprises you | S’asseoir quatre fois par an à côté des utilisateurs et noter ce qui surprend
- Three years of JavaScript in products that people use | Trois ans de JavaScript dans des produits utilisés
- HTML that a screen reader reads out in the right order | Du HTML qu’un lecteur d’écran lit dans le bon ordre
- You remove code with pleasure | Vous supprimez du code avec plaisir
- English that suffices for documentation and reviews | Un anglais qui suffit pour la documentation et les revues

@backend-developer
= Back-end developer | Développeur back-end
= Software engineer, interfaces | Ingénieur logiciel, interfaces
= Java developer | Développeur Java
= Server developer, payments | Développeur back-end, paiements
> When our service answers slowly, four hundred people stand in front of a barrier. You make it answer. | Quand notre service répond lentement, quatre cents personnes attendent devant un portillon. Vous le faites répondre.
> We have one large program that earns the money and eleven small ones that were to replace it. You help to find the right number. | Nous avons un grand programme qui gagne l’argent et onze petits qui devaient le remplacer. Vous aidez à trouver le bon nombre.
> An interface is a contract with people whom one will never meet. You write such contracts, and keep the old ones. | Une interface est un contrat avec des gens qu’on ne verra jamais. Vous écrivez ces contrats, et respectez les anciens.
* Design and build services with clear interfaces | Concevoir et construire des services aux interfaces claires
* Write queries and migrations that run while people work | Écrire requêtes et migrations qui passent pendant que l’on travaille
* Cover what matters with automated tests | Couvrir l’essentiel de tests automatisés
* Find the cause of an incident, not only its end | Trouver la cause d’un incident, pas seulement sa fin
* Bring old modules up to date in steps that nobody notices | Moderniser d’anciens modules par étapes que nul ne remarque
* Share the on-call week with five others | Partager la semaine d’astreinte avec cinq autres personnes
- Good command of Java, or of a language of that family | Une bonne maîtrise de Java ou d’un langage de sa famille
- You know what a transaction promises and what it does not | Vous savez ce qu’une transaction promet et ce qu’elle ne promet pas
- You write interfaces down before you write the code | Vous décrivez l’interface avant d’écrire le code
- You like to explain, and also to be explained to | Vous aimez expliquer, et aussi qu’on vous explique

@mobile-developer
= Mobile developer | Développeur mobile
= Android developer | Développeur Android
= iOS developer | Développeur iOS
= App developer, tickets | Développeur mobile, billetterie
> Half a million people carry our app and open it for nine seconds at a time. You make those seconds count. | Un demi-million de personnes ont notre application et l’ouvrent neuf secondes à la fois. Vous faites compter ces secondes.
> A ticket must also show when the battery and the network are nearly gone. That is your first test. | Un billet doit s’afficher même quand batterie et réseau sont presque à zéro. C’est votre premier test.
> Two platforms, one small team, a release every second week: you know both sides or want to learn the other. | Deux plateformes, une petite équipe, une version toutes les deux semaines : vous connaissez les deux ou voulez apprendre l’autre.
* Develop the app for Android and iOS with three colleagues | Développer l’application pour Android et iOS avec trois collègues
* Make it work without a network, and say so honestly | La faire marcher sans réseau, et le dire honnêtement
* Test on real devices, the oldest first | Tester sur de vrais appareils, les plus vieux d’abord
* Prepare releases, follow them, and stop one if need be | Préparer les versions, les suivre, et en arrêter une au besoin
* Work on large type, contrast and spoken output | Soigner grands caractères, contrastes et lecture vocale
* Read the reviews in the shops, also the angry ones | Lire les avis dans les magasins, même fâchés
- Two apps in the shops that you can show us | Deux applications publiées que vous pouvez montrer
- Kotlin or Swift, and respect for the other | Kotlin ou Swift, et du respect pour l’autre
- You measure battery and memory before you guess | Vous mesurez batterie et mémoire avant de supposer
- You agree on interfaces with the server team early | Vous convenez tôt des interfaces avec l’équipe serveur

@devops-engineer
= DevOps engineer | Ingénieur DevOps
= Site reliability engineer | Ingénieur fiabilité des services
= Platform engineer | Ingénieur plateforme
= Cloud engineer | Ingénieur cloud
> A release should be as exciting as a light switch. You see to the wiring. | Une mise en production doit être aussi palpitante qu’un interrupteur. Vous vous occupez du câblage.
> We run two hundred services for people who never think of us. You keep it that way. | Nous faisons tourner deux cents services pour des gens qui ne pensent jamais à nous. Vous faites en sorte que cela dure.
> Our platform grew in a hurry and is to be written down, so that it can be built again on a Tuesday morning. | Notre plateforme a poussé vite ; il faut l’écrire, pour pouvoir la rebâtir un mardi matin.
* Look after clusters, networks and storage as code | Entretenir grappes, réseaux et stockage sous forme de code
* Shorten the way from a change to its use | Raccourcir le chemin d’un changement à son usage
* Choose few alarms, and good ones | Choisir peu d’alertes, et de bonnes
* Rehearse the loss of a site, for real, twice a year | Répéter la perte d’un site, pour de vrai, deux fois par an
* Lead the talk after an incident, without looking for the guilty | Mener l’échange après un incident, sans chercher de coupable
* Keep cost per service in everybody’s view | Tenir le coût de chaque service sous les yeux de tous
- Linux, containers and one large cloud, in daily use | Linux, conteneurs et un grand cloud, au quotidien
- You automate what you have done by hand twice | Vous automatisez ce que vous avez fait deux fois à la main
- Calm at three in the morning, and a good report at nine | Du calme à trois heures du matin, un bon rapport à neuf
- Sound knowledge of networks and of access rights | De solides connaissances des réseaux et des droits d’accès

@support-technician
= IT support technician | Technicien support informatique
= Helpdesk agent | Technicien helpdesk
= Workplace technician | Technicien de proximité
= IT support, schools | Support informatique, établissements scolaires
> When somebody says “it does not work”, you hear three possible causes and one worried person. You look after both. | Quand quelqu’un dit « ça ne marche pas », vous entendez trois causes et une personne inquiète. Vous prenez soin des deux.
> Six hundred colleagues, nine sites, one telephone number: yours and that of four others. | Six cents collègues, neuf sites, un numéro de téléphone : le vôtre et celui de quatre autres.
> We replace two hundred computers this year and would like nobody to lose a photograph. | Nous remplaçons deux cents ordinateurs cette année et voudrions que personne ne perde une photo.
* Answer calls and requests, and close what you open | Répondre aux appels et demandes, et clore ce que vous ouvrez
* Set up computers, telephones and accounts for newcomers | Préparer ordinateurs, téléphones et comptes des arrivants
* Visit the sites by a plan, and by surprise when needed | Visiter les sites selon un plan, et à l’improviste au besoin
* Write short guides that are found before one calls | Écrire de petits guides que l’on trouve avant d’appeler
* Notice when ten requests are one problem | Remarquer quand dix demandes sont un seul problème
* Take old devices out of service, with their data | Retirer du service les vieux appareils, données comprises
- Training in IT, or a hobby that became one | Une formation en informatique, ou un passe-temps qui en tient lieu
- You explain without making others feel small | Vous expliquez sans rabaisser
- Knowledge of Windows, networks and access rights | Des connaissances de Windows, des réseaux et des droits d’accès
- You write down what you did | Vous notez ce que vous avez fait

@security-analyst
= Security analyst | Analyste cybersécurité
= SOC analyst | Analyste SOC
= Information security officer | Chargé de sécurité de l’information
= Security analyst, industrial systems | Analyste cybersécurité, systèmes industriels
> Most alarms are nothing. You find the one that is not, and know whom to wake. | La plupart des alertes ne sont rien. Vous trouvez celle qui compte, et savez qui réveiller.
> We look after valves, beds and bank accounts. Somebody tries the door every eleven seconds. | Nous gardons des vannes, des lits et des comptes. Quelqu’un essaie la porte toutes les onze secondes.
> You make a careful house more careful, without making work impossible. | Vous rendez plus prudente une maison prudente, sans empêcher le travail.
* Watch, sort and follow up security events | Surveiller, trier et suivre les événements de sécurité
* Test our own doors before others do | Éprouver nos propres portes avant d’autres
* Review access rights each quarter, with their owners | Revoir chaque trimestre les droits d’accès, avec leurs responsables
* Lead exercises, from the false invoice to the dark site | Mener des exercices, de la fausse facture au site à l’arrêt
* Assess suppliers and say what must be better | Évaluer les fournisseurs et dire ce qui doit changer
* Report to management in words without acronyms | Rendre compte à la direction en mots sans sigles
- Experience in a security team or as an administrator | Une expérience en équipe sécurité ou en administration
- Networks and Linux, well understood | Réseaux et Linux, bien compris
- You doubt politely | Vous doutez poliment
- A certificate is welcome, curiosity is required | Une certification est bienvenue, la curiosité est requise

@product-manager
= Product manager | Chef de produit
= Product owner | Product owner
= Digital product lead | Responsable produit numérique
= Product manager, season tickets | Chef de produit, abonnements
> Forty wishes come in each week and four can be done. You choose the four, and can say why to the other thirty-six. | Quarante souhaits arrivent chaque semaine et quatre sont possibles. Vous choisissez les quatre, et savez l’expliquer aux trente-six autres.
> You own a product that people use without noticing. You would like them to notice even less. | Vous portez un produit que l’on utilise sans y penser. Vous voudriez que l’on y pense encore moins.
> Between developers, counters and the board you translate in all directions, and decide in one. | Entre développeurs, guichets et direction, vous traduisez dans tous les sens et décidez dans un seul.
* Say what the product is for, on one page, kept up to date | Dire à quoi sert le produit, sur une page tenue à jour
* Talk with users every week, and let the team hear it | Parler chaque semaine avec des utilisateurs, et le faire entendre à l’équipe
* Order the backlog and leave most of it undone on purpose | Ordonner le backlog et en laisser l’essentiel de côté, exprès
* Measure whether what was shipped was used | Mesurer si ce qui est livré sert
* Prepare decisions with figures and an opinion | Préparer les décisions avec des chiffres et un avis
* Announce changes before people meet them | Annoncer les changements avant qu’on les rencontre
- Four years with a digital product, in whatever role | Quatre ans sur un produit numérique, quel que soit le rôle
- You write well and cut your own texts | Vous écrivez bien et raccourcissez vos propres textes
- You have ended a project and would do so again | Vous avez arrêté un projet et le referiez
- Good English for partners abroad | Un bon anglais pour les partenaires étrangers

@project-manager
= Project manager | Chef de projet
= Project coordinator | Coordinateur de projet
= Programme officer | Chargé de programme
= Project manager, new buildings | Chef de projet, nouveaux bâtiments
> A project is a promise with a date. You make few of them, and keep them. | Un projet est une promesse avec une date. Vous en faites peu, et les tenez.
> Eleven people from five departments will not report to you, and will nevertheless do what you agreed. | Onze personnes de cinq services ne dépendront pas de vous, et feront pourtant ce dont vous êtes convenus.
> The last project took twice as long as planned. We would like to learn from it, and look for the person who asks why. | Le dernier projet a duré le double du prévu. Nous voulons en apprendre quelque chose et cherchons la personne qui demande pourquoi.
* Plan scope, dates and money, and say early when they move | Planifier contenu, dates et budget, et dire tôt quand ils bougent
* Run short meetings with a decision at the end | Mener de courtes réunions qui finissent par une décision
* Keep a list of risks that people really read | Tenir une liste de risques que l’on lit vraiment
* Work with suppliers, and check what they deliver | Travailler avec les fournisseurs et contrôler leurs livraisons
* Report each month on one page, good news and bad | Rendre compte chaque mois sur une page, bonnes et mauvaises nouvelles
* Close the project, and write down what the next one should know | Clore le projet et noter ce que le suivant devrait savoir
- Three projects from beginning to end, one of them difficult | Trois projets menés de bout en bout, dont un difficile
- You see the person behind the delay | Vous voyez la personne derrière le retard
- A method that you know well enough to leave out half of it | Une méthode que vous connaissez assez pour en omettre la moitié
- You are at ease before a board and in a workshop | Vous êtes à l’aise devant un conseil comme dans un atelier

@business-analyst
= Business analyst | Business analyst
= Functional analyst | Analyste fonctionnel
= Process analyst | Analyste processus
= Business analyst, claims | Business analyst, sinistres
> Between what people say they do and what they do lies the specification. You go and look. | Entre ce que les gens disent faire et ce qu’ils font, il y a le cahier des charges. Vous allez voir.
> Our new system is to replace nine old ones and the notebook of Madame Perrin. You begin with the notebook. | Notre nouveau système doit remplacer neuf anciens et le carnet de Madame Perrin. Vous commencez par le carnet.
> You turn a wish into something that can be built, tested and refused. | Vous faites d’un souhait quelque chose que l’on peut construire, vérifier et refuser.
* Describe how work is done today, with those who do it | Décrire le travail d’aujourd’hui, avec celles et ceux qui le font
* Write requirements that can be tested | Rédiger des exigences vérifiables
* Lead workshops in which the quiet ones speak too | Animer des ateliers où les discrets parlent aussi
* Model data and processes as far as it helps | Modéliser données et processus tant que cela aide
* Accompany tests, and decide what is good enough | Accompagner les tests, et décider de ce qui suffit
* Train the first users and listen to them afterwards | Former les premiers utilisateurs, puis les écouter
- Three years as an analyst or in a trade that you now describe | Trois ans comme analyste, ou dans un métier que vous décrivez désormais
- You draw a process so that the people in it recognise it | Vous dessinez un processus de façon que l’on s’y reconnaisse
- You ask the second question | Vous posez la deuxième question
- Basic SQL is a great help | Des bases de SQL aident beaucoup

@ux-designer
= UX designer | UX designer
= Interaction designer | Designer d’interaction
= Service designer | Designer de services
= UX designer, public screens | UX designer, écrans publics
> You design for people who are late, tired, carrying a child, or all three. | Vous concevez pour des gens en retard, fatigués, un enfant sur le bras, ou les trois.
> Our forms are honest and long. You may make them short, as long as they stay honest. | Nos formulaires sont honnêtes et longs. Vous pouvez les raccourcir, pourvu qu’ils restent honnêtes.
> A sign in a station, a page, a letter: it is one service, and it should sound like one. | Un panneau en gare, une page, un courrier : c’est un seul service, et il doit parler d’une seule voix.
* Research with users, on site, each month | Mener chaque mois des recherches avec les utilisateurs, sur place
* Sketch, prototype and throw away | Esquisser, maquetter et jeter
* Design screens down to the last empty state | Dessiner les écrans jusqu’au dernier état vide
* Keep patterns in a library that developers like | Tenir les modèles dans une bibliothèque que les développeurs aiment
* Test with people who see, hear or move differently | Tester avec des personnes qui voient, entendent ou bougent autrement
* Choose words with the care given to colours | Choisir les mots avec le soin donné aux couleurs
- A portfolio in which one sees how you think | Un portfolio où l’on voit comment vous pensez
- You know accessibility as a craft, not as a list | Vous pratiquez l’accessibilité comme un métier, non comme une liste
- Workshops do not frighten you, nor do engineers | Ni les ateliers ni les ingénieurs ne vous effraient
- You can defend a decision, and change it | Vous savez défendre une décision, et en changer
`
