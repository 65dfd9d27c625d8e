// What happened lately in the sample workspace, newest first. Times count back from the first run. The words are in activity-words.ts.
import type { Activity } from '#contract/apps/activities.ts'
import { activityWords } from './activity-words.ts'

const MINUTE = 60_000

/** @param now ms since the epoch */
export function seedActivities(now: number): Activity[] {
  return activityWords.map(({ ago, ...words }, index) => ({
    id: `activity-${index + 1}`,
    ...words,
    date: new Date(now - ago * MINUTE).toISOString(),
  }))
}
