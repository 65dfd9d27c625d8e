// What concerns the whole mailbox. A chunk of its own; opened by list-head.tsx.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { MailSettings } from '#contract/apps/mailbox-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useUpdateSettings } from '../mutations.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { settings, openDialog } = useMailbox()
  const { mutate: update } = useUpdateSettings()
  const { messageLayout, density = 'comfortable' } = settings
  const set = (change: Partial<MailSettings>) => update({ body: { settings: change } })
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuSection
          title={t`Open emails`}
          selectionMode="single"
          selectedKeys={[messageLayout]}
          onSelectionChange={(keys) => {
            const chosen = (['right', 'bottom', 'off'] as const).find((one) => keys.has(one))
            if (chosen) set({ messageLayout: chosen })
          }}
        >
          <MenuItem id="right">{t`To the right of the list`}</MenuItem>
          <MenuItem id="bottom">{t`Below the list`}</MenuItem>
          <MenuItem id="off">{t`In place of the list`}</MenuItem>
        </MenuSection>
        <MenuSection
          title={t`Row height`}
          selectionMode="single"
          selectedKeys={[density]}
          onSelectionChange={(keys) => set({ density: keys.has('compact') ? 'compact' : 'comfortable' })}
        >
          <MenuItem id="comfortable">{t`Comfortable`}</MenuItem>
          <MenuItem id="compact">{t`Compact`}</MenuItem>
        </MenuSection>
        <MenuSection label={t`Mailbox`}>
          <MenuItem icon="tag" onAction={() => openDialog({ kind: 'labels' })}>{t`Manage labels`}</MenuItem>
          <MenuItem
            icon="arrow-up-tray"
            onAction={() => openDialog({ kind: 'import', files: [] })}
          >{t`Import email…`}</MenuItem>
          <MenuItem
            icon="cog-6-tooth"
            onAction={() => openDialog({ kind: 'settings' })}
          >{t`Mailbox settings`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
