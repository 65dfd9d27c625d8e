// Applications that are begun and not sent, above those that are. Deleting one can be undone for as long as its toast is shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ApplicationDraft } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Pill } from '#ui/pill.tsx'
import { useDeleteDraft } from './mutations.ts'
import { applicationQueries } from './queries.ts'
import { UnsentRow } from './unsent-row.tsx'

/** @param hasEmptyMessage whether a message is shown where there are none */
export function DraftRows({ hasEmptyMessage }: { hasEmptyMessage: boolean }) {
  const { t } = useLingui()
  const { data = [], isSuccess } = useQuery(applicationQueries.drafts())
  if (data.length === 0) return hasEmptyMessage && isSuccess ? <NoRows title={t`No drafts in progress.`} /> : null
  return (
    <ul aria-label={t`Drafts`}>
      {data.map((draft) => (
        <DraftRow key={draft.jobId} draft={draft} />
      ))}
    </ul>
  )
}

function DraftRow({ draft }: { draft: ApplicationDraft }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { jobId, updatedAt } = draft
  const remove = useDeleteDraft()
  const put = useApiMutation(applicationsApi.endpoints.putDraft)
  const { run } = useAction()
  const drop = () =>
    run({
      message: t`Draft deleted`,
      write: () => remove.mutateAsync({ params: { jobId } }),
      inverse: () => put.mutateAsync({ params: { jobId }, body: { draft } }),
      failure: null,
    })
  return (
    <UnsentRow
      jobId={jobId}
      mark={
        <Pill tone="info">
          <Trans>Draft</Trans>
        </Pill>
      }
      since={<Trans>Last edited {date(updatedAt, 'dayTime')}</Trans>}
      icon="trash"
      dropLabel={(name) => t`Delete the draft for ${name}`}
      onDrop={drop}
    />
  )
}
