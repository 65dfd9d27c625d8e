// What is written in jobs of finance, people, law and words: titles (=), openings (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const officeBank = `
@accountant
= Accountant | Comptable
= General accountant | Comptable général
= Accounts officer, suppliers | Comptable fournisseurs
= Accountant, small companies | Comptable, petites entreprises
> You close the month on the fourth working day, and sleep on the fifth. | Vous clôturez le mois le quatrième jour ouvré, et dormez le cinquième.
> Eight hundred suppliers send us invoices in eight hundred ways. You know how each of them writes a seven. | Huit cents fournisseurs nous facturent de huit cents façons. Vous savez comment chacun écrit un sept.
> We look for somebody who finds the missing forty cents because forty cents are never alone. | Nous cherchons la personne qui retrouve les quarante centimes, parce que quarante centimes ne sont jamais seuls.
* Keep the general ledger and reconcile accounts | Tenir la comptabilité générale et rapprocher les comptes
* Prepare declarations of VAT and other taxes | Préparer les déclarations de TVA et autres taxes
* Close months and years with the auditors | Clôturer mois et exercices avec les commissaires aux comptes
* Pay suppliers on time and ask customers politely | Payer les fournisseurs à temps et relancer les clients poliment
* Answer questions of departments about their figures | Répondre aux questions des services sur leurs chiffres
* Help to bring paper processes onto the screen | Aider à faire passer le papier à l’écran
- A diploma in accounting and two closings behind you | Un diplôme de comptabilité et deux clôtures derrière vous
- Ease with an ERP and with spreadsheets | De l’aisance avec un progiciel de gestion et un tableur
- Precision without pedantry | De la précision sans pédanterie
- You keep confidential what is | Vous gardez pour vous ce qui doit l’être

@management-controller
= Management controller | Contrôleur de gestion
= Cost controller | Contrôleur de coûts
= Financial controller, sites | Contrôleur financier, sites
= Junior controller | Contrôleur de gestion débutant
> The budget is a story about next year. You make sure that it has an author in each department. | Le budget est un récit de l’an prochain. Vous veillez à ce qu’il ait un auteur dans chaque service.
> You know what a kilometre, a bed or a loaf costs us, and why it cost less in March. | Vous savez ce que nous coûte un kilomètre, un lit ou un pain, et pourquoi c’était moins en mars.
> Managers will ask you what they can still spend. You answer before they have spent it. | Les responsables vous demandent ce qu’ils peuvent encore dépenser. Vous répondez avant qu’ils l’aient dépensé.
* Build the budget with twenty managers, and follow it | Bâtir le budget avec vingt responsables, et le suivre
* Explain differences in two sentences each | Expliquer chaque écart en deux phrases
* Calculate costs, prices and investments | Calculer coûts, prix et investissements
* Keep the reports few, equal and on time | Tenir des rapports peu nombreux, constants et ponctuels
* Prepare the forecast each quarter | Préparer la prévision chaque trimestre
* Improve the way in which figures reach us | Améliorer la façon dont les chiffres nous parviennent
- A degree in management or finance | Un diplôme en gestion ou en finance
- You master the spreadsheet, down to what should not be done in it | Vous maîtrisez le tableur, jusqu’à ce qu’il ne faut pas y faire
- You visit the places that your figures describe | Vous visitez les lieux que décrivent vos chiffres
- Firm in substance, light in tone | Ferme sur le fond, léger dans le ton

@payroll-officer
= Payroll officer | Gestionnaire de paie
= Payroll specialist, shift work | Gestionnaire de paie, travail posté
= Payroll administrator | Technicien de paie
= Payroll officer, part time | Gestionnaire de paie à temps partiel
> On the 28th nine hundred people look at their account. Nobody should have to ring you. | Le 28, neuf cents personnes regardent leur compte. Personne ne devrait devoir vous appeler.
> Nights, Sundays, meals, a strike: you turn a month of work into a payslip that can be understood. | Nuits, dimanches, repas, une grève : vous faites d’un mois de travail un bulletin que l’on comprend.
> Our agreement has two hundred and twelve pages. You have read them, or will. | Notre convention a deux cent douze pages. Vous les avez lues, ou les lirez.
* Prepare some three hundred payslips a month | Établir quelque trois cents bulletins par mois
* Record arrivals, absences and departures | Saisir arrivées, absences et départs
* Declare and pay social contributions | Déclarer et payer les cotisations sociales
* Explain a payslip, as often as it takes | Expliquer un bulletin, aussi souvent qu’il le faut
* Watch changes in law and apply them in time | Suivre les changements de la loi et les appliquer à temps
* Prepare figures for the social report | Préparer les chiffres du bilan social
- Experience with payroll and one of its programs | Une expérience de la paie et d’un de ses logiciels
- Knowledge of employment law | Des connaissances en droit du travail
- Discretion that nobody has to ask for | Une discrétion que l’on n’a pas à demander
- You like regular work with irregular cases | Vous aimez le travail régulier aux cas irréguliers

