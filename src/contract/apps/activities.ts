// The activity feed: what happened in the workspace, newest first.
// @chunk activities
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** What an activity is about. */
export const ActivityType = z.enum([
  'task',
  'comment',
  'file',
  'application',
  'job',
  'skill',
  'meeting',
  'people',
  'release',
  'summary',
])
export type ActivityType = z.infer<typeof ActivityType>

/** One thing that happened (workspace spec §3). `description` and `extraContent` may hold markup; show them through `RichText` only. */
export const Activity = z.object({
  id: Id,
  /** An icon's name, where there is no image. */
  icon: z.optional(z.string()),
  image: z.optional(z.string()),
  description: z.string(),
  date: IsoDate,
  extraContent: z.optional(z.string()),
  /** What the activity is about, as the text of its link. */
  linkedContent: z.optional(z.string()),
  link: z.optional(z.string()),
  useRouter: z.optional(z.boolean()),
  type: z.optional(ActivityType),
  /** The id of the person who did it, where it was a person. */
  actor: z.optional(Id),
})
export type Activity = z.infer<typeof Activity>

export const ActivityPage = z.object({
  activities: z.array(Activity),
  /** What to send as `after` for the next page; null behind the last. */
  next: z.nullable(z.string()),
})
export type ActivityPage = z.infer<typeof ActivityPage>

/** By what the feed can be filtered, and how much there is of each, the most first. */
export const ActivityFacets = z.object({
  total: z.number(),
  types: z.array(z.object({ type: ActivityType, count: z.number() })),
  actors: z.array(z.object({ id: Id, name: z.string(), count: z.number() })),
  /** The dates of the oldest and the newest; null where there is none. */
  oldest: z.nullable(IsoDate),
  newest: z.nullable(IsoDate),
})
export type ActivityFacets = z.infer<typeof ActivityFacets>

/** Workspace spec §7, Dashboards, activity, icons; after the blank line, the calls that the screen needs besides. */
export const activitiesApi = defineApi('activities', 'local', {
  all: { method: 'GET', path: 'pages/activities', answers: { 200: z.array(Activity) }, persist: true },

  /** A part of the feed, found by an index however deep it lies. `from` counts in, `to` does not. */
  page: {
    method: 'GET',
    path: 'pages/activities/page',
    query: z.object({
      type: z.optional(ActivityType),
      actor: z.optional(Id),
      from: z.optional(IsoDate),
      to: z.optional(IsoDate),
      order: z._default(z.enum(['newest', 'oldest']), 'newest'),
      /** The `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(300))),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 20),
    }),
    answers: { 200: ActivityPage },
    persist: true,
  },
  facets: { method: 'GET', path: 'pages/activities/facets', answers: { 200: ActivityFacets } },
})
