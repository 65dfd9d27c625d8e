// What is written in jobs of finance, people, law and words: titles (=), purposes (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const officeBank = `
@accountant
= Accountant | Comptable
= General accountant | Comptable général
= Accounts officer | Gestionnaire comptable
= Accountant, small companies | Comptable, petites entreprises | @harrow-pike
> You will keep the accounts in good order and prepare the monthly and annual closing. | Vous tenez la comptabilité et préparez les clôtures mensuelles et annuelles.
> You will join the accounting team and take charge of your own area of the ledger. | Vous rejoignez l’équipe comptable et prenez en charge votre portefeuille de comptes.
> You will process the invoices and payments of our {sites} and help to make our procedures simpler. | Vous traitez factures et règlements de nos {sites}, et contribuez à simplifier nos procédures.
* Record and check accounting entries | Saisir et contrôler les écritures comptables
* Reconcile bank and supplier accounts | Rapprocher les comptes bancaires et fournisseurs
* Prepare the tax returns | Préparer les déclarations fiscales
* Take part in monthly and annual closing | Participer aux clôtures mensuelles et annuelles
* Answer queries from suppliers and colleagues | Répondre aux questions des fournisseurs et des services
* Prepare documents for the auditors | Préparer les pièces pour les commissaires aux comptes
* Keep the books of several small companies | Tenir les comptes de plusieurs petites entreprises | ~small
- Accounting qualification, completed or in progress | Un diplôme de comptabilité, obtenu ou en cours
- You are accurate and keep to deadlines | De la rigueur et le respect des échéances
- You treat confidential information with discretion | De la discrétion

@management-controller
= Management controller | Contrôleur de gestion
= Cost controller | Contrôleur de coûts
= Financial controller, sites | Contrôleur financier, sites | logistics food retail industry @lumen-sante
= Junior controller | Contrôleur de gestion junior | junior
> You will prepare budgets and forecasts and support managers in following them. | Vous préparez budgets et prévisions, et accompagnez les responsables dans leur suivi.
> You will analyse the costs and results of our {sites} and explain the main differences. | Vous analysez coûts et résultats de nos {sites}, et expliquez les principaux écarts.
> You will improve our reporting and the reliability of the figures behind it. | Vous améliorez notre reporting et la fiabilité des chiffres qui l’alimentent.
* Prepare the annual budget with the departments | Préparer le budget annuel avec les services
* Analyse monthly results against budget | Analyser les résultats mensuels par rapport au budget
* Update the quarterly forecast | Actualiser les prévisions trimestrielles
* Calculate unit costs and profitability | Calculer coûts de revient et rentabilité
* Assess investment projects | Évaluer les projets d’investissement
* Develop reports and indicators | Développer rapports et indicateurs
* Compare our sites and discuss the results with each | Comparer nos sites et discuter des résultats avec chacun | ~sites
- Training in finance or management | Une formation en finance ou en gestion
- You can talk to operational managers about their figures | Vous savez parler de leurs chiffres aux responsables opérationnels
- You are analytical and well organised | Esprit d’analyse et organisation

@payroll-officer
= Payroll officer | Gestionnaire de paie
= Payroll specialist, shift allowances | Gestionnaire de paie, primes de poste | transport industry food logistics @lumen-sante @hopital-sainte-claire @clinique-des-monts @aidance @blanchisserie-centrale
= Payroll administrator | Technicien de paie
= Payroll officer, part time | Gestionnaire de paie à temps partiel | part-time
> You will prepare the monthly payroll of our {sites} and answer employees’ questions about it. | Vous établissez la paie mensuelle de nos {sites} et répondez aux questions des salariés.
> You will be responsible for part of our payroll, from data entry to declarations. | Vous prenez en charge une partie de nos paies, de la saisie aux déclarations.
> You will join the personnel department and work closely with accounting. | Vous rejoignez le service du personnel, en lien étroit avec la comptabilité.
* Check shift allowances and night hours | Contrôler les primes de poste et les heures de nuit | ~shift
* Enter the monthly changes and check time records | Saisir les éléments variables et contrôler les temps
* Prepare and check payslips | Établir et contrôler les bulletins de paie
* Submit social security declarations | Établir les déclarations sociales
* Handle entries, exits and absences | Gérer les entrées, sorties et absences
* Inform employees about pay and leave | Renseigner les salariés sur la paie et les congés
* Apply changes in law and agreements | Appliquer les évolutions légales et conventionnelles
- You are discreet and reliable | De la discrétion et de la fiabilité
- You explain rules patiently | De la pédagogie dans l’explication des règles
- You keep to fixed monthly deadlines | Le respect d’échéances mensuelles fixes

