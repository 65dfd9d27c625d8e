// The section alone leads to its first page (portal spec §2).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboards/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboards/mainpage', search: true, replace: true })
  },
})