@hr-officer
= HR officer | Chargé de ressources humaines
= Recruiter | Chargé de recrutement
= People partner | Partenaire RH
= HR generalist, young company | Généraliste RH, jeune entreprise
> You are the first voice that a newcomer hears and the last one that a leaver remembers. | Vous êtes la première voix qu’entend un arrivant et la dernière dont se souvient un partant.
> We want to hire forty people this year without losing those whom we have. | Nous voulons recruter quarante personnes cette année sans perdre celles que nous avons.
> Contracts, conversations, conflicts: you do all three in a day, and know which one is behind the other. | Contrats, conversations, conflits : vous faites les trois en un jour, et savez lequel se cache derrière l’autre.
* Write advertisements without the word passionate | Rédiger des annonces sans le mot passionné
* Conduct interviews and answer every applicant | Mener les entretiens et répondre à chaque candidat
* Prepare contracts, changes and certificates | Préparer contrats, avenants et attestations
* Advise managers before a conversation turns difficult | Conseiller les responsables avant que l’échange ne se tende
* Plan training with those who need it | Planifier les formations avec celles et ceux qui en ont besoin
* Keep files that stand up to an inspection | Tenir des dossiers qui résistent à un contrôle
- Training in human resources or law | Une formation en ressources humaines ou en droit
- You hear what is not said | Vous entendez ce qui n’est pas dit
- You can keep a secret and a deadline | Vous savez tenir un secret et un délai
- Experience of recruitment in several trades | Une expérience du recrutement dans plusieurs métiers

@data-protection-officer
= Data protection officer | Délégué à la protection des données
= Privacy officer | Chargé de protection de la vie privée
= Data protection adviser | Conseiller en protection des données
= Deputy data protection officer | Délégué adjoint à la protection des données
> Behind each field of a form there is somebody who wonders why you ask. So do you. | Derrière chaque champ d’un formulaire, quelqu’un se demande pourquoi on le demande. Vous aussi.
> You say “no” seldom, “not like this” often, and “let us see how” always. | Vous dites rarement « non », souvent « pas comme cela », et toujours « voyons comment ».
> Patients, passengers, pupils: our data are about people who had no choice. You speak for them. | Patients, voyageurs, élèves : nos données concernent des gens qui n’ont pas eu le choix. Vous parlez pour eux.
* Keep the register of what is processed, and why | Tenir le registre de ce qui est traité, et pourquoi
* Advise projects while they can still be changed | Conseiller les projets tant qu’ils peuvent encore changer
* Answer requests of persons within the time limit | Répondre dans les délais aux demandes des personnes
* Assess risks and follow the measures | Évaluer les risques et suivre les mesures
* Train colleagues with cases from their own desk | Former les collègues sur des cas tirés de leur bureau
* Report breaches, calmly and within 72 hours | Notifier les violations, calmement et en 72 heures
- Sound knowledge of data protection law and its practice | De solides connaissances du droit des données et de sa pratique
- You understand how a database and a contract work | Vous comprenez le fonctionnement d’une base et d’un contrat
- You write so that a nurse and an engineer both follow | Vous écrivez pour qu’une infirmière et un ingénieur suivent
- Independence, with manners | De l’indépendance, avec des manières

