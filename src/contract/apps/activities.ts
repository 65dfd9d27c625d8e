// The activity feed: what happened in the workspace, newest first. Spoken by sw/api/apps/activities.ts and src/apps/activities.
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

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
})
export type Activity = z.infer<typeof Activity>

/** Workspace spec §7, Dashboards, activity, icons. */
export const activitiesApi = defineApi('activities', 'local', {
  all: { method: 'GET', path: 'pages/activities', answers: { 200: z.array(Activity) } },
})
