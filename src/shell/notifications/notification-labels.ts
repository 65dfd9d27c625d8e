// A notification's text, and the format of its date.
// @chunk notifications
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/portal/notifications.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { notificationDate } from './notification-date.ts'
import { startOfDay } from './view.ts'

/** What an application has become. A portal may know others; they are shown as they come. */
const STATUSES: Readonly<Record<string, MessageDescriptor>> = {
  draft: msg`Application started`,
  submitted: msg`Application sent`,
  inReview: msg`Application in review`,
  assessment: msg`Invited to an assessment`,
  onHold: msg`Application on hold`,
  inactive: msg`No news about the application`,
  interview: msg`Invited to an interview`,
  offer: msg`Offer received`,
  accepted: msg`Offer accepted`,
  hired: msg`Hired`,
  declined: msg`Offer declined`,
  rejected: msg`Not selected`,
  withdrawn: msg`Application withdrawn`,
  offerWithdrawn: msg`Offer withdrawn`,
  offerExpired: msg`Offer expired`,
  expired: msg`Application expired`,
}

export interface NotificationLabels {
  /** What happened. */
  what(notification: Notification): string
  /** 'Nov 17, 8:32 AM', '17 nov., 08:32': portal spec §9. */
  date(time: string): string
  day(start: number, now: number): string
  readonly markRead: string
  readonly markUnread: string
}

export function useNotificationLabels(): NotificationLabels {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  return {
    what: ({ type, attributes: { applicationStatus, search, jobEvent } }) => {
      if (search) {
        const { count, name } = search
        return t`${plural(count, { one: '# new job', other: '# new jobs' })} for “${name}”`
      }
      if (jobEvent) return jobEvent === 'closed' ? t`A job you follow has been filled` : t`A job you follow has changed`
      if (type === 'JOB_OFFER') return t`New job`
      if (!applicationStatus) return t`News about your application`
      const known = STATUSES[applicationStatus]
      return known ? i18n._(known) : applicationStatus
    },
    markRead: t({ message: 'Mark as read', context: 'notification' }),
    markUnread: t({ message: 'Mark as unread', context: 'notification' }),
    date: (time) => notificationDate(time, i18n.locale),
    day: (start, now) => {
      const today = startOfDay(now)
      if (start === today) return t`Today`
      if (start === startOfDay(today - 43_200_000)) return t`Yesterday`
      return date(start, new Date(start).getFullYear() === new Date(now).getFullYear() ? 'weekday' : 'longDay')
    },
  }
}