@legal-counsel
= Legal counsel | Juriste d’entreprise
= Contract manager | Juriste contrats
= In-house lawyer, energy | Juriste, énergie
= Legal counsel, public contracts | Juriste, contrats publics
> A good contract is one that nobody looks up. You write such contracts, and read the others. | Un bon contrat est celui que personne ne rouvre. Vous écrivez ceux-là, et lisez les autres.
> You sit near the people who build and sell, and hear of a problem while it is small. | Vous êtes assis près de ceux qui construisent et vendent, et apprenez un problème quand il est petit.
> From the lease of a shop to the cable in the sea: three lawyers, and no two days alike. | Du bail d’un magasin au câble sous la mer : trois juristes, et jamais deux jours pareils.
* Draft and negotiate contracts in two languages | Rédiger et négocier des contrats en deux langues
* Advise departments in a page or a telephone call | Conseiller les services en une page ou un appel
* Follow disputes with the lawyers outside | Suivre les litiges avec les avocats
* Prepare meetings of shareholders and boards | Préparer assemblées et conseils
* Keep templates short and up to date | Tenir des modèles courts et à jour
* Explain new law before it applies | Expliquer le droit nouveau avant qu’il ne s’applique
- A law degree and three years of practice | Un diplôme de droit et trois ans de pratique
- You find the risk and the way round it | Vous trouvez le risque et la façon de le contourner
- You negotiate without raising your voice | Vous négociez sans hausser le ton
- Legal English, written and spoken | L’anglais juridique, écrit et parlé

@procurement-officer
= Procurement officer | Acheteur
= Purchasing officer, energy | Acheteur, énergie
= Tender manager | Responsable des marchés
= Buyer, packaging | Acheteur, emballages
> You spend other people’s money as if it were your own, and better. | Vous dépensez l’argent des autres comme si c’était le vôtre, et mieux.
> Rails, flour or gloves: you know the market, the supplier and the supplier’s supplier. | Rails, farine ou gants : vous connaissez le marché, le fournisseur et le fournisseur du fournisseur.
> The cheapest offer was expensive last year. We look for somebody who reads the second page. | L’offre la moins chère nous a coûté cher l’an dernier. Nous cherchons quelqu’un qui lit la deuxième page.
* Prepare tenders and compare offers fairly | Préparer les appels d’offres et comparer équitablement
* Negotiate prices, terms and delivery | Négocier prix, conditions et délais
* Assess suppliers, also on the spot | Évaluer les fournisseurs, aussi sur place
* Watch contracts and their end | Surveiller les contrats et leur échéance
* Find a second source before it is needed | Trouver une deuxième source avant d’en avoir besoin
* Report on savings that really were savings | Rendre compte des économies qui en étaient vraiment
- Experience in purchasing, or in a trade that you would now buy for | Une expérience des achats, ou d’un métier pour lequel vous achèteriez
- Knowledge of public tender rules is an advantage | La connaissance de la commande publique est un atout
- You calculate in your head and write it down afterwards | Vous comptez de tête et l’écrivez ensuite
- Fair, also where nobody looks | Loyal, même quand personne ne regarde

@marketing-officer
= Digital marketing officer | Chargé de marketing digital
= Online marketing manager | Responsable marketing en ligne
= Content and search officer | Chargé de contenus et de référencement
= Digital marketing officer, museums | Chargé de marketing digital, musées
> You would rather have a thousand people who come back than a million who scroll past. So would we. | Vous préférez mille personnes qui reviennent à un million qui passent. Nous aussi.
> Our products are good and our pages do not say so. You change the pages. | Nos produits sont bons et nos pages ne le disent pas. Vous changez les pages.
> You plan a campaign as others plan a dinner: few guests, good food, and no surprise at the bill. | Vous préparez une campagne comme un dîner : peu d’invités, de bons plats, aucune surprise à l’addition.
* Plan and run campaigns on the web and by mail | Concevoir et mener des campagnes sur le web et par e-mail
* Write pages that answer what people search for | Écrire des pages qui répondent à ce que l’on cherche
* Measure what brings visitors and what keeps them | Mesurer ce qui attire les visiteurs et ce qui les garde
* Look after our channels, with an answer within the day | Tenir nos canaux, avec une réponse dans la journée
* Try two versions and keep the honest one | Essayer deux versions et garder l’honnête
* Report monthly, with what did not work first | Rendre compte chaque mois, en commençant par ce qui n’a pas marché
- Two years in digital marketing | Deux ans de marketing numérique
- You write well, and short | Vous écrivez bien, et court
- You read analytics with doubt | Vous lisez les statistiques d’audience avec méfiance
- You respect those who do not want to be followed | Vous respectez ceux qui ne veulent pas être suivis

