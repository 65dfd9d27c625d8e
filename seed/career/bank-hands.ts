// What is written in jobs of workshops, building, care and teaching: titles (=), openings (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const handsBank = `
@maintenance-technician
= Maintenance technician | Technicien de maintenance
= Maintenance electrician | Électromécanicien
= Service technician, lifts | Technicien de maintenance, ascenseurs
= Maintenance technician, ovens | Technicien de maintenance, fours
> A machine speaks before it stops. You hear it, and nobody downstairs notices anything. | Une machine parle avant de s’arrêter. Vous l’entendez, et en bas personne ne remarque rien.
> Belts, motors, valves and one oven from 1961 that everybody loves: your round begins at six. | Courroies, moteurs, vannes et un four de 1961 que tout le monde aime : votre tournée commence à six heures.
> When somebody is stuck between two floors, you are the calm voice and, soon after, the open door. | Quand quelqu’un est coincé entre deux étages, vous êtes la voix calme et, peu après, la porte ouverte.
* Maintain and repair machines, by plan and by ear | Entretenir et réparer les machines, selon le plan et à l’oreille
* Find faults in electrics, mechanics and controls | Trouver les pannes électriques, mécaniques et d’automatisme
* Keep spare parts and know what runs out | Tenir les pièces de rechange et savoir ce qui s’épuise
* Write down each repair so that the next one is shorter | Noter chaque réparation pour que la suivante soit plus courte
* Propose what should be replaced before it breaks | Proposer ce qu’il faut remplacer avant la casse
* Show operators what they can do by themselves | Montrer aux opérateurs ce qu’ils peuvent faire seuls
- Training as an electrician, mechanic or in mechatronics | Une formation d’électricien, de mécanicien ou en mécatronique
- The authorisations for electrical work, or the wish to pass them | Les habilitations électriques, ou l’envie de les passer
- You lock and label before you touch | Vous consignez avant de toucher
- Every sixth week on call | Une astreinte toutes les six semaines

@site-manager
= Site manager | Conducteur de travaux
= Works manager, roofs | Conducteur de travaux, toitures
= Construction manager | Chef de chantier
= Site manager, schools | Conducteur de travaux, écoles
> In September children are to sit in this room. Until then it is yours, with the mud, the cranes and the calendar. | En septembre, des enfants seront assis dans cette salle. D’ici là elle est à vous, avec la boue, les grues et le calendrier.
> You know by the noise of a site whether it is going well. | Au bruit d’un chantier, vous savez s’il avance bien.
> We build with wood, brick and people who have been with us for twenty years. You bring order, they bring the rest. | Nous construisons en bois, en brique et avec des gens qui sont là depuis vingt ans. Vous apportez l’ordre, eux le reste.
* Lead two to four sites, from the first peg to the keys | Conduire deux à quatre chantiers, du premier piquet aux clés
* Plan trades, deliveries and cranes week by week | Planifier corps de métier, livraisons et grues semaine par semaine
* Answer for safety, every day anew | Répondre de la sécurité, chaque jour à nouveau
* Follow cost, measure work, check invoices | Suivre les coûts, métrer, contrôler les factures
* Talk with architects, neighbours and the town | Parler avec architectes, voisins et mairie
* Hand over without a list of faults, or with a short one | Livrer sans réserves, ou avec une courte liste
- Training in building, and experience of responsibility | Une formation du bâtiment et une expérience de responsabilité
- You read a plan and see the mistake | Vous lisez un plan et voyez l’erreur
- Driving licence B | Permis B
- You keep your word to a subcontractor | Vous tenez parole envers un sous-traitant

