// What is written in jobs of data and analysis: titles (=), openings (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const dataBank = `
@data-analyst
= Data analyst | Data analyst
= Data analyst, ridership | Data analyst, fréquentation
= Insight analyst, customers | Data analyst, connaissance client
= Data analyst, admissions | Data analyst, admissions
= Reporting analyst | Chargé de reporting et d’analyse
= Reporting lead | Responsable du reporting
> Forty people open your report on Monday and decide by it what they do on Tuesday. You make sure that what they read is true, short and the same as last week where nothing has changed. | Quarante personnes ouvrent votre rapport le lundi et décident d’après lui de leur mardi. Vous veillez à ce qu’il soit juste, court, et identique à la semaine passée quand rien n’a changé.
> We collect more than we understand. You find the questions that are worth asking, and answer them with data that was never made for it. | Nous recueillons plus que nous ne comprenons. Vous trouvez les questions qui en valent la peine, et y répondez avec des données qui n’ont pas été faites pour cela.
> Our figures come from six systems that do not agree. You are the person who knows why, and whom the others believe. | Nos chiffres viennent de six systèmes qui ne sont pas d’accord. Vous êtes la personne qui sait pourquoi, et que les autres croient.
* Build and keep the weekly figures that the teams steer by | Construire et tenir les chiffres hebdomadaires qui guident les équipes
* Write queries that somebody else can still read in a year | Écrire des requêtes qu’une autre personne lira encore dans un an
* Draw charts that need no explanation, and take out those that do | Dessiner des graphiques qui se passent d’explication, et retirer les autres
* Look into every odd number before somebody asks about it | Examiner chaque chiffre étrange avant que quelqu’un n’en parle
* Turn a vague question from a colleague into one that data can answer | Transformer la question floue d’un collègue en une question à laquelle les données répondent
* Measure what a change has brought, three months after it was made | Mesurer ce qu’un changement a apporté, trois mois après
- You have worked with real data for two years or more, including its gaps | Vous travaillez depuis deux ans au moins sur de vraies données, trous compris
- SQL and a spreadsheet are tools to you, not a subject | SQL et le tableur sont pour vous des outils, non un sujet
- You say “I do not know yet” without blushing | Vous dites « je ne sais pas encore » sans rougir
- You explain a chart to people who do not love charts | Vous expliquez un graphique à ceux qui n’aiment pas les graphiques

@data-scientist
= Data scientist | Data scientist
= Data scientist, demand models | Data scientist, modèles de demande
= Machine learning scientist | Data scientist, apprentissage automatique
= Junior data scientist | Data scientist débutant
> You build models that somebody relies on at five in the morning. They are tested like a bridge, and as easy to replace. | Vous construisez des modèles sur lesquels quelqu’un compte à cinq heures du matin. Ils sont éprouvés comme un pont et aussi faciles à remplacer.
> We have eight years of history and a question that averages do not answer. We look for somebody who begins with a simple model and says when it is enough. | Nous avons huit ans d’historique et une question à laquelle les moyennes ne répondent pas. Nous cherchons quelqu’un qui commence par un modèle simple et dit quand il suffit.
> The model of today is wrong on strike days and in snow. You find out what it should know, and whether it is worth knowing. | Le modèle actuel se trompe les jours de grève et de neige. Vous trouvez ce qu’il devrait savoir, et si cela vaut la peine.
* Develop predictive models, from the first notebook to daily use | Développer des modèles prédictifs, du premier notebook à l’usage quotidien
* Measure how wrong a model is, for whom, and what that costs | Mesurer de combien un modèle se trompe, pour qui, et ce que cela coûte
* Prepare training data with the data engineers, and document it | Préparer les données d’entraînement avec les ingénieurs données, et les documenter
* Run experiments with a question, a control group and an end | Mener des expériences avec une question, un groupe témoin et une fin
* Explain in one page what a model does and does not do | Expliquer en une page ce qu’un modèle fait et ne fait pas
* Watch models in service and retire those that have aged | Surveiller les modèles en service et retirer ceux qui ont vieilli
- A degree in statistics, computing or a science in which things are counted | Un diplôme en statistique, informatique ou dans une science où l’on compte
- Python is your everyday language and you write tests for it | Python est votre langue de tous les jours, et vous écrivez des tests
- You prefer a model that is understood to one that wins by a hair | Vous préférez un modèle compris à un modèle meilleur d’un cheveu
- You have put at least one model into real service | Vous avez mis au moins un modèle en service réel

