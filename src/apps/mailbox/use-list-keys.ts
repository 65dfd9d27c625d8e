// The keys that act on emails: on all that are selected, else on the row that has the focus, else on the one that is open.
import { useQueryClient } from '@tanstack/react-query'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import type { MailSelection } from './list/use-mail-selection.ts'
import type { ListedPage } from './list/use-page.ts'
import { useMailbox } from './mailbox-context.ts'
import { mailboxKeys } from './mailbox-keys.ts'
import { mailQueries } from './queries.ts'
import { useActs } from './use-act.ts'
import { useAnswers } from './use-answers.ts'

export function useListKeys(selection: MailSelection, { mails = [], pagination }: ListedPage): void {
  const { actions, openDialog, setSearch } = useMailbox()
  const acts = useActs()
  const { answer, withChosen } = useChosen(selection, mails)
  const answers = useAnswers()
  const client = useQueryClient()
  /** All of them have it: it is taken off; else it is put on all. */
  const toggle = (has: 'starred' | 'important' | 'unread', set: (ids: readonly string[], isOn: boolean) => unknown) =>
    withChosen((ids) => {
      const known = mails.filter(({ id }) => ids.includes(id))
      set(ids, !(known.length > 0 && known.every((mail) => mail[has])))
    })
  const { currentPage = 1, lastPage = 1 } = pagination ?? {}
  const turn = (page: number) => () => {
    if (page >= 1 && page <= lastPage) setSearch({ page: page > 1 ? page : undefined })
  }
  const leaving = (act: (ids: readonly string[]) => unknown) =>
    withChosen((ids) => {
      act(ids)
      selection.clear()
    })
  const sort = (by: 'folder' | 'label') =>
    withChosen(async (ids) => {
      const [id = ''] = ids
      const known = mails.filter((mail) => ids.includes(mail.id))
      const open = ids.length === 1 && known.length === 0 ? await client.ensureQueryData(mailQueries.one(id)) : null
      openDialog({ kind: 'sort', by, ids, mails: open ? [open] : known })
    })
  useKeys(mailboxKeys, {
    reply: answer(answers.reply),
    'reply-all': answer(answers.replyAll),
    forward: answer(answers.forward),
    star: toggle('starred', actions.setStarred),
    important: toggle('important', actions.setImportant),
    unread: toggle('unread', actions.setUnread),
    snooze: withChosen((ids) => openDialog({ kind: 'snooze', ids })),
    move: sort('folder'),
    label: sort('label'),
    spam: leaving(acts.toggleSpam),
    delete: leaving((ids) => acts.remove(ids)),
    'next-page': turn(currentPage + 1),
    'previous-page': turn(currentPage - 1),
  })
}

/** The emails that a key is about. */
function useChosen(selection: MailSelection, mails: readonly Mail[]) {
  const { openId } = useMailbox()
  const client = useQueryClient()
  const focused = (): string | undefined => {
    const key = document.activeElement?.closest<HTMLElement>('[role="row"][data-key]')?.dataset.key
    return mails.find(({ id }) => id === key)?.id
  }
  const chosen = async (): Promise<readonly string[]> => {
    if (selection.size > 0) return selection.ids()
    const id = focused() ?? openId
    return id === undefined ? [] : [id]
  }
  /** One is answered at a time, whatever is selected. */
  const answer = (act: (mail: Mail) => unknown) => async () => {
    const id = focused() ?? openId
    if (id === undefined) return
    const mail = mails.find((one) => one.id === id) ?? (await client.ensureQueryData(mailQueries.one(id)))
    if (mail && mail.folder !== 'drafts') void act(mail)
  }
  const withChosen = (act: (ids: readonly string[]) => unknown) => async () => {
    const ids = await chosen()
    if (ids.length > 0) act(ids)
  }
  return { answer, withChosen }
}
