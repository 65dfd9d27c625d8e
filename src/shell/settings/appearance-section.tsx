// Settings, appearance: scheme, theme with a preview of each, layout. Stored on this device, in effect at once.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { LAYOUTS, type Layout, type Scheme, setPrefs, THEMES, type Theme, usePrefs } from '#platform/prefs/prefs.ts'
import { SCHEME_ICONS, SCHEME_NAMES, THEME_NAMES, useIsDark } from '#shell/look-names.ts'
import { cx } from '#ui/cx.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsGroup } from './settings-group.tsx'

export default function AppearanceSection() {
  const { t, i18n } = useLingui()
  const { scheme, layout } = usePrefs()
  const schemes = (['light', 'dark', 'system'] as const satisfies readonly Scheme[]).map((id) => ({
    id,
    label: i18n._(SCHEME_NAMES[id]),
    icon: SCHEME_ICONS[id],
  }))
  const layoutLabels: Record<Layout, { label: string; description: string }> = {
    classic: { label: t`Classic`, description: t`Menus above every page, or at the side on a phone.` },
    empty: {
      label: t`Empty`,
      description: t`Pages only, without menus. Settings keeps its menus, so you can switch back.`,
    },
  }
  return (
    <>
      <SettingsGroup title={t`Colour scheme`}>
        <Segmented
          label={t`Colour scheme`}
          isWide
          className="max-w-120 max-sm:flex-col"
          options={schemes}
          value={scheme}
          onChange={(chosen) => setPrefs({ scheme: chosen })}
        />
      </SettingsGroup>
      <SettingsGroup title={t`Theme`} about={<Trans>The colour of buttons, selections and links.</Trans>}>
        <Themes />
      </SettingsGroup>
      <SettingsGroup title={t`Layout`}>
        <RadioGroup
          label={t`Layout`}
          isLabelHidden
          options={LAYOUTS.map((id) => ({ id, ...layoutLabels[id] }))}
          value={layout}
          onChange={(chosen) => setPrefs({ layout: chosen })}
        />
      </SettingsGroup>
    </>
  )
}

function Themes() {
  const { t, i18n } = useLingui()
  const { theme } = usePrefs()
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3">
      <legend className="sr-only">{t`Theme`}</legend>
      {THEMES.map((id) => (
        <label
          key={id}
          className={cx(
            'relative cursor-pointer overflow-hidden rounded-12 border border-line-strong has-checked:border-accent has-checked:inset-ring has-checked:inset-ring-accent',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === theme}
            onChange={() => setPrefs({ theme: id })}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          <ThemePreview theme={id} />
          <span className="flex min-h-11 items-center gap-2 px-3 text-13 font-medium">{i18n._(THEME_NAMES[id])}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A page in little: a header with the current place, a card with a link and the one primary button. */
function ThemePreview({ theme }: { theme: Theme }) {
  const isDark = useIsDark()
  return (
    <span
      aria-hidden="true"
      data-theme={theme}
      data-scheme={isDark ? 'dark' : 'light'}
      className="block border-line-soft border-b bg-surface p-2.5 forced-color-adjust-none"
    >
      <span className="mb-2 flex items-center gap-1.5">
        <span className="h-1.5 w-6 rounded-full bg-accent" />
        <span className="h-1.5 w-5 rounded-full bg-line-strong opacity-50" />
        <span className="h-1.5 w-5 rounded-full bg-line-strong opacity-50" />
      </span>
      <span className="block rounded-8 border border-line bg-surface-raised p-2">
        <span className="block h-1.5 w-3/5 rounded-full bg-ink opacity-70" />
        <span className="mt-1.5 block h-1.5 w-4/5 rounded-full bg-ink-faint opacity-50" />
        <span className="mt-2 flex items-center gap-2">
          <span className="h-3.5 w-9 rounded-4 bg-accent" />
          <span className="h-3.5 w-7 rounded-4 bg-accent-tint" />
        </span>
      </span>
    </span>
  )
}
