// Tells React Aria the app's language: dates, sorting, its own few words. The shell mounts it once around every screen that uses overlays or collections.
// @chunk signed-in
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface AriaProviderProps {
  /** 'en' or 'fr', or a full tag. */
  locale: string
  children: ReactNode
}

export function AriaProvider({ locale, children }: AriaProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
