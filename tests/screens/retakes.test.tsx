// A skill that was evaluated some days ago is closed for a while: home and profile say from when on it can be evaluated again, and offer it where it can be.
import { expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens.tsx'

test.each([
  ['home', '/dashboards/mainpage', /^Evaluate: /],
  ['the profile', '/profile', /^Take the evaluation/],
])(
  '%s offers no evaluation that is closed, and says from when on it is open again',
  { tags: 'extended' },
  async (_, path, name) => {
    const { screen, db, queryClient } = await renderApp(path, { signedIn: true })
    const offers = screen.getByRole('region', { name: 'Skills to learn' }).getByRole('link', { name })
    await expect.element(offers.first()).toBeVisible()
    const before = offers.elements().length
    const [session] = await db.table('evaluationSessions').toArray()
    await db
      .table('evaluationSessions')
      .put({ ...session, id: 'lately', skillId: 'sql', touchedAt: new Date().toISOString() })
    await queryClient.invalidateQueries()
    await expect.element(screen.getByText(/^Retake available from /).first()).toBeVisible()
    expect(offers.elements().length).toBe(before - 1)
  },
)
