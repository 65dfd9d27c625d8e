// The colour of a stage beside its name, the same as of the pills and charts that show it.
// @chunk portal
import type { ApplicationStatus } from '#contract/portal/application-states.ts'
import { statusColour } from '#platform/portal/status-tone.ts'
import { cx } from '#ui/cx.ts'

/** @param status one that stands in the stage */
export const StageDot = ({ status }: { readonly status: ApplicationStatus }) => (
  <span aria-hidden="true" className={cx('size-2 shrink-0 self-center rounded-full', statusColour(status))} />
)
