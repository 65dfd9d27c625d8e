// A task to add, with tags that do not exist yet by their titles.
import type { TaskDraft } from '#contract/apps/tasks.ts'

export interface Addition extends TaskDraft {
  readonly newTags?: readonly string[]
}
