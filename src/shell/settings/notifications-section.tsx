// Settings, notifications and consents: what the person is told of, how, and what their data may be used for. Kept with the portal.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationType } from '#contract/portal/notifications.ts'
import type { Consents, Settings } from '#contract/portal/settings.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Note } from '#ui/note.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { Part, rowsClass } from './part.tsx'
import { useSaveSettings } from './use-save.ts'

export default function NotificationsSection() {
  const { t } = useLingui()
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQueries.all())
  const copy = useSavedCopy(settingsQueries.all())
  if (!settings && isError)
    return <ErrorState title={t`Your settings could not be read.`} onRetry={refetch} isRetrying={isFetching} />
  if (!settings) return <SkeletonRows label={t`Loading your settings`} count={4} />
  return (
    <>
      {copy && <SavedCopy {...copy} className="mb-4" />}
      <AlertsOf type="JOB_OFFER" title={t`Job offers`} settings={settings} />
      <AlertsOf type="APPLICATION" title={t`Your applications`} settings={settings} />
      <ConsentsPart consents={settings.consents} />
    </>
  )
}

type Permission = NotificationPermission | 'unsupported'

const permissionNow = (): Permission => globalThis.Notification?.permission ?? 'unsupported'

function AlertsOf({ type, title, settings }: { type: NotificationType; title: string; settings: Settings }) {
  const { t } = useLingui()
  const save = useSaveSettings()
  const [permission, setPermission] = useState(permissionNow)
  const { inApp, onDevice } = settings.alerts[type]
  const isOff = !settings.consents.notifications
  const setOnDevice = async (isOn: boolean) => {
    const given = isOn && permission === 'default' ? await Notification.requestPermission() : permission
    setPermission(given)
    if (!isOn || given === 'granted') save({ alerts: { [type]: { onDevice: isOn } } }, t`Saved`)
  }
  return (
    <Part title={title} about={isOff ? <Trans>Off: you have told the portal not to write to you.</Trans> : undefined}>
      <div className={rowsClass}>
        <Switch
          isSelected={inApp && !isOff}
          isDisabled={isOff}
          onChange={(isOn) => save({ alerts: { [type]: { inApp: isOn } } }, t`Saved`)}
          description={t`A short message while you work. What is new is in the list in any case.`}
        >
          <Trans>Tell me in Cairn</Trans>
        </Switch>
        <Switch
          isSelected={onDevice && permission === 'granted' && !isOff}
          isDisabled={isOff || permission === 'unsupported' || permission === 'denied'}
          onChange={(isOn) => void setOnDevice(isOn)}
          description={t`By the device, while Cairn is open and out of sight.`}
        >
          <Trans>Tell me on this device</Trans>
        </Switch>
      </div>
      {permission === 'denied' && (
        <Note className="mt-3">
          <Trans>The browser does not let Cairn show notifications. You can change that beside the address.</Trans>
        </Note>
      )}
      {permission === 'unsupported' && (
        <Note className="mt-3">
          <Trans>This browser shows no notifications for Cairn. On an iPhone or iPad, install it first.</Trans>
        </Note>
      )}
    </Part>
  )
}

function ConsentsPart({ consents }: { consents: Consents }) {
  const { t } = useLingui()
  const save = useSaveSettings()
  const rows: readonly { id: keyof Consents; label: string; description: string }[] = [
    {
      id: 'matching',
      label: t`Compare my skills with job offers`,
      description: t`Without it, offers are listed without saying how well they fit.`,
    },
    {
      id: 'interests',
      label: t`Take my interests into account`,
      description: t`What you answered about how you like to work.`,
    },
    {
      id: 'notifications',
      label: t`Write to me`,
      description: t`New offers that fit, and what becomes of your applications.`,
    },
  ]
  return (
    <Part title={t`What your data may be used for`}>
      <div className={rowsClass}>
        {rows.map(({ id, label, description }) => (
          <Switch
            key={id}
            isSelected={consents[id]}
            onChange={(isOn) => save({ consents: { [id]: isOn } }, t`Saved`)}
            description={description}
          >
            {label}
          </Switch>
        ))}
      </div>
    </Part>
  )
}
