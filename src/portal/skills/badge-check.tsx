// How a badge is checked, and the check itself: the signature against the key in the badge's own head. What it proves and what not is stated beside it.
// @offline later
// @chunk skills-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { isSigned } from './is-signed.ts'

export interface BadgeCheckProps {
  readonly badge: Badge
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

export function BadgeCheck({ badge, isOpen, onOpenChange }: BadgeCheckProps) {
  const { t } = useLingui()
  const { data, isError } = useQuery({
    queryKey: ['badge-check', badge.credential],
    queryFn: () => isSigned(badge.credential),
    enabled: isOpen,
    networkMode: 'always',
    retry: false,
  })
  const content = JSON.stringify(badge.payload, undefined, 2)
  return (
    <Dialog title={t`Verify the badge`} size="lg" isOpen={isOpen} onOpenChange={onOpenChange}>
      {data !== undefined && (
        <Note kind={data ? 'success' : 'danger'}>
          <span role="status">
            {data ? (
              <Trans>
                <b>The signature is valid:</b> this badge hasn’t been changed since it was signed.
              </Trans>
            ) : (
              <Trans>
                <b>The signature doesn’t match:</b> this badge was changed after it was signed.
              </Trans>
            )}
          </span>
        </Note>
      )}
      {isError && (
        <Note kind="warning">
          <Trans>This browser can’t check this type of signature. You can use another tool: see below.</Trans>
        </Note>
      )}
      <div className="mt-4 max-w-(--prose) space-y-3 text-ink-muted">
        <p>
          <Trans>
            The badge is an Open Badges 3.0 credential in the form of signed text (VC-JWT). Anyone can check it without
            Cairn: its header contains the public key (“jwk”), and any tool that reads JWTs with EdDSA can use it to
            check the signature.
          </Trans>
        </p>
        <p>
          <Trans>
            The signature proves that the content hasn’t changed since the badge was signed. It doesn’t prove who took
            the evaluation: this device created the key, and no one was supervising. Anyone who verifies the badge will
            see the words “self-issued” and “unproctored”.
          </Trans>
        </p>
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        role="region"
        aria-label={t`Badge contents`}
        translate="no"
        className="mt-4 max-h-72 overflow-auto rounded-8 bg-surface-sunken p-4 font-mono text-12"
      >
        {content}
      </pre>
    </Dialog>
  )
}
