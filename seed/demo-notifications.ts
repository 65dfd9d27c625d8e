// What the demo portal tells now and then, one after another, over and over. Used by sw/api/portal/notifications.ts.
import type { Notification } from '#contract/portal/notifications.ts'
import { appliedJobs, type NotifiedJob, offeredJobs } from '#seed/notification-jobs.ts'

type Told = Pick<Notification, 'type' | 'attributes'>

const offer = (job: NotifiedJob): Told => ({ type: 'JOB_OFFER', attributes: { ...job, applicationStatus: null } })
const news = (job: NotifiedJob, status: string): Told => ({
  type: 'APPLICATION',
  attributes: { ...job, applicationStatus: status },
})

const told: readonly Told[] = [
  offer(offeredJobs.jura),
  news(appliedJobs.okapi, 'inReview'),
  offer(offeredJobs.nordlys),
  news(appliedJobs.lumen, 'interview'),
  offer(offeredJobs.institut),
  news(appliedJobs.rivet, 'inReview'),
  news(appliedJobs.laundry, 'assessment'),
  offer(offeredJobs.atelier),
  news(appliedJobs.fournils, 'onHold'),
  offer(offeredJobs.tidewater),
  news(appliedJobs.rivet, 'rejected'),
  offer(offeredJobs.brightwell),
  news(appliedJobs.okapi, 'interview'),
  offer(offeredJobs.planner),
  news(appliedJobs.fournils, 'inReview'),
]

/** @param made how many there have been before */
export const demoNotification = (made: number): Told => told[made % told.length] as Told
