// The person's time zone, for what happens at an hour somewhere: interviews, closing times. Part of the account section.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { ComboBox } from '#ui/combo-box.tsx'
import { useSaveSettings } from './use-save.ts'

const DEVICE = 'device'

export function TimeZoneField() {
  const { t, i18n } = useLingui()
  const { data: settings } = useQuery(settingsQueries.all())
  const { save, problem } = useSaveSettings()
  const ofDevice = Intl.DateTimeFormat().resolvedOptions().timeZone
  const options = useMemo(
    () => [
      { id: DEVICE, label: t`This device’s time zone: ${zoneName(ofDevice)}` },
      ...Intl.supportedValuesOf('timeZone').map((id) => ({
        id,
        label: `${zoneName(id)} (${offsetOf(id, i18n.locale)})`,
      })),
    ],
    [t, i18n.locale, ofDevice],
  )
  const change = (zone: string | null) => {
    if (!settings || zone === null || zone === (settings.timeZone ?? DEVICE)) return
    void save({ timeZone: zone === DEVICE ? null : zone }, t`Time zone saved`)
  }
  return (
    <ComboBox
      key={settings ? (settings.timeZone ?? DEVICE) : 'unknown'}
      label={t`Time zone`}
      description={t`Used for interviews and closing dates in other time zones.`}
      options={options}
      value={settings ? (settings.timeZone ?? DEVICE) : null}
      onChange={change}
      isDisabled={!settings}
      emptyText={t`No matching time zones.`}
      error={problem}
    />
  )
}

const zoneName = (id: string): string => id.replaceAll('_', ' ').replaceAll('/', ' / ')

function offsetOf(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
