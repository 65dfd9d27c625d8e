// How an employer begins its jobs: at least two ways each, in both languages, and no two employers in the same way. `{place}` is the city of the job.
import type { Bilingual } from '#contract/shared.ts'
import { spacedInFrench } from '#seed/typeset.ts'

/** A line: `@` the company | English | French. */
const text = `
@port-de-sete | Ferries, cargo ships and fishing boats share our quays. The operations team in {place} is growing to plan their traffic better. | Ferries, cargos et bateaux de pêche partagent nos quais. À {place}, l’équipe d’exploitation s’agrandit pour mieux planifier le trafic.
@port-de-sete | Traffic in the port of {place} varies with the season and the weather. So does our work, on the quays and in the offices. | Le trafic du port de {place} varie selon la saison et la météo. Notre travail aussi, sur les quais comme dans les bureaux.
@port-de-sete | We work with shipping lines, hauliers and the harbour master every day. Our offices are in {place}, beside the fish quay. | Nous travaillons chaque jour avec les compagnies maritimes, les transporteurs et la capitainerie. Nos bureaux sont à {place}, près du quai de pêche.
@blanchisserie-centrale | Hospitals rely on clean linen every morning. Our plant in {place} works six days a week. | Les hôpitaux comptent chaque matin sur du linge propre. Notre site de {place} travaille six jours sur sept.
@blanchisserie-centrale | Two new hospitals have joined our service, and we are adapting our plant in {place}. | Deux nouveaux hôpitaux nous ont rejoints, et nous adaptons notre site de {place}.
@blanchisserie-centrale | We are replacing our washing lines and using less water and energy. The team in {place} prepares the change. | Nous remplaçons nos lignes de lavage et réduisons l’eau et l’énergie consommées. L’équipe de {place} prépare ce changement.
@okapi-health | Our software is used by appointment desks and doctors in more than forty hospitals. The team in {place} helps to develop and support it. | Notre logiciel est utilisé par les secrétariats et médecins de plus de quarante hôpitaux. L’équipe de {place} participe à sa conception et à son suivi.
@okapi-health | New hospitals are starting to use our software this year, and the team in {place} is growing. | De nouveaux hôpitaux adoptent notre logiciel cette année, et l’équipe de {place} s’agrandit.
@okapi-health | We develop with the people who use our software. In {place}, product, data and support share one floor. | Nous développons avec celles et ceux qui utilisent notre logiciel. À {place}, produit, données et support partagent un même étage.
@solaire-du-midi | More and more owners want solar power on their roofs. From {place}, we advise them, install the panels and maintain them. | De plus en plus de propriétaires équipent leurs toits en solaire. Depuis {place}, nous les conseillons, installons et entretenons les panneaux.
@solaire-du-midi | Our order book is full for the coming year, and we are recruiting in {place}. | Notre carnet de commandes est plein pour l’année à venir, et nous recrutons à {place}.
@solaire-du-midi | Each roof is a project of its own, from the first visit to the connection. The team in {place} sees it through. | Chaque toiture est un projet, de la première visite au raccordement. L’équipe de {place} le suit jusqu’au bout.
@halden-energy | Every quarter of an hour, supply has to match what our customers use. Forecasters, traders and customer advisers in {place} work together on it. | À chaque quart d’heure, l’offre doit suivre la consommation de nos clients. À {place}, prévision, négoce et conseil y travaillent ensemble.
@halden-energy | Solar and wind power make electricity harder to forecast, and more interesting. We are extending our team in {place}. | Le solaire et l’éolien rendent les prévisions plus difficiles, et plus intéressantes. Nous renforçons l’équipe de {place}.
@halden-energy | Our customers range from households to cold stores and greenhouses. The office in {place} buys the electricity they need. | Nos clients vont des ménages aux entrepôts frigorifiques et aux serres. Le bureau de {place} achète l’électricité nécessaire.
@brume-telecom | We connect new villages every month and maintain the network afterwards. The teams are based in {place}. | Nous raccordons chaque mois de nouveaux villages, puis entretenons le réseau. Les équipes sont basées à {place}.
@brume-telecom | Most of our customers have only had fibre for a few years. In {place}, we help them to get the best from it. | La plupart de nos clients n’ont la fibre que depuis quelques années. À {place}, nous les aidons à en tirer parti.
@brume-telecom | Our network will double in length in the next four years. We are recruiting in {place} for this. | Notre réseau doublera de longueur en quatre ans. Nous recrutons pour cela à {place}.
@aster-weather-services | Road services, railways and airports plan by our warnings. Our centre in {place} is staffed around the clock. | Services routiers, chemins de fer et aéroports s’organisent d’après nos alertes. Notre centre de {place} veille jour et nuit.
@aster-weather-services | We combine measurements, models and experience. In {place}, meteorologists and developers work together. | Nous combinons mesures, modèles et expérience. À {place}, météorologues et équipes de développement travaillent ensemble.
@aster-weather-services | New customers from public transport have joined us, and we are extending our team in {place}. | De nouveaux clients des transports publics nous ont rejoints, et nous renforçons l’équipe de {place}.
@lumen-sante | A patient may meet us in three towns within a week, and one file follows. Much of the work behind it is done in {place}. | Un même patient peut nous voir dans trois villes en une semaine, avec un seul dossier. Une bonne part du travail que cela demande se fait à {place}.
@lumen-sante | In our clinics, wards and offices work more closely together each year, in {place} as elsewhere. | Dans nos cliniques, soins et bureaux travaillent chaque année plus étroitement ensemble, à {place} comme ailleurs.
@orsay-logistics | What our vans collect in the evening is at the door by eight. The depot in {place} sorts it overnight. | Ce que nos camionnettes collectent le soir est livré avant huit heures. Le dépôt de {place} le trie pendant la nuit.
@orsay-logistics | Our parcel volumes have doubled in five years, and {place} handles a good share of them. | Nos volumes de colis ont doublé en cinq ans, et {place} en traite une bonne part.
@rivet-rye | A jacket that comes back for repair tells us more than one that is sold. In {place}, we want to listen better. | Une veste qui revient en réparation nous apprend plus qu’une veste vendue. À {place}, nous voulons mieux écouter.
@rivet-rye | Two more shops open next year, and the online store sells as much as all of them. The team in {place} serves both. | Deux boutiques ouvrent l’an prochain, et la vente en ligne pèse autant que toutes les autres. L’équipe de {place} sert les deux.
@fournils-associes | Bread is baked at three and gone by noon. In {place}, we help our members to bake the right amount. | Le pain cuit à trois heures et part avant midi. À {place}, nous aidons nos adhérents à en cuire juste assez.
@fournils-associes | Twelve bakeries have joined the cooperative this year; the shared services in {place} are growing with them. | Douze boulangeries ont rejoint la coopérative cette année ; les services communs de {place} grandissent avec elles.
@nordaval | Our steel carries bridges and lifts, so each coil is traced from furnace to lorry. Our site in {place} lives by that rule. | Notre acier porte des ponts et des ascenseurs : chaque bobine est suivie du four au camion. Notre site de {place} applique cette règle chaque jour.
@nordaval | A new cutting line starts next year, and we are preparing for it in {place}. | Une nouvelle ligne de découpe démarre l’an prochain, et nous la préparons à {place}.
@vero-mobilite | Passengers change between our lines without a thought, and soon without a card. In {place}, we prepare payment by phone. | On change de ligne chez nous sans y penser, et bientôt sans carte. À {place}, nous préparons le paiement par téléphone.
@vero-mobilite | The tram line to the hospitals opens in two years. The team in {place} has its part in preparing it. | La ligne de tram des hôpitaux ouvre dans deux ans. L’équipe de {place} contribue à la préparer.
@clinique-des-monts | We know our patients by name, and intend to stay small. In {place}, we are renewing our two operating theatres. | Nous connaissons nos patients par leur nom et tenons à rester petits. À {place}, nous rénovons nos deux blocs.
@clinique-des-monts | Short hospital stays need good preparation. In {place}, reception, wards and offices work on it together. | Une hospitalisation courte se prépare bien. À {place}, accueil, soins et bureaux y travaillent ensemble.
@ville-de-brume | The old quays of {place} are being rebuilt, with a school, a park and a new bus square. All our departments have a part in it. | Les anciens quais de {place} se transforment : une école, un parc, une nouvelle place des bus. Tous nos services y contribuent.
@ville-de-brume | Residents of {place} should need one visit, one form and one answer. We are reorganising our services to that end. | À {place}, une visite, un formulaire et une réponse doivent suffire. Nous réorganisons nos services dans ce but.
@transports-du-rhone | Eleven thousand pupils count on us each school day. From {place}, we keep that promise even in snow. | Onze mille élèves comptent sur nous chaque jour de classe. Depuis {place}, nous tenons cette promesse, même sous la neige.
@transports-du-rhone | We are replacing ninety diesel coaches with electric ones, and {place} is one of the first sites to change. | Nous remplaçons quatre-vingt-dix cars diesel par des cars électriques, et {place} est l’un des premiers sites concernés.
@institut-regional | Councils and ministries decide by what we publish. In {place}, we make sure that the figures hold up. | Collectivités et ministères décident d’après nos publications. À {place}, nous veillons à la solidité des chiffres.
@institut-regional | Our survey of daily travel is repeated next year with twice as many households. The work is led from {place}. | Notre enquête sur les déplacements revient l’an prochain auprès de deux fois plus de ménages. Elle est pilotée depuis {place}.
@nordlys-analytics | A ferry that sails half empty is a forecast that was wrong. In {place}, we work on getting it right. | Un ferry à moitié vide, c’est une prévision manquée. À {place}, nous travaillons à faire mieux.
@nordlys-analytics | Three bus operators have joined our customers this year, and the team in {place} is growing by two. | Trois exploitants de bus ont rejoint notre clientèle cette année, et l’équipe de {place} gagne deux postes.
@verkehrsverbund-oberland | Anyone who steps off the train should find the boat waiting. In {place}, we bring eleven operators onto one timetable. | Qui descend du train doit trouver le bateau à quai. À {place}, nous réunissons onze exploitants autour d’un même horaire.
@verkehrsverbund-oberland | Hikers fill our lines in summer and skiers in winter. From {place}, we plan for both. | L’été, nos lignes portent les randonneurs ; l’hiver, les skieurs. Depuis {place}, nous préparons les deux.
@brightwell-water | One litre in six is lost before it reaches a tap. From {place}, we plan to halve that within ten years. | Un litre sur six se perd avant le robinet. Depuis {place}, nous voulons réduire cette part de moitié en dix ans.
@brightwell-water | New meters report every hour, and our teams in {place} are learning what can be done with it. | De nouveaux compteurs émettent chaque heure, et nos équipes de {place} apprennent ce qu’il est possible d’en faire.
@tidewater-ferries | For the islands, our ships are the road, the post and the ambulance. The office in {place} keeps them sailing. | Pour les îles, nos navires sont la route, la poste et l’ambulance. Le bureau de {place} assure leur départ.
@tidewater-ferries | A tenth ship arrives next spring. In {place}, we are preparing crews, tickets and piers. | Un dixième navire arrive au printemps prochain. À {place}, nous préparons équipages, billets et embarcadères.
@lignes-du-jura | Forty kilometres of single track, four bus lines, and connections of five minutes: in {place}, everyone works close to the line. | Quarante kilomètres de voie unique, quatre lignes de car et des correspondances de cinq minutes : à {place}, tout le monde travaille près de la ligne.
@lignes-du-jura | The region has extended our contract by ten years, which lets us plan ahead in {place}. | La région a prolongé notre contrat de dix ans, et nous pouvons voir loin à {place}.
@atelier-nord | Crossings, benches, slopes: we measure on foot before we draw. The studio in {place} works on six towns at present. | Traversées, bancs, pentes : nous mesurons à pied avant de dessiner. L’atelier de {place} travaille en ce moment pour six communes.
@atelier-nord | Our walking maps are used in thirty towns. In {place}, we are preparing the next edition. | Nos plans piétons servent dans trente communes. À {place}, nous préparons l’édition suivante.
@compagnie-du-leman | Our oldest ship is from 1910, our newest runs on batteries. In {place}, we look after both. | Notre plus ancien bateau date de 1910, le plus récent navigue sur batteries. À {place}, nous prenons soin des deux.
@compagnie-du-leman | More people cross the lake to work each year. We are adding early crossings, and the team in {place} is preparing them. | Chaque année, davantage de personnes traversent le lac pour travailler. Nous ajoutons des traversées matinales, que l’équipe de {place} prépare.
@reseau-isere-mobilites | Valley, plateau and city: our buses climb seven hundred metres twice an hour. The team in {place} keeps watch over them. | Vallée, plateau, ville : nos bus montent sept cents mètres deux fois par heure. L’équipe de {place} veille sur eux.
@reseau-isere-mobilites | A crowded bus at eight is half empty at nine. The next step, prepared in {place}, is to do something about it. | Un bus bondé à huit heures est à moitié vide à neuf. L’étape suivante, préparée à {place}, est d’y remédier.
@observatoire-des-gares | We stand in stations with a clipboard and leave with a study. Our office is in {place}, two minutes from the platforms. | Nous entrons en gare avec une planchette et en sortons avec une étude. Notre bureau est à {place}, à deux minutes des quais.
@observatoire-des-gares | A study of forty small stations is about to begin, led from {place}. | Une étude de quarante petites gares va commencer, pilotée depuis {place}.
@queue-theory | A queue is a forecast with people in it. The team in {place} builds software that keeps it short. | Une file d’attente est une prévision avec des gens dedans. L’équipe de {place} conçoit le logiciel qui la raccourcit.
@queue-theory | Two airports are testing our product this year, so there is plenty to do in {place}. | Deux aéroports testent notre produit cette année, et le travail ne manque pas à {place}.
@severn-parcel | By seven in the morning, the day’s rounds have left. The depot in {place} is one of nine where they are made ready. | À sept heures du matin, les tournées sont parties. Le dépôt de {place} est l’un des neuf où elles se préparent.
@severn-parcel | We are moving our rounds to electric vans, depot by depot, and {place} is next. | Nous passons nos tournées à l’électrique, dépôt par dépôt, et {place} est le prochain.
@musees-reunis | School classes, tourists and regulars share our rooms. The joint office in {place} works for all of them. | Classes, touristes et habitués se partagent nos salles. Le bureau commun de {place} travaille pour tous.
@musees-reunis | The silk museum reopens next autumn after three years of works. In {place}, everyone has a hand in it. | Le musée de la soie rouvre l’automne prochain après trois ans de travaux. À {place}, toutes les équipes y participent.
@universite-de-la-confluence | Students and staff from ninety countries meet on our campuses. The post in {place} serves both. | Nos campus réunissent étudiants et personnels de quatre-vingt-dix pays. Le poste, à {place}, est au service des deux.
@universite-de-la-confluence | Three faculties are moving into new buildings, and our services in {place} are moving with them. | Trois facultés emménagent dans de nouveaux bâtiments, et nos services de {place} les accompagnent.
@cap-carrieres | People come to us with twenty years of one trade and the wish for another. In {place}, we help them to get there. | On vient nous voir avec vingt ans d’un métier et l’envie d’un autre. À {place}, nous aidons à y parvenir.
@cap-carrieres | Our evening courses are full for months, and we are opening more in {place}. | Nos cours du soir sont complets pour plusieurs mois, et nous en ouvrons d’autres à {place}.
@banque-des-deux-rives | Our members live on one bank and often work on the other. Advice in {place} is given with both in mind. | Nos sociétaires vivent sur une rive et travaillent souvent sur l’autre. À {place}, le conseil tient compte des deux.
@banque-des-deux-rives | We are replacing a core system that is thirty years old, without closing a counter. The team in {place} is part of it. | Nous remplaçons un système central de trente ans sans fermer un guichet. L’équipe de {place} y prend part.
@mutuelle-du-phare | After a storm, our members hear from us the same day. The team in {place} makes that possible. | Après une tempête, nos sociétaires ont de nos nouvelles le jour même. L’équipe de {place} rend cela possible.
@mutuelle-du-phare | Boats, barns and houses are now declared on one form. In {place}, we are merging the files behind it. | Bateaux, granges et maisons se déclarent désormais sur un même formulaire. Depuis {place}, nous réunissons aussi les dossiers.
@alpes-credit | A hotel earns in two seasons and repays in twelve months. In {place}, we know how to plan for that. | Un hôtel gagne en deux saisons et rembourse en douze mois. À {place}, nous savons préparer cela.
@alpes-credit | Most of our lending now goes into renovation. We are adapting our files and tools in {place}. | L’essentiel de nos prêts finance aujourd’hui la rénovation. Nous adaptons dossiers et outils à {place}.
@harrow-pike | Bakers, boatyards and bookshops trust us with their books. Our office in {place} looks after a good many of them. | Boulangeries, chantiers navals et librairies nous confient leurs comptes. Notre bureau de {place} en suit un grand nombre.
@harrow-pike | Quarterly tax returns have gone digital, and our clients in {place} count on us for a calm change. | Les déclarations trimestrielles passent au numérique, et notre clientèle de {place} compte sur nous pour un passage serein.
@maison-vidal | We cook in small batches and from whole ingredients. In {place}, kitchen, warehouse and office are under one roof. | Nous cuisinons en petites quantités, à partir de produits bruts. À {place}, cuisine, entrepôt et bureaux sont sous un même toit.
@maison-vidal | The soups of last winter sold out in January. We are enlarging the kitchen in {place}. | Les soupes de l’hiver dernier étaient épuisées en janvier. Nous agrandissons la cuisine de {place}.
@laiterie-du-bocage | Milk does not wait: it is collected each day and processed the same evening. Our dairy in {place} sets its clock by it. | Le lait n’attend pas : collecté chaque jour, il est transformé le soir même. Notre laiterie de {place} se règle sur lui.
@laiterie-du-bocage | A new maturing cellar opens next year, and we are building up the team in {place}. | Une nouvelle cave d’affinage ouvre l’an prochain, et nous étoffons l’équipe de {place}.
@grunkorn | Our mill grinds the grain of ninety farms, all of them within two hours’ drive of {place}. | Notre moulin transforme le grain de quatre-vingt-dix fermes, toutes à moins de deux heures de {place}.
@grunkorn | We now sell in eleven countries, and each has its own label. There is much to prepare in {place}. | Nous vendons désormais dans onze pays, chacun avec son étiquette. Il y a beaucoup à préparer à {place}.
@comptoir-des-halles | A corner shop is a promise: open, stocked, and friendly. From {place}, we help our managers to keep it. | Une épicerie de quartier est une promesse : ouverte, garnie, accueillante. Depuis {place}, nous aidons nos gérants à la tenir.
@comptoir-des-halles | Every second shop has telephone orders ready within the hour. The team in {place} is extending this to the others. | Un magasin sur deux prépare en une heure les commandes passées par téléphone. L’équipe de {place} étend ce service aux autres.
@papier-plume | Our customers try a nib before they buy it. In {place}, we want the website to be as patient as our shops. | Chez nous, une plume s’essaie avant de s’acheter. À {place}, nous voulons un site aussi patient que nos boutiques.
@papier-plume | September fills our shops with school lists. We prepare the season all year in {place}. | En septembre, les listes scolaires remplissent nos boutiques. À {place}, la saison se prépare toute l’année.
@velos-marguerite | Every bicycle that we sell comes back to us for service. The team in {place} coordinates shops and workshops. | Chaque vélo vendu revient chez nous en entretien. L’équipe de {place} coordonne magasins et ateliers.
@velos-marguerite | Company rental has overtaken our shop sales. In {place}, we are building what it needs. | La location aux entreprises dépasse nos ventes en magasin. À {place}, nous mettons en place ce qu’il lui faut.
@librairies-du-canal | Each of our bookshops chooses its own tables; what they have in common is organised in {place}. | Chacune de nos librairies choisit ses tables ; ce qu’elles ont en commun s’organise à {place}.
@librairies-du-canal | We now order for schools as well, and are looking for support in {place}. | Nous commandons désormais aussi pour les écoles, et cherchons du renfort à {place}.
@radio-littoral | We broadcast tides before the news. The studio in {place} is small, and everyone hears the programme being made. | Chez nous, les marées passent avant les informations. Le studio de {place} est petit, et chacun y entend l’antenne se faire.
@radio-littoral | Listeners now follow us by podcast as well, and we are adapting our work in {place}. | Le public nous suit désormais aussi en podcast, et nous adaptons notre travail à {place}.
@editions-de-l-ancre | A textbook takes three years and lasts ten. In {place}, editors, designers and sales share the same table. | Un manuel demande trois ans et en dure dix. À {place}, édition, maquette et ventes partagent la même table.
@editions-de-l-ancre | Our travel series appears in a third language this year, and the office in {place} needs support. | Notre collection de voyages paraît cette année dans une troisième langue, et le bureau de {place} cherche du renfort.
@bauhof-rhein | Schools are built in the holidays, bridges when the river allows. From {place}, we plan for both. | Une école se construit pendant les vacances, un pont quand le fleuve le permet. Depuis {place}, nous préparons les deux.
@bauhof-rhein | Two swimming pools and a railway bridge are on our list for the coming years. The team in {place} is already preparing them. | Deux piscines et un pont ferroviaire sont au programme des prochaines années. L’équipe de {place} les prépare déjà.
@charpentes-morin | Our frames are drawn, cut and assembled in-house, from regional timber. In {place}, workshop and office face each other. | Nos charpentes sont dessinées, taillées et assemblées chez nous, en bois de la région. À {place}, atelier et bureaux se font face.
@charpentes-morin | More public buildings are made of wood each year, and our workshop in {place} is busy. | Chaque année, davantage de bâtiments publics se font en bois, et notre atelier de {place} ne chôme pas.
@renova-toit | An old roof holds surprises; a good file holds fewer. In {place}, crews and office prepare each house together. | Un toit ancien réserve des surprises ; un bon dossier, beaucoup moins. À {place}, équipes et bureau préparent ensemble chaque maison.
@renova-toit | Grants for insulation have filled our calendar for the next six months, and we are recruiting in {place}. | Les aides à l’isolation remplissent notre calendrier des six prochains mois, et nous recrutons à {place}.
@gleann-builders | We build what villages need: homes, a surgery, sometimes a platform. From {place}, we look after nine sites. | Nous construisons ce dont les villages ont besoin : des logements, un cabinet, parfois un quai. Depuis {place}, nous suivons neuf chantiers.
@gleann-builders | The new housing programme brings us four years of work around {place}. | Le nouveau programme de logements nous assure quatre ans de travail autour de {place}.
@usines-fabre | Half of the bicycles in this country turn on our bearings. In {place}, we make them to a thousandth of a millimetre. | La moitié des vélos du pays tournent sur nos roulements. À {place}, nous les fabriquons au millième de millimètre.
@usines-fabre | Demand for chains has risen with the electric bicycle, and our factory in {place} is adding a line. | La demande de chaînes progresse avec le vélo électrique, et notre usine de {place} ajoute une ligne.
@precision-horlogere-du-doubs | Our smallest part weighs less than a grain of salt. In {place}, lathes, measuring room and office are a corridor apart. | Notre plus petite pièce pèse moins qu’un grain de sel. À {place}, tours, métrologie et bureaux tiennent dans un même couloir.
@precision-horlogere-du-doubs | Medical orders have overtaken watchmaking, with stricter requirements. We are strengthening our team in {place}. | Le médical dépasse désormais l’horlogerie, avec des exigences plus strictes. Nous renforçons donc l’équipe de {place}.
@isarwerk | A lift is bought once and used for forty years. From {place}, we see to it that it runs. | Un ascenseur s’achète une fois et sert quarante ans. Depuis {place}, nous veillons à son bon fonctionnement.
@isarwerk | Old lifts are being fitted with new controls in thousands of houses, and there is no shortage of work in {place}. | Des milliers d’ascenseurs anciens reçoivent une commande neuve, et le travail ne manque pas à {place}.
@eaux-de-wallonie-centrale | Springs, towers and nine thousand kilometres of pipe: in {place}, we keep track of them all. | Des sources, des châteaux d’eau et neuf mille kilomètres de conduites : à {place}, nous gardons l’œil sur le tout.
@eaux-de-wallonie-centrale | Dry summers have changed how we plan. The team in {place} is preparing the network for the next ones. | Les étés secs ont changé notre façon de prévoir. L’équipe de {place} prépare le réseau aux suivants.
@hydro-laurentides | Our dams are in the forest, our customers at the end of very long lines. Our teams in {place} connect the two. | Nos barrages sont en forêt, notre clientèle au bout de très longues lignes. Nos équipes de {place} relient les deux.
@hydro-laurentides | Two power stations from the 1960s are being renewed while they run. The team in {place} works on both. | Deux centrales des années soixante sont rénovées sans être arrêtées. L’équipe de {place} travaille aux deux.
@hopital-sainte-claire | A new surgical building opens in three years. In {place}, every department is already preparing for it. | Un nouveau bâtiment de chirurgie ouvre dans trois ans. À {place}, chaque service s’y prépare déjà.
@hopital-sainte-claire | We treat, teach and do research on one site. In {place}, care and administration learn from each other. | Nous soignons, enseignons et cherchons sur un même site. À {place}, soins et administration apprennent les uns des autres.
@aidance | A visit in the morning, a meal at noon, a call in the evening: from {place}, we arrange what people need to stay at home. | Une visite le matin, un repas à midi, un appel le soir : depuis {place}, nous organisons ce qu’il faut pour rester chez soi.
@aidance | More families turn to us each month, and we are adding rounds from {place}. | Chaque mois, davantage de familles s’adressent à nous, et nous ajoutons des tournées depuis {place}.
@region-bords-de-loire | A hundred and ten secondary schools, eighty stations and the training of jobseekers: much of it is decided in {place}. | Cent dix lycées, quatre-vingts gares et la formation des demandeurs d’emploi : une bonne part s’en décide à {place}.
@region-bords-de-loire | Our regional trains change operator in two years, and the directorates in {place} are preparing for it. | Nos trains régionaux changent d’exploitant dans deux ans, et les directions de {place} s’y préparent.
@region-bords-de-loire | We are insulating thirty secondary schools before 2030 without closing one. The programme is run from {place}. | Nous isolons trente lycées d’ici à 2030 sans en fermer un seul. Le programme est conduit depuis {place}.
@ville-de-brume | The river came into the lower town of {place} twice in ten years. Flood protection is now everyone’s business here. | La rivière est entrée deux fois en dix ans dans la ville basse de {place}. La prévention des crues est ici l’affaire de tous.
@stad-linde | Half of our residents cycle to work, and we are closing the last gaps between our cycle paths. | Un habitant sur deux va travailler à vélo, et nous comblons les derniers manques du réseau cyclable.
@kanton-hochtal | Two passes close each winter and the valleys count on us. The cantonal offices in {place} plan the year around it. | Deux cols ferment chaque hiver et les vallées comptent sur nous. Les offices cantonaux de {place} organisent l’année en conséquence.
@stad-linde | A street that works for children works for everyone. All our departments plan with that in mind. | Une rue qui convient aux enfants convient à tous. Tous nos services y pensent.
@stad-linde | Our town hall is moving its counters online and keeping them open as well. | Notre hôtel de ville met ses guichets en ligne, et les garde ouverts.
@kanton-hochtal | In a small canton, the way to a decision is short. Our offices in {place} are a short walk apart. | Dans un petit canton, les décisions se prennent vite. À {place}, nos bureaux sont à deux pas les uns des autres.
@kanton-hochtal | Valley communes are merging their offices, and the canton supports them from {place}. | Les communes de vallée regroupent leurs services, et le canton les accompagne depuis {place}.
@papaye-studio | A museum, a library and two town halls have gone online with us this year. The studio in {place} is at full stretch. | Un musée, une bibliothèque et deux mairies sont passés en ligne avec nous cette année. Le studio de {place} tourne à plein.
@papaye-studio | We design with those who will look after the site afterwards. In {place}, we share one table and one coffee machine. | Nous concevons avec celles et ceux qui tiendront le site ensuite. À {place}, nous partageons une table et une machine à café.
@cobalt-systems | Every second, somebody passes one of our gates. In {place}, we see to it that they open. | À chaque seconde, une personne franchit l’un de nos portillons. À {place}, nous veillons à ce qu’ils s’ouvrent.
@cobalt-systems | Three cities are replacing their ticket machines with ours, and the team in {place} is preparing the delivery. | Trois villes remplacent leurs distributeurs par les nôtres, et l’équipe de {place} prépare la livraison.
`

