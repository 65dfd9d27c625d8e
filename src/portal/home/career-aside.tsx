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
  // What failed is said in the main column, with the way to try again.
  if (!data) return isError ? null : <AsideSkeleton />
  return (
    <>
      {data.interview && <NextInterview upcoming={data.interview} />}
      <OpenEvaluation />
      <ClosingSoon closingSoon={data.closingSoon} />
      <SkillsToLearn skills={data.skillsToLearn} />
    </>
  )
}
