// What is done to emails from anywhere on the screen: where the open one goes, the next one of the list takes its place.
// @chunk mailbox
import { useMemo } from 'react'
import type { FolderId, Mail } from '#contract/apps/mailbox-shapes.ts'
import { useMailbox } from './mailbox-context.ts'
import { isFolder } from './where.ts'

type Ids = readonly string[]

export interface Acts {
  /** Into the Trash; what is there, for good. */
  remove(ids: Ids, mails?: readonly Pick<Mail, 'id' | 'folder'>[]): void
  move(ids: Ids, folder: FolderId): void
  /** Into Spam, or back out of it. */
  toggleSpam(ids: Ids): void
  snooze(ids: Ids, until: string | null): void
}

export function useActs(): Acts {
  const { where, openId, open, shown, actions } = useMailbox()
  return useMemo(() => {
    const leave = (ids: Ids) => {
      if (openId === undefined || !ids.includes(openId)) return
      const mails = shown.current
      const at = mails.findIndex(({ id }) => id === openId)
      const left = (mail: Mail) => !ids.includes(mail.id)
      open((mails.slice(at + 1).find(left) ?? mails.slice(0, Math.max(0, at)).findLast(left))?.id)
    }
    const move = (ids: Ids, folder: FolderId) => {
      if (!isFolder(where, folder)) leave(ids)
      void actions.move(ids, folder)
    }
    return {
      move,
      remove(ids, mails = shown.current) {
        leave(ids)
        const isGone = (id: string) => {
          const folder =
            mails.find((mail) => mail.id === id)?.folder ?? (where.kind === 'folder' ? where.slug : 'inbox')
          return folder === 'trash' || folder === 'drafts'
        }
        if (ids.every(isGone)) void actions.remove(ids)
        else void actions.move(ids, 'trash')
      },
      toggleSpam: (ids) => move(ids, isFolder(where, 'spam') ? 'inbox' : 'spam'),
      snooze(ids, until) {
        if (until !== null && where.kind === 'folder') leave(ids)
        void actions.snooze(ids, until)
      },
    }
  }, [where, openId, open, shown, actions])
}
