// Picks the chosen language of a text that comes in both.
// @chunk signed-in
import { useLingui } from '@lingui/react'
import type { Bilingual } from '#contract/shared.ts'

export function useBilingual(): (text: Bilingual) => string {
  const { locale } = useLingui().i18n
  return (text) => (locale === 'fr' ? text.fr : text.en)
}
