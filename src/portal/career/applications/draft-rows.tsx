// Applications that are begun and not sent, above those that are. Deleting one can be undone for as long as its toast stands.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApplicationDraft } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast-store.ts'
import { jobQueries } from '../jobs/queries.ts'
import { useDeleteDraft } from './mutations.ts'
import { applicationQueries } from './queries.ts'

/** @param hasEmptyWords whether it is said that there are none */
export function DraftRows({ hasEmptyWords }: { hasEmptyWords: boolean }) {
  const { t } = useLingui()
  const { data = [], isSuccess } = useQuery(applicationQueries.drafts())
  if (data.length === 0)
    return hasEmptyWords && isSuccess ? <EmptyState title={t`Nothing is begun that is not sent.`} /> : null
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
  const say = useBilingual()
  const { jobId, updatedAt } = draft
  const { data: job } = useQuery(jobQueries.one(jobId))
  const remove = useDeleteDraft()
  const put = useApiMutation(applicationsApi.endpoints.putDraft)
  const name = job ? say(job.title) : jobId
  const drop = () =>
    remove.mutate(
      { params: { jobId } },
      {
        onSuccess: () =>
          showToast({
            message: t`The draft is deleted.`,
            action: { label: t`Undo`, onAction: () => put.mutate({ params: { jobId }, body: { draft } }) },
          }),
      },
    )
  return (
    <li className="flex items-center gap-1 border-line-soft border-b pe-2">
      <Link
        to="/career/jobs/$jobId/apply"
        params={{ jobId }}
        className="flex min-h-row-two-lines min-w-0 flex-1 items-center gap-3 ps-4.5 hover:bg-surface-hover"
      >
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            <Pill tone="info">
              <Trans>Draft</Trans>
            </Pill>
          </span>
          <span className="block truncate text-13 text-ink-muted">
            {job?.company.name} · <Trans>Last typed {date(updatedAt, 'dayTime')}</Trans>
          </span>
        </span>
      </Link>
      <IconButton icon="trash" size="sm" label={t`Delete the draft for ${name}`} onPress={drop} />
    </li>
  )
}
