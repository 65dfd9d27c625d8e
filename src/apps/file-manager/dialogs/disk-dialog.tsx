// The file on the disk was changed by another program since it was read or written here: which of the two is to stay.
// @chunk files-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OpenDialog } from '../files-context.ts'

type DiskDialogProps = Omit<Extract<OpenDialog, { kind: 'disk' }>, 'kind'> & { readonly onClose: () => void }

export default function DiskDialog({ name, onReplace, onTake, onClose }: DiskDialogProps) {
  const { t } = useLingui()
  const choose = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={t`“${name}” has changed on disk`}
      description={t`Another app has since saved this file. You can undo reloading it here, but not replacing it on disk.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={choose(onTake)}>
            <Trans>Reload from disk</Trans>
          </Button>
          <Button variant="danger" onPress={choose(onReplace)}>
            <Trans>Replace on disk</Trans>
          </Button>
        </>
      }
    />
  )
}
