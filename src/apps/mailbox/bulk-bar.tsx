// What can be done to all the selected emails at once. A chunk of its own; shown by list-pane.tsx.
// @chunk mailbox-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { MailSelection } from './list/use-mail-selection.ts'
import { useMailbox } from './mailbox-context.ts'
import type { BulkMoreMenuProps } from './menus/bulk-more-menu.tsx'
import type { LabelMenuProps } from './menus/label-menu.tsx'
import type { MoveMenuProps } from './menus/move-menu.tsx'
import { useActs } from './use-act.ts'
import { isFolder } from './where.ts'

const labelMenu = lazyMenu<LabelMenuProps>(() => import('./menus/label-menu.tsx'))
const moreMenu = lazyMenu<BulkMoreMenuProps>(() => import('./menus/bulk-more-menu.tsx'))
const moveMenu = lazyMenu<MoveMenuProps>(() => import('./menus/move-menu.tsx'))

export interface BulkBarProps {
  readonly selection: MailSelection
  /** Of the page. */
  readonly mails: readonly Mail[]
}

export default function BulkBar({ selection, mails }: BulkBarProps) {
  const { t } = useLingui()
  const { where, actions, openDialog } = useMailbox()
  const acts = useActs()
  const known = mails.filter(({ id }) => selection.has(id))
  const isRead = known.every(({ unread }) => !unread)
  const isStarred = known.length > 0 && known.every(({ starred }) => starred)
  const isSpam = isFolder(where, 'spam')
  const withChosen = (act: (ids: readonly string[]) => unknown) => async () => act(await selection.ids())
  const leaving = (act: (ids: readonly string[]) => unknown) => async () => {
    const ids = await selection.ids()
    selection.clear()
    act(ids)
  }
  return (
    <KitBar
      count={selection.size}
      label={plural(selection.size, { one: '# email selected', other: '# emails selected' })}
      onClear={selection.clear}
    >
      <BulkButton
        icon={isRead ? 'envelope' : 'envelope-open'}
        name={
          isRead
            ? t({ message: 'Mark as unread', context: 'emails' })
            : t({ message: 'Mark as read', context: 'emails' })
        }
        onClick={withChosen((ids) => actions.setUnread(ids, isRead))}
      />
      <BulkButton
        icon="star"
        name={isStarred ? t`Remove the star` : t({ message: 'Star', context: 'emails' })}
        onClick={withChosen((ids) => actions.setStarred(ids, !isStarred))}
      />
      <LazyMenu
        source={labelMenu}
        menu={{ mails: known, ids: selection.ids }}
        opener={(opener) => <BulkButton {...opener} icon="tag" name={t({ message: 'Label', context: 'emails' })} />}
      />
      <LazyMenu
        source={moveMenu}
        menu={{ ids: selection.ids, folder: undefined }}
        opener={(opener) => <BulkButton {...opener} icon="folder" name={t`Move`} />}
      />
      <BulkButton icon="clock" name={t`Snooze`} onClick={withChosen((ids) => openDialog({ kind: 'snooze', ids }))} />
      <BulkButton
        icon="no-symbol"
        name={isSpam ? t`Not spam` : t`Mark as spam`}
        onClick={leaving((ids) => acts.move(ids, isSpam ? 'inbox' : 'spam'))}
      />
      <BulkButton icon="trash" name={t`Delete`} onClick={leaving((ids) => acts.remove(ids, mails))} />
      <LazyMenu
        source={moreMenu}
        menu={{ mails: known, ids: selection.ids }}
        opener={(opener) => <BulkButton {...opener} icon="ellipsis-horizontal" name={t`More`} />}
      />
    </KitBar>
  )
}
