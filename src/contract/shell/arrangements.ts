// What a person has put in an order of their own on the page: which places they go to first, in which order their applications stand. Ids alone. The page reads
// them on the device (src/platform/workspace/arrangements.ts); here they are for the backup and for the next device.
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const ArrangementName = z.enum(['favourites', 'recents', 'applications-order'])
export type ArrangementName = z.infer<typeof ArrangementName>

/** So many ids are stored, the first ones. */
export const MOST_ARRANGED = 2000

export const Arrangement = z.object({
  id: ArrangementName,
  ids: z.array(Id).check(z.maxLength(MOST_ARRANGED)),
})
export type Arrangement = z.infer<typeof Arrangement>

export const arrangementsApi = defineApi('arrangements', 'local', {
  all: { method: 'GET', path: 'common/arrangements', answers: { 200: z.array(Arrangement) } },
  /** The whole order, in place of the one before. */
  put: {
    method: 'PUT',
    path: 'common/arrangements',
    body: z.object({ arrangement: Arrangement }),
    answers: { 200: Arrangement },
  },
})
