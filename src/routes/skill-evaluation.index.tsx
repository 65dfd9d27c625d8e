// The section alone leads to its first page (portal spec §2).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/skill-evaluation/')({
  beforeLoad: () => {
    throw redirect({ to: '/skill-evaluation/skills', search: true, replace: true })
  },
})
