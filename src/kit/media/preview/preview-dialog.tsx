// A file in a dialog, as large as the window lets it: what is attached somewhere, and what its details show small.
// @chunk file-preview
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSaveLoaded } from '#kit/transfer/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import FilePreview from './file-preview.tsx'
import type { PreviewSource } from './preview-kind.ts'

export interface PreviewDialogProps {
  readonly source: PreviewSource
  /** Besides saving it to the device. */
  readonly actions?: ReactNode
  /** In place of the preview, where its screen knows more of the file. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

export default function PreviewDialog({ source, actions, children, onClose }: PreviewDialogProps) {
  const { t } = useLingui()
  const hand = useSaveLoaded(t`Couldn’t download. Try again.`)
  const save = () => hand(async () => new File([await source.load()], source.name, { type: source.type }))
  return (
    <Dialog
      isOpen
      size="lg"
      title={source.name}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {actions}
          <Button icon="arrow-down-tray" onPress={save}>
            <Trans>Download</Trans>
          </Button>
        </>
      }
    >
      {children ?? <FilePreview source={source} isLarge />}
    </Dialog>
  )
}
