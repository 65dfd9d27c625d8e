// The link to where an action is done: an application, a form, a job, the jobs behind a number. Used by next-step.tsx.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NextAction } from '#contract/portal/career.ts'
import { BY_CONDITIONS, newMatchesOf } from './job-searches.ts'

export interface ActionLinkProps {
  readonly action: NextAction
  readonly newSince: string
  readonly className: string
  readonly children: ReactNode
}

export function ActionLink({ action: { kind, jobId, applicationId }, newSince, ...rest }: ActionLinkProps) {
  if (applicationId) return <Link to="/career/applications" search={{ application: applicationId }} {...rest} />
  if (!jobId)
    return <Link to="/career/jobs" search={kind === 'newMatches' ? newMatchesOf(newSince) : BY_CONDITIONS} {...rest} />
  return kind === 'finishDraft' ? (
    <Link to="/career/jobs/$jobId/apply" params={{ jobId }} {...rest} />
  ) : (
    <Link to="/career/jobs/$jobId" params={{ jobId }} {...rest} />
  )
}
