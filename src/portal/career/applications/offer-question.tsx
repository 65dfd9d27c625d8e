// Asks before an offer is answered: accepting is a promise, declining ends the application.
// @chunk application-dialogs
import { useLingui } from '@lingui/react/macro'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { type Moving, useMove } from './use-move.ts'

export interface OfferQuestionProps {
  readonly application: Moving
  readonly company: string
  /** Undefined: closed. */
  readonly asking: 'accepted' | 'declined' | undefined
  onClose(): void
}

export function OfferQuestion({ application, company, asking, onClose }: OfferQuestionProps) {
  const { t } = useLingui()
  const move = useMove()
  return (
    <AlertDialog
      title={asking === 'declined' ? t`Decline ${company}’s offer?` : t`Accept ${company}’s offer?`}
      confirmLabel={asking === 'declined' ? t`Decline` : t`Accept`}
      isOpen={asking !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => asking && move(application, asking)}
    >
      {asking === 'declined'
        ? t`We’ll tell them straight away and close your application.`
        : t`We’ll tell them straight away. You can still withdraw later, but accepting is a commitment.`}
    </AlertDialog>
  )
}
