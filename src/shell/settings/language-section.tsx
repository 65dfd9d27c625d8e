// Settings, language: the words of the product, and how it writes dates, numbers and amounts. In effect at once, without a reload.
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { LANGUAGES, setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { LANGUAGE_NAMES } from '#shell/look-names.ts'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsGroup } from './settings-group.tsx'

export default function LanguageSection() {
  const { t } = useLingui()
  const { language } = usePrefs()
  return (
    <>
      <SettingsGroup
        title={t`Language`}
        about={
          <Trans>
            This choice applies to this device. Anything people have written stays in its original language.
          </Trans>
        }
      >
        <Segmented
          label={t`Language`}
          isWide
          className="max-w-80"
          options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
          value={language}
          onChange={(chosen) => setPrefs({ language: chosen })}
        />
      </SettingsGroup>
      <Examples />
    </>
  )
}

function Examples() {
  const { t } = useLingui()
  const { date, relative, number, compare } = useFormats()
  const now = useNow()
  const rows = [
    [t`Date`, date(now, 'longDay')],
    [t`Time`, date(now, 'time')],
    [t`Relative time`, relative(now - 2 * 86_400_000, now)],
    [t`Number`, number(1_234_567.89)],
    [t`Amount`, number(48_500, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })],
    [t`Order`, ['zèbre', 'eau', 'été', 'Zoé', 'arbre'].sort(compare).join(', ')],
  ] as const
  return (
    <SettingsGroup title={t`Examples`}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </SettingsGroup>
  )
}
