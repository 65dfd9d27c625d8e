// Cards as they are stored and as they are answered: whole days as formats/stored-day.ts stores them. A card of an earlier build, or of its backup, has the instant at
// which the day ends where it was set; it is given its day when its board is read, where it still is that day.
import type { Card, CardActivity } from '#contract/apps/scrumboard-shapes.ts'
import { hereOf, isInstantOfDay, storedAs } from '#formats/stored-day.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'

const DUE = '23:59:59'

type Due = Pick<Card, 'dueDate'>

export const storedCard = <One extends Due>(card: One): One =>
  card.dueDate === null ? card : { ...card, dueDate: storedAs(card.dueDate, DUE) }

export const cardHere = <One extends Due>(card: One): One =>
  card.dueDate === null ? card : { ...card, dueDate: hereOf(card.dueDate) }

/** What its history says of its due date. */
export const activityHere = (activity: CardActivity): CardActivity =>
  activity.kind === 'due'
    ? { ...activity, from: activity.from && hereOf(activity.from), to: activity.to && hereOf(activity.to) }
    : activity

/** Gives those of an earlier build their days. @param rows as they are stored */
export async function keepEarlier(rows: readonly Card[], { db, maintain }: Pick<Context, 'db' | 'maintain'>) {
  const ids = rows.filter(({ dueDate }) => isInstantOfDay(dueDate, DUE)).map(({ id }) => id)
  if (ids.length === 0) return
  await maintain(async () => {
    const cards = db.table<Card, string>('boardCards')
    const found = await rowsById(cards, ids)
    await cards.bulkPut(found.map(storedCard))
  })
}