@hr-officer
= HR officer | Chargé de ressources humaines
= HR and recruitment officer | Chargé de recrutement et d’administration RH
= People partner | Partenaire RH | software finance services retail
= HR generalist | Généraliste RH
> You will advise managers and employees on recruitment, contracts and training. | Vous conseillez responsables et salariés sur le recrutement, les contrats et la formation.
> You will manage recruitment from the advertisement to the first day at work. | Vous gérez les recrutements, de l’annonce au premier jour de travail.
> You will take care of personnel administration for several of our {sites}. | Vous assurez l’administration du personnel de plusieurs de nos {sites}.
* Write job advertisements and select applications | Rédiger les annonces et sélectionner les candidatures
* Conduct interviews with the managers | Mener les entretiens avec les responsables
* Prepare contracts and personnel files | Préparer les contrats et les dossiers du personnel
* Organise induction and training | Organiser l’intégration et la formation
* Advise managers on employment matters | Conseiller les responsables sur les questions sociales
* Keep HR indicators up to date | Tenir à jour les indicateurs RH
- Training in human resources or law | Une formation en ressources humaines ou en droit
- You are approachable and respect confidentiality | Le sens du contact et de la confidentialité
- You can set priorities | Vous savez fixer des priorités

@data-protection-officer
= Data protection officer | Délégué à la protection des données
= Privacy officer | Référent protection des données
= Data protection adviser | Conseiller en protection des données
= Deputy data protection officer | Délégué adjoint à la protection des données | mid
> You will advise the organisation on data protection and monitor compliance. | Vous conseillez l’organisation en matière de protection des données et veillez à la conformité.
> You will be the contact for staff, our {who} and the supervisory authority. | Vous répondez au personnel, à nos {who} et à l’autorité de contrôle.
> You will support projects from the start so that personal data is handled correctly. | Vous accompagnez les projets dès leur lancement pour un traitement correct des données personnelles.
* Maintain the record of processing activities | Tenir le registre des traitements
* Carry out data protection impact assessments | Mener les analyses d’impact
* Answer requests from data subjects | Répondre aux demandes des personnes concernées
* Review contracts with processors | Relire les contrats de sous-traitance
* Train staff | Former le personnel
* Handle data breaches and notifications | Traiter les violations de données et leurs notifications
- A legal or technical background | Une formation juridique ou technique
- You explain rules in plain language | Vous expliquez les règles avec des mots simples
- You are independent and tactful | De l’indépendance et de la diplomatie

