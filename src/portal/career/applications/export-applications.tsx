// The applications that are listed, as a table.
import { useLingui } from '@lingui/react/macro'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { localDay } from '#formats/iso-day.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { ExportButton } from '../export-button.tsx'
import { useApplicationLabels } from './application-labels.ts'

export function ExportApplications({ applications }: { readonly applications: readonly ApplicationListed[] }) {
  const { t } = useLingui()
  const say = useBilingual()
  const labels = useApplicationLabels()
  const day = (instant: string) => localDay(new Date(instant))
  const rowOf = ({
    id,
    title,
    company,
    location: place,
    status,
    submittedAt,
    updatedAt,
    nextStep,
  }: ApplicationListed) => [
    say(title),
    company.name,
    place.city,
    labels.status[status],
    day(submittedAt),
    day(updatedAt),
    nextStep ? day(nextStep.at) : '',
    `${location.origin}/career/applications?application=${encodeURIComponent(id)}`,
  ]
  return (
    <ExportButton
      label={t`Export these applications`}
      name={t`applications`}
      heads={[
        t`Job`,
        t`Company`,
        t({ message: 'Location', context: 'of a job' }),
        t`Status`,
        t`Sent`,
        t`Latest change`,
        t`Next step`,
        t`Link`,
      ]}
      read={async () => applications.map(rowOf)}
    />
  )
}