@data-engineer
= Data engineer | Ingénieur données
= Data engineer, real-time data | Ingénieur données, temps réel
= Data platform engineer | Ingénieur plateforme de données
= ETL developer | Développeur ETL
> Every night nine hundred files arrive, and by six they must be one truth. You build the road on which they travel. | Chaque nuit, neuf cents fichiers arrivent et doivent former une seule vérité à six heures. Vous construisez la route qu’ils empruntent.
> Our analysts wait for data more than they work with it. You turn that around. | Nos analystes attendent les données plus qu’ils ne les utilisent. Vous renversez la proportion.
> We are moving from scripts that one person understands to pipelines that a team can keep. You know both ends of that journey. | Nous passons de scripts qu’une seule personne comprend à des flux qu’une équipe peut tenir. Vous connaissez les deux bouts du voyage.
* Build pipelines that can be run again without harm | Construire des flux que l’on peut relancer sans dommage
* Model the warehouse so that a question needs one join, not seven | Modéliser l’entrepôt pour qu’une question demande une jointure, pas sept
* Test data where it enters, and refuse what is wrong with a clear message | Contrôler les données à l’entrée, et refuser le reste avec un message clair
* Bring loading times down and the bill with them | Faire baisser les temps de chargement, et la facture avec eux
* Help analysts to write queries that do not stop everybody else’s | Aider les analystes à écrire des requêtes qui n’arrêtent pas celles des autres
* Take your turn on call, one week in six | Prendre votre tour d’astreinte, une semaine sur six
- Three years with SQL at scale and a language such as Python | Trois ans de SQL à grande échelle et d’un langage comme Python
- You have seen a pipeline fail silently, and have not forgotten it | Vous avez vu un flux échouer en silence, et ne l’avez pas oublié
- Version control and reviews are how you work, not a rule you follow | La gestion de versions et les revues sont votre façon de travailler, non une règle
- You can say no to one more copy of the same table | Vous savez dire non à une copie de plus de la même table

@statistician
= Statistician | Statisticien
= Survey statistician | Statisticien d’enquête
= Biostatistician | Biostatisticien
= Research assistant, statistics | Assistant de recherche en statistique
> Our surveys are quoted in council meetings and in newspapers. You see to it that what is quoted holds. | Nos enquêtes sont citées en conseil et dans les journaux. Vous faites en sorte que ce qui est cité tienne.
> You plan how to ask eight thousand people something without annoying them, and what their answers allow one to say. | Vous préparez la façon d’interroger huit mille personnes sans les lasser, et ce que leurs réponses permettent de dire.
> A small unit, long series, and the time to do it properly: that is what we offer to somebody who loves margins of error. | Une petite équipe, de longues séries et le temps de bien faire : voilà ce que nous offrons à qui aime les marges d’erreur.
* Design samples and weightings, and write down why | Concevoir échantillons et redressements, et en écrire les raisons
* Check, clean and document the data of each wave | Vérifier, nettoyer et documenter les données de chaque vague
* Estimate with its uncertainty everything that is published | Estimer, avec son incertitude, tout ce qui est publié
* Write the methods section so that another institute could repeat the study | Rédiger la méthode de sorte qu’un autre institut puisse refaire l’étude
* Answer the questions of journalists the same day | Répondre le jour même aux questions des journalistes
* Advise colleagues before they ask, not after they have counted | Conseiller les collègues avant qu’ils n’enquêtent, non après qu’ils ont compté
- A master’s degree in statistics or the same learnt on the job | Un master en statistique, ou l’équivalent appris en poste
- R is familiar to you, down to its odd corners | R vous est familier, jusque dans ses recoins
- You write plainly in the language of the country | Vous écrivez simplement dans la langue du pays
- You know the rules for data about persons and keep to them | Vous connaissez les règles sur les données personnelles et les suivez

