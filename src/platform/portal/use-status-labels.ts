// The labels of an application's statuses. Used wherever one is named.
// @chunk portal
import { useLingui } from '@lingui/react/macro'
import type { ApplicationStatus } from '#contract/portal/application-states.ts'

export function useStatusLabels(): Readonly<Record<ApplicationStatus, string>> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    submitted: t`Sent`,
    inReview: t`In review`,
    assessment: t`Assessment`,
    interview: t`Interview`,
    onHold: t`On hold`,
    inactive: t`No news`,
    offer: t`Offer`,
    accepted: t`Accepted`,
    hired: t`Hired`,
    rejected: t`Not selected`,
    withdrawn: t`Withdrawn`,
    declined: t`Declined`,
    offerWithdrawn: t`Offer withdrawn`,
    offerExpired: t`Offer expired`,
    expired: t`Expired`,
    deleted: t`Deleted`,
  }
}
