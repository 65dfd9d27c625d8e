// How many days the first answer took, application by application, and who has not answered yet.
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { linkClass } from '#ui/link.tsx'
import { CountLink } from './count-link.tsx'
import { Panel } from './panel.tsx'

export function ResponsesPanel({ analytics: { from, responses, waiting } }: { analytics: CareerAnalytics }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Response times`} about={t`Only applications you sent in this period.`}>
      {responses.length === 0 ? (
        <p className="text-13 text-ink-muted">
          <Trans>No employer has replied yet.</Trans>
        </p>
      ) : (
        <ResponseTimes from={from} responses={responses} />
      )}
      {waiting.length > 0 && <WaitingList from={from} waiting={waiting} />}
    </Panel>
  )
}

function ResponseTimes({ from, responses }: Pick<CareerAnalytics, 'from' | 'responses'>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const sorted = responses.toSorted((a, b) => a.days - b.days)
  const half = sorted[Math.floor((sorted.length - 1) / 2)]
  const days = number(Math.round(half?.days ?? 0))
  return (
    <ChartFrame
      label={t`Response times`}
      summary={t`${plural(days, { 0: 'Half of the replies came on the same day.', one: 'Half of the replies came within # day.', other: 'Half of the replies came within # days.' })}`}
      height={0}
      table={{
        columns: [t`Application`, t`Days`],
        rows: sorted.map(({ company, title, days: took }) => [`${company}, ${say(title)}`, number(took)]),
        file: sorted.map(({ company, title, days: took }) => [`${company}, ${say(title)}`, took]),
      }}
      legend={
        <span className="flex items-center gap-4 text-13">
          <span className="flex items-center gap-1.5 text-ink-muted">
            <span aria-hidden="true" className="h-3 w-0.5 bg-ink" />
            <Trans>Median</Trans>
          </span>
          <CountLink search={{ answered: 'yes', sentSince: from }}>
            <Plural value={sorted.length} one="# reply" other="# replies" />
          </CountLink>
        </span>
      }
    >
      <BarList
        label={t`Response times`}
        rows={sorted.map((one) => ({
          id: one.applicationId,
          value: one.days,
          mark: half?.days ?? 0,
          label: <ApplicationLink application={one} />,
          text: <Plural value={Math.round(one.days)} _0="the same day" one="# day" other="# days" />,
        }))}
      />
    </ChartFrame>
  )
}

function WaitingList({ from, waiting }: Pick<CareerAnalytics, 'from' | 'waiting'>) {
  return (
    <>
      <h3 className="mt-5 mb-2 flex justify-between gap-3 font-semibold text-13">
        <Trans>No reply yet</Trans>
        <Link
          to="/career/applications"
          search={{ answered: 'waiting', sentSince: from }}
          className={`${linkClass} font-medium`}
        >
          <Plural value={waiting.length} one="# application" other="# applications" />
        </Link>
      </h3>
      <ul className="grid gap-2 text-13">
        {waiting
          .toSorted((one, other) => other.days - one.days)
          .map((one) => (
            <li key={one.applicationId} className="flex justify-between gap-3">
              <span className="min-w-0">{<ApplicationLink application={one} />}</span>
              <span className="shrink-0 text-ink-muted tabular-nums">
                <Plural value={one.days} _0="since today" one="for # day" other="for # days" />
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}

type Response = CareerAnalytics['responses'][number]

function ApplicationLink({
  application: { applicationId, company, title },
}: {
  application: Pick<Response, 'applicationId' | 'company' | 'title'>
}) {
  const say = useBilingual()
  return (
    <Link to="/career/applications" search={{ application: applicationId }} className="text-link hover:underline">
      {company}, <span className="text-ink-muted">{say(title)}</span>
    </Link>
  )
}
