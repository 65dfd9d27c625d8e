// The jobs that are listed, all pages of them, as a table.
// @chunk jobs
import { useLingui } from '@lingui/react/macro'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { ExportButton } from '../export-button.tsx'
import { useJobLabels } from './job-labels.ts'
import type { JobsSearch } from './jobs-search.ts'

export function ExportJobs({ search }: { readonly search: JobsSearch }) {
  const { t } = useLingui()
  const say = useBilingual()
  const labels = useJobLabels()
  return (
    <ExportButton
      label={t`Export these jobs`}
      name={t`jobs`}
      heads={[
        t`Job`,
        t`Company`,
        t({ message: 'Location', context: 'of a job' }),
        t`Contract`,
        t`Salary`,
        t`Posted`,
        t`Closes`,
        t`Link`,
      ]}
      read={async () => (await import('./job-table.ts')).jobTable(search, say, labels)}
      className="ms-auto"
    />
  )
}
