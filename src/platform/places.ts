// Every place of the product, one row each: the menus, the jump keys, the search for pages, received files, app names, icons of hits, the manifest and the
// browser tests read it. Pure data, so that the page, the back end and the tools share it.
// @chunk signed-in
import type { Bilingual } from '#contract/shared.ts'

/** The groups of the menu, in its sequence; one without places shows nothing. */
export const placeGroups = {
  dashboards: { icon: 'home', title: { en: 'Dashboards', fr: 'Tableaux de bord' } },
  career: { icon: 'briefcase', title: { en: 'Career', fr: 'Carrière' } },
  skills: { icon: 'academic-cap', title: { en: 'Skills', fr: 'Compétences' } },
  workspace: { icon: 'squares-2x2', title: { en: 'Workspace', fr: 'Espace de travail' } },
  samples: { icon: 'chart-pie', title: { en: 'Showcase', fr: 'Vitrine' } },
} as const satisfies Readonly<Record<string, { readonly icon: string; readonly title: Bilingual }>>

export type PlaceGroupId = keyof typeof placeGroups

export interface Place {
  /** Its last part is the name of the domain in the back end, where it has one. */
  readonly id: string
  /** Where it is; it shows as soon as this build has such a route. */
  readonly path: string
  /** A heroicons name. */
  readonly icon: string
  readonly title: Bilingual
  /** What people call it besides, in both languages; only for finding it. */
  readonly alias: string
  /** Where it is in the menu; `top` is beside the groups. */
  readonly menu?: PlaceGroupId | 'top'
  /** Goes here, after `g`. */
  readonly jumpKey?: string
  /** What can be created here from anywhere: the command, the message when it is done, and where one is written by hand. */
  readonly makes?: { readonly title: Bilingual; readonly done: Bilingual; readonly link: string }
  /** Other actions here that can be started from anywhere, named as in its table of keys, and the URL that does it. */
  readonly asks?: readonly { readonly title: Bilingual; readonly icon: string; readonly link: string }[]
  /** The groups of search hits that have its icon. */
  readonly finds?: readonly string[]
  /** Files that it reads, by type: `{ 'text/vcard': ['.vcf'] }`. */
  readonly opens?: Readonly<Record<string, readonly string[]>>
  /** Types of files that other apps may share with it, besides those that it opens. */
  readonly shareTarget?: readonly string[]
  /** Links that it answers. */
  readonly protocol?: 'mailto'
  /** Where it explains a screen, whose path goes along as `from`. */
  readonly explains?: string
}

