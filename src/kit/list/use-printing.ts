// Whether the page is being printed. Paper has no scrolling, so lists draw all their rows then.
// @chunk lists
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '#ui/use-media.ts'

export function usePrinting(): boolean {
  const [isRequested, setRequested] = useState(false)
  const isPaper = useMedia('print')
  useEffect(() => {
    // The browser takes its picture when the event has passed.
    const start = () => flushSync(() => setRequested(true))
    const end = () => setRequested(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPaper || isRequested
}
