// Says something to assistive technology as soon as it is known, and again when it becomes something else.
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'

export function useAnnouncement(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined) announce(words)
  }, [words])
}
