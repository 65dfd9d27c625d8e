import { createFileRoute } from '@tanstack/react-router'
import { taskQueries } from '#apps/tasks/queries.ts'
import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'

export const Route = createFileRoute('/apps/tasks')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(taskQueries.all()),
  component: TasksScreen,
})
