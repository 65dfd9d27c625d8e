import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RatingScreen } from '#portal/skills/rating-screen.tsx'

export const Route = createFileRoute('/skill-evaluation/rating/$skill')({
  staticData: { title: msg`Rate yourself` },
  component: Rating,
})

function Rating() {
  const { skill } = Route.useParams()
  return <RatingScreen key={skill} skillId={skill} />
}
