// The side column of home's career part: the next interview, an evaluation that waits, what closes soon, skills to learn. Brought by home-screen.tsx.
import { useQuery } from '@tanstack/react-query'
import { careerQueries } from './career-queries.ts'
import { AsideSkeleton } from './career-skeleton.tsx'
import { ClosingSoon } from './closing-soon.tsx'
import { NextInterview } from './next-interview.tsx'
import { OpenEvaluation } from './open-evaluation.tsx'
import { SkillsToLearn } from './skills-to-learn.tsx'

export function CareerAside() {
  const { data, isError } = useQuery(careerQueries.home())
  // What they add would push down what is below them.
  const besides = [useQuery(careerQueries.evaluation()), useQuery(careerQueries.learning())]
  // What failed is shown in the main column, with the way to try again.
  if (!data && isError) return null
  if (!data || besides.some(({ isPending }) => isPending)) return <AsideSkeleton />
  return (
    <>
      {data.interview && <NextInterview upcoming={data.interview} />}
      <OpenEvaluation />
      <ClosingSoon closingSoon={data.closingSoon} />
      <SkillsToLearn skills={data.skillsToLearn} />
    </>
  )
}
