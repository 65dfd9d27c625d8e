// After how long without a hand on the device the session is locked. In the account panel; the settings page shows it too once it is there.
import { Trans, useLingui } from '@lingui/react/macro'
import { LOCK_AFTER, setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { Segmented } from '#ui/segmented.tsx'

export function LockChoice() {
  const { t } = useLingui()
  const { lockAfter } = usePrefs()
  const options = LOCK_AFTER.map((minutes) => ({
    id: String(minutes),
    label: minutes === 0 ? t`Never` : t`${minutes} min`,
  }))
  return (
    <div className="px-3 pt-3">
      <p aria-hidden="true" className="pb-1 font-medium text-12 text-ink-faint">
        <Trans>Lock when idle</Trans>
      </p>
      <Segmented
        label={t`Lock when idle`}
        isWide
        options={options}
        value={String(lockAfter)}
        onChange={(chosen) => setPrefs({ lockAfter: LOCK_AFTER.find((minutes) => String(minutes) === chosen) })}
      />
    </div>
  )
}
