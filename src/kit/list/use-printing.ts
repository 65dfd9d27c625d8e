// Whether the page is being printed. Paper has no scrolling, so lists draw all their rows then.
// @chunk lists
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '#ui/use-media.ts'

export function usePrinting(): boolean {
  const [isAsked, setAsked] = useState(false)
  const isPaper = useMedia('print')
  useEffect(() => {
    // The browser takes its picture when the event has passed.
    const start = () => flushSync(() => setAsked(true))
    const end = () => setAsked(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPaper || isAsked
}
