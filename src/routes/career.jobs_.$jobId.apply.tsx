import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ApplyScreen } from '#portal/career/apply/apply-screen.tsx'

export const Route = createFileRoute('/career/jobs_/$jobId/apply')({
  staticData: { title: msg`Apply` },
  component: Apply,
})

function Apply() {
  return <ApplyScreen jobId={Route.useParams().jobId} />
}
