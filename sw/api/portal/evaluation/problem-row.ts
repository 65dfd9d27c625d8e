// What somebody has reported of an item. Read by whoever mends the bank; no call answers it.
import { ItemProblem } from '#contract/portal/evaluation.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const ProblemRow = z.object({
  id: Id,
  userId: Id,
  sessionId: Id,
  itemId: Id,
  bankVersion: z.string(),
  kind: ItemProblem,
  text: z.string(),
  at: IsoDate,
})
