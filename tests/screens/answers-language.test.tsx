import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { contactsApi } from '#contract/apps/contacts.ts'
import { helpCenterApi } from '#contract/apps/help-center.ts'
import { searchApi } from '#contract/shell/search.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { renderApp } from '#tests/setup/screens.tsx'

test('what was answered in one language is read again when the other is chosen', { tags: 'extended' }, async () => {
  const { queryClient } = await renderApp('/dashboards/mainpage', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'contacts', 'navigation', 'tasks'],
  })
  const countries = new QueryObserver(queryClient, apiQuery(contactsApi.endpoints.countries, {}))
  const search = new QueryObserver(queryClient, apiQuery(searchApi.endpoints.search, { body: { query: 'settings' } }))
  const help = new QueryObserver(queryClient, apiQuery(helpCenterApi.endpoints.faqs, { query: {} }))
  // On a screen, as these are; and read before, as the menu's titles were.
  const stops = [countries.subscribe(() => {}), search.subscribe(() => {}), help.subscribe(() => {})]
  const germany = () => countries.getCurrentResult().data?.find(({ iso }) => iso === 'de')?.name
  const groups = () => search.getCurrentResult().data?.results.map(({ label }) => label)
  await expect.poll(germany).toBe('Germany')
  await expect.poll(groups).toContain('Pages')
  const questions = () => help.getCurrentResult().data?.map(({ title }) => title)
  await expect.poll(questions).toContain('Data and safety')
  const english = groups()
  setPrefs({ language: 'fr' })
  await expect.poll(germany).toBe('Allemagne')
  await expect.poll(groups).not.toEqual(english)
  await expect.poll(questions).toContain('Données et sécurité')
  for (const stop of stops) stop()
})