@communications-officer
= Communications officer | Chargé de communication
= Press officer | Attaché de presse
= Content editor | Rédacteur web
= Communications officer, internal | Chargé de communication interne
> When the bridge is closed you tell forty thousand people within ten minutes, in words that calm. | Quand le pont ferme, vous le dites à quarante mille personnes en dix minutes, avec des mots qui apaisent.
> A council, a factory, a theatre: each has its language. You speak ours so that others understand it. | Une mairie, une usine, un théâtre : à chacun sa langue. Vous parlez la nôtre pour qu’on la comprenne.
> You edit, film, telephone and arrange chairs, sometimes before lunch. | Vous relisez, filmez, téléphonez et rangez des chaises, parfois avant midi.
* Write news, speeches and answers to journalists | Rédiger actualités, discours et réponses aux journalistes
* Plan what is said where, and when not | Planifier ce qui se dit, où, et quand se taire
* Organise events from the invitation to the last cable | Organiser des événements, de l’invitation au dernier câble
* Look after pictures, and the rights to them | Gérer les images, et leurs droits
* Keep the house informed before the newspaper does | Informer la maison avant le journal
* Prepare for the bad day, with a list and a rehearsal | Préparer le mauvais jour, avec une liste et une répétition
- A sure pen, in French and if possible in English | Une plume sûre, en français et si possible en anglais
- Experience in an editorial office or a press service | Une expérience en rédaction ou en service de presse
- You stay friendly at the third call | Vous restez aimable au troisième appel
- You can take a picture that needs no caption | Vous savez prendre une photo sans légende

@customer-adviser
= Customer adviser | Conseiller clientèle
= Customer service agent | Chargé de clientèle
= Call centre adviser | Téléconseiller
= Customer adviser, lost property | Conseiller clientèle, objets trouvés
> People call you when something has gone wrong. Most of them thank you before they hang up. | On vous appelle quand quelque chose a mal tourné. La plupart vous remercient avant de raccrocher.
> An umbrella, a refund, a missed connection: you take each as seriously as the person who tells it. | Un parapluie, un remboursement, une correspondance manquée : vous prenez chacun aussi au sérieux que la personne qui le raconte.
> We do not measure how short your calls are. We measure whether people have to call again. | Nous ne mesurons pas la brièveté de vos appels. Nous regardons si l’on doit rappeler.
* Answer by telephone, letter and chat | Répondre par téléphone, courrier et messagerie
* Decide refunds within clear limits | Décider des remboursements dans un cadre clair
* Record what happened so that it happens less | Noter ce qui est arrivé pour que cela arrive moins
* Sell what fits, and nothing else | Vendre ce qui convient, et rien d’autre
* Help colleagues at the counter on full days | Aider les collègues au guichet les jours d’affluence
* Tell the experts what callers do not understand | Dire aux experts ce que les appelants ne comprennent pas
- A friendly voice and a clear hand | Une voix aimable et une écriture claire
- Experience with customers of any kind | Une expérience de la clientèle, quelle qu’elle soit
- You type while you listen | Vous tapez en écoutant
- A second language is welcome | Une deuxième langue est bienvenue

@sales-representative
= Sales representative | Commercial
= Account manager | Chargé de comptes clés
= Field sales, region | Commercial itinérant
= Sales representative, lifts and repairs | Commercial, ascenseurs et réparations
> You visit bakers, builders and heads of schools, and leave with an order or with a good reason. | Vous visitez boulangers, constructeurs et chefs d’établissement, et repartez avec une commande ou une bonne raison.
> Our customers stay for eleven years on average. You begin such years. | Nos clients restent onze ans en moyenne. Vous commencez ces années-là.
> We have no script. We have a product that works, a price list, and your word. | Nous n’avons pas de script. Nous avons un produit qui marche, une liste de prix et votre parole.
* Look after eighty customers and win ten new ones a year | Suivre quatre-vingts clients et en gagner dix par an
* Find out what is needed before you offer anything | Comprendre le besoin avant de proposer quoi que ce soit
* Prepare offers that are read to the end | Préparer des offres que l’on lit jusqu’au bout
* Negotiate so that both would sign again | Négocier de façon que les deux signent à nouveau
* Record visits the same day | Noter les visites le jour même
* Bring back what customers say about us | Rapporter ce que les clients disent de nous
- Success in selling something that needs explaining | Un succès dans la vente d’un produit qui s’explique
- You listen more than you talk | Vous écoutez plus que vous ne parlez
- Driving licence, and pleasure in the region | Le permis B, et du goût pour la région
- English for customers from elsewhere | L’anglais pour les clients d’ailleurs
`
