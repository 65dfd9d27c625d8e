// Everything that can be done to emails, each with its message and its undo. Made once by mailbox-screen.tsx; its parts reach it through mailbox-context.ts.
// @chunk mailbox
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { FolderId, MailLabel, MailsPatch } from '#contract/apps/mailbox-shapes.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useFolderNames } from './folder-names.ts'
import { useDeleteMails, useEmptyFolder, useUpdateMail, useUpdateMails } from './mutations.ts'

type Ids = readonly string[]

export interface MailActions {
  setUnread(ids: Ids, isUnread: boolean): Promise<boolean>
  /** An email was opened: no action of its own. */
  markOpened(id: string): Promise<boolean>
  setStarred(ids: Ids, isStarred: boolean): Promise<boolean>
  setImportant(ids: Ids, isImportant: boolean): Promise<boolean>
  setLabel(ids: Ids, label: MailLabel, isOn: boolean): Promise<boolean>
  move(ids: Ids, folder: FolderId): Promise<boolean>
  /** @param until ISO; null wakes them */
  snooze(ids: Ids, until: string | null): Promise<boolean>
  /** For good, but for undo. */
  remove(ids: Ids): Promise<boolean>
  empty(folder: 'trash' | 'spam'): Promise<boolean>
}

export function useMailActions({ run }: Actions): MailActions {
  const { t } = useLingui()
  const { date } = useFormats()
  const folderNames = useFolderNames()
  const { mutateAsync: update } = useUpdateMail()
  const { mutateAsync: updateMany } = useUpdateMails()
  const { mutateAsync: destroy } = useDeleteMails()
  const { mutateAsync: emptyFolder } = useEmptyFolder()

  return useMemo((): MailActions => {
    const patch: Patch = (ids, mail, message) =>
      run({ message, write: () => updateMany({ body: { ids: [...ids], mail } }) })
    return {
      ...marking(patch),

      markOpened: (id) =>
        run({
          write: async () => {
            await update({ body: { id, mail: { unread: false } } })
            return null
          },
          failure: null,
        }),

      move: (ids, folder) => {
        const name = folderNames[folder]
        return patch(
          ids,
          { folder },
          plural(ids.length, { one: `Moved to ${name}`, other: `# emails moved to ${name}` }),
        )
      },

      snooze: (ids, until) => {
        const time = until === null ? '' : date(until, 'dayTime')
        return patch(
          ids,
          { snoozedUntil: until },
          until === null
            ? plural(ids.length, { one: 'No longer snoozed', other: '# emails no longer snoozed' })
            : plural(ids.length, { one: `Snoozed until ${time}`, other: `# emails snoozed until ${time}` }),
        )
      },

      remove: (ids) =>
        run({
          message: plural(ids.length, { one: 'Email deleted', other: '# emails deleted' }),
          write: () => destroy({ body: { ids: [...ids] } }),
        }),

      empty: (folder) =>
        run({
          message: folder === 'trash' ? t`Trash emptied` : t`Spam emptied`,
          write: () => emptyFolder({ query: { folder } }),
          announcesUndo: true,
        }),
    }
  }, [run, t, date, folderNames, update, updateMany, destroy, emptyFolder])
}

type Patch = (ids: Ids, mail: MailsPatch, message: string) => Promise<boolean>

/** The flags of emails: read, starred, important, their labels. */
const marking = (patch: Patch): Pick<MailActions, 'setUnread' | 'setStarred' | 'setImportant' | 'setLabel'> => ({
  setUnread: (ids, unread) =>
    patch(
      ids,
      { unread },
      unread
        ? plural(ids.length, { one: 'Marked as unread', other: '# emails marked as unread' })
        : plural(ids.length, { one: 'Marked as read', other: '# emails marked as read' }),
    ),

  setStarred: (ids, starred) =>
    patch(
      ids,
      { starred },
      starred
        ? plural(ids.length, { one: 'Star added', other: 'Star added to # emails' })
        : plural(ids.length, { one: 'Star removed', other: 'Star removed from # emails' }),
    ),

  setImportant: (ids, important) =>
    patch(
      ids,
      { important },
      important
        ? plural(ids.length, { one: 'Marked as important', other: '# emails marked as important' })
        : plural(ids.length, { one: 'Marked as not important', other: '# emails marked as not important' }),
    ),

  setLabel: (ids, { id, title }, isOn) =>
    patch(
      ids,
      isOn ? { addLabels: [id] } : { removeLabels: [id] },
      isOn
        ? plural(ids.length, { one: `Label “${title}” added`, other: `Label “${title}” added to # emails` })
        : plural(ids.length, { one: `Label “${title}” removed`, other: `Label “${title}” removed from # emails` }),
    ),
})
