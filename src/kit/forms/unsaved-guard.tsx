// Asks before a screen with unsaved input is left; the browser asks before the page is closed. Where a draft is saved it is not needed.
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '#ui/alert-dialog.tsx'

export interface UnsavedGuardProps {
  readonly isUnsaved: () => boolean
  /** Whether an address leaves the form. Default: another path does; what changes within the screen, such as an open row, leaves nothing. */
  readonly isLeaving?: (next: { readonly pathname: string; readonly search: object }) => boolean
  /** Once the person has chosen to leave. */
  readonly onLeave?: () => void
}

export function UnsavedGuard({ isUnsaved, isLeaving, onLeave }: UnsavedGuardProps) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && (isLeaving ? isLeaving(next) : current.pathname !== next.pathname),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <AlertDialog
      isDanger
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      onConfirm={() => {
        onLeave?.()
        proceed?.()
      }}
    >
      {t`Your changes haven’t been saved.`}
    </AlertDialog>
  )
}
