// Writes a planned board: with as many of its cards as a call takes, then the rest.
// @offline later
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import type { Writer } from '#kit/transfer/transfer.ts'

const { importBoard, importCards } = scrumboardApi.endpoints
/** As many as a call takes. */
const MOST = 5000

/** @returns the board's id */
export async function writeBoard({ write, writeAll }: Writer, plan: BoardPlan): Promise<string> {
  const cards = plan.lists.flatMap((list, at) => list.cards.map((card) => ({ at, card })))
  const lists = plan.lists.map((list) => ({ ...list, id: crypto.randomUUID() }))
  const begin = async (held: readonly (typeof cards)[number][]) => {
    const begun = lists.map((list, at) => ({ ...list, cards: held.flatMap((one) => (one.at === at ? one.card : [])) }))
    return (await write(importBoard, { body: { plan: { ...plan, lists: begun } } })).id
  }
  let boardId: string | undefined
  await writeAll(cards, MOST, async (part) => {
    if (boardId === undefined) {
      boardId = await begin(part)
      return
    }
    const more = [...Map.groupBy(part, ({ at }) => at)].map(([at, held]) => ({
      id: lists[at]?.id ?? '',
      cards: held.map(({ card }) => card),
    }))
    await write(importCards, { body: { boardId, lists: more } })
  })
  return boardId ?? begin([])
}
