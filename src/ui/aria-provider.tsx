// Tells React Aria the app's language (dates, sorting, its own few words) and the app's router (links in menus and lists). The shell
// mounts it once around every screen that uses overlays or collections.
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface AriaProviderProps {
  /** 'en' or 'fr', or a full tag. */
  locale: string
  /** Goes to an address inside the app. */
  navigate: (href: string) => void
  children: ReactNode
}

export function AriaProvider({ locale, navigate, children }: AriaProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(href) => navigate(href)}>{children}</RouterProvider>
    </I18nProvider>
  )
}
