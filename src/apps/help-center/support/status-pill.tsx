// The status of a request, as a label.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HelpStatus } from '#contract/apps/help-requests.ts'
import { Pill } from '#ui/pill.tsx'

const STATUSES: Readonly<
  Record<HelpStatus, { readonly label: MessageDescriptor; readonly tone: 'info' | 'success' | 'neutral' }>
> = {
  received: { label: msg`Received`, tone: 'info' },
  answered: { label: msg`Answered`, tone: 'success' },
  closed: { label: msg`Closed`, tone: 'neutral' },
}

export function StatusPill({ status }: { readonly status: HelpStatus }) {
  const { i18n } = useLingui()
  const { label, tone } = STATUSES[status]
  return <Pill tone={tone}>{i18n._(label)}</Pill>
}
