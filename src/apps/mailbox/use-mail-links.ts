// Addresses of emails that are pressed anywhere in Cairn, such as a contact's: each begins an email here. With a key held down, the browser's way stays.
// @offline later
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export function useMailLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]')
      if (!link) return
      event.preventDefault()
      const isHere = router.state.location.pathname.startsWith('/apps/mailbox')
      void router.navigate({
        to: isHere ? '.' : '/apps/mailbox',
        search: (before: object) => ({ ...(isHere && before), new: link.href }) as never,
        resetScroll: false,
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
}
