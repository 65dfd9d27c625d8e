// Refreshes the lists when a snoozed email comes back, and announces it. What came back while Cairn was closed is in its folder already.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { showToast } from '#ui/toast-store.ts'
import { mailQueries } from './queries.ts'
import { mailHref } from './where.ts'

/** setTimeout takes no more. */
const LONGEST_MS = 2 ** 31 - 1

export function useSnoozeEnd(): void {
  const { t } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const { data } = useQuery(mailQueries.page({ kind: 'filter', slug: 'snoozed' }, 1))
  const [first, second] = data?.mails ?? []
  const next = first?.snoozedUntil
  const isAlone = second?.snoozedUntil !== next
  const [id, folder, subject] = [first?.id, first?.folder, first?.subject || t`No subject`]
  useEffect(() => {
    if (!next || id === undefined || folder === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      // Far ahead, the clock is looked at once more.
      timer = setTimeout(look, Math.min(LONGEST_MS, Math.max(0, Date.parse(next) - Date.now())))
    }
    const look = () => {
      if (Date.parse(next) > Date.now()) return wait()
      void client.invalidateQueries({ queryKey: [mailboxApi.endpoints.mails.api] })
      const where = { kind: 'folder', slug: folder } as const
      const show = () => router.history.push(isAlone ? mailHref(where, id) : `/apps/mailbox/folder/${folder}`)
      showToast({
        message: isAlone ? t`“${subject}” has returned to its folder` : t`Snoozed emails have returned`,
        action: { label: t({ message: 'View', context: 'email' }), onAction: show },
      })
    }
    wait()
    return () => clearTimeout(timer)
  }, [next, isAlone, id, folder, subject, client, router, t])
}
