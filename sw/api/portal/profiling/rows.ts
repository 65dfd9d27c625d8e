// What is stored of a person's profiling.
import { ProfilingAnswer } from '#contract/portal/profiling.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { type Context, table } from '#sw/api/engine/define-module.ts'

/** One person's, under the person's id. */
export const ProfilingRow = z.object({
  id: Id,
  userId: Id,
  answers: z.record(z.string(), ProfilingAnswer),
  questionnaireVersion: z.nullable(z.string()),
  /** All of that version. */
  questionIds: z.optional(z.array(Id)),
  /** Which of them had come since the answers before; none once it is submitted. */
  newQuestionIds: z.optional(z.array(Id)),
  lastQuestionId: z.nullable(Id),
  version: z.int(),
  savedAt: z.nullable(IsoDate),
  submittedAt: z.nullable(IsoDate),
})
export type ProfilingRow = z.infer<typeof ProfilingRow>

export const profilingTables = { profilings: table(ProfilingRow) }
export type ProfilingContext = Context<typeof profilingTables>

export const newRow = (userId: string): ProfilingRow => ({
  id: userId,
  userId,
  answers: {},
  questionnaireVersion: null,
  lastQuestionId: null,
  version: 0,
  savedAt: null,
  submittedAt: null,
})
