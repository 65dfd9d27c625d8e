// Progress of a long call of the back end, such as an export: sent over a channel, since the call itself answers only when it is done.
import { useEffect, useState } from 'react'
import type { Endpoint } from '#contract/define-api.ts'
import { PROGRESS_CHANNEL, WorkProgress } from '#contract/shell/progress.ts'

/** 0 to 100; undefined while nothing is known. @param isUnderWay the progress of earlier calls is reset with each new one */
export function useWorkProgress(endpoint: Endpoint, isUnderWay: boolean): number | undefined {
  const [percent, setPercent] = useState<number>()
  const { api, name } = endpoint
  const call = `${api} ${name} ${isUnderWay}`
  const [last, setLast] = useState(call)
  if (call !== last) {
    setLast(call)
    setPercent(undefined)
  }
  useEffect(() => {
    if (!isUnderWay || typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(PROGRESS_CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      const { success, data: report } = WorkProgress.safeParse(data)
      if (!success || report.api !== api || report.endpoint !== name || report.total <= 0) return
      setPercent(Math.round((100 * report.done) / report.total))
    })
    return () => channel.close()
  }, [api, name, isUnderWay])
  return percent
}
