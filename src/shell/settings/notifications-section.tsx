// Settings, notifications and consents: what the person is notified of, how, and what their data may be used for. Stored by the portal.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationType } from '#contract/portal/notifications.ts'
import type { Consents, Settings } from '#contract/portal/settings.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SavedSwitch } from './saved-switch.tsx'
import { rowsClass, SettingsGroup } from './settings-group.tsx'

export default function NotificationsSection() {
  const { t } = useLingui()
  const query = useQuery(settingsQueries.all())
  const copy = useSavedCopy(settingsQueries.all())
  return (
    <QueryView
      query={query}
      copy={copy && { ...copy, className: 'mb-4' }}
      loading={<SkeletonRows label={t`Loading your settings`} count={4} />}
      error={{ title: t`Couldn’t load your settings.` }}
      className="mx-0 mt-0"
    >
      {(settings) => (
        <>
          <AlertsOf type="JOB_OFFER" title={t`Jobs`} settings={settings} />
          <AlertsOf type="APPLICATION" title={t`Your applications`} settings={settings} />
          <ConsentsPart consents={settings.consents} />
        </>
      )}
    </QueryView>
  )
}

type Permission = NotificationPermission | 'unsupported'

const permissionNow = (): Permission => globalThis.Notification?.permission ?? 'unsupported'

function AlertsOf({ type, title, settings }: { type: NotificationType; title: string; settings: Settings }) {
  const { t } = useLingui()
  const [permission, setPermission] = useState(permissionNow)
  const { inApp, onDevice } = settings.alerts[type]
  const isOff = !settings.consents.notifications
  const askDevice = async (isOn: boolean) => {
    const given = isOn && permission === 'default' ? await Notification.requestPermission() : permission
    setPermission(given)
    return !isOn || given === 'granted'
  }
  return (
    <SettingsGroup title={title} about={isOff ? <Trans>Off: you chose not to get notifications.</Trans> : undefined}>
      <div className={rowsClass}>
        <SavedSwitch
          isSelected={inApp && !isOff}
          isDisabled={isOff}
          patch={(isOn) => ({ alerts: { [type]: { inApp: isOn } } })}
          description={t`A short message while you work. All notifications also appear in the list.`}
        >
          <Trans>Show in Cairn</Trans>
        </SavedSwitch>
        <SavedSwitch
          isSelected={onDevice && permission === 'granted' && !isOff}
          isDisabled={isOff || permission === 'unsupported' || permission === 'denied'}
          patch={(isOn) => ({ alerts: { [type]: { onDevice: isOn } } })}
          mayBe={askDevice}
          description={t`Shown by the device while Cairn is open in the background.`}
        >
          <Trans>Show on this device</Trans>
        </SavedSwitch>
      </div>
      {permission === 'denied' && (
        <Note className="mt-3">
          <Trans>
            The browser doesn’t allow Cairn to show notifications. Allow them using the icon beside the address.
          </Trans>
        </Note>
      )}
      {permission === 'unsupported' && (
        <Note className="mt-3">
          <Trans>This browser can’t show notifications for Cairn. On an iPhone or iPad, install Cairn first.</Trans>
        </Note>
      )}
    </SettingsGroup>
  )
}

function ConsentsPart({ consents }: { consents: Consents }) {
  const { t } = useLingui()
  const rows: readonly { id: keyof Consents; label: string; description: string }[] = [
    {
      id: 'matching',
      label: t`Compare my skills with jobs`,
      description: t`If this is off, jobs are listed without a match score.`,
    },
    {
      id: 'interests',
      label: t`Take my interests into account`,
      description: t`Your answers about how you like to work.`,
    },
    {
      id: 'notifications',
      label: t`Send me notifications`,
      description: t`New matching jobs and updates on your applications.`,
    },
  ]
  return (
    <SettingsGroup title={t`How your data may be used`}>
      <div className={rowsClass}>
        {rows.map(({ id, label, description }) => (
          <SavedSwitch
            key={id}
            isSelected={consents[id]}
            patch={(isOn) => ({ consents: { [id]: isOn } })}
            description={description}
          >
            {label}
          </SavedSwitch>
        ))}
      </div>
    </SettingsGroup>
  )
}
