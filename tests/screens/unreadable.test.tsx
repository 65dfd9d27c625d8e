// A place whose rows can't be read says what couldn't be loaded, in itself and not in a toast, and reads it on another try.
import { expect, test } from 'vitest'
import { modules } from '#sw/api/registry.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { renderApp } from '#tests/setup/screens.tsx'

/** Paths, and the domains that they read. */
const PLACES = [
  ['/dashboards/mainpage', 'tasks'],
  ['/dashboards/analytics', 'dashboards'],
  ['/dashboards/project', 'dashboards'],
  ['/dashboards/finance', 'dashboards'],
  ['/dashboards/crypto', 'dashboards'],
  ['/career/jobs', 'jobs'],
  ['/career/applications', 'applications'],
  ['/skill-evaluation/skills', 'skills'],
  ['/apps/mailbox', 'mailbox'],
  ['/apps/chat', 'chat'],
  ['/apps/contacts', 'contacts'],
  ['/apps/tasks', 'tasks'],
  ['/apps/scrumboard', 'scrumboard'],
  ['/apps/notes', 'notes'],
  ['/apps/file-manager', 'file-manager'],
  ['/apps/ecommerce/inventory', 'inventory'],
  ['/pages/activities', 'activities'],
  ['/apps/help-center', 'help-center'],
  ['/profile', 'profile'],
] as const

const fail = () => Promise.reject(new Error('unreadable'))

test.each(PLACES)('%s', async (path, domain) => {
  const { screen, db, router } = await renderApp('/settings', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', 'settings', domain],
  })
  const tables = new Set(Object.keys(modules.find(({ name }) => name === domain)?.tables ?? {}))
  const mend = await breakTables(db, (table) => tables.has(table), {
    query: fail,
    get: fail,
    getMany: fail,
    count: fail,
  })
  await router.navigate({ to: path as never })
  const message = screen.getByText(/^Couldn’t load/).first()
  await expect.element(message).toBeVisible()
  await mend()
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(message).not.toBeInTheDocument()
})