const rows = [
  {
    id: 'dashboards.mainpage',
    path: '/dashboards/mainpage',
    icon: 'home',
    title: { en: 'Home', fr: 'Accueil' },
    alias: 'start main page dashboard tableau de bord début',
    menu: 'top',
    jumpKey: 'h',
  },
  {
    id: 'dashboards.analytics',
    path: '/dashboards/analytics',
    icon: 'chart-bar',
    title: { en: 'Analytics', fr: 'Statistiques' },
    alias: 'visitors visits audience visiteurs visites dashboard tableau de bord',
    menu: 'top',
    jumpKey: 'y',
  },
  {
    id: 'dashboards.project',
    path: '/dashboards/project',
    icon: 'presentation-chart-line',
    title: { en: 'Project', fr: 'Projet' },
    alias: 'issues budget team tickets équipe dashboard tableau de bord',
    menu: 'samples',
  },
  {
    id: 'dashboards.finance',
    path: '/dashboards/finance',
    icon: 'banknotes',
    title: { en: 'Finance', fr: 'Finances' },
    alias: 'money account statements transactions argent compte relevés dashboard tableau de bord',
    menu: 'samples',
  },
  {
    id: 'dashboards.crypto',
    path: '/dashboards/crypto',
    icon: 'currency-dollar',
    title: { en: 'Crypto', fr: 'Crypto' },
    alias: 'bitcoin wallets watchlist prices portefeuilles cours dashboard tableau de bord',
    menu: 'samples',
  },
  {
    id: 'career.jobs',
    path: '/career/jobs',
    icon: 'briefcase',
    title: { en: 'Jobs', fr: 'Offres d’emploi' },
    alias: 'jobs openings positions vacancies postes annonces travail',
    menu: 'career',
    jumpKey: 'j',
    finds: ['jobs'],
  },
  {
    id: 'career.applications',
    path: '/career/applications',
    icon: 'document-text',
    title: { en: 'My applications', fr: 'Mes candidatures' },
    alias: 'applied interviews offers entretiens postuler suivi',
    menu: 'career',
    jumpKey: 'a',
  },
  {
    id: 'skills.evaluation',
    path: '/skill-evaluation/skills',
    icon: 'academic-cap',
    title: { en: 'Skills evaluation', fr: 'Évaluation des compétences' },
    alias: 'test quiz level assessment niveau examen',
    menu: 'skills',
    jumpKey: 's',
  },
  {
    id: 'apps.mailbox',
    path: '/apps/mailbox',
    icon: 'envelope',
    title: { en: 'Mailbox', fr: 'Messagerie' },
    alias: 'mail e-mail inbox letters courrier courriel boîte de réception',
    menu: 'workspace',
    jumpKey: 'm',
    finds: ['mails'],
    makes: {
      title: { en: 'New email', fr: 'Nouvel e-mail' },
      done: { en: 'Draft saved', fr: 'Brouillon enregistré' },
      link: '/apps/mailbox?new=email',
    },
    opens: { 'message/rfc822': ['.eml'] },
    protocol: 'mailto',
  },
  {
    id: 'apps.chat',
    path: '/apps/chat',
    icon: 'chat-bubble-left-right',
    title: { en: 'Chat', fr: 'Discussions' },
    alias: 'conversations direct messages talk parler',
    menu: 'workspace',
    jumpKey: 'c',
    finds: ['chats', 'messages'],
  },
  {
    id: 'apps.contacts',
    path: '/apps/contacts',
    icon: 'users',
    title: { en: 'Contacts', fr: 'Contacts' },
    alias: 'people address book phone numbers personnes carnet d’adresses téléphone',
    menu: 'workspace',
    jumpKey: 'o',
    finds: ['contacts'],
    makes: {
      title: { en: 'New contact', fr: 'Nouveau contact' },
      done: { en: 'Contact added', fr: 'Contact ajouté' },
      link: '/apps/contacts?new=contact',
    },
    asks: [
      {
        title: { en: 'Find duplicate contacts', fr: 'Chercher les contacts en double' },
        icon: 'document-duplicate',
        link: '/apps/contacts?open=duplicates',
      },
    ],
    opens: { 'text/vcard': ['.vcf'] },
  },
  {
    id: 'apps.tasks',
    path: '/apps/tasks',
    icon: 'check-circle',
    title: { en: 'Tasks', fr: 'Tâches' },
    alias: 'to-do list reminders due à faire échéances rappels',
    menu: 'workspace',
    jumpKey: 't',
    finds: ['tasks'],
    makes: {
      title: { en: 'New task', fr: 'Nouvelle tâche' },
      done: { en: 'Task added', fr: 'Tâche ajoutée' },
      link: '/apps/tasks?new=task',
    },
    opens: { 'text/calendar': ['.ics'] },
  },
  {
    id: 'apps.scrumboard',
    path: '/apps/scrumboard',
    icon: 'view-columns',
    title: { en: 'Scrumboard', fr: 'Tableaux' },
    alias: 'boards cards kanban sprint cartes',
    menu: 'workspace',
    jumpKey: 'b',
    finds: ['cards'],
    makes: {
      title: { en: 'New board', fr: 'Nouveau tableau' },
      done: { en: 'Board added', fr: 'Tableau ajouté' },
      link: '/apps/scrumboard?new=board',
    },
  },
  {
    id: 'apps.notes',
    path: '/apps/notes',
    icon: 'pencil-square',
    title: { en: 'Notes', fr: 'Notes' },
    alias: 'memos ideas reminders mémos idées',
    menu: 'workspace',
    jumpKey: 'n',
    finds: ['notes'],
    makes: {
      title: { en: 'New note', fr: 'Nouvelle note' },
      done: { en: 'Note added', fr: 'Note ajoutée' },
      link: '/apps/notes?new=note',
    },
    shareTarget: ['image/*'],
  },
  {
    id: 'apps.file-manager',
    path: '/apps/file-manager',
    icon: 'folder',
    title: { en: 'Files', fr: 'Fichiers' },
    alias: 'file manager documents folders upload dossiers téléverser',
    menu: 'workspace',
    jumpKey: 'f',
    finds: ['files'],
    makes: {
      title: { en: 'New folder', fr: 'Nouveau dossier' },
      done: { en: 'Folder created', fr: 'Dossier créé' },
      link: '/apps/file-manager?new=folder',
    },
    shareTarget: ['image/*', 'text/*', 'application/*', 'audio/*', 'video/*'],
  },
  {
    id: 'apps.inventory',
    path: '/apps/ecommerce/inventory',
    icon: 'cube',
    title: { en: 'Inventory', fr: 'Inventaire' },
    alias: 'products stock shop ecommerce produits boutique',
    menu: 'workspace',
    jumpKey: 'i',
    finds: ['products'],
    opens: { 'text/csv': ['.csv'] },
  },
  {
    id: 'pages.activities',
    path: '/pages/activities',
    icon: 'clock',
    title: { en: 'Activity', fr: 'Activité' },
    alias: 'feed history what happened journal historique',
    menu: 'workspace',
    jumpKey: 'v',
  },
  {
    id: 'apps.help-center',
    path: '/apps/help-center',
    icon: 'lifebuoy',
    title: { en: 'Help centre', fr: 'Centre d’aide' },
    alias: 'faq guides questions support answers réponses assistance',
    menu: 'workspace',
    jumpKey: 'e',
    finds: ['guides'],
    explains: '/apps/help-center/about',
  },
  {
    id: 'ui.icons',
    path: '/ui/icons',
    icon: 'swatch',
    title: { en: 'Icons', fr: 'Icônes' },
    alias: 'symbols heroicons feather material symboles',
    menu: 'samples',
  },
  {
    id: 'profile',
    path: '/profile',
    icon: 'user-circle',
    title: { en: 'Profile', fr: 'Profil' },
    alias: 'resume cv experience education curriculum vitae expérience formation',
    jumpKey: 'p',
  },
  {
    id: 'settings',
    path: '/settings',
    icon: 'cog-6-tooth',
    title: { en: 'Settings', fr: 'Paramètres' },
    alias: 'account preferences security language theme compte préférences sécurité langue thème',
    jumpKey: ',',
    finds: ['settings'],
  },
  {
    id: 'docs.introduction',
    path: '/docs/guides/getting-started/introduction',
    icon: 'book-open',
    title: { en: 'Introduction', fr: 'Introduction' },
    alias: 'getting started documentation manual premiers pas mode d’emploi',
  },
  {
    id: 'docs.changelog',
    path: '/docs/changelog',
    icon: 'megaphone',
    title: { en: 'What’s new', fr: 'Nouveautés' },
    alias: 'changelog release notes versions journal des modifications',
  },
] as const satisfies readonly Place[]

export type PlaceId = (typeof rows)[number]['id']

/** For tests. @internal */
export type PlacePath = (typeof rows)[number]['path']

/** The last part of a place's id, such as `tasks`. */
export type PlaceName = PlaceId extends infer Id ? (Id extends `${string}.${infer Name}` ? Name : Id) : never

/** In the sequence of the menu. */
export const places: readonly Place[] = rows

export const placeOf = (id: PlaceId): Place => places.find((place) => place.id === id) as Place

/** The place of a domain; undefined for one that has none. */
export const placeNamed = (name: string): Place | undefined =>
  places.find(({ id }) => id === name || id.endsWith(`.${name}`))

/** Where screens are explained: with a screen's path as `from`, it leads to what is about that. */
export const explainedAt: string = places.find(({ explains }) => explains)?.explains ?? '/'
