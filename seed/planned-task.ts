// A sample task in words, with dates relative to the first run. Written in own-tasks.ts and team-tasks.ts, made into rows by tasks.ts.
import type { TaskPriority } from '#contract/apps/tasks.ts'
import type { TimeOfDay } from './event-times.ts'
import type { DueDay } from './office-days.ts'

export interface PlannedTask {
  /** Unique: the id is made of it. */
  readonly title: string
  /** Days before the first run. */
  readonly created: number
  readonly notes?: string
  /** Days from the first run, negative for the past, and the local time of day. */
  readonly due?: readonly [days: DueDay, time: string]
  readonly priority?: TaskPriority
  readonly tags?: readonly ('api' | 'frontend' | 'bug' | 'backend' | 'urgent' | 'discuss')[]
  /** A person's id in people.ts. */
  readonly assignedTo?: string
  readonly steps?: readonly string[]
  /** How many of the first steps are done. */
  readonly stepsDone?: number
  /** Completed, so many minutes before the first run. */
  readonly done?: number
  /** In place of `created` and `done`, where a chat or a mail has the time. */
  readonly createdOn?: TimeOfDay
  readonly doneOn?: TimeOfDay
}

export interface PlannedSection {
  readonly section: string
  readonly tasks: readonly PlannedTask[]
}

/** What the person does alone. */
export const me = { assignedTo: 'alex-morgan' } as const

/** minutes */
export const HOUR = 60
export const DAY = 24 * HOUR
