// Shows a reminder when it falls due while Cairn is open, and at the next start how many did meanwhile. Due ones are shown again, every hour and at each start,
// until the person marks it as done.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showOnDevice } from '#platform/live/show-on-device.ts'
import { personKey } from '#platform/session/own-items.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { dismissToast, showToast } from '#ui/toast-store.ts'
import { type DueReminder, type Look, lookAtReminders } from './look-at-reminders.ts'

export interface Due extends DueReminder {
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
/** ms between two looks at what may be shown again */
const LOOK_MS = 300_000

export function useReminders({ app, due, next, listAddress, onRefresh, onDone }: Reminders): void {
  const { t } = useLingui()
  const router = useRouter()
  const said = useRef<Look<Due>['said']>(undefined)
  const toast = useRef(0)
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
    // It would say the same beside this one.
    dismissToast(toast.current)
    toast.current = showToast({
      message,
      duration: null,
      action: { label: t`Show`, onAction: show },
      second: {
        label: t({ message: 'Done', context: 'button' }),
        onAction: () => onDone(fresh.map(({ id }) => id)),
      },
    })
    if (document.visibilityState === 'hidden') {
      void showOnDevice({ tag: `${app} ${first.id}`, body: message, address: listAddress, open: show })
    }
  })
  const look = useEffectEvent(() => {
    if (!due) return
    const isStart = said.current === undefined
    const found = lookAtReminders(due, { said: said.current, seenUntil: readSeen(app), now: Date.now() })
    said.current = found.said
    writeSeen(app, found.seenUntil)
    say(found.fresh, isStart)
  })
  useEffect(() => {
    if (!due) return
    look()
    if (due.length === 0) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [due])
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

/** In local storage: until when the person's reminders of an app were shown and done with, in ms since the epoch. */
const seenKey = (app: string): string => personKey(`${app}-reminders-seen`)

/** Without a mark, as on the first visit, nothing was missed before this page; what fell due since may be, as this file loads late. */
function readSeen(app: string): number {
  const seen = Number(readItem(seenKey(app)) ?? Number.NaN)
  return Number.isNaN(seen) ? Date.now() - performance.now() : seen
}

/** Where nothing can be stored it is shown again at the next start. */
const writeSeen = (app: string, at: number): void => writeItem(seenKey(app), String(at))
