// The progress of seeding a domain, where it takes long enough to be shown.
// @chunk signed-in
import { useEffect, useState } from 'react'
import { SEEDING_CHANNEL, SeedingProgress } from '#contract/shell/progress.ts'

/** What takes less is not worth a word. ms */
const SHOWN_AFTER_MS = 300

/** Undefined while nothing is being prepared, or not for long yet. */
export function useSeeding(): SeedingProgress | undefined {
  const [shown, setShown] = useState<SeedingProgress>()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(SEEDING_CHANNEL)
    let latest: SeedingProgress | undefined
    let isShowing = false
    let soon: ReturnType<typeof setTimeout> | undefined
    channel.addEventListener('message', ({ data }) => {
      const heard = SeedingProgress.safeParse(data)
      if (!heard.success) return
      const isOver = heard.data.done >= heard.data.total
      latest = isOver ? undefined : heard.data
      if (isOver) {
        clearTimeout(soon)
        soon = undefined
        isShowing = false
        setShown(undefined)
      } else if (isShowing) {
        setShown(latest)
      } else {
        soon ??= setTimeout(() => {
          isShowing = true
          setShown(latest)
        }, SHOWN_AFTER_MS)
      }
    })
    return () => {
      clearTimeout(soon)
      channel.close()
    }
  }, [])
  return shown
}