@quality-engineer
= Quality engineer | Ingénieur qualité
= Quality manager | Responsable qualité
= Quality engineer, suppliers | Ingénieur qualité fournisseurs
= Quality officer, food | Responsable qualité, alimentation
> A part of four grams goes into a heart. You make sure that every one of them deserves it. | Une pièce de quatre grammes va dans un cœur. Vous veillez à ce que chacune le mérite.
> A complaint is a letter from the future. You open it first. | Une réclamation est une lettre du futur. Vous l’ouvrez en premier.
> We measure much and learn little from it. You turn that round, without adding one more form. | Nous mesurons beaucoup et en tirons peu. Vous renversez cela, sans ajouter un formulaire.
* Look into faults until the cause is found, not the culprit | Chercher la cause d’un défaut, non le coupable
* Keep measuring and sampling plans that people use | Tenir des plans de contrôle que l’on utilise
* Audit our own lines and those of suppliers | Auditer nos lignes et celles des fournisseurs
* Prepare certificates, and the visits that come with them | Préparer les certifications, et les visites qui vont avec
* Lead improvement with the teams on the line | Mener l’amélioration avec les équipes de ligne
* Report quality in three curves on one sheet | Rendre compte de la qualité en trois courbes sur une feuille
- A degree in engineering, or years beside a machine | Un diplôme d’ingénieur, ou des années près d’une machine
- Statistics as a tool, ISO 9001 as a language | La statistique comme outil, l’ISO 9001 comme langue
- You can stop a line, and say why | Vous savez arrêter une ligne, et dire pourquoi
- English for suppliers and norms | L’anglais pour les fournisseurs et les normes

@nurse
= Nurse | Infirmier
= Ward nurse, nights | Infirmier de nuit
= Nurse, home care | Infirmier à domicile
= Nurse, operating theatre | Infirmier de bloc opératoire
> You are the one who is there at four in the morning, when the questions come that nobody asks by day. | Vous êtes là à quatre heures du matin, quand viennent les questions que l’on ne pose pas de jour.
> Twelve beds, two colleagues, a garden that patients can reach: we have kept the wards small on purpose. | Douze lits, deux collègues, un jardin accessible : nous avons gardé exprès de petits services.
> We look for nurses who know when to act and when to sit down for a minute. | Nous cherchons des infirmières et infirmiers qui savent quand agir et quand s’asseoir une minute.
* Give care and treatment, and see how it is borne | Donner soins et traitements, et voir comment ils sont supportés
* Watch, record and tell the doctors in time | Surveiller, noter et prévenir les médecins à temps
* Receive patients and those who come with them | Accueillir les patients et leurs proches
* Hand over so that nothing is lost between shifts | Transmettre sans que rien ne se perde entre les équipes
* Guide students and new colleagues | Encadrer étudiants et nouveaux collègues
* Take part in decisions about how we work | Prendre part aux décisions sur notre façon de travailler
- The state diploma, or its recognition under way | Le diplôme d’État, ou sa reconnaissance en cours
- A sure hand and a quiet voice | La main sûre et la voix calme
- You know your limits, and say so | Vous connaissez vos limites, et le dites
- Shifts that are agreed six weeks ahead | Des horaires convenus six semaines à l’avance

@trainer
= Trainer | Formateur
= Adult educator, digital skills | Formateur d’adultes, numérique
= Instructional designer | Ingénieur pédagogique
= Lecturer, numbers for everyone | Chargé de cours, des chiffres pour tous
> On Monday they say that they have never been good at this. On Friday they show it to each other. | Le lundi, ils disent n’avoir jamais été doués. Le vendredi, ils se le montrent entre eux.
> You teach people who have worked all day. What you bring has to be worth the evening. | Vous enseignez à des gens qui ont travaillé toute la journée. Ce que vous apportez doit valoir la soirée.
> We write our courses ourselves and throw half of them away each year. You help with both. | Nous écrivons nos cours et en jetons la moitié chaque année. Vous aidez aux deux.
* Plan and give courses for groups of eight to twenty | Préparer et donner des cours à des groupes de huit à vingt
* Build exercises out of what participants bring along | Tirer les exercices de ce que les participants apportent
* See early who is being left behind, and go and fetch them | Voir tôt qui décroche, et aller le chercher
* Assess what was learnt, kindly and clearly | Évaluer ce qui a été appris, avec bienveillance et clarté
* Develop new formats with the other trainers | Développer de nouveaux formats avec les autres formateurs
* Advise companies on what their people need | Conseiller les entreprises sur les besoins de leurs équipes
- Experience in teaching adults, or in a trade that you love to explain | Une expérience de l’enseignement aux adultes, ou d’un métier que vous aimez expliquer
- You speak freely and listen longer | Vous parlez librement et écoutez plus longtemps
- Clear writing | Une écriture claire
- You have a good story for every formula | Vous avez une bonne histoire pour chaque formule
`