@legal-counsel
= Legal counsel | Juriste
= Contract manager | Juriste contrats
= In-house lawyer, energy | Juriste, énergie | @halden-energy @hydro-laurentides
= Legal counsel, public contracts | Juriste, contrats publics | public transport construction
> You will advise our {sites} on contracts and everyday legal questions. | Vous conseillez nos {sites} sur les contrats et les questions juridiques courantes.
> You will join a small legal team with a wide range of topics. | Vous rejoignez une petite équipe juridique aux dossiers variés.
> You will negotiate contracts and support major projects. | Vous négociez des contrats et accompagnez les grands projets.
* Draft, review and negotiate contracts | Rédiger, relire et négocier les contrats
* Advise departments on legal risks | Conseiller les services sur les risques juridiques
* Follow disputes with outside lawyers | Suivre les litiges avec les avocats
* Prepare board and shareholders’ meetings | Préparer les conseils d’administration et assemblées générales | software finance energy transport retail industry construction logistics
* Check the legality of decisions before they are signed | Vérifier la légalité des actes avant signature | public
* Support public tenders | Sécuriser les marchés publics | public
* Monitor changes in the law | Assurer la veille juridique
* Maintain contract templates | Tenir à jour les modèles de contrats
* Draft contracts for buying and selling energy | Rédiger les contrats d’achat et de vente d’énergie | ~energy
* Follow public contracts from the call for tenders to the signature | Suivre les contrats publics, de l’appel d’offres à la signature | ~public
- A law degree | Un diplôme de droit
- You look for workable solutions | Vous cherchez des solutions praticables
- You negotiate calmly and clearly | Vous négociez avec calme et clarté

@procurement-officer
= Procurement officer | Acheteur
= Purchasing officer, energy | Acheteur, énergie | energy industry
= Tender manager | Responsable des marchés | experienced public transport energy health
= Buyer, packaging | Acheteur, emballages | food @comptoir-des-halles
> You will manage a purchasing portfolio, from the analysis of needs to the contract. | Vous gérez un portefeuille d’achats, de l’analyse du besoin au contrat.
> You will run tenders and negotiate with suppliers. | Vous menez les consultations et négociez avec les fournisseurs.
> You will secure our supplies and control costs. | Vous sécurisez nos approvisionnements et maîtrisez les coûts.
* Find out what our {sites} need | Recueillir les besoins de nos {sites}
* Prepare tenders and compare offers | Préparer les appels d’offres et comparer les propositions
* Negotiate prices and conditions | Négocier prix et conditions
* Monitor suppliers’ performance | Suivre la performance des fournisseurs
* Manage contracts and their renewal | Gérer les contrats et leur renouvellement
* Report savings and risks | Rendre compte des économies et des risques
* Buy energy and watch the markets | Acheter l’énergie et suivre les marchés | ~energy
* Choose packaging that protects and weighs little | Choisir des emballages qui protègent et pèsent peu | ~packaging
- Training in purchasing, business or law | Une formation en achats, commerce ou droit
- You negotiate firmly and fairly | De la fermeté et de l’équité en négociation
- You are organised and good with figures | De l’organisation et de l’aisance avec les chiffres

@marketing-officer
= Digital marketing officer | Chargé de marketing digital
= Online marketing manager | Responsable marketing en ligne | experienced
= Content and search officer | Chargé de contenus et de référencement
= Digital marketing officer, museums | Chargé de marketing digital, musées | @musees-reunis
> You will plan and run our online campaigns and measure their results. | Vous planifiez et menez nos campagnes en ligne, et en mesurez les résultats.
> You will develop our website, newsletter and social media. | Vous développez notre site, notre lettre d’information et nos réseaux sociaux.
> You will help us reach new audiences and keep in touch with our {who}. | Vous nous aidez à toucher de nouveaux publics et à garder le lien avec nos {who}.
* Plan campaigns and their calendar | Planifier les campagnes et leur calendrier
* Write and publish online content | Rédiger et publier des contenus en ligne
* Improve search engine rankings | Améliorer le référencement
* Manage social media accounts | Animer les réseaux sociaux
* Measure traffic and conversions | Mesurer trafic et conversions
* Manage the advertising budget | Gérer le budget publicitaire
* Announce the exhibitions of our museums | Annoncer les expositions de nos musées | ~museums
- Training in marketing or communication | Une formation en marketing ou communication
- You write well | Des qualités rédactionnelles
- You base decisions on results | Vous fondez vos choix sur les résultats

