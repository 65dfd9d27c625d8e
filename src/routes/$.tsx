// Every unknown path leads to the page that says so (portal spec §2).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404-not-found', replace: true })
  },
})
