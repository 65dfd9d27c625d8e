// How far the applications of the period have come, step by step, and how long the employers took at each.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { statusColour } from '#platform/portal/status-tone.ts'
import { useStatusLabels } from '#platform/portal/use-status-labels.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { CountLink } from './count-link.tsx'
import { Panel } from './panel.tsx'

export function FunnelPanel({ analytics: { from, funnel } }: { analytics: CareerAnalytics }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const status = useStatusLabels()
  const of = (id: string) => funnel.find((step) => step.status === id)?.reached ?? 0
  const [sent, met] = [of('submitted'), of('interview')]
  const share = number(sent === 0 ? 0 : met / sent, { style: 'percent' })
  /** A step may be left out on the way: the last one that as many had reached. */
  const before = (at: number) => funnel.slice(0, at).findLast(({ reached }) => reached >= (funnel[at]?.reached ?? 0))
  return (
    <Panel title={t`How far your applications get`} about={t`Only applications you sent in this period.`}>
      <ChartFrame
        label={t`How far your applications get`}
        summary={t`Applications that led to an interview: ${met} of ${sent} (${share}).`}
        height={0}
        table={{
          columns: [t`Step`, t`Applications`, t`Median days`],
          rows: funnel.map((step) => [
            status[step.status],
            number(step.reached),
            step.medianDays === null ? '' : number(step.medianDays),
          ]),
          file: funnel.map((step) => [status[step.status], step.reached, step.medianDays]),
        }}
      >
        <BarList
          label={t`How far your applications get`}
          hasTrack={false}
          rows={funnel.map(({ status: id, reached, medianDays }, at) => ({
            id,
            value: reached,
            before: before(at)?.reached ?? reached,
            colour: statusColour(id),
            label: (
              <>
                {status[id]}{' '}
                <span className="block text-12 text-ink-muted">
                  {at > 0 && reached > 0 && <Trans>{number(reached / sent, { style: 'percent' })} of those sent</Trans>}
                  {at > 0 && reached > 0 && medianDays !== null && ' · '}
                  {medianDays !== null && <MovedOn days={Math.round(medianDays)} />}
                </span>
              </>
            ),
            text:
              reached === 0 ? (
                number(0)
              ) : (
                <CountLink search={{ reached: id, sentSince: from }}>
                  <Plural value={reached} one="# application" other="# applications" />
                </CountLink>
              ),
          }))}
        />
      </ChartFrame>
    </Panel>
  )
}

const MovedOn = ({ days }: { readonly days: number }) => (
  <Plural value={days} _0="moved on the same day" one="moved on after # day" other="moved on after # days" />
)
