// What can be done with the open email: away with it, later, sorted, unread; and the ones before and behind it.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailboxKeys } from '../mailbox-keys.ts'
import type { LabelMenuProps } from '../menus/label-menu.tsx'
import type { MailMenuProps } from '../menus/mail-menu.tsx'
import type { MoveMenuProps } from '../menus/move-menu.tsx'
import { useActs } from '../use-act.ts'
import { useNeighbours } from '../use-neighbours.ts'

const labelMenu = lazyMenu<LabelMenuProps>(() => import('../menus/label-menu.tsx'))
const moveMenu = lazyMenu<MoveMenuProps>(() => import('../menus/move-menu.tsx'))
const mailMenu = lazyMenu<MailMenuProps>(() => import('../menus/mail-menu.tsx'))

export function ReadToolbar({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { open, openDialog, actions, settings } = useMailbox()
  const acts = useActs()
  const { id, unread } = mail
  const ids = [id]
  const deleteKeys = useAriaKeys(mailboxKeys, 'delete')
  return (
    <div
      role="toolbar"
      aria-label={t`Email`}
      className="sticky top-0 z-(--z-sticky) flex h-13 items-center gap-0.5 border-line-soft border-b bg-surface-raised px-2 md:px-6 print:hidden"
    >
      <IconButton
        icon="arrow-left"
        size="sm"
        label={t`Back to the list`}
        className={settings.messageLayout === 'off' ? undefined : 'md:hidden'}
        onPress={() => open(undefined)}
      />
      <IconButton
        icon="trash"
        size="sm"
        label={mail.folder === 'trash' ? t`Delete for good` : t`Delete`}
        aria-keyshortcuts={deleteKeys}
        onPress={() => acts.remove(ids, [mail])}
      />
      <IconButton icon="clock" size="sm" label={t`Snooze`} onPress={() => openDialog({ kind: 'snooze', ids })} />
      <LazyMenu
        source={moveMenu}
        menu={{ ids: () => Promise.resolve(ids), folder: mail.folder }}
        opener={(opener) => <IconButton {...opener} icon="folder" size="sm" label={t`Move`} />}
      />
      <LazyMenu
        source={labelMenu}
        menu={{ mails: [mail], ids: () => Promise.resolve(ids) }}
        opener={(opener) => (
          <IconButton {...opener} icon="tag" size="sm" label={t({ message: 'Label', context: 'emails' })} />
        )}
      />
      <IconButton
        icon={unread ? 'envelope-open' : 'envelope'}
        size="sm"
        label={unread ? t`Mark as read` : t`Mark as unread`}
        onPress={() => actions.setUnread(ids, !unread)}
      />
      <span className="ms-auto" />
      <Neighbours id={id} />
      <LazyMenu
        source={mailMenu}
        menu={{ mail }}
        opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
      />
    </div>
  )
}

function Neighbours({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { step } = useNeighbours(id)
  const [previous, next] = [useAriaKeys(mailboxKeys, 'previous-mail'), useAriaKeys(mailboxKeys, 'next-mail')]
  return (
    <>
      <IconButton
        icon="chevron-up"
        size="sm"
        label={t`Previous email`}
        aria-keyshortcuts={previous}
        className="max-sm:hidden"
        onPress={() => step(-1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={t`Next email`}
        aria-keyshortcuts={next}
        className="max-sm:hidden"
        onPress={() => step(1)}
      />
    </>
  )
}
