// Loads the catalogs, which vite-plugins/catalogs.ts compiles, and switches between them without a reload.
import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#contract/shared.ts'
import { reloadWhereGone } from '#platform/offline/lost-chunks.ts'
import { getPrefs, LANGUAGES, subscribePrefs } from '#platform/prefs/prefs.ts'

/** Their addresses, with a hash in a build: what a tab shows are the words of its own build. */
declare const __CATALOGS__: Readonly<Record<Language, string>>

const loaded = new Map<Language, Promise<Messages>>()

/** Activates the chosen language, then follows the choice. Resolves when the first words are there. */
export async function followLanguage(): Promise<void> {
  // A tab older than the deployed build may ask for words that are gone, as for code.
  subscribePrefs(() => void activate(getPrefs().language).catch(reloadWhereGone))
  await activate(getPrefs().language)
}

/** Brings every language, when there is nothing else to do (portal spec §9): the next choice is there at once, with a network or without. */
export function preloadLanguages(): void {
  for (const language of LANGUAGES) void load(language).catch(() => undefined)
}

async function activate(language: Language): Promise<void> {
  if (i18n.locale === language) return
  const messages = await load(language)
  // Another choice may have been made while this one was on its way.
  if (getPrefs().language === language) i18n.loadAndActivate({ locale: language, messages })
}

function load(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const loading = fetch(__CATALOGS__[language]).then(async (response) => {
    if (!response.ok) throw new Error(`The ${language} catalog answered ${response.status}`)
    return (await response.json()) as Messages
  })
  loading.catch(() => loaded.delete(language))
  loaded.set(language, loading)
  return loading
}