@operations-analyst
= Operations analyst | Analyste des opérations
= Capacity analyst | Analyste de capacité
= Performance analyst | Analyste de la performance
= Planning analyst | Analyste planification
= Insight analyst, operations | Analyste d’exploitation
> Beds, trucks, machines or people: something is always too few, and never at the same hour. You show where, and what would help. | Lits, camions, machines ou personnes : il manque toujours quelque chose, et jamais à la même heure. Vous montrez où, et ce qui aiderait.
> You spend one day a week where the work is done and four on understanding what you saw. | Vous passez un jour par semaine là où le travail se fait, et quatre à comprendre ce que vous avez vu.
> Management has opinions, the floor has experience. You bring the numbers on which both agree. | La direction a des avis, le terrain a de l’expérience. Vous apportez les chiffres sur lesquels ils s’accordent.
* Follow throughput, delay and cost by hour, site and season | Suivre débits, retards et coûts par heure, site et saison
* Find the step that holds up all the others | Trouver l’étape qui retient toutes les autres
* Calculate what one shift, one truck or one door more would change | Calculer ce que changerait une équipe, un camion ou une porte de plus
* Run improvement projects with the people whose work it is | Mener les améliorations avec celles et ceux dont c’est le travail
* Keep a dashboard of eight figures, and defend it against the ninth | Tenir un tableau de bord de huit chiffres, et le défendre contre le neuvième
* Prepare the monthly review with the heads of the sites | Préparer la revue mensuelle avec les responsables de site
- You are at home in a spreadsheet and unafraid of a query | Vous êtes à l’aise dans un tableur et une requête ne vous effraie pas
- You listen to a shift leader as carefully as to a director | Vous écoutez un chef d’équipe aussi attentivement qu’un directeur
- Two years in operations, planning or control | Deux ans en exploitation, planification ou contrôle
- You have changed how something is done, and can say what it brought | Vous avez changé une manière de faire et pouvez dire ce que cela a apporté

@demand-planner
= Demand planner | Prévisionniste de la demande
= Demand analyst | Analyste de la demande
= Forecast analyst | Analyste prévisions
= Supply analyst | Analyste approvisionnement
> Bread that is baked and not sold, or sold out by ten: between the two lies your forecast. | Trop de pain cuit, ou plus rien à dix heures : entre les deux, il y a votre prévision.
> You tell the plant on Thursday what the shops will want in six weeks, and on Friday what you got wrong last time. | Vous dites le jeudi à l’usine ce que les magasins voudront dans six semaines, et le vendredi où vous vous êtes trompé.
> Weather, holidays, football: demand has its reasons. You know which ones can be counted on. | Météo, vacances, football : la demande a ses raisons. Vous savez sur lesquelles on peut compter.
* Forecast demand by product, place and week, and explain the misses | Prévoir la demande par produit, lieu et semaine, et expliquer les écarts
* Agree one plan with sales, production and purchasing | Convenir d’un seul plan avec la vente, la production et les achats
* Set safety stocks that cost less than the emptiness they prevent | Fixer des stocks de sécurité qui coûtent moins que les ruptures évitées
* Keep the master data of the planning tool clean | Tenir propres les données de base de l’outil de planification
* Prepare promotions and seasons before they surprise us | Préparer promotions et saisons avant qu’elles ne nous surprennent
* Report forecast error each month, good or bad | Publier l’erreur de prévision chaque mois, bonne ou mauvaise
- Experience in planning, purchasing or sales administration | Une expérience en planification, achats ou administration des ventes
- You know three forecasting methods and when to use none of them | Vous connaissez trois méthodes de prévision, et savez quand n’en utiliser aucune
- Calm on the telephone when a lorry is late | Du calme au téléphone quand un camion tarde
- Good command of spreadsheets and of an ERP | Une bonne maîtrise du tableur et d’un progiciel de gestion

