// The labels as rows of a menu, those that all of the emails have ticked.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { LABELS_LIMIT } from '#contract/apps/mailbox-shapes.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useMailbox } from '../mailbox-context.ts'
import type { LabelMenuProps } from './label-menu.tsx'

export function LabelItems({ mails, ids }: LabelMenuProps) {
  const { t } = useLingui()
  const { labels, actions, openDialog } = useMailbox()
  const held = labels
    .filter(({ id }) => mails.length > 0 && mails.every((mail) => mail.labels.includes(id)))
    .map(({ id }) => id)
  const change = async (keys: ReadonlySet<string>) => {
    const changed = labels.find(({ id }) => keys.has(id) !== held.includes(id))
    if (!changed) return
    const isOn = keys.has(changed.id)
    const isFull = isOn && mails.length > 0 && mails.every((mail) => mail.labels.length >= LABELS_LIMIT)
    if (isFull)
      showToast({ kind: 'error', message: t`An email can have up to ${LABELS_LIMIT} labels. Remove one first.` })
    else void actions.setLabel(await ids(), changed, isOn)
  }
  return (
    <>
      {labels.length > 0 && (
        <MenuSection label={t`Labels`} selectionMode="multiple" selectedKeys={held} onSelectionChange={change}>
          {labels.map(({ id, title }) => (
            <MenuItem key={id} id={id}>
              {title}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection label={t`More`}>
        <MenuItem icon="pencil" onAction={() => openDialog({ kind: 'labels' })}>{t`Manage labels`}</MenuItem>
      </MenuSection>
    </>
  )
}
