// The dialogs of a card's menu, or of its move: the same dialogs and forms as the open application has.
import { useLingui } from '@lingui/react/macro'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast-store.ts'
import { StepForm, useNextStep } from '../next-step.tsx'
import { NewNote } from '../notes.tsx'
import { OfferQuestion } from '../offer-question.tsx'
import { WithdrawDialog } from '../withdraw-dialog.tsx'
import type { CardAct } from './board-card.tsx'

export interface CardDialogProps {
  readonly application: ApplicationListed
  readonly act: CardAct
  onClose(): void
}

export function CardDialog({ application, act, onClose }: CardDialogProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const { save } = useNextStep(application)
  const { id, title, company, nextStep } = application
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()
  const about = `${say(title)}, ${company.name}`
  switch (act) {
    case 'withdrawn':
      return <WithdrawDialog application={application} isOpen onOpenChange={onOpenChange} />
    case 'accepted':
    case 'declined':
      return <OfferQuestion application={application} company={company.name} asking={act} onClose={onClose} />
    case 'note':
      return (
        <Dialog title={t`New note`} description={about} size="sm" isOpen onOpenChange={onOpenChange}>
          <NewNote
            id={id}
            onSaved={() => {
              showToast({ message: t`Note saved` })
              onClose()
            }}
          />
        </Dialog>
      )
    case 'step':
      return (
        <Dialog title={t`Your next step`} description={about} isOpen onOpenChange={onOpenChange}>
          <StepForm
            before={nextStep}
            onCancel={onClose}
            onSave={(next) => {
              save(next)
              onClose()
            }}
          />
        </Dialog>
      )
  }
}
