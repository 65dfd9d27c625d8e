// An offer: what, from when, until when it can be answered. Accepting asks first, since it cannot be taken back by a click.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApplicationDetail, Offer } from '#contract/portal/application-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useJobWords } from '#portal/career/jobs/job-words.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { useTransition } from './mutations.ts'
import { useConflict } from './use-conflict.ts'

export function OfferCard({ application, offer }: { application: ApplicationDetail; offer: Offer }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const words = useJobWords()
  const transition = useTransition()
  const onError = useConflict()
  const [asking, setAsking] = useState<'accepted' | 'declined'>()
  const { id, version, allowed, jobSnapshot } = application
  const answer = (to: 'accepted' | 'declined') =>
    transition.mutateAsync({ params: { id }, body: { to, version } }).catch(onError)
  const company = jobSnapshot.company.name
  return (
    <section className="mt-6 rounded-12 border border-success-line bg-success-tint p-5">
      <h3 className="font-semibold text-14">{t`The offer`}</h3>
      <p className="mt-1 font-semibold text-20 tabular-nums">{words.pay(offer.salary)}</p>
      <p className="text-13 text-ink-muted">
        {words.payUnit(offer.salary)} · <Trans>from {date(offer.start, 'longDay')}</Trans>
      </p>
      {offer.note && <p className="mt-2">{offer.note}</p>}
      <p className="mt-2 text-13 text-ink-muted">
        <Trans>
          Answer by {date(offer.expiresAt, 'dayTime')} ({offer.zone}), {relative(offer.expiresAt)}
        </Trans>
      </p>
      {allowed.includes('accepted') && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" onPress={() => setAsking('accepted')}>{t`Accept`}</Button>
          <Button onPress={() => setAsking('declined')}>{t`Decline`}</Button>
          <AlertDialog
            title={asking === 'declined' ? t`Decline the offer of ${company}?` : t`Accept the offer of ${company}?`}
            confirmLabel={asking === 'declined' ? t`Decline` : t`Accept`}
            isOpen={asking !== undefined}
            onOpenChange={() => setAsking(undefined)}
            onConfirm={async () => {
              if (asking) await answer(asking)
              setAsking(undefined)
            }}
          >
            {asking === 'declined'
              ? t`They are told at once, and the application ends.`
              : t`They are told at once. You can still withdraw later, but an accepted offer is a promise.`}
          </AlertDialog>
        </div>
      )}
    </section>
  )
}
