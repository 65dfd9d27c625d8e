// Says when a reminder falls due while Cairn is open, and at the next start how many did meanwhile. What is due stays due until the person says that it is done.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { personKey } from '#platform/session/own-items.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { showToast } from '#ui/toast-store.ts'

export interface Due {
  readonly id: string
  /** ISO */
  readonly reminder: string
  readonly name: string
  readonly address: string
}

export interface Reminders {
  /** What the app calls itself in the mark of what was seen. */
  readonly app: string
  /** Undefined until it has been read. */
  readonly due: readonly Due[] | undefined
  /** When the next one falls due, ISO; null where none will. */
  readonly next: string | null
  /** Where several are shown. */
  readonly listAddress: string
  readonly onRefresh: () => void
  readonly onDone: (ids: readonly string[]) => Promise<unknown>
}

/** setTimeout takes no more. */
const LONGEST_MS = 2 ** 31 - 1

export function useReminders({ app, due, next, listAddress, onRefresh, onDone }: Reminders): void {
  const { t } = useLingui()
  const router = useRouter()
  const known = useRef<ReadonlySet<string>>(undefined)
  const say = useEffectEvent((fresh: readonly Due[], isStart: boolean) => {
    const [first] = fresh
    if (!first) return
    const show = () => router.history.push(fresh.length === 1 ? first.address : listAddress)
    const message =
      fresh.length === 1
        ? t`Reminder: ${first.name}`
        : isStart
          ? plural(fresh.length, { one: '# reminder while you were away', other: '# reminders while you were away' })
          : plural(fresh.length, { one: '# reminder is due', other: '# reminders are due' })
    showToast({
      message,
      duration: null,
      action: { label: t`Show`, onAction: show },
      second: {
        label: t({ message: 'Done', context: 'button' }),
        onAction: () => onDone(fresh.map(({ id }) => id)),
      },
    })
    if (document.visibilityState === 'hidden') {
      void showOnDevice({ tag: `${app} ${first.id}`, words: message, address: listAddress, open: show })
    }
  })
  useEffect(() => {
    if (!due) return
    const lastSeen = readSeen(app)
    // Compared by what was due before, not by when: a reminder's time may have passed before it was stored.
    const fresh = due.filter((one) =>
      known.current ? !known.current.has(dueKey(one)) : Date.parse(one.reminder) > lastSeen,
    )
    const isStart = known.current === undefined
    known.current = new Set(due.map(dueKey))
    writeSeen(app, Date.now())
    say(fresh, isStart)
  }, [due, app])
  const refresh = useEffectEvent(onRefresh)
  useEffect(() => {
    if (next === null) return
    let timer: number
    const wait = () => {
      const left = Math.max(0, Date.parse(next) - Date.now()) + 500
      timer = window.setTimeout(left > LONGEST_MS ? wait : () => refresh(), Math.min(LONGEST_MS, left))
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}

const dueKey = ({ id, reminder }: Due): string => `${id} ${reminder}`

/** In local storage: when the person's reminders of an app were looked at last, ms since the epoch; what fell due before was said. */
const seenKey = (app: string): string => personKey(`${app}-reminders-seen`)

/** Without a mark, as on the first visit, nothing was missed before this page; what fell due since may be, as this file loads late. */
function readSeen(app: string): number {
  const seen = Number(readItem(seenKey(app)) ?? Number.NaN)
  return Number.isNaN(seen) ? Date.now() - performance.now() : seen
}

/** Where nothing can be kept it is said again at the next start. */
const writeSeen = (app: string, at: number): void => writeItem(seenKey(app), String(at))

interface DeviceMessage {
  readonly tag: string
  readonly words: string
  readonly address: string
  readonly open: () => void
}

/** Only where the person has let Cairn show messages of the device. */
async function showOnDevice({ tag, words, address, open }: DeviceMessage): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return
  const options = { tag, icon: `${import.meta.env.BASE_URL}icons/icon-192.png`, body: words }
  try {
    const shown = new Notification('Cairn', options)
    shown.addEventListener('click', () => {
      window.focus()
      open()
      shown.close()
    })
  } catch {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification('Cairn', {
      ...options,
      data: `${import.meta.env.BASE_URL}${address.slice(1)}`,
    })
  }
}
