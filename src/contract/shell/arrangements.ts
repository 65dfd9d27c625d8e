// What a person has settled on the page: which places they go to first, the order of their applications, which notifications are out of sight. Ids alone.
// The page reads them on the device (src/platform/workspace/arrangements.ts); here they are for the backup and for the next device.
// @chunk arrangements
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const ArrangementName = z.enum([
  'favourites',
  'recents',
  'applications-order',
  'notifications-snoozed',
  /** Of jobs. */
  'notifications-muted',
  'notifications-archived',
  'notifications-unread',
])
export type ArrangementName = z.infer<typeof ArrangementName>

/** So many ids are stored, the first ones. */
export const MOST_ARRANGED = 5000

export const Arrangement = z.object({
  id: ArrangementName,
  ids: z.array(Id).check(z.maxLength(MOST_ARRANGED)),
  /** For each id until when it is so (ms since the epoch), where that ends. */
  times: z.optional(z.array(z.number()).check(z.maxLength(MOST_ARRANGED))),
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
