// An offer: what, from when, until when it can be answered. Answering needs confirmation.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { ApplicationDetail, Offer } from '#contract/portal/application-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useJobLabels } from '#portal/career/jobs/job-labels.ts'
import { Button } from '#ui/button.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'

const OfferQuestion = lazyBeside(async () => (await import('./offer-question.tsx')).OfferQuestion)

export function OfferCard({ application, offer }: { application: ApplicationDetail; offer: Offer }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const labels = useJobLabels()
  const [decision, setDecision] = useState<'accepted' | 'declined'>()
  const [isAsking, setAsking] = useState(false)
  const ask = (answer: 'accepted' | 'declined') => {
    setDecision(answer)
    setAsking(true)
  }
  const { allowed, jobSnapshot } = application
  const company = jobSnapshot.company.name
  return (
    <section className="mt-6 rounded-12 border border-success-line bg-success-tint p-5">
      <h3 className="font-semibold text-14">{t`Offer`}</h3>
      <p className="mt-1 font-semibold text-20 tabular-nums">{labels.pay(offer.salary)}</p>
      <p className="text-13 text-ink-muted">
        {labels.payUnit(offer.salary)} · <Trans>start date: {date(offer.start, 'longDay')}</Trans>
      </p>
      {offer.note && <p className="mt-2">{offer.note}</p>}
      {application.status === 'offer' && (
        <p className="mt-2 text-13 text-ink-muted">
          <Trans>
            Reply by {date(offer.expiresAt, 'dayTime')} ({offer.zone}), {relative(offer.expiresAt)}
          </Trans>
        </p>
      )}
      {allowed.includes('accepted') && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" onPress={() => ask('accepted')}>{t`Accept`}</Button>
          <Button onPress={() => ask('declined')}>{t`Decline`}</Button>
          {decision && (
            <Suspense fallback={<CloseOnEscape onClose={() => setAsking(false)} />}>
              <OfferQuestion
                application={application}
                company={company}
                asking={isAsking ? decision : undefined}
                onClose={() => setAsking(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}
