// Skills of projects, finance, law, marketing, customers and languages, a line each; skills.ts explains the format.

export const officeSkills = `
[management]
project-management | p | Project management | Gestion de projet | planning; milestones; project coordination | planification; jalons; conduite de projet
agile-methods | p | Agile methods | Méthodes agiles | Scrum; Kanban; sprints | Scrum; Kanban; sprints
product-management | p | Product management | Gestion de produit | product ownership; roadmap; backlog | responsabilité produit; feuille de route; backlog
team-leadership | p | Leading a team | Encadrement d’équipe | people management; supervision | management; animation d’équipe
change-management | p | Change management | Conduite du changement | adoption; transformation | accompagnement du changement; transformation
process-improvement | p | Process improvement | Amélioration des processus | lean; continuous improvement | lean; amélioration continue
requirements-analysis | p | Requirements analysis | Analyse des besoins | business analysis; specifications | analyse fonctionnelle; cahier des charges; spécifications
stakeholder-management | p | Working with stakeholders | Relations avec les parties prenantes | governance; steering committees | gouvernance; comités de pilotage
workshop-facilitation | p | Facilitating workshops | Animation d’ateliers | meetings; group moderation | réunions; animation de groupes
recruitment | p | Recruitment | Recrutement | interviewing; talent acquisition | entretiens; acquisition de talents
hr-administration | k | Personnel administration | Administration du personnel | HR; contracts of employment | RH; contrats de travail
training-design | p | Designing training | Ingénierie de formation | instructional design; adult learning | conception pédagogique; formation d’adultes
procurement | p | Procurement | Achats | sourcing; tenders; purchasing | approvisionnement; appels d’offres
risk-management | k | Risk management | Gestion des risques | business continuity; risk assessment | continuité d’activité; analyse de risques
[finance]
bookkeeping | p | Bookkeeping | Tenue de comptes | general ledger; accounts payable | comptabilité générale; saisie comptable
financial-accounting | k | Financial accounting | Comptabilité financière | annual accounts; IFRS | comptes annuels; IFRS; bilan
management-control | p | Management control | Contrôle de gestion | controlling; cost accounting | comptabilité analytique; reporting financier
budgeting | p | Budgeting | Élaboration budgétaire | budget follow-up; forecasts | suivi budgétaire; prévisions budgétaires
financial-analysis | k | Financial analysis | Analyse financière | valuation; ratios | évaluation d’entreprise; ratios
payroll | p | Payroll | Paie | payslips; social contributions | bulletins de paie; cotisations sociales
taxation | k | Taxation | Fiscalité | VAT; corporate tax | TVA; impôt sur les sociétés
audit | p | Audit | Audit | internal audit; internal control | audit interne; contrôle interne
treasury | k | Treasury | Trésorerie | cash management; liquidity | gestion de trésorerie; liquidités
pricing | p | Pricing | Tarification | price setting; revenue management | fixation des prix; yield management
credit-analysis | k | Credit analysis | Analyse de crédit | lending; scoring | octroi de prêts; scoring
insurance | k | Insurance | Assurance | underwriting; claims | souscription; sinistres
erp | t | ERP systems | Progiciels de gestion | SAP; Oracle; Odoo | SAP; ERP; Odoo
[law]
data-protection | k | Data protection | Protection des données | GDPR; privacy | RGPD; vie privée
contract-law | k | Contract law | Droit des contrats | contract drafting; negotiation of contracts | rédaction de contrats; négociation contractuelle
labour-law | k | Employment law | Droit du travail | labour relations | relations sociales
public-procurement | k | Public procurement | Marchés publics | tender law; public tenders | commande publique; appels d’offres publics
corporate-law | k | Company law | Droit des sociétés | corporate secretarial | secrétariat juridique
compliance | p | Compliance | Conformité | anti-money laundering; ethics | lutte contre le blanchiment; déontologie
intellectual-property | k | Intellectual property | Propriété intellectuelle | trade marks; copyright; patents | marques; droit d’auteur; brevets
administrative-law | k | Administrative law | Droit administratif | public law | droit public
legal-research | p | Legal research | Recherche juridique | case law; legal monitoring | jurisprudence; veille juridique
environmental-law | k | Environmental rules | Réglementation environnementale | environmental permits; waste law | ICPE; droit de l’environnement
records-management | p | Records management | Archivage | archives; document control | archives; gestion documentaire
[marketing]
digital-marketing | p | Digital marketing | Marketing numérique | online campaigns; web marketing | campagnes en ligne; webmarketing
seo | p | Search engine optimisation | Référencement naturel | SEO; search ranking | SEO; positionnement
web-analytics | t | Web analytics | Analyse d’audience | Matomo; Google Analytics; traffic measurement | Matomo; Google Analytics; mesure d’audience
content-strategy | p | Content strategy | Stratégie éditoriale | editorial planning; web content | ligne éditoriale; contenus web
social-media | p | Social media | Réseaux sociaux | community management | animation de communautés
market-research | p | Market research | Études de marché | consumer studies; competitive analysis | études consommateurs; analyse concurrentielle
brand-communication | p | Communication | Communication | press relations; public relations | relations presse; relations publiques
graphic-design | p | Graphic design | Graphisme | layout; visual identity; Adobe | mise en page; identité visuelle; Adobe
user-research | p | User research | Recherche utilisateur | interviews with users; usability tests | entretiens utilisateurs; tests d’utilisabilité
interface-design | p | Interface design | Design d’interface | UI; UX; Figma; prototypes | UI; UX; Figma; maquettes
photo-video | p | Photo and video | Photo et vidéo | filming; editing | prise de vue; montage
event-management | p | Organising events | Organisation d’événements | trade fairs; conferences | salons; congrès
copywriting | p | Copywriting | Conception-rédaction | advertising texts | rédaction publicitaire
`
