// Whether the workspace has sample content: the calls of the workspace (workspace.ts) that every screen needs.
// @chunk signed-in
import { defineApi } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'

/** Whether there is sample content. `unchosen`: the workspace's owner has not chosen yet, and there is none. */
export const SampleContent = z.object({
  content: z.enum(['samples', 'none', 'unchosen']),
  /** Whether the person chose it; the sample person’s workspace has samples from the beginning. */
  isChosen: z.boolean(),
})
export type SampleContent = z.infer<typeof SampleContent>

export const SamplesReport = z.object({
  added: z.number(),
  removed: z.number(),
  /** Samples that stay: the person changed them, or something that the person made belongs to them. */
  kept: z.number(),
})
export type SamplesReport = z.infer<typeof SamplesReport>

export const samplesApi = defineApi('workspace', 'local', {
  sampleContent: { method: 'GET', path: 'workspace/samples', answers: { 200: SampleContent }, persist: true },
  /** Brings the sample content in, or takes it away: what the person made or changed stays. One change that can be undone. */
  samples: {
    method: 'PUT',
    path: 'workspace/samples',
    body: z.object({ wanted: z.boolean() }),
    answers: { 200: SamplesReport },
  },
})
