// What somebody has reported of an item.
import { ItemProblem } from '#contract/portal/evaluation-shapes.ts'
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
