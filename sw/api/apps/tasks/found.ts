// What a task that was found is shown as.
import type { Task } from '#contract/apps/tasks.ts'
import type { TaskResult } from '#contract/shell/search.ts'
import { type Found, inAddress, type Shown } from '#sw/api/engine/search/found.ts'

export const foundTasks: Found = {
  tasks: {
    group: 'tasks',
    label: { en: 'Tasks', fr: 'Tâches' },
    toResult: ({ id, title, completed }: Task, { marksOf }: Shown): TaskResult => ({
      id,
      title,
      completed,
      link: `/apps/tasks/${inAddress(id)}`,
      marks: marksOf(title),
    }),
  },
}
