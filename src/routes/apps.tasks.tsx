// @preload imports
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { taskQueries } from '#apps/tasks/queries.ts'
import { readTasksSearch } from '#apps/tasks/search-params.ts'
import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'

export const Route = createFileRoute('/apps/tasks')({
  validateSearch: readTasksSearch,
  staticData: {
    title: msg`Tasks`,
    fills: true,
    watch: () => import('#apps/tasks/task-reminders.tsx'),
    create: () => import('#apps/tasks/add/create-of-line.ts'),
    reads: true,
  },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(taskQueries.all())
    void client.prefetchQuery(taskQueries.lists())
    void client.prefetchQuery(taskQueries.tags())
    void client.prefetchQuery(taskQueries.assignees())
  },
  component: TasksScreen,
})
