// What the sample files and folders are called in French, and what is attached to mails and messages. Names of people, firms and places stay.

import { nameKey, splitName } from '#contract/apps/file-names.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { spacedInFrench } from '#seed/typeset.ts'

type Words = Readonly<Record<string, string>>

const MONTHS: Words = {
  january: 'janvier',
  february: 'février',
  march: 'mars',
  april: 'avril',
  may: 'mai',
  june: 'juin',
  july: 'juillet',
  august: 'août',
  september: 'septembre',
  october: 'octobre',
  november: 'novembre',
  december: 'décembre',
}

/** With placeholders for a number, a name or a month. Without the ending. */
const SERIES: readonly (readonly [english: string, french: string])[] = [
  ['Line {0}', 'Ligne {0}'],
  ['Budget {0} {1}', 'Budget {0} {1}'],
  ['Rent receipt {0} {1}', 'Quittance de loyer {0} {1}'],
  ['Ridership {0}', 'Fréquentation {0}'],
  ['Travel costs {0}', 'Frais de déplacement {0}'],
  ['Retrospective {0}', 'Rétrospective {0}'],
  ['invoice-hosting-{0}', 'facture-hébergement-{0}'],
  ['invoice-repair-{0}', 'facture-réparation-{0}'],
  ['invoice-{0}', 'facture-{0}'],
  ['payslip-{0}', 'bulletin-de-paie-{0}'],
  ['rent-receipt-{0}', 'quittance-de-loyer-{0}'],
  ['statement-{0}', 'relevé-{0}'],
  ['ticket-{0}', 'billet-{0}'],
  ['ridership-week-{0}', 'fréquentation-semaine-{0}'],
  ['how-late-is-the-{0}', 'retard-de-la-ligne-{0}'],
  ['boardings-at-{0}', 'montées-à-{0}'],
  ['missed-connections-at-{0}', 'correspondances-manquées-à-{0}'],
  ['{0}-against-{1}', '{0}-contre-{1}'],
]

/** A day, a version or the committee before the name. */
const BEFORE = /^(?:\d{4}-\d\d-\d\d |\d+\.\d+\.\d+ )/
const COMMITTEE = 'Steering committee – '

