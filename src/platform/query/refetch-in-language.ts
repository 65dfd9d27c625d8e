// Refetches the cache when another language is chosen: answers are in the language of their request.
import { getPrefs, subscribePrefs } from '#platform/prefs/prefs.ts'
import type { Queries } from './queries.ts'

/** @returns the way to stop it */
export function refetchInLanguage(queries: Queries): () => void {
  let { language } = getPrefs()
  return subscribePrefs(() => {
    const chosen = getPrefs().language
    if (chosen === language) return
    language = chosen
    void queries.loaded()?.invalidateQueries()
  })
}
