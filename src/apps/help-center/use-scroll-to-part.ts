// Scrolls to the part of the page that the URL names, once it is there: the router looks for it before the data has loaded.
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

export function useScrollToPart(): void {
  const part = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (part) document.getElementById(part)?.scrollIntoView({ block: 'start' })
  }, [part])
}
