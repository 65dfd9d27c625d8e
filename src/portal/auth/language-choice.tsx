// English or French, on the pages outside the classic layout.
// @chunk auth
import { useLingui } from '@lingui/react/macro'
import { setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { Segmented } from '#ui/segmented.tsx'

const LANGUAGES = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'fr', label: 'Français', lang: 'fr' },
] as const

export function LanguageChoice() {
  const { t } = useLingui()
  const { language } = usePrefs()
  return (
    <Segmented
      label={t`Language`}
      options={LANGUAGES}
      value={language}
      onChange={(chosen) => setPrefs({ language: chosen })}
    />
  )
}
