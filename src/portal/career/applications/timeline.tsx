// The history of an application, the newest first: who, what, when, why. What the demo portal's clock did is labelled so.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationDetail, ApplicationEvent } from '#contract/portal/application-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApplicationLabels } from './application-labels.ts'

export function Timeline({ application: { events, jobSnapshot } }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  return (
    <section className="mt-8">
      <h3 className="font-semibold text-14">{t`Timeline`}</h3>
      <ol className="mt-3 grid gap-4 border-line border-s ps-5">
        {events.toReversed().map((event) => (
          <EventRow key={event.id} event={event} company={jobSnapshot.company.name} />
        ))}
      </ol>
    </section>
  )
}

function EventRow({ event, company }: { event: ApplicationEvent; company: string }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const labels = useApplicationLabels()
  const { kind, to, at, actor, reason, note, isSimulated } = event
  const what = {
    status: labels.status[to],
    interview: t`About the interview`,
    document: t`A document`,
    jobClosed: t`The job no longer accepts applications`,
    message: t`A message`,
    reopened: t`Reopened`,
  }[kind]
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className="absolute -start-5 top-1.5 size-2 -translate-x-1/2 rounded-full bg-accent rtl:translate-x-1/2"
      />
      <p className="font-medium">
        {what}{' '}
        <span className="font-normal text-13 text-ink-muted">
          {actor === 'candidate' ? <Trans>by you</Trans> : <Trans>by {company}</Trans>}
          {isSimulated && (
            <>
              {' '}
              <Trans>(simulated)</Trans>
            </>
          )}
        </span>
      </p>
      <p className="text-13 text-ink-muted">
        <time dateTime={at}>{date(at, 'dayTime')}</time>, {relative(at)}
        {reason && ` · ${labels.reason[reason as keyof typeof labels.reason] ?? reason}`}
      </p>
      {note && <p className="mt-1 text-13 wrap-anywhere">{isMoment(note) ? date(note, 'dayTime') : note}</p>}
    </li>
  )
}

/** A time that was accepted, as it is stored. */
const isMoment = (note: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(note)
