// What swiping an email’s row does, by the settings. Its menu has the same actions.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import type { Mail, MailSettings, SwipeAction } from '#contract/apps/mailbox-shapes.ts'
import type { SwipeAction as RowSwipe } from '#ui/swipe.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useActs } from '../use-act.ts'
import { isFolder } from '../where.ts'

export const swipesOf = ({ swipeLeft = 'delete', swipeRight = 'unread' }: MailSettings) => ({
  left: swipeLeft,
  right: swipeRight,
})

export interface Swipes {
  readonly left: RowSwipe | undefined
  readonly right: RowSwipe | undefined
}

export function useSwipes(): (mail: Mail) => Swipes {
  const { t } = useLingui()
  const { where, settings, actions, openDialog } = useMailbox()
  const acts = useActs()
  const { left, right } = swipesOf(settings)
  const isSpam = isFolder(where, 'spam')
  const swipe = (mail: Mail, action: SwipeAction): RowSwipe | undefined => {
    const { id, unread, starred, folder } = mail
    const ids = [id]
    switch (action) {
      case 'delete':
        return {
          label: folder === 'trash' ? t`Delete for good` : t`Delete`,
          icon: 'trash',
          isDanger: true,
          onAct: () => acts.remove(ids, [mail]),
        }
      case 'unread':
        return {
          label: unread ? t`Mark as read` : t`Mark as unread`,
          icon: unread ? 'envelope-open' : 'envelope',
          onAct: () => actions.setUnread(ids, !unread),
        }
      case 'star':
        return {
          label: starred ? t`Remove the star` : t`Add a star`,
          icon: 'star',
          onAct: () => actions.setStarred(ids, !starred),
        }
      case 'snooze':
        return { label: t`Snooze`, icon: 'clock', onAct: () => openDialog({ kind: 'snooze', ids }) }
      case 'spam':
        return { label: isSpam ? t`Not spam` : t`Spam`, icon: 'no-symbol', onAct: () => acts.toggleSpam(ids) }
      default:
        return undefined
    }
  }
  return (mail) => ({ left: swipe(mail, left), right: swipe(mail, right) })
}
