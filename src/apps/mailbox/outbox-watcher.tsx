// Sends what waits in the outbox once it is due and online, and announces it. What fell due while Cairn was closed is sent at the next start. On every
// screen, as the addresses of emails and the end of snoozing are: the route names it as what it watches.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOnline } from '#platform/offline/online.ts'
import { showToast } from '#ui/toast-store.ts'
import { useDeliver } from './mutations.ts'
import { mailQueries } from './queries.ts'
import { useMailLinks } from './use-mail-links.ts'
import { useSnoozeEnd } from './use-snooze-end.ts'
import { mailHref } from './where.ts'

/** setTimeout takes no more. */
const LONGEST_MS = 2 ** 31 - 1
/** After a refusal. */
const AGAIN_MS = 30_000

export function Watcher() {
  useMailLinks()
  useSnoozeEnd()
  const { t } = useLingui()
  const router = useRouter()
  const isOnline = useOnline()
  const { data, refetch } = useQuery(mailQueries.outbox())
  const { mutateAsync: deliver } = useDeliver()
  const next = data?.next ?? null
  useEffect(() => {
    if (next === null || !isOnline) return
    let timer: ReturnType<typeof setTimeout>
    const send = async () => {
      try {
        // Far ahead, the clock is looked at once more.
        if (Date.parse(next) > Date.now()) return wait()
        const { answer } = await deliver({})
        const [first] = answer
        if (!first) return
        const show = () =>
          router.history.push(
            answer.length === 1 ? mailHref({ kind: 'folder', slug: 'sent' }, first.id) : '/apps/mailbox/folder/sent',
          )
        showToast({
          message: plural(answer.length, { one: 'Email sent (simulated)', other: '# emails sent (simulated)' }),
          action: { label: t({ message: 'View', context: 'email' }), onAction: show },
        })
      } catch {
        timer = setTimeout(() => void refetch(), AGAIN_MS)
      }
    }
    const wait = () => {
      timer = setTimeout(() => void send(), Math.min(LONGEST_MS, Math.max(0, Date.parse(next) - Date.now())))
    }
    wait()
    return () => clearTimeout(timer)
  }, [next, isOnline, deliver, refetch, router, t])
  return null
}
