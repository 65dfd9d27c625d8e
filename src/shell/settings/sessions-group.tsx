// Where the person is signed in: this device and the others, with a sign-out of each and of all others.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { authApi, type PlaceSignedIn } from '#contract/portal/auth.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { failureOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { optimistic, optimisticRemoval, useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { getSession } from '#platform/session/session.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Pill } from '#ui/pill.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { browserName, isPhone } from './browser-name.ts'
import { rowsClass, SettingsGroup, SettingsRow } from './settings-group.tsx'

const { sessions, endSession, endOtherSessions } = authApi.endpoints
const sessionsQuery = () => ({ ...apiQuery(sessions, {}), staleTime: 0 })

export function SessionsGroup() {
  const { t } = useLingui()
  const query = useQuery(sessionsQuery())
  const others = query.data?.filter(({ current }) => !current) ?? []
  const endOthers = useApiMutation(endOtherSessions, {
    optimistic: () => [optimistic(sessionsQuery(), (all) => all.filter(({ current }) => current))],
  })
  const canDoNow = useCanDoNow(endOtherSessions)
  const signOutOthers = async () => {
    try {
      await endOthers.mutateAsync({})
      showToast({ kind: 'success', message: t`You’re signed out everywhere else.` })
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t sign out the other devices.`) })
    }
  }
  return (
    <SettingsGroup
      title={t`Active sessions`}
      about={
        <Trans>
          All tabs in a browser share one session. A device you sign out here is signed out the next time it connects.
        </Trans>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading your sessions`} count={2} />}
        error={{ title: t`Couldn’t load your active sessions.` }}
        className="mx-0 mt-0"
      >
        {(all) => (
          <ul className={rowsClass}>
            {all
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((place) => (
                <PlaceRow key={place.id} place={place} />
              ))}
          </ul>
        )}
      </QueryView>
      {others.length > 0 && (
        <Button className="mt-3" isDisabled={!canDoNow} isPending={endOthers.isPending} onPress={signOutOthers}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      {!canDoNow && (
        <p className="mt-2 text-13 text-ink-muted">
          <Trans>You can’t sign out other devices while you’re offline.</Trans>
        </p>
      )}
    </SettingsGroup>
  )
}

function PlaceRow({ place: { id, agent, signedInAt, renewedAt, current } }: { place: PlaceSignedIn }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const { rememberMe, tokenExpiryTime } = getSession()
  const canDoNow = useCanDoNow(endSession)
  const { mutateAsync, isPending } = useApiMutation(endSession, {
    optimistic: () => [optimisticRemoval(sessionsQuery(), id)],
  })
  const name = browserName(agent) || t`Unknown browser`
  const since = date(signedInAt, 'dayTime')
  const until = tokenExpiryTime === null ? undefined : date(tokenExpiryTime, 'dayTime')
  const signOut = async () => {
    try {
      await mutateAsync({ query: { id } })
      showToast({ kind: 'success', message: t`Signed out: ${name}` })
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t sign out: ${name}`) })
    }
  }
  const ends = rememberMe ? t`Renews automatically.` : until && t`Expires on ${until}.`
  return (
    <li>
      <SettingsRow
        label={
          <span className="flex items-center gap-2">
            <Icon name={isPhone(agent) ? 'device-phone-mobile' : 'computer-desktop'} className="text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {current && <Pill tone="accent">{t`This device`}</Pill>}
          </span>
        }
        detail={
          current ? (
            <>
              {t`Signed in on ${since}.`} {ends}
            </>
          ) : (
            <>
              {t`Signed in on ${since}.`} {t`Last renewed ${relative(renewedAt)}.`}
            </>
          )
        }
      >
        {current ? (
          <Link to="/sign-out" preload={false} className={buttonClass({})}>
            <Trans>Sign out</Trans>
          </Link>
        ) : (
          <Button
            aria-label={t`Sign out: ${name}, ${since}`}
            isDisabled={!canDoNow}
            isPending={isPending}
            onPress={signOut}
          >
            <Trans>Sign out</Trans>
          </Button>
        )}
      </SettingsRow>
    </li>
  )
}
