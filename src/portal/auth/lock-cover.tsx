// Over a page while the session is locked: a modal dialog as large as the window. The page below stays as it is, and has the focus back when it is unlocked.
// Brought by src/cover.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lockedFor } from '#platform/session/lock.ts'
import { AuthFrame } from './auth-frame.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { useModalTrap } from './use-modal-trap.ts'

/** @param focused what in the page had the focus when it was covered */
export function LockCover({ focused }: { focused: HTMLElement | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [who] = useState(lockedFor)
  useModalTrap(dialog, focused)
  // Back and Forward would take away the page that waits below, with what was typed there.
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ action }) => action === 'BACK' || action === 'FORWARD' || action === 'GO',
        enableBeforeUnload: false,
      }),
    [router],
  )
  useEffect(() => {
    const title = document.title
    document.title = `${t`Session locked`} · Cairn`
    return () => {
      document.title = title
    }
  }, [t])
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={t`Session locked`}
      // React Aria's dialogs let it be, and keep out what else appears beside them.
      data-react-aria-top-layer="true"
      className="lock-cover m-0 h-dvh max-h-none w-screen max-w-none overflow-auto border-0 bg-surface-raised p-0 text-body text-ink"
    >
      <AuthFrame
        isClosed
        title={<Trans>Session locked</Trans>}
        lead={<Trans>Your page is as you left it. Enter your password to continue.</Trans>}
      >
        <UnlockForm who={who} />
      </AuthFrame>
    </dialog>,
    document.body,
  )
}