/** Without their endings. An entry that maps to itself has the same name in both languages. */
const NAMES: Words = {
  // Meetings
  'Roll-out of boards': 'Déploiement des écrans',
  'Open data': 'Données ouvertes',
  'Shared stops': 'Arrêts partagés',
  'Broken glass': 'Vitres brisées',
  'Maps at the stops': 'Plans aux arrêts',
  Contract: 'Contrat',
  'Passenger satisfaction': 'Satisfaction des voyageurs',
  'Night network': 'Réseau de nuit',
  'Holiday cover': 'Permanences d’été',
  'Names of the boards': 'Noms des écrans',
  Sales: 'Ventes',
  'Old position feed': 'Ancien flux de positions',
  'Summer students': 'Étudiants d’été',
  Translations: 'Traductions',
  Documentation: 'Documentation',
  'Ridership report': 'Rapport de fréquentation',
  'Test day with two blind passengers': 'Journée de test avec deux passagers aveugles',
  'Wording of “about 4 min”': 'Formule « env. 4 min »',
  Backups: 'Sauvegardes',
  'Handover of the hub study': 'Transmission de l’étude des pôles d’échange',
  'Accuracy of predictions': 'Exactitude des prévisions',
  'Colours of the lines': 'Couleurs des lignes',
  'School runs': 'Courses scolaires',
  'Rate limits': 'Limites de débit',
  'Large print for kiosks': 'Gros caractères pour les bornes',
  'On-call nights': 'Nuits d’astreinte',
  'Winter timetable': 'Horaires d’hiver',
  'Accessibility statement': 'Déclaration d’accessibilité',
  'Shelter lights': 'Éclairage des abris',
  'Price of the alerts by text message': 'Prix des alertes par SMS',
  Detours: 'Déviations',
  'Battery of the driver’s tablet': 'Batterie de la tablette du conducteur',
  'The clock on the board': 'L’horloge de l’écran',
  'Duplicate stops after the Villeurbanne import': 'Arrêts en double après l’import de Villeurbanne',
  'Paging the list of stops': 'Pagination de la liste des arrêts',
  'Cancelled runs on the arrivals board': 'Courses supprimées sur l’écran des arrivées',
  // Incidents
  'Every bus twice': 'Chaque bus deux fois',
  'Import stopped half-way': 'Import arrêté à mi-chemin',
  'Silent kiosk': 'Borne muette',
  'Text messages twice': 'SMS envoyés deux fois',
  'Wrong day type': 'Mauvais type de jour',
  'Slow mornings': 'Matins lents',
  'Disk full at night': 'Disque plein dans la nuit',
  'The same departure for ever': 'Le même départ, sans fin',
  'Buses in the sea': 'Des bus dans la mer',
  'Boards dark in three towns': 'Écrans éteints dans trois villes',
  // Release notes
  'The hundredth board': 'Le centième écran',
  Positions: 'Positions',
  'Two lines, one green': 'Deux lignes, un seul vert',
  Keys: 'Clés',
  'Winter time': 'Heure d’hiver',
  Voices: 'Voix',
  Alerts: 'Alertes',
  'School mornings': 'Matins d’école',
  'Renamed stops': 'Arrêts renommés',
  'The long lines': 'Les longues lignes',
  Zones: 'Zones',
  Contrast: 'Contraste',
  Doubt: 'Le doute',
  'Departures, page by page': 'Les départs, page par page',
  'Quieter nights': 'Des nuits plus calmes',
  'Line numbers': 'Numéros de ligne',
  // The company
  Accessibility: 'Accessibilité',
  'Accessible documents': 'Documents accessibles',
  'Checklist for the new one’s desk': 'Liste pour le bureau de la nouvelle recrue',
  'Do people trust the minutes': 'Croit-on les minutes affichées',
  Holidays: 'Congés',
  'On call': 'Astreinte',
  'Personal data': 'Données personnelles',
  'Read me first': 'À lire en premier',
  'Read me': 'À lire',
  'Telephone list': 'Liste des téléphones',
  'Travel and expenses': 'Déplacements et frais',
  'Six rides with two blind passengers': 'Six trajets avec deux passagers aveugles',
  'Who reads the line map': 'Qui lit le plan des lignes',
  'Why people call': 'Pourquoi les gens appellent',
  'Words we use': 'Les mots que nous employons',
  'Working from home': 'Télétravail',
  'Your first week': 'Votre première semaine',
  'Predictions before school': 'Prévisions avant l’école',
  lines: 'lignes',
  stops: 'arrêts',
  // Notices
  'Board being replaced, line 114': 'Remplacement de l’écran, ligne 114',
  'Festival, line 12': 'Festival, ligne 12',
  'Lift out of order, line 83': 'Ascenseur en panne, ligne 83',
  'Marathon, line 31': 'Marathon, ligne 31',
  'Market day, line 118': 'Jour de marché, ligne 118',
  'New timetable, line 27': 'Nouveaux horaires, ligne 27',
  'Night lines, line 7': 'Lignes de nuit, ligne 7',
  'Roadworks, line 101': 'Travaux, ligne 101',
  'School holidays, line S9': 'Vacances scolaires, ligne S9',
  'Strong wind, line 152': 'Vent fort, ligne 152',
  'Stop moved, line 145': 'Arrêt déplacé, ligne 145',
  'Strike, line 90': 'Grève, ligne 90',
  // Pictures
  'Bench with a view, Montmelas': 'Banc avec vue, Montmelas',
  'Board 3, corrected': 'Écran 3, corrigé',
  'Board 3, one minute behind': 'Écran 3, une minute de retard',
  'Board by day, contrast check': 'Écran de jour, contrôle du contraste',
  'Board by night, dimmed': 'Écran de nuit, atténué',
  'Bonnevay depot, gate': 'Dépôt de Bonnevay, portail',
  'Brindas, Verchères': 'Brindas, Verchères',
  'Charpennes, platform B': 'Charpennes, quai B',
  'Chaussan, school stop': 'Chaussan, arrêt de l’école',
  'Courzieu, the station': 'Courzieu, la gare',
  'Croix-Luizet, first frost': 'Croix-Luizet, premier gel',
  'Cusset, after the repainting': 'Cusset, repeinte',
  'Duerne, the pass': 'Duerne, le col',
  'Evening on the mole': 'Soir sur le môle',
  'Ferry and bus, Sète': 'Ferry et bus, Sète',
  'Fishermen’s houses': 'Maisons de pêcheurs',
  'Flachet, bench missing': 'Flachet, banc manquant',
  'Footbridge, sign too high': 'Passerelle, panneau trop haut',
  'Gratte-Ciel, shelter at night': 'Gratte-Ciel, abri de nuit',
  'Harbour stop, Sète': 'Arrêt du port, Sète',
  'Hôtel de Ville, both kerbs': 'Hôtel de Ville, les deux trottoirs',
  'Kiosk from four metres': 'Borne à quatre mètres',
  'Kiosk from one metre': 'Borne à un mètre',
  'Kiosk, button with hum': 'Borne, bouton qui bourdonne',
  'Large print, three runs': 'Gros caractères, trois courses',
  'Last bus to Tarare': 'Dernier bus pour Tarare',
  'Laurent Bonnevay, the queue at eight': 'Laurent Bonnevay, la file à huit heures',
  'Laurent Bonnevay, the queue at nine': 'Laurent Bonnevay, la file à neuf heures',
  'Market by the canal': 'Marché au bord du canal',
  'Mornant, place': 'Mornant, place',
  'Night lines, shared stop': 'Lignes de nuit, arrêt partagé',
  'Night, the same quay': 'Nuit, le même quai',
  'Place Grandclément, tree on the sight line': 'Place Grandclément, arbre dans l’axe',
  'Pole sign, new type scale': 'Poteau, nouvelle échelle de caractères',
  'Pollionnay, the lime tree': 'Pollionnay, le tilleul',
  'Quay at noon': 'Quai à midi',
  'Quay in the morning': 'Quai au matin',
  'Rain at Gorge de Loup': 'Pluie à Gorge de Loup',
  'Rain on the last day': 'Pluie le dernier jour',
  'Rontalon, end of line 103': 'Rontalon, terminus de la ligne 103',
  'République, temporary pole': 'République, poteau provisoire',
  'Saint-Laurent-d’Agny': 'Saint-Laurent-d’Agny',
  'Shelter poster, mock-up': 'Affiche d’abri, maquette',
  'Snow at Duerne': 'Neige à Duerne',
  'Stade Astroballe, detour': 'Stade Astroballe, déviation',
  'Stop C, evening': 'Arrêt C, soir',
  'Stop D, snow of last winter': 'Arrêt D, neige de l’hiver dernier',
  'Taxi rank in front of stop C': 'Station de taxis devant l’arrêt C',
  'The bus to the beach': 'Le bus de la plage',
  'The first bus, Belleville': 'Le premier bus, Belleville',
  'The stop with the geraniums': 'L’arrêt aux géraniums',
  'The stop without a name': 'L’arrêt sans nom',
  'Thurins, the orchard': 'Thurins, le verger',
  'Two benches, one sun': 'Deux bancs, un soleil',
  'Vaugneray, mairie': 'Vaugneray, mairie',
  'Yzeron, board in the fog': 'Yzeron, écran dans le brouillard',
  'Yzeron, board in the sun': 'Yzeron, écran au soleil',
  // One's own
  'Atelier Nord, after the call': 'Atelier Nord, après l’appel',
  'Atelier Nord, planning analyst': 'Atelier Nord, analyste planification',
  'German, first level': 'Allemand, premier niveau',
  'CV Alex Morgan': 'CV Alex Morgan',
  'CV for Halden Energy': 'CV pour Halden Energy',
  'CV for Port de Sète': 'CV pour Port de Sète',
  'CV for Véro Mobilité': 'CV pour Véro Mobilité',
  'CV with the hub study': 'CV avec l’étude des pôles d’échange',
  'CV, as Sofia Rossi would have it': 'CV, à l’idée de Sofia Rossi',
  'CV, one page': 'CV, une page',
  'CV, two years ago': 'CV, il y a deux ans',
  'Clinique des Monts, data analyst, admissions': 'Clinique des Monts, data analyst, admissions',
  'Clinique des Monts, pro and contra': 'Clinique des Monts, pour et contre',
  'Counts by hub': 'Comptages par pôle',
  'Draft with remarks by Yuki': 'Brouillon avec les remarques de Yuki',
  'First aid at work': 'Secourisme au travail',
  'First outline': 'Premier plan',
  'Halden Energy, first call': 'Halden Energy, premier appel',
  'Halden Energy, demand analyst': 'Halden Energy, analyste de la demande',
  'Lumen Santé, operations analyst': 'Lumen Santé, analyste des opérations',
  'Method, for Samuel': 'Méthode, pour Samuel',
  'Nordaval, supply analyst': 'Nordaval, analyste approvisionnement',
  'Packing list, Sète': 'Liste de bagages, Sète',
  Plants: 'Plantes',
  'Port de Sète, traffic data analyst': 'Port de Sète, analyste de données de trafic',
  'Port de Sète, first call': 'Port de Sète, premier appel',
  'Project management, basics': 'Gestion de projet, bases',
  'Python for data analysis': 'Python pour l’analyse de données',
  'Questions that I ask': 'Les questions que je pose',
  'SQL, joins and grouping': 'SQL, jointures et regroupements',
  'Sofia Rossi, second meeting': 'Sofia Rossi, deuxième rendez-vous',
  'Statistics for public transport': 'Statistiques pour les transports publics',
  'The walk to the bench': 'La marche jusqu’au banc',
  'Twelve hubs – final': 'Douze pôles – final',
  'Véro Mobilité, pricing analyst': 'Véro Mobilité, analyste tarification',
  'Véro Mobilité, questions of the form': 'Véro Mobilité, questions du formulaire',
  // Folders
  Alex: 'Alex',
  Budget: 'Budget',
  CV: 'CV',
  Certificates: 'Certificats',
  Company: 'Entreprise',
  'Cover letters': 'Lettres de motivation',
  Data: 'Données',
  Design: 'Design',
  Drafts: 'Brouillons',
  Finance: 'Finances',
  Home: 'Maison',
  'Hub study': 'Étude des pôles d’échange',
  'Imprimerie du Quai': 'Imprimerie du Quai',
  Incidents: 'Incidents',
  'Interview notes': 'Notes d’entretien',
  Invoices: 'Factures',
  'Job search': 'Recherche d’emploi',
  Kestrelway: 'Kestrelway',
  Lumiboard: 'Lumiboard',
  Meetings: 'Réunions',
  'Meridian Hosting': 'Meridian Hosting',
  'Monts du Lyonnais': 'Monts du Lyonnais',
  Métropole: 'Métropole',
  Notices: 'Avis',
  Onboarding: 'Accueil des arrivants',
  Operations: 'Exploitation',
  'Parlance Co-operative': 'Parlance Co-operative',
  'Part-Dieu': 'Part-Dieu',
  Photos: 'Photos',
  Pictures: 'Images',
  Policies: 'Règles',
  Product: 'Produit',
  'Radiolink Sud': 'Radiolink Sud',
  'Release notes': 'Notes de version',
  'Rent receipts': 'Quittances de loyer',
  Research: 'Études',
  Retrospectives: 'Rétrospectives',
  Rhône: 'Rhône',
  Ridership: 'Fréquentation',
  'Steering committee': 'Comité de pilotage',
  Stops: 'Arrêts',
  'Stops I like': 'Arrêts que j’aime',
  'Sète, holiday': 'Sète, vacances',
  'Team Lines': 'Équipe Lignes',
  Timetables: 'Horaires',
  'Travel costs': 'Frais de déplacement',
  Villeurbanne: 'Villeurbanne',
  // Attached to mails
  'annex-4-draft': 'annexe-4-projet',
  'audit-certificate': 'attestation-audit',
  'balaruc-by-stop': 'balaruc-par-arrêt',
  'balaruc-evening': 'balaruc-le-soir',
  'before-after-sapchat': 'avant-après-sapchat',
  'berth-occupation': 'occupation-des-postes',
  'board-sketch': 'croquis-écran',
  'campus-plan': 'plan-du-campus',
  'cv-with-pencil': 'cv-au-crayon',
  'delivery-note-37': 'bon-de-livraison-37',
  'eleven-courgettes': 'onze-courgettes',
  'how-about-is-about': 'environ-comment',
  'joining-the-call': 'rejoindre-la-visioconférence',
  'invention-4-bars-9-16': 'invention-4-mesures-9-16',
  'line-27-0738': 'ligne-27-0738',
  'line-27-two-years': 'ligne-27-deux-ans',
  'line-27-winter': 'ligne-27-hiver',
  'mainland-boardings': 'montées-mainland',
  'maintenance-notice': 'avis-de-maintenance',
  'number-41': 'numéro-41',
  'pairs-under-ten-metres': 'paires-à-moins-de-dix-mètres',
  'place-carnot-again': 'place-carnot-encore',
  'port-traffic-report': 'rapport-de-trafic-du-port',
  'quay-map': 'plan-des-quais',
  'rates-at-a-glance': 'tarifs-en-bref',
  'receipt-washed': 'reçu-lavé',
  'reference-letter': 'lettre-de-recommandation',
  'rules-of-the-bus-game': 'règles-du-jeu-du-bus',
  'the-stone': 'la-pierre',
  'what-i-think-happens': 'ce-que-je-crois',
  'who-reads-stops': 'qui-lit-les-arrêts',
  'winter-berths': 'postes-en-hiver',
  // Attached to messages
  'berths-2024-2025': 'postes-2024-2025',
  'board-a': 'écran-a',
  'board-b': 'écran-b',
  'board-c': 'écran-c',
  'board-struck': 'écran-barré',
  'bus-pixel': 'bus-en-pixels',
  'canal-morning': 'canal-le-matin',
  'clicker-sheet': 'feuille-de-comptage',
  'count-guillotiere': 'comptage-guillotière',
  'delays-map': 'carte-des-retards',
  'feed-cancelled': 'flux-courses-supprimees',
  'hives-frost': 'ruches-gel',
  'join-sketch': 'croquis-de-jointure',
  'library-letter': 'lettre-de-la-bibliothèque',
  'pairs-villeurbanne': 'paires-villeurbanne',
  'quarter-plan': 'plan-du-trimestre',
  'ridership-week': 'fréquentation-semaine',
  'shelter-list': 'liste-des-abris',
  'snow-stop': 'arrêt-sous-la-neige',
  'trace-walk': 'trace-à-pied',
  'vaise-board': 'écran-de-vaise',
  'waiting-times': 'temps-d-attente',
}

