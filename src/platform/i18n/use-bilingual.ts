// Texts that come in both languages: the one that is chosen. Used by the portal's screens.
import { useLingui } from '@lingui/react'
import type { Bilingual } from '#contract/shared.ts'

export function useBilingual(): (text: Bilingual) => string {
  const { locale } = useLingui().i18n
  return (text) => (locale === 'fr' ? text.fr : text.en)
}
