// The choices about the looks: language, scheme, theme (portal spec §1, §9). In the header from md up, in the account panel below it.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { LANGUAGES, SCHEMES, setPrefs, THEMES, type Theme, usePrefs } from '#platform/prefs/prefs.ts'
import { Icon } from '#ui/icon.tsx'
import { ChoiceList } from './choice-list.tsx'
import { LANGUAGE_NAMES, SCHEME_ICONS, SCHEME_NAMES, THEME_NAMES, useIsDark } from './look-names.ts'

interface LooksProps {
  readonly isLegendHidden?: boolean
}

export function LanguageChoice({ isLegendHidden }: LooksProps) {
  const { t } = useLingui()
  const { language } = usePrefs()
  const choices = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))
  return (
    <ChoiceList
      legend={t`Language`}
      isLegendHidden={isLegendHidden}
      choices={choices}
      value={language}
      onChange={(chosen) => setPrefs({ language: chosen })}
    />
  )
}

export function SchemeChoice({ isLegendHidden }: LooksProps) {
  const { t, i18n } = useLingui()
  const { scheme } = usePrefs()
  const choices = SCHEMES.map((id) => ({
    id,
    label: i18n._(SCHEME_NAMES[id]),
    mark: <Icon name={SCHEME_ICONS[id]} className="text-ink-muted" />,
  }))
  return (
    <ChoiceList
      legend={t`Colour scheme`}
      isLegendHidden={isLegendHidden}
      choices={choices}
      value={scheme}
      onChange={(chosen) => setPrefs({ scheme: chosen })}
    />
  )
}

export function ThemeChoice({ isLegendHidden }: LooksProps) {
  const { t, i18n } = useLingui()
  const { theme } = usePrefs()
  const choices = THEMES.map((id) => ({ id, label: i18n._(THEME_NAMES[id]), mark: <ThemePreview theme={id} /> }))
  return (
    <ChoiceList
      legend={t`Theme`}
      isLegendHidden={isLegendHidden}
      choices={choices}
      value={theme}
      onChange={(chosen) => setPrefs({ theme: chosen })}
    />
  )
}

/** The accent of a theme, in the scheme that is on. */
export function ThemeDot({ theme }: { theme: Theme }) {
  return (
    <span {...useTheme(theme)} aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
      <span className="size-4 rounded-full bg-accent forced-color-adjust-none" />
    </span>
  )
}

/** A page of a theme in small: a heading, a chosen row, a button. */
function ThemePreview({ theme }: { theme: Theme }) {
  return (
    <span
      {...useTheme(theme)}
      aria-hidden="true"
      className="flex h-7 w-11 shrink-0 flex-col gap-0.5 rounded-4 border border-line bg-surface-raised p-1 forced-color-adjust-none"
    >
      <span className="h-0.5 w-3/5 rounded-full bg-ink" />
      <span className="flex flex-1 items-center rounded-[2px] bg-accent-tint-strong px-0.5">
        <span className="h-0.5 w-2/3 rounded-full bg-accent-text" />
      </span>
      <span className="h-1.5 w-3.5 self-end rounded-[2px] bg-accent" />
    </span>
  )
}

function useTheme(theme: Theme) {
  const isDark = useIsDark()
  return { 'data-theme': theme, 'data-scheme': isDark ? 'dark' : 'light' }
}