const byCompany = Map.groupBy(
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [company = '', en = '', fr = ''] = line.split(' | ')
      return { company, words: { en, fr: spacedInFrench(fr) } }
    }),
  ({ company }) => company,
)

/** The ways in which a company begins. */
export const openingsOf = ({ id }: { readonly id: string }): readonly Bilingual[] =>
  (byCompany.get(`@${id}`) ?? []).map(({ words }) => words)

/** A text with `{place}`, of a place. */
export const placed = ({ en, fr }: Bilingual, town: string): Bilingual => ({
  en: en.replaceAll('{place}', NAMES[town]?.[0] ?? town),
  fr: inTown(fr, NAMES[town]?.[1] ?? town),
})

/** Cities that are called otherwise in English or French than on their signs. */
const NAMES: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  Bern: ['Bern', 'Berne'],
  Bruxelles: ['Brussels', 'Bruxelles'],
  Chur: ['Chur', 'Coire'],
  Edinburgh: ['Edinburgh', 'Édimbourg'],
  'Freiburg im Breisgau': ['Freiburg', 'Fribourg-en-Brisgau'],
  Genève: ['Geneva', 'Genève'],
  Gent: ['Ghent', 'Gand'],
  Göteborg: ['Gothenburg', 'Göteborg'],
  London: ['London', 'Londres'],
  Montréal: ['Montreal', 'Montréal'],
  München: ['Munich', 'Munich'],
  Thun: ['Thun', 'Thoune'],
}

/** As French writes a place with an article or a vowel: au Havre, du Mans, d’Orsay. */
const inTown = (french: string, town: string): string => {
  const isOpen = /^[AEIOUYÉÈÎ]/.test(town)
  return french
    .replaceAll('{place}', town)
    .replaceAll(/(?<!\p{L})([àÀ]) Le (?=\p{Lu})/gu, (_, a: string) => (a === 'à' ? 'au ' : 'Au '))
    .replaceAll('de Le ', 'du ')
    .replaceAll(`de ${town}`, isOpen ? `d’${town}` : `de ${town}`)
}
