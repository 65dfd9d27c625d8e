// A board to be looked at and worked on: opens it with the app around it, for the tests of its screens.
import { expect } from 'vitest'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type {
  BoardCard,
  BoardMember,
  BoardPlan,
  BoardSummary,
  Card,
  WholeBoard,
} from '#contract/apps/scrumboard-shapes.ts'
import type * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { people } from '#seed/people.ts'
import { renderApp } from './screens.tsx'

const { endpoints } = scrumboardApi

export const PLAN: z.input<typeof BoardPlan> = {
  title: 'Harbour',
  labels: [
    { title: 'Hull', colour: 'teal' },
    { title: 'Sails', colour: 'amber' },
  ],
  lists: [
    {
      title: 'Next',
      cards: [
        { title: 'Scrape the keel', labels: ['Hull'] },
        { title: 'Mend the jib', labels: ['Sails'] },
        { title: 'Buy rope' },
      ],
    },
    { title: 'In progress', wipLimit: 1, cards: [{ title: 'Paint the deck', labels: ['Hull'] }] },
    { title: 'Done' },
  ],
}

/** Where a card can be moved to. */
const OTHER: z.input<typeof BoardPlan> = { title: 'Office move', labels: [], lists: [{ title: 'To do', cards: [] }] }

export const openBoard = async (plan = PLAN, query = '') => {
  const app = await renderApp('/apps/scrumboard', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
  })
  const { screen, router, queryClient, db } = app
  await db.table<BoardMember>('boardMembers').bulkPut(people.map(({ id, name, avatar }) => ({ id, name, avatar })))
  const { id: otherId } = (await call(endpoints.importBoard, { body: { plan: OTHER } })) as BoardSummary
  const { id } = (await call(endpoints.importBoard, { body: { plan } })) as BoardSummary
  await queryClient.invalidateQueries({ queryKey: ['scrumboard'] })
  const stored = async () => (await call(endpoints.board, { query: { id } })) as WholeBoard
  const before = await stored()
  const cardNamed = (title: string) => before.lists.flatMap(({ cards }) => cards).find((one) => one.title === title)
  const idOf = (title: string) => (cardNamed(title) as BoardCard).id
  await router.navigate({ to: `/apps/scrumboard/${id}${query}` as never })
  await expect.element(screen.getByRole('heading', { level: 1, name: plan.title })).toBeVisible()
  const column = (name: string) => screen.getByRole('region', { name, exact: true })
  const link = (title: string) => screen.getByRole('link', { name: title, exact: true })
  const titlesIn = async (name: string) =>
    (await stored()).lists.find(({ title }) => title === name)?.cards.map(({ title }) => title)
  const drawnIn = (name: string) =>
    [...column(name).element().querySelectorAll('[id^="card-title-"]')].map(({ textContent }) => textContent)
  const card = (title: string) => db.table<Card>('boardCards').get(idOf(title))
  return { ...app, id, otherId, stored, idOf, column, link, titlesIn, drawnIn, card }
}
