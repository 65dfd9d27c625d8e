// What the search finds among pages, in English and French: the product's places, and the sections of its settings.
import type { Language } from '#contract/shared.ts'
import { places as rows } from '#platform/places.ts'

export interface Place {
  readonly id: string
  readonly link: string
  /** A heroicons name. */
  readonly icon: string
  readonly title: Readonly<Record<Language, string>>
  /** What people call it besides, in both languages; only for finding it. */
  readonly alias: string
}

export const places: readonly Place[] = rows.map(({ id, path, icon, title, alias }) => ({
  id,
  link: path,
  icon,
  title,
  alias,
}))

/** Where the help is: its guides and questions are below it. */
export const HELP_PATH: string = rows.find(({ explains }) => explains !== undefined)?.path ?? ''

const section = (id: string, icon: string, en: string, fr: string, alias: string): Place => ({
  id: `settings.${id}`,
  link: `/settings?section=${id}`,
  icon,
  title: { en, fr },
  alias,
})

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
