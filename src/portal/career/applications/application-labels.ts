// Labels of applications: statuses, columns, reasons, kinds of interview.
// @chunk applications
import { useLingui } from '@lingui/react/macro'
import type {
  INTERVIEW_REASONS,
  Interview,
  InterviewStatus,
  REJECT_REASONS,
  WITHDRAW_REASONS,
} from '#contract/portal/application-shapes.ts'
import type { ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { useStatusLabels } from '#platform/portal/use-status-labels.ts'

type Reason = (typeof WITHDRAW_REASONS)[number] | (typeof REJECT_REASONS)[number] | (typeof INTERVIEW_REASONS)[number]

export interface ApplicationLabels {
  readonly status: Readonly<Record<ApplicationStatus, string>>
  readonly column: Readonly<Record<(typeof BOARD_COLUMNS)[number]['id'], string>>
  readonly reason: Readonly<Record<Reason, string>>
  readonly interviewKind: Readonly<Record<Interview['kind'], string>>
  readonly interviewStatus: Readonly<Record<InterviewStatus, string>>
}

export function useApplicationLabels(): ApplicationLabels {
  const { t } = useLingui()
  return {
    status: useStatusLabels(),
    column: {
      sent: t`Sent`,
      review: t`In review`,
      assessment: t`Assessment`,
      interview: t`Interview`,
      offer: t`Offer`,
      ended: t`Ended`,
    },
    reason: {
      otherOffer: t`I took another offer`,
      pay: t`The salary`,
      distance: t`The distance`,
      hours: t`The hours`,
      content: t`The work isn’t what I expected`,
      slow: t`The process took too long`,
      personal: t`Personal reasons`,
      other: t`Another reason`,
      otherCandidate: t`Another candidate was a better match`,
      experience: t`They wanted more experience`,
      skills: t`They wanted other skills`,
      language: t`The language`,
      location: t`The location`,
      positionClosed: t`The position won’t be filled after all`,
      accept: t`Time accepted`,
      decline: t`Interview declined`,
      propose: t`Other times proposed`,
    },
    interviewKind: { phone: t`By phone`, video: t`By video`, onSite: t`On site` },
    interviewStatus: {
      proposed: t`Awaiting your reply`,
      accepted: t`Confirmed`,
      declined: t`You declined`,
      counterProposed: t`Awaiting their reply`,
      cancelled: t`Cancelled`,
      done: t({ context: 'interview', message: 'Done' }),
      noShow: t`Didn’t take place`,
    },
  }
}
