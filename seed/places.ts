// Every place of the product, by its address: what the menus show (navigation.ts) and what the search finds among pages. English and French.
import type { Language } from '#contract/shared.ts'

export interface Place {
  readonly id: string
  readonly link: string
  /** A heroicons name. */
  readonly icon: string
  readonly title: Readonly<Record<Language, string>>
  /** What people call it besides, in both languages; only for finding it. */
  readonly alias: string
}

const place = (id: string, link: string, icon: string, en: string, fr: string, alias = ''): Place => ({
  id,
  link,
  icon,
  title: { en, fr },
  alias,
})

export const places: readonly Place[] = [
  place(
    'dashboards.mainpage',
    '/dashboards/mainpage',
    'home',
    'Home',
    'Accueil',
    'start main page dashboard tableau de bord début',
  ),
  place(
    'dashboards.analytics',
    '/dashboards/analytics',
    'chart-bar',
    'Analytics',
    'Statistiques',
    'visitors visits audience visiteurs visites dashboard tableau de bord',
  ),
  place(
    'dashboards.project',
    '/dashboards/project',
    'presentation-chart-line',
    'Project',
    'Projet',
    'issues budget team tickets équipe dashboard tableau de bord',
  ),
  place(
    'dashboards.finance',
    '/dashboards/finance',
    'banknotes',
    'Finance',
    'Finances',
    'money account statements transactions argent compte relevés dashboard tableau de bord',
  ),
  place(
    'dashboards.crypto',
    '/dashboards/crypto',
    'currency-dollar',
    'Crypto',
    'Crypto',
    'bitcoin wallets watchlist prices portefeuilles cours dashboard tableau de bord',
  ),
  place(
    'career.jobs',
    '/career/jobs',
    'briefcase',
    'Job offers',
    'Offres d’emploi',
    'jobs openings positions vacancies postes annonces travail',
  ),
  place(
    'career.applications',
    '/career/applications',
    'document-text',
    'My applications',
    'Mes candidatures',
    'applied interviews offers entretiens postuler suivi',
  ),
  place(
    'skills.evaluation',
    '/skill-evaluation/skills',
    'academic-cap',
    'Skills Evaluation',
    'Évaluation des compétences',
    'test quiz level assessment niveau examen',
  ),
  place(
    'apps.mailbox',
    '/apps/mailbox',
    'envelope',
    'Mailbox',
    'Messagerie',
    'mail e-mail inbox letters courrier courriel boîte de réception',
  ),
  place(
    'apps.chat',
    '/apps/chat',
    'chat-bubble-left-right',
    'Chat',
    'Discussions',
    'conversations direct messages talk parler',
  ),
  place(
    'apps.contacts',
    '/apps/contacts',
    'users',
    'Contacts',
    'Contacts',
    'people address book phone numbers personnes carnet d’adresses téléphone',
  ),
  place(
    'apps.tasks',
    '/apps/tasks',
    'check-circle',
    'Tasks',
    'Tâches',
    'to-do list reminders due à faire échéances rappels',
  ),
  place(
    'apps.scrumboard',
    '/apps/scrumboard',
    'view-columns',
    'Scrumboard',
    'Tableaux',
    'boards cards kanban sprint cartes',
  ),
  place('apps.notes', '/apps/notes', 'pencil-square', 'Notes', 'Notes', 'memos ideas reminders mémos idées'),
  place(
    'apps.file-manager',
    '/apps/file-manager',
    'folder',
    'Files',
    'Fichiers',
    'file manager documents folders upload dossiers téléverser',
  ),
  place(
    'apps.inventory',
    '/apps/ecommerce/inventory',
    'cube',
    'Inventory',
    'Inventaire',
    'products stock shop ecommerce produits boutique',
  ),
  place(
    'apps.help-center',
    '/apps/help-center',
    'lifebuoy',
    'Help Center',
    'Centre d’aide',
    'faq guides questions support answers réponses assistance',
  ),
  place(
    'pages.activities',
    '/pages/activities',
    'clock',
    'Activity',
    'Activité',
    'feed history what happened journal historique',
  ),
  place('ui.icons', '/ui/icons', 'swatch', 'Icons', 'Icônes', 'symbols heroicons feather material symboles'),
  place(
    'profile',
    '/profile',
    'user-circle',
    'Profile',
    'Profil',
    'resume cv experience education curriculum vitae expérience formation',
  ),
  place(
    'settings',
    '/settings',
    'cog-6-tooth',
    'Settings',
    'Paramètres',
    'account preferences security language theme compte préférences sécurité langue thème',
  ),
  place(
    'docs.introduction',
    '/docs/guides/getting-started/introduction',
    'book-open',
    'Introduction',
    'Introduction',
    'getting started documentation manual premiers pas mode d’emploi',
  ),
  place(
    'docs.changelog',
    '/docs/changelog',
    'megaphone',
    'What’s new',
    'Nouveautés',
    'changelog release notes versions journal des modifications',
  ),
]

const section = (id: string, icon: string, en: string, fr: string, alias: string): Place =>
  place(`settings.${id}`, `/settings?section=${id}`, icon, en, fr, alias)

/** The sections of the settings, which the search finds apart from the pages. */
export const settingPlaces: readonly Place[] = [
  section(
    'account',
    'user-circle',
    'Account',
    'Compte',
    'name picture avatar time zone delete nom photo fuseau horaire supprimer',
  ),
  section(
    'appearance',
    'swatch',
    'Appearance',
    'Apparence',
    'dark mode light colour color scheme theme layout look sombre clair couleur thème disposition',
  ),
  section('language', 'language', 'Language', 'Langue', 'english french français anglais words dates numbers'),
  section(
    'notifications',
    'bell',
    'Notification settings',
    'Réglages des notifications',
    'alerts mute snooze told alertes silence',
  ),
  section(
    'keyboard',
    'command-line',
    'Keyboard',
    'Clavier',
    'shortcuts keys remap single key hotkeys raccourcis touches',
  ),
  section(
    'security',
    'lock-closed',
    'Security',
    'Sécurité',
    'password sign in session lock idle mot de passe connexion verrouillage',
  ),
  section(
    'data',
    'circle-stack',
    'Data on this device',
    'Données sur cet appareil',
    'storage backup export import reset space quota trash sauvegarde exporter importer réinitialiser espace corbeille',
  ),
  section('about', 'information-circle', 'About Cairn', 'À propos de Cairn', 'version install licences installer'),
]

/** @throws {Error} for an id that no place has */
export function placeOf(id: string): Place {
  const found = [...places, ...settingPlaces].find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no place ${id}`)
  return found
}
