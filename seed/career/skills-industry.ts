// Skills of customers, transport, industry, care and languages, a line each; skills.ts explains the format.

export const industrySkills = `
[customers]
customer-relations | p | Customer relations | Relation client | customer service; complaint handling | service client; traitement des réclamations
sales | p | Sales | Vente | selling; prospecting | prospection; techniques de vente
key-accounts | p | Key accounts | Grands comptes | account management | gestion de comptes clés
negotiation | p | Negotiation | Négociation | commercial negotiation | négociation commerciale
crm | t | CRM tools | Outils CRM | Salesforce; HubSpot | Salesforce; HubSpot; GRC
after-sales | p | After-sales service | Service après-vente | repairs desk; warranty | SAV; garantie
retail-operations | p | Shop operations | Tenue de magasin | store; merchandising; till | magasin; mise en rayon; caisse
front-desk | p | Reception | Accueil | front office; switchboard | standard téléphonique; réception
hospitality-service | p | Hotel and table service | Service hôtelier et en salle | waiting; hotel | restauration; hôtellerie
cooking | p | Cooking | Cuisine | kitchen; catering | restauration collective; préparation des repas
food-hygiene | k | Food hygiene | Hygiène alimentaire | HACCP | HACCP; sécurité alimentaire
travel-advice | p | Travel advice | Conseil en voyages | ticketing; tourism | billetterie; tourisme
e-commerce | p | Online shops | Commerce en ligne | web shop; marketplace | boutique en ligne; places de marché
[transport]
supply-chain | k | Supply chain | Chaîne logistique | supply planning; SCM | supply chain; planification des flux
inventory-control | p | Stock control | Gestion des stocks | inventory; replenishment | inventaire; réapprovisionnement
warehouse-operations | p | Warehouse work | Travail en entrepôt | order picking; dispatch | préparation de commandes; expédition
forklift-licence | c | Forklift licence | Permis cariste | forklift; lift truck | CACES; chariot élévateur
transport-planning | k | Transport planning | Planification des transports | mobility studies; network planning | études de mobilité; planification de réseau
timetabling | p | Timetabling | Graphicage et horaires | rostering; vehicle schedules | graphicage; habillage; roulements
driving-licence | c | Driving licence B | Permis B | car licence | permis de conduire
bus-licence | c | Bus licence D | Permis D | passenger transport licence; coach | transport en commun; autocar; FIMO voyageurs
truck-licence | c | Lorry licence C | Permis C | HGV; truck driver card | poids lourd; FIMO marchandises
customs | k | Customs procedures | Procédures douanières | import; export; Incoterms | import; export; Incoterms; douane
fleet-management | p | Fleet management | Gestion de flotte | vehicles; leasing | parc automobile; véhicules
passenger-information | p | Passenger information | Information voyageurs | GTFS; real-time information | GTFS; NeTEx; temps réel
rail-operations | k | Railway operations | Exploitation ferroviaire | train dispatching; signalling | régulation; signalisation
port-operations | k | Port operations | Exploitation portuaire | berths; harbour | quais; capitainerie
[industry]
mechanical-design | p | Mechanical design | Conception mécanique | CAD; SolidWorks | CAO; SolidWorks
electrical-installation | p | Electrical installation | Installation électrique | wiring; low voltage | câblage; courant fort; habilitation électrique
industrial-maintenance | p | Industrial maintenance | Maintenance industrielle | machine repair; preventive maintenance | dépannage; maintenance préventive
automation | p | Automation | Automatisme | PLC; robotics | automates programmables; robotique
quality-control | p | Quality control | Contrôle qualité | ISO 9001; inspection | ISO 9001; métrologie
production-planning | p | Production planning | Ordonnancement | scheduling; MRP | planification de production; GPAO
machining | p | Machining | Usinage | CNC; turning; milling | commande numérique; tournage; fraisage
welding | p | Welding | Soudage | TIG; MIG | TIG; MIG; soudure
workplace-safety | k | Workplace safety | Sécurité au travail | HSE; risk prevention | HSE; QHSE; prévention
building-plans | p | Building plans | Plans de bâtiment | BIM; AutoCAD; Revit | BIM; AutoCAD; Revit
site-supervision | p | Site supervision | Conduite de travaux | construction site; works management | chantier; suivi de chantier
energy-efficiency | k | Energy efficiency | Efficacité énergétique | heat pumps; energy audits | pompes à chaleur; audits énergétiques
water-treatment | k | Water treatment | Traitement de l’eau | drinking water; waste water | eau potable; eaux usées; assainissement
plumbing-heating | p | Plumbing and heating | Plomberie et chauffage | HVAC; boilers | CVC; chaudières
[care]
nursing-care | p | Nursing care | Soins infirmiers | nurse; wound care | infirmier; pansements
personal-assistance | p | Personal assistance | Aide à la personne | home care; elderly care | aide à domicile; personnes âgées
first-aid | c | First aid | Premiers secours | SST; resuscitation | SST; PSC1; réanimation
medical-secretariat | p | Medical secretariat | Secrétariat médical | appointments; medical records | rendez-vous; dossier patient
laboratory-methods | p | Laboratory methods | Techniques de laboratoire | analyses; sampling | analyses; prélèvements
pharmacy | k | Pharmacy | Pharmacie | medicines; dispensing | médicaments; officine
clinical-research | k | Clinical research | Recherche clinique | trials; good clinical practice | essais; bonnes pratiques cliniques
health-data | k | Health data | Données de santé | medical coding; hospital statistics | codage PMSI; information médicale
social-work | p | Social work | Travail social | family support; integration | accompagnement social; insertion
early-childhood | p | Early childhood | Petite enfance | nursery; child care | crèche; puériculture
teaching | p | Teaching | Enseignement | lessons; classroom | cours; pédagogie
physiotherapy | p | Physiotherapy | Kinésithérapie | rehabilitation | rééducation
public-health | k | Public health | Santé publique | prevention; epidemiology | prévention; épidémiologie
[languages]
business-english | l | Business English | Anglais professionnel | English at work | anglais des affaires
english | l | English | Anglais | spoken English | anglais courant
french | l | French | Français | spoken French | français courant
german | l | German | Allemand | Deutsch | Deutsch; allemand courant
dutch | l | Dutch | Néerlandais | Nederlands; Flemish | Nederlands; flamand
italian | l | Italian | Italien | Italiano | Italiano
spanish | l | Spanish | Espagnol | Español | Español
french-writing | p | Writing French | Rédaction en français | French spelling; editing | orthographe; expression écrite
report-writing | p | Report writing | Rédaction de rapports | minutes; summaries | comptes rendus; synthèses
translation | p | Translation | Traduction | localisation; proofreading | localisation; relecture
public-speaking | p | Public speaking | Prise de parole | presentations | présentations orales; exposés
technical-writing | p | Technical writing | Rédaction technique | manuals; documentation | notices; documentation
`
