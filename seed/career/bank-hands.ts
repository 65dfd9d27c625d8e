// What is written in jobs of workshops, building, care and teaching: titles (=), purposes (>), tasks (*) and profile (-), English | French. role-bank.ts reads it.

export const handsBank = `
@maintenance-technician
= Maintenance technician | Technicien de maintenance
= Maintenance electrician | Électromécanicien
= Service technician, lifts | Technicien de maintenance, ascenseurs | @isarwerk
= Maintenance technician, ovens | Technicien de maintenance, fours | @fournils-associes
> You will keep our equipment running through planned maintenance and quick repairs. | Vous maintenez nos équipements en état par l’entretien préventif et des dépannages rapides.
> You will join the maintenance team, which works closely with the people who use the equipment. | Vous rejoignez l’équipe de maintenance, en lien étroit avec les utilisateurs des équipements.
> You will diagnose faults, carry out repairs and help to improve reliability. | Vous diagnostiquez les pannes, réparez et contribuez à la fiabilité des installations.
* Carry out preventive maintenance to plan | Réaliser la maintenance préventive selon le planning
* Diagnose and repair electrical and mechanical faults | Diagnostiquer et réparer les pannes électriques et mécaniques
* Record work in the maintenance system | Enregistrer les interventions dans la GMAO
* Manage spare parts for your area | Gérer les pièces de rechange de votre secteur
* Take part in the installation of new equipment | Participer à l’installation de nouveaux équipements
* Propose improvements to reliability and safety | Proposer des améliorations de fiabilité et de sécurité
* Keep the lifts and escalators of your round running | Maintenir en marche les ascenseurs et escaliers mécaniques de votre tournée | ~lifts
* Look after ovens, burners and their controls | Entretenir les fours, leurs brûleurs et leurs commandes | ~ovens
- Training in electrical engineering, mechanics or mechatronics | Une formation en électrotechnique, mécanique ou mécatronique
- You follow safety procedures at all times | Le respect permanent des consignes de sécurité
- You are willing to take your turn on call | Vous acceptez de participer aux astreintes

@site-manager
= Site manager | Conducteur de travaux
= Works manager, roofs | Conducteur de travaux, toitures | @renova-toit @solaire-du-midi
= Construction manager | Responsable de travaux
= Site manager, schools | Conducteur de travaux, écoles | @bauhof-rhein
> You will manage sites from preparation to handover, with responsibility for safety, quality and budget. | Vous conduisez vos chantiers de la préparation à la livraison, et répondez de la sécurité, de la qualité et du budget.
> You will coordinate our crews and subcontractors and be the client’s contact on site. | Vous coordonnez nos équipes et les sous-traitants, et représentez l’entreprise auprès du client.
> You will run several projects in the area with the support of the design office. | Vous menez plusieurs chantiers dans le secteur, avec l’appui du bureau d’études.
* Prepare sites: methods, schedule, supplies | Préparer les chantiers : méthodes, planning, approvisionnements
* Manage crews and subcontractors | Encadrer les équipes et les sous-traitants
* Ensure compliance with safety rules | Faire respecter les règles de sécurité
* Monitor costs and prepare invoicing | Suivre les coûts et préparer la facturation
* Hold site meetings with clients and architects | Animer les réunions de chantier avec clients et architectes | construction @solaire-du-midi
* Organise handover and snagging | Organiser la réception et la levée des réserves
* Prepare roofs: scaffolding, lifting, weatherproofing | Préparer les toitures : échafaudage, levage, étanchéité | ~roofs
* Keep to the calendar of schools: noise and deliveries in the holidays | Suivre le calendrier des écoles : bruit et livraisons pendant les vacances | ~schools
- Training in building or civil engineering | Une formation en bâtiment ou génie civil
- You make decisions and keep to the schedule | Le sens de la décision et le respect des délais
- You enjoy being on site with the crews | Le goût du terrain et du travail en équipe

@quality-engineer
= Quality engineer | Ingénieur qualité
= Quality manager | Responsable qualité | senior
= Quality assurance engineer | Ingénieur assurance qualité
= Quality officer, food | Responsable qualité, alimentation | food
> You will develop our quality system and support the production teams in applying it. | Vous faites vivre notre système qualité et accompagnez les équipes de production.
> You will analyse defects and complaints and lead the corrective actions. | Vous analysez défauts et réclamations, et pilotez les actions correctives.
> You will prepare audits and make sure that our products meet requirements. | Vous préparez les audits et garantissez la conformité de nos produits.
* Analyse non-conformities and their causes | Analyser les non-conformités et leurs causes
* Define control plans and sampling | Définir les plans de contrôle et d’échantillonnage
* Carry out internal and supplier audits | Réaliser les audits internes et fournisseurs
* Prepare certification audits | Préparer les audits de certification
* Lead improvement projects with production | Mener des projets d’amélioration avec la production
* Report quality indicators each month | Publier chaque mois les indicateurs qualité
- An engineering or technical qualification | Une formation d’ingénieur ou de technicien supérieur
- Knowledge of ISO 9001 or an equivalent standard | La connaissance de l’ISO 9001 ou d’une norme équivalente
- You convince people with facts | Vous savez convaincre par les faits

@nurse
= Nurse | Infirmier
= Ward nurse, nights | Infirmier de nuit | @lumen-sante @clinique-des-monts @hopital-sainte-claire
= Nurse, home care | Infirmier à domicile | @aidance
= Nurse, operating theatre | Infirmier de bloc opératoire | @lumen-sante @clinique-des-monts @hopital-sainte-claire
> You will care for patients within a team that values time for handover and training. | Vous prenez en charge les patients au sein d’une équipe attachée aux transmissions et à la formation.
> You will provide nursing care and coordinate with doctors, care assistants and families. | Vous dispensez les soins et assurez la coordination avec médecins, aides-soignants et familles.
> We are strengthening our care team; you will be given a full induction when you start. | Nous renforçons notre équipe soignante ; une période d’intégration est prévue à votre arrivée.
> You will look after patients before, during and after their operations, in a theatre team that stays together. | Vous accompagnez les patients avant, pendant et après l’intervention, au sein d’une équipe de bloc stable. | ~theatre
> You will look after the ward at night and call the doctor on duty when it matters. | Vous veillez sur le service la nuit et appelez le médecin de garde quand il le faut. | ~night
* Prepare the theatre, instruments and patients for each operation | Préparer la salle, le matériel et les patients avant chaque intervention | ~theatre
* Check counts and records with the surgical team | Vérifier les comptages et la traçabilité avec l’équipe chirurgicale | ~theatre
* Make the night rounds and report at the morning handover | Effectuer les rondes de nuit et transmettre le matin | ~night
* Provide care and administer treatments | Dispenser les soins et administrer les traitements
* Monitor patients and inform the doctors | Surveiller l’état des patients et informer les médecins
* Keep care records up to date | Tenir à jour le dossier de soins
* Support patients and their families | Accompagner les patients et leurs proches
* Take part in handovers and team meetings | Participer aux transmissions et aux réunions d’équipe
* Supervise students on placement | Encadrer les étudiants en stage
* Visit patients at home and plan your round | Se rendre au domicile des patients et organiser sa tournée | ~home
- State-recognised nursing diploma | Diplôme d’État d’infirmier ou équivalent reconnu
- You are attentive and work well in a team | Le sens de l’écoute et du travail en équipe
- You are available for shifts, including weekends by rota | Une disponibilité en horaires alternés, week-ends par roulement

@trainer
= Trainer | Formateur
= Adult educator, digital skills | Formateur d’adultes, numérique
= Instructional designer | Ingénieur pédagogique | education services
= Trainer, continuing education | Formateur, formation continue | @universite-de-la-confluence
> You will prepare and deliver courses for adults, in the classroom and online. | Vous concevez et animez des formations pour adultes, en salle et à distance. | there
> You will adapt our programmes to the needs of participants and their employers. | Vous adaptez nos programmes aux besoins des participants et de leurs employeurs. | services
> You will teach in the town’s courses for adults, which our residents choose from a yearly programme. | Vous animez les cours municipaux pour adultes, proposés aux habitants dans un programme annuel. | @ville-de-brume
> You will teach small groups that come from many subjects. | Vous enseignez à de petits groupes venus de disciplines variées. | education
> You will join a teaching team that renews its courses every year. | Vous rejoignez une équipe pédagogique qui renouvelle ses formations chaque année.
* Plan and lead courses for groups of up to 15 | Préparer et animer des formations pour des groupes de 15 personnes au plus | there
* Design course materials and exercises | Concevoir supports et exercices
* Assess participants’ progress | Évaluer la progression des participants
* Advise participants individually | Accompagner individuellement les participants
* Evaluate courses and improve them | Évaluer les formations et les améliorer
* Identify training needs with employers | Identifier les besoins de formation avec les employeurs | services
* Hold office hours and answer questions by message | Tenir une permanence et répondre aux questions par message
* Teach digital skills for everyday life and for work | Enseigner les usages numériques du quotidien et du travail | ~digital
* Prepare continuing education with the faculties | Préparer la formation continue avec les facultés | ~continuing
* Teach spreadsheets in the evening, from the first formula to the pivot table | Enseigner le tableur en soirée, de la première formule au tableau croisé | ~spreadsheet
* Teach statistics with examples from each subject | Enseigner la statistique avec des exemples de chaque discipline | ~statistics
- You are patient and explain things clearly | De la patience et de la clarté dans les explications
- You enjoy working with mixed groups | Le goût du travail avec des groupes variés
- You are comfortable with online teaching tools | De l’aisance avec les outils de formation à distance
`
