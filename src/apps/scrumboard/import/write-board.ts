// Writes a planned board, in as many calls as its cards need.
// @offline later
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import type { Writer } from '#kit/transfer/transfer.ts'

const { importBoard } = scrumboardApi.endpoints
/** As many as a call takes. */
const MOST = 5000

/**
 * @param into the board that it is added to; undefined: a new one
 * @returns the board's id
 * @throws where there is no such board
 */
export async function writeBoard({ write, writeAll }: Writer, plan: BoardPlan, into?: string): Promise<string> {
  const cards = plan.lists.flatMap((list, at) => list.cards.map((card) => ({ at, card })))
  let id = into
  const add = async (part: readonly (typeof cards)[number][]): Promise<string> => {
    // Each call has all lists, so that what is added finds its own.
    const lists = plan.lists.map((list, at) => ({
      ...list,
      cards: part.flatMap((one) => (one.at === at ? one.card : [])),
    }))
    const board = await write(importBoard, { body: { plan: { ...plan, lists }, into: id } })
    if (board === null) throw new Error('There is no such board')
    id = board.id
    return id
  }
  await writeAll(cards, MOST, add)
  return cards.length > 0 && id !== undefined ? id : add([])
}