@pricing-analyst
= Pricing analyst | Analyste tarification
= Revenue analyst | Revenue manager
= Fares analyst | Chargé de tarification
= Pricing analyst, season tickets | Analyste tarification, abonnements
> A price is a sentence that everybody reads. You write it so that it is understood, and so that it pays. | Un prix est une phrase que tout le monde lit. Vous l’écrivez pour qu’elle soit comprise, et qu’elle rapporte.
> We have four hundred fares and would like to have forty. You find out which ones nobody would miss. | Nous avons quatre cents tarifs et voudrions en avoir quarante. Vous trouvez ceux qui ne manqueraient à personne.
> You work between finance, sales and the people at the counter, and are the only one who has read all the conditions. | Vous travaillez entre la finance, la vente et le guichet, et vous êtes la seule personne à avoir lu toutes les conditions.
* Analyse what price changes did to demand and to income | Analyser l’effet des changements de prix sur la demande et la recette
* Simulate new fares before the board decides | Simuler de nouveaux tarifs avant que le conseil ne décide
* Compare our prices with those of others, honestly | Comparer nos prix à ceux des autres, honnêtement
* Prepare price lists without errors, and the letter that explains them | Préparer des grilles sans erreur, et le courrier qui les explique
* Follow margins by product and by customer group | Suivre les marges par produit et par groupe de clients
* Find discounts that cost more than they bring | Repérer les remises qui coûtent plus qu’elles ne rapportent
- A degree in economics, statistics or business | Un diplôme en économie, statistique ou gestion
- You think in elasticities and talk in examples | Vous pensez en élasticités et parlez en exemples
- Careful with detail, quick with spreadsheets | Du soin dans le détail, de la vitesse au tableur
- You can tell of a price that you changed, and what came of it | Vous pouvez raconter un prix que vous avez changé, et la suite

@data-steward
= Data steward | Data steward
= Data quality manager | Responsable qualité des données
= Master data officer | Gestionnaire de données de référence
= Open data officer | Chargé de données ouvertes
> Somebody has to know what a field means. In our house that will be you. | Quelqu’un doit savoir ce que signifie un champ. Chez nous, ce sera vous.
> Eleven departments keep lists of the same streets. You make one of them, and keep the peace while it happens. | Onze services tiennent la liste des mêmes rues. Vous en faites une seule, et gardez la paix pendant ce temps.
> We promised to publish our data. You see to it that they are worth publishing. | Nous avons promis de publier nos données. Vous veillez à ce qu’elles en vaillent la peine.
* Keep the catalogue: what exists, who owns it, how old it is | Tenir le catalogue : ce qui existe, à qui, de quand
* Agree definitions with the departments and write them down once | Convenir des définitions avec les services et les écrire une fois
* Measure quality by rules, and follow up what breaks them | Mesurer la qualité par des règles, et suivre ce qui les enfreint
* Decide with the data protection officer what may be shared | Décider avec le délégué à la protection des données de ce qui peut être partagé
* Train colleagues in small groups, with their own data | Former les collègues en petits groupes, sur leurs propres données
* Answer requests for data within five days | Répondre en cinq jours aux demandes de données
- You like order and people, in whichever sequence | Vous aimez l’ordre et les gens, dans un ordre quelconque
- Experience with databases, archives or a registry | Une expérience des bases de données, des archives ou d’un registre
- You know the data protection rules beyond their name | Vous connaissez le règlement sur les données au-delà de son nom
- Patience that does not turn into silence | Une patience qui ne devient pas du silence

