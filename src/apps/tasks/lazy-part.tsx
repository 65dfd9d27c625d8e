// What stands around every part of this screen that is loaded on demand and built on React Aria: its language and its router.
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { AriaProvider } from '#ui/aria-provider.tsx'

export function LazyPart({ children }: { readonly children: ReactNode }) {
  const { language } = usePrefs()
  const { history } = useRouter()
  return (
    <AriaProvider locale={language === 'fr' ? 'fr-FR' : 'en-GB'} navigate={(href) => history.push(href)}>
      {children}
    </AriaProvider>
  )
}
