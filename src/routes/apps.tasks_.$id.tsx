import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address that search results have (workspace spec §3); the open task stands in the search of its list. */
export const Route = createFileRoute('/apps/tasks_/$id')({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/apps/tasks', search: { task: id }, replace: true })
  },
})