@communications-officer
= Communications officer | Chargé de communication
= Press officer | Attaché de presse
= Content editor | Rédacteur web
= Communications and events officer | Chargé de communication et d’événementiel
> You will plan and produce our communication for {who} and staff. | Vous planifiez et réalisez notre communication, auprès de nos {who} comme en interne.
> You will answer journalists’ enquiries and manage our publications. | Vous répondez aux journalistes et gérez nos publications.
> You will work on events, publications and our website with a small team. | Vous travaillez avec une petite équipe sur les événements, les publications et le site.
* Write articles, press releases and speeches | Rédiger articles, communiqués et discours
* Answer enquiries from the media | Répondre aux sollicitations des médias
* Prepare press conferences and visits | Préparer conférences de presse et visites
* Organise events, from the invitations to the clearing up | Organiser des événements, de l’invitation au rangement | ~events
* Manage the image library and image rights | Gérer la photothèque et les droits à l’image
* Keep the website and intranet up to date | Tenir à jour le site et l’intranet
* Prepare crisis communication | Préparer la communication de crise
- Training in communication or journalism | Une formation en communication ou journalisme
- You write quickly and accurately | Une plume rapide et sûre
- You remain courteous under pressure | De la courtoisie, même sous pression

@customer-adviser
= Customer adviser | Conseiller clientèle
= Customer service agent | Chargé de clientèle
= Call centre adviser | Téléconseiller
= Customer adviser, lost property | Conseiller clientèle, objets trouvés | on-site transport
> You will advise our {who} by telephone and email and find solutions for them. | Vous conseillez nos {who} par téléphone et e-mail, et trouvez des solutions.
> You will join a customer service team that handles enquiries, orders and complaints. | Vous rejoignez un service clientèle qui traite demandes, commandes et réclamations.
> You will be the first contact for our {who} and see their requests through. | Vous êtes le premier contact de nos {who} et suivez chaque demande jusqu’au bout.
* Answer enquiries by telephone, email and chat | Répondre aux demandes par téléphone, e-mail et messagerie
* Handle complaints and follow them up | Traiter les réclamations et en assurer le suivi
* Record requests in the customer database | Enregistrer les demandes dans la base clients
* Inform our {who} about products and services | Renseigner nos {who} sur les produits et services
* Pass complex cases to specialists | Transmettre les dossiers complexes aux spécialistes
* Contribute to improving our answers | Contribuer à l’amélioration de nos réponses
* Record lost property and find out whose it is | Enregistrer les objets trouvés et rechercher leurs propriétaires | ~lost
- A friendly manner on the telephone | Un bon contact au téléphone
- You write without mistakes | Une bonne orthographe
- You stay patient in difficult conversations | De la patience dans les échanges difficiles

@sales-representative
= Sales representative | Commercial
= Account manager | Chargé de comptes clés | mid
= Field sales, region | Commercial itinérant
= Sales representative, lifts and repairs | Commercial, ascenseurs et réparations | @isarwerk
> You will look after existing customers and win new ones in your area. | Vous suivez la clientèle existante et la développez sur votre secteur.
> You will advise customers on our range, prepare offers and close contracts. | Vous conseillez la clientèle sur notre gamme, préparez les offres et concluez les contrats.
> You will represent us in the region, with the support of the sales office. | Vous nous représentez dans la région, avec l’appui de l’administration des ventes.
* Visit customers and identify their needs | Rendre visite aux clients et identifier leurs besoins | there
* Prepare offers and negotiate terms | Préparer les offres et négocier les conditions
* Win new customers | Prospecter de nouveaux clients
* Follow orders and payments | Suivre commandes et règlements
* Record visits in the customer database | Consigner les visites dans la base clients | there
* Take part in trade fairs | Participer aux salons professionnels
* Plan your visits across the region | Planifier vos visites dans toute la région | ~region
* Sell lifts, and the repair of those already there | Vendre des ascenseurs, et la réparation de ceux en place | ~lifts
- You enjoy contact with customers | Le goût du contact avec la clientèle
- You are persistent and organised | De la persévérance et de l’organisation
- You are willing to travel within the region | Vous acceptez des déplacements dans la région | there
`
