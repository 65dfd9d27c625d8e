// The colour of a status of an application, wherever one is shown: in pills, dots and charts. It only helps; the status is always in words too.
// @chunk portal
import type { ApplicationStatus } from '#contract/portal/application-states.ts'

export type StatusTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning'

const TONES: Partial<Record<ApplicationStatus, StatusTone>> = {
  interview: 'info',
  assessment: 'info',
  offer: 'success',
  accepted: 'success',
  hired: 'success',
  inReview: 'accent',
  onHold: 'warning',
  inactive: 'warning',
}

export const statusTone = (status: ApplicationStatus): StatusTone => TONES[status] ?? 'neutral'

const COLOURS: Readonly<Record<StatusTone, string>> = {
  neutral: 'bg-ink-faint',
  accent: 'bg-accent',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
}

/** The class of a bar or a dot. */
export const statusColour = (status: ApplicationStatus): string => COLOURS[statusTone(status)]
