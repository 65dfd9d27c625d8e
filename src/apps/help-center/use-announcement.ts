// Says something to assistive technology as soon as it is known, and again when it becomes something else.
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'

export function useAnnouncement(message: string | undefined): void {
  useEffect(() => {
    if (message !== undefined) announce(message)
  }, [message])
}