const DESCRIPTIONS: Words = {
  'The company’s shared drive.': 'Le disque commun de l’entreprise.',
  'Mine. Nobody else sees it.': 'À moi. Personne d’autre ne le voit.',
  'One folder an area; the name of the stop first.': 'Un dossier par secteur ; le nom de l’arrêt d’abord.',
  'Once a week, at ten.': 'Une fois par semaine, à dix heures.',
  'One place for all of it.': 'Un seul endroit pour tout.',
  'Beside the station clock.': 'À côté de l’horloge de la gare.',
  'For the accessibility statement.': 'Pour la déclaration d’accessibilité.',
  'Where the first position could come from.': 'D’où pourrait venir la première position.',
  'First draft. What was sent is with the application.': 'Premier jet. Ce qui est parti est joint à la candidature.',
  'From the second meeting at Cap Carrières.': 'Du deuxième rendez-vous chez Cap Carrières.',
  'The new board, first morning.': 'Le nouvel écran, premier matin.',
  'The parents wait in the house.': 'Les parents attendent dans la maison.',
  'Chains needed above this stop.': 'Chaînes obligatoires au-dessus de cet arrêt.',
  'Reported to the city on the same day.': 'Signalé à la ville le jour même.',
  'Read by nobody under 1.80 m.': 'Lu par personne en dessous de 1,80 m.',
  'A bus that waits for a ferry. So it can be done.': 'Un bus qui attend un ferry. C’est donc possible.',
  'For the importer: two kerbs, one name.': 'Pour l’import : deux trottoirs, un seul nom.',
  'Further away than people stand.': 'Prise de plus loin que les gens ne se tiennent.',
  'Fewer masts than boards; Omar asks.': 'Moins de mâts que d’écrans ; Omar demande.',
  'An hourly line: the board shows two runs ahead.': 'Une ligne à l’heure : l’écran montre deux courses.',
  'Still missing: the cut-off.': 'Manque encore : le seuil.',
  'The camera saw the tree, not the bus.': 'La caméra a vu l’arbre, pas le bus.',
  '06:14. Nobody else was up but the driver and a cat.': '6 h 14. Debout : le conducteur et un chat.',
  'It has one now.': 'Il en a un maintenant.',
  'No network below the second row of trees.': 'Pas de réseau sous la deuxième rangée d’arbres.',
  'The version that went to the operators.': 'La version envoyée aux exploitants.',
  'For whoever wonders what a kerb has to do with software.':
    'Pour qui se demande ce qu’un trottoir fait dans un logiciel.',
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/[.–]/g, '\\$&').replaceAll(/\{\d\}/g, '(.+)')}$`)

const inverted = (words: Words): Words => Object.fromEntries(Object.entries(words).map(([from, to]) => [to, from]))

interface Dictionary {
  readonly names: Words
  readonly months: Words
  readonly series: readonly { readonly from: RegExp; readonly to: string }[]
}

const toFrench: Dictionary = {
  names: NAMES,
  months: MONTHS,
  series: SERIES.map(([english, french]) => ({ from: patternOf(english), to: french })),
}
const toEnglish: Dictionary = {
  names: inverted(NAMES),
  months: inverted(MONTHS),
  series: SERIES.map(([english, french]) => ({ from: patternOf(french), to: english })),
}

function looked(base: string, { names, months, series }: Dictionary): string | undefined {
  if (Object.hasOwn(names, base)) return names[base]
  for (const { from, to } of series) {
    const [found, ...parts] = from.exec(base) ?? []
    if (found === undefined) continue
    return to.replaceAll(/\{(\d)\}/g, (_, index: string) => {
      const part = parts[Number(index)] ?? ''
      return months[part.toLowerCase()] ?? part
    })
  }
  return undefined
}

/** A file's name in French; undefined where it is not known: it then has one name in any language, such as the number of an invoice or a stop. */
export function fileNameInFrench(name: string): string | undefined {
  const [base, ending] = splitName(name)
  const [before = ''] = BEFORE.exec(base) ?? []
  const rest = base.slice(before.length)
  const isCommittee = rest.startsWith(COMMITTEE)
  const french = looked(isCommittee ? rest.slice(COMMITTEE.length) : rest, toFrench)
  return french && `${before}${isCommittee ? 'Comité de pilotage – ' : ''}${french}${ending}`
}

/** The English name of an attachment: what is drawn for it follows from that. */
export function attachmentInEnglish(name: string): string {
  const [base, ending] = splitName(name)
  return `${looked(base, toEnglish) ?? base}${ending}`
}

export function fileInFrench(row: FileRow): FileRow {
  const name = spacedInFrench(fileNameInFrench(row.name) ?? row.name)
  const description = row.description && spacedInFrench(DESCRIPTIONS[row.description] ?? descriptionOf(row.description))
  return { ...row, name, nameKey: nameKey(name), description }
}

/** The topics of a meeting, in one sentence. */
function descriptionOf(english: string): string {
  const [, topics] = /^With (.*)\.$/.exec(english) ?? []
  if (topics === undefined) return english
  const french = topics.split(', ').map((topic) => {
    const capital = topic.charAt(0).toUpperCase() + topic.slice(1)
    const said = NAMES[capital] ?? topic
    return said.charAt(0).toLowerCase() + said.slice(1)
  })
  return `Avec ${french.join(', ')}.`
}

/** With the names of what is attached. */
export const attachedInFrench = <One extends { readonly name: string }>(attachments: readonly One[]): One[] =>
  attachments.map((one) => {
    const name = fileNameInFrench(one.name) ?? one.name
    return { ...one, name, ...('preview' in one && one.preview === one.name && { preview: name }) }
  })
