// Whether money has moved: a sign and a word, never a colour alone.
import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'

export function StatusLabel({ status }: { readonly status: 'paid' | 'completed' | 'pending' }) {
  const isPending = status === 'pending'
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap text-13 ${isPending ? 'text-warning' : 'text-ink-muted'}`}
    >
      <Icon name={isPending ? 'clock' : 'check'} size={16} />
      {isPending ? (
        <Trans>Pending</Trans>
      ) : status === 'paid' ? (
        <Trans>Paid</Trans>
      ) : (
        <Trans context="transaction">Posted</Trans>
      )}
    </span>
  )
}
