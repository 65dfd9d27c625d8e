// The folders and labels below lg, where the rail has no room.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { Drawer } from '#ui/drawer.tsx'
import { RailLists } from '../rail.tsx'

export default function FoldersDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Drawer title={t`Folders and labels`} isOpen onOpenChange={onClose}>
      <div className="px-3 pb-6">
        <RailLists onGo={onClose} />
      </div>
    </Drawer>
  )
}
