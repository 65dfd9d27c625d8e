// A dialog near the top of the page without a head of its own, for a field with its results below it; the whole screen on a phone. For tasks use dialog.tsx.
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { scrimClass } from './dialog.tsx'

export interface TopDialogProps {
  label: string
  onClose: () => void
  children: ReactNode
}

export function TopDialog({ label, onClose, children }: TopDialogProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={cx(scrimClass, 'flex items-start justify-center sm:px-4 sm:pt-[12vh]')}
    >
      <Modal className="flex h-(--visual-viewport-height,100dvh) w-full flex-col overflow-hidden bg-surface-overlay text-ink shadow-dialog outline-none sm:h-auto sm:max-h-[72vh] sm:max-w-160 sm:rounded-12 forced-colors:border entering:animate-fade-in">
        <AriaDialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