@health-data-analyst
= Health data analyst | Analyste de données de santé
= Hospital data analyst | Analyste en information médicale
= Waiting-list analyst | Analyste des délais d’attente
= Clinical data manager | Gestionnaire de données cliniques
> Behind each row there is somebody who waited. You help to make the column shorter. | Derrière chaque ligne, il y a quelqu’un qui a attendu. Vous aidez à raccourcir la colonne.
> You work beside doctors who have little time and good questions. | Vous travaillez à côté de médecins qui ont peu de temps et de bonnes questions.
> Coding, stays, laboratories: our data are good and lie in four places. You bring them together without anybody being recognised. | Codage, séjours, laboratoires : nos données sont bonnes et dorment en quatre endroits. Vous les réunissez sans que personne soit reconnu.
* Prepare figures on stays, waiting times and occupation for the wards | Préparer pour les services les chiffres des séjours, attentes et lits occupés
* Check the coding of stays with the medical records department | Contrôler le codage des séjours avec le département d’information médicale
* Build data sets for studies, with names taken out for good | Constituer des jeux de données d’étude, définitivement anonymisés
* Write analyses that a head nurse can use on Thursday | Rédiger des analyses qu’une cadre de santé peut utiliser dès jeudi
* Watch indicators of safety and tell early when one moves | Surveiller les indicateurs de sécurité et prévenir tôt quand l’un bouge
* Help clinicians to plan how many patients a study needs | Aider les cliniciens à prévoir combien de patients demande une étude
- Experience with hospital or insurance data | Une expérience des données hospitalières ou d’assurance
- SQL and a statistical language, used daily | SQL et un langage statistique, au quotidien
- You treat health data as if they were your own | Vous traitez les données de santé comme si c’étaient les vôtres
- You can stand a question that begins with “just quickly” | Vous supportez les questions qui commencent par « juste une minute »

@map-analyst
= Map analyst | Géomaticien
= GIS analyst | Chargé de SIG
= Geodata specialist | Spécialiste des données géographiques
= Map analyst, walking and cycling | Géomaticien, marche et vélo
> A map can say in a second what a report says in forty pages. You draw that map, and check that it does not lie. | Une carte dit en une seconde ce qu’un rapport dit en quarante pages. Vous dessinez cette carte, et vérifiez qu’elle ne ment pas.
> Pipes, stops, footpaths: we know what we have, and nearly where. You take care of “nearly”. | Tuyaux, arrêts, sentiers : nous savons ce que nous avons, et presque où. Vous vous chargez du « presque ».
> You split your time between the screen and the places that it shows, with good shoes. | Vous partagez votre temps entre l’écran et les lieux qu’il montre, avec de bonnes chaussures.
* Keep the geographic database and its history | Tenir la base géographique et son historique
* Produce maps for studies, councils and people who wait at a stop | Produire des cartes pour les études, les conseils et les gens à l’arrêt
* Calculate access: who reaches what in fifteen minutes | Calculer les accès : qui atteint quoi en quinze minutes
* Automate what is drawn by hand every month | Automatiser ce qui se dessine à la main chaque mois
* Survey on site with a tablet where the data are silent | Relever sur place, à la tablette, ce que les données taisent
* Publish layers that others can use without calling you | Publier des couches que d’autres utilisent sans vous appeler
- Training in geography, surveying or geomatics | Une formation en géographie, topographie ou géomatique
- QGIS or its peers, and the SQL that goes with it | QGIS ou équivalent, et le SQL qui va avec
- An eye for colours, also for those who do not see them all | L’œil des couleurs, aussi pour ceux qui ne les voient pas toutes
- A driving licence is useful; a bicycle even more so | Le permis est utile ; le vélo davantage encore
`
