// What came with each version of Cairn, in both languages. It belongs to the build, as the rest of the help does.
import type { Release } from '#contract/apps/help-center.ts'
import type { Language } from '#contract/shared.ts'
import { typeset } from '#seed/typeset.ts'
import type { Bilingual } from './help-text.ts'

interface ChangeSource {
  /** Where it is to be seen; the screen leaves out what its build has no page for. */
  readonly page: string | null
  readonly name: Bilingual<string>
  readonly text: Bilingual<string>
}

interface ReleaseSource {
  readonly version: string
  readonly date: string
  readonly parts: readonly { readonly title: Bilingual<string>; readonly changes: readonly ChangeSource[] }[]
}

/** The newest first. The first one has the version of package.json. */
const releases: readonly ReleaseSource[] = [
  {
    version: '0.1.0',
    date: '2026-11-27',
    parts: [
      {
        title: { en: 'Career and skills', fr: 'Carrière et compétences' },
        changes: [
          {
            page: '/dashboards/mainpage',
            name: { en: 'Home', fr: 'Accueil' },
            text: {
              en: 'Your next step and why, applications by stage, new matches, jobs that close soon and today’s tasks.',
              fr: 'Votre prochaine étape et sa raison, les candidatures par étape, les nouvelles correspondances, les offres bientôt clôturées et les tâches du jour.',
            },
          },
          {
            page: '/career/jobs',
            name: { en: 'Jobs', fr: "Offres d'emploi" },
            text: {
              en: '600 sample jobs with a search that forgives typing errors, filters with counts, saved searches with alerts, and a match score explained skill by skill.',
              fr: '600 offres d’exemple, une recherche qui tolère les fautes de frappe, des filtres avec leurs nombres, des recherches enregistrées avec alertes et un score de correspondance expliqué compétence par compétence.',
            },
          },
          {
            page: '/career/applications',
            name: { en: 'My applications', fr: 'Mes candidatures' },
            text: {
              en: 'A form that saves what you type, a list and a board, a timeline, interviews with calendar files, and offers. Employers are simulated.',
              fr: 'Un formulaire qui enregistre votre saisie, une liste et un tableau, une chronologie, des entretiens avec fichiers d’agenda et des propositions. Les employeurs sont simulés.',
            },
          },
          {
            page: '/skill-evaluation/skills',
            name: { en: 'Skills evaluation', fr: 'Évaluation des compétences' },
            text: {
              en: 'Eight adaptive evaluations of about 100 questions each. Results come with their margin of error and a signed badge.',
              fr: 'Huit évaluations adaptatives d’une centaine de questions chacune. Les résultats sont accompagnés de leur marge d’erreur et d’un badge signé.',
            },
          },
          {
            page: '/profile',
            name: { en: 'Profile', fr: 'Profil' },
            text: {
              en: 'A CV with versions, a photo and print themes; import and export as JSON Resume and Europass.',
              fr: 'Un CV avec ses versions, une photo et des thèmes d’impression ; import et export en JSON Resume et Europass.',
            },
          },
          {
            page: '/dashboards/analytics',
            name: { en: 'Analytics', fr: 'Statistiques' },
            text: {
              en: 'How far your applications get and how long replies take, and the figures of a sample website, as charts and as tables.',
              fr: 'La progression de vos candidatures, les délais de réponse et les chiffres d’un site web d’exemple, en graphiques et en tableaux.',
            },
          },
        ],
      },
      {
        title: { en: 'Workspace', fr: 'Espace de travail' },
        changes: [
          {
            page: '/apps/mailbox',
            name: { en: 'Mailbox', fr: 'Messagerie' },
            text: {
              en: 'Conversations, folders, labels, filters and saved searches; drafts, emails sent later or snoozed, and .eml files to import and export. Nothing is really sent.',
              fr: 'Des conversations, des dossiers, des étiquettes, des filtres et des recherches enregistrées ; des brouillons, des e-mails envoyés plus tard ou à rappeler, des fichiers .eml à importer et à exporter. Rien n’est réellement envoyé.',
            },
          },
          {
            page: '/apps/chat',
            name: { en: 'Chat', fr: 'Discussions' },
            text: {
              en: 'Conversations with sample colleagues, whose replies are simulated.',
              fr: 'Des discussions avec des collègues d’exemple, dont les réponses sont simulées.',
            },
          },
          {
            page: '/apps/contacts',
            name: { en: 'Contacts', fr: 'Contacts' },
            text: {
              en: 'Search over every field, favourites, tags and birthdays; import and export as vCard and CSV, and duplicates to review.',
              fr: 'Une recherche dans tous les champs, des favoris, des étiquettes et les anniversaires ; import et export en vCard et CSV, et doublons à vérifier.',
            },
          },
          {
            page: '/apps/tasks',
            name: { en: 'Tasks', fr: 'Tâches' },
            text: {
              en: 'Sections, subtasks, due dates, priorities and tags. A line such as “Call Inès fri 10:00” becomes a task; calendar files can be imported and exported.',
              fr: 'Des sections, des sous-tâches, des échéances, des priorités et des étiquettes. Une ligne comme « Appeler Inès ven 10:00 » devient une tâche ; import et export de fichiers d’agenda.',
            },
          },
          {
            page: '/apps/scrumboard',
            name: { en: 'Scrumboard', fr: 'Tableaux' },
            text: {
              en: 'Boards with lists and cards, moved by drag or by keyboard; tags, checklists, comments, filters, and import of boards from other programs.',
              fr: 'Des tableaux avec leurs listes et leurs cartes, déplacées à la souris ou au clavier ; des étiquettes, des listes à cocher, des commentaires, des filtres et l’import de tableaux venus d’autres logiciels.',
            },
          },
          {
            page: '/apps/notes',
            name: { en: 'Notes', fr: 'Notes' },
            text: {
              en: 'Notes with checklists, images, tags and reminders.',
              fr: 'Des notes avec listes à cocher, images, étiquettes et rappels.',
            },
          },
          {
            page: '/apps/file-manager',
            name: { en: 'Files', fr: 'Fichiers' },
            text: {
              en: 'Folders and files, stored on this device.',
              fr: 'Des dossiers et des fichiers, enregistrés sur cet appareil.',
            },
          },
          {
            page: '/apps/ecommerce/inventory',
            name: { en: 'Inventory', fr: 'Inventaire' },
            text: {
              en: 'Products with their stock, prices and images; stock counts, movements with reasons, labels to print, CSV import and export.',
              fr: 'Des produits avec leur stock, leurs prix et leurs images ; des comptages, des mouvements motivés, des étiquettes à imprimer, import et export CSV.',
            },
          },
          {
            page: '/pages/activities',
            name: { en: 'Activity', fr: 'Activité' },
            text: {
              en: 'What happened in your workspace and what you changed, with undo and history.',
              fr: 'Ce qui s’est passé dans votre espace de travail et ce que vous avez modifié, avec annulation et historique.',
            },
          },
          {
            page: '/apps/help-center',
            name: { en: 'Help centre', fr: "Centre d'aide" },
            text: {
              en: 'Guides and answers that can be searched offline, help with each screen, and requests to a simulated support.',
              fr: 'Des guides et des réponses consultables hors ligne, une aide pour chaque écran et des demandes à une assistance simulée.',
            },
          },
        ],
      },
      {
        title: { en: 'Showcase', fr: 'Vitrine' },
        changes: [
          {
            page: '/dashboards/project',
            name: { en: 'Project', fr: 'Projet' },
            text: {
              en: 'Issues, schedule, budget and team of a sample project, for one range of dates and beside the one before.',
              fr: 'Les tickets, le planning, le budget et l’équipe d’un projet d’exemple, pour une période et en regard de la précédente.',
            },
          },
          {
            page: '/dashboards/finance',
            name: { en: 'Finance', fr: 'Finances' },
            text: {
              en: 'Balance, budgets, statements and transactions; amounts can be hidden, and every card can be exported.',
              fr: 'Le solde, les budgets, les relevés et les opérations ; les montants se masquent et chaque carte s’exporte.',
            },
          },
          {
            page: '/dashboards/crypto',
            name: { en: 'Crypto', fr: 'Crypto' },
            text: {
              en: 'Simulated prices minute by minute that can be paused, wallets, a watchlist and a converter.',
              fr: 'Des cours simulés, minute par minute, que vous pouvez mettre en pause, des portefeuilles, une liste de suivi et un convertisseur.',
            },
          },
          {
            page: '/ui/icons',
            name: { en: 'Icons', fr: 'Icônes' },
            text: {
              en: 'Seven sets to search by name and by meaning, in English and French. Copy them as a name, SVG, JSX or data URL; save several as one SVG file or as a ZIP.',
              fr: 'Sept collections à parcourir par nom et par sens, en français et en anglais. Copiez une icône sous forme de nom, de SVG, de JSX ou d’URL de données ; enregistrez-en plusieurs en un fichier SVG ou en ZIP.',
            },
          },
        ],
      },
      {
        title: { en: 'Everywhere', fr: 'Partout' },
        changes: [
          {
            page: null,
            name: { en: 'Menu and apps', fr: 'Menu et applications' },
            text: {
              en: 'Your favourites and the places where you were last come first, and are part of your backup.',
              fr: 'Vos favoris et les dernières pages visitées figurent en tête, et font partie de votre sauvegarde.',
            },
          },
          {
            page: null,
            name: { en: 'Offline', fr: 'Hors ligne' },
            text: {
              en: 'Cairn opens and works offline, even after the browser was closed. What a portal has to receive is sent when you reconnect.',
              fr: 'Cairn s’ouvre et fonctionne hors ligne, même après la fermeture du navigateur. Ce qu’un portail doit recevoir est envoyé à la reconnexion.',
            },
          },
          {
            page: null,
            name: { en: 'Search and commands', fr: 'Recherche et commandes' },
            text: {
              en: 'Ctrl+K finds people, tasks, pages and help, and runs commands. The question mark shows the keyboard shortcuts of the screen.',
              fr: 'Ctrl+K trouve des personnes, des tâches, des pages et de l’aide, et lance des commandes. Le point d’interrogation affiche les raccourcis clavier de l’écran.',
            },
          },
          {
            page: null,
            name: { en: 'Undo', fr: 'Annulation' },
            text: {
              en: 'Changes can be undone with Ctrl+Z, and each record has its history.',
              fr: 'Les modifications s’annulent avec Ctrl+Z, et chaque élément a son historique.',
            },
          },
          {
            page: '/settings',
            name: { en: 'Settings', fr: 'Paramètres' },
            text: {
              en: 'English and French, light and dark, six themes; backups, snapshots and the export of your whole workspace.',
              fr: 'Français et anglais, clair et sombre, six thèmes ; sauvegardes, instantanés et export de tout votre espace de travail.',
            },
          },
        ],
      },
    ],
  },
]

/** Made anew each time: it is short, and read rarely. */
export const releasesIn = (language: Language): Release[] => {
  const words = (text: Bilingual<string>) => typeset(text[language], language)
  return releases.map(({ version, date, parts }) => ({
    version,
    date,
    parts: parts.map(({ title, changes }) => ({
      title: words(title),
      changes: changes.map(({ page, name, text }) => ({ page, name: words(name), text: words(text) })),
    })),
  }))
}
