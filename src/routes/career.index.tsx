// The section alone leads to its first page (portal spec §2).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/career/')({
  beforeLoad: () => {
    throw redirect({ to: '/career/jobs', search: true, replace: true })
  },
})
