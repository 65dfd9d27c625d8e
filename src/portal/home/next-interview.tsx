// The next interview that is agreed: when, how and with whom; the way to it, and the file for a calendar.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { applicationsApi } from '#contract/portal/applications.ts'
import type { CareerHome } from '#contract/portal/career.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { localeOf, useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useZoned } from '#platform/i18n/use-zoned.ts'
import { Button } from '#ui/button.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { Card } from './card.tsx'

export function NextInterview({ upcoming }: { upcoming: NonNullable<CareerHome['interview']> }) {
  const { t } = useLingui()
  const { number, relative } = useFormats()
  const say = useBilingual()
  const zoned = useZoned()
  const now = useNow()
  const { applicationId, company, title, interview } = upcoming
  const { id, startsAt, zone, kind, durationMin, url, place, people } = interview
  const download = useDownload(t`Couldn’t download the calendar file. Check your connection, then try again.`)
  if (!startsAt) return null
  const how = { phone: t`By phone`, video: t`By video`, onSite: t`On site` }[kind]
  const save = () => download(applicationsApi.endpoints.calendar, { params: { id: applicationId, iid: id } })
  return (
    <Card
      title={t`Next interview`}
      action={
        <time dateTime={startsAt} className="text-ink-muted">
          {relative(startsAt, now)}
        </time>
      }
    >
      <Link
        to="/career/applications"
        search={{ application: applicationId }}
        className="flex items-start gap-3 px-4 pb-1 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5"
      >
        <DateLeaf at={startsAt} />
        <span className="min-w-0">
          <span className="block font-medium">{company}</span>
          <span className="block text-13 text-ink-muted">{say(title)}</span>
          <span className="mt-1 block text-13 tabular-nums">{zoned(startsAt, zone)}</span>
          <span className="block text-13 text-ink-muted">
            {how}, <Trans>{number(durationMin)} minutes</Trans>
            {place && ` · ${place}`}
          </span>
          {people.length > 0 && (
            <span className="block text-13 text-ink-muted">{people.map(({ name }) => name).join(', ')}</span>
          )}
        </span>
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pt-1 pb-3 md:px-3">
        <Button size="sm" variant="quiet" icon="calendar" onPress={save}>
          <Trans>Add to calendar</Trans>
        </Button>
        {url && <SafeLink href={url} className="text-13">{t`Join the call`}</SafeLink>}
      </div>
    </Card>
  )
}

/** The day on a small sheet; the text beside it repeats it. */
function DateLeaf({ at }: { at: string }) {
  const { i18n } = useLingui()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.locale), options).format(new Date(at))
  return (
    <span
      aria-hidden="true"
      className="grid size-13 shrink-0 content-center justify-items-center rounded-8 border border-line leading-tight"
    >
      <span className="text-12 text-ink-muted">{part({ month: 'short' })}</span>
      <span className="font-semibold text-20 tabular-nums">{part({ day: 'numeric' })}</span>
    </span>
  )
}
