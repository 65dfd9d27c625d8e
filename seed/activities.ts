// What happened lately in the sample workspace. Newest first; times count back from the first run.
import type { Activity } from '#contract/apps/activities.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function seedActivities(now: number): Activity[] {
  return entries.map(({ ago, ...entry }, index) => ({
    id: `activity-${index + 1}`,
    useRouter: true,
    date: new Date(now - ago).toISOString(),
    ...entry,
  }))
}

type Entry = Omit<Activity, 'id' | 'date' | 'useRouter'> & { ago: number; useRouter?: boolean }

const entries: Entry[] = [
  { ago: 12 * MINUTE, icon: 'check-circle', description: '<strong>Alex Morgan</strong> completed a task', linkedContent: 'Reply to Véro Mobilité', link: '/apps/tasks' },
]
