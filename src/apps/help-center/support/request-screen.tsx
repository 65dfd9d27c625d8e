// One request: the question, what followed, a further message; closing, reopening, deleting.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { helpCenterApi } from '#contract/apps/help-center.ts'
import type { HelpRequest } from '#contract/apps/help-requests.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { HelpTitle } from '../help-title.tsx'
import { helpQueries } from '../queries.ts'
import { useHelpErrors } from '../use-help-errors.ts'
import { FileSize } from './file-size.tsx'
import { FollowUp } from './follow-up.tsx'
import { MessageCard } from './message-card.tsx'
import { StatusPill } from './status-pill.tsx'

export function RequestScreen({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(helpQueries.request(id))}
      loading={<SkeletonRows label={t`Loading the request`} hasTwoLines count={3} />}
      error={useHelpErrors().requests}
    >
      {(request) =>
        request ? (
          <OpenRequest key={request.id} request={request} />
        ) : (
          <EmptyState
            heading="h1"
            title={t`This request no longer exists.`}
            className="px-0"
            action={
              <Link to="/apps/help-center/support" className={buttonClass()}>
                <Trans>Your requests</Trans>
              </Link>
            }
          />
        )
      }
    </QueryView>
  )
}

function OpenRequest({ request }: { readonly request: HelpRequest }) {
  const { t } = useLingui()
  const { number, subject, status, name, message, createdAt, attachments, messages } = request
  useRecordTitle(subject)
  return (
    <>
      <p className="mb-1 text-13">
        <Link to="/apps/help-center/support" className={linkClass}>
          <Trans>Support</Trans>
        </Link>
      </p>
      <HelpTitle title={subject} actions={<Acts request={request} />}>
        <span className="flex flex-wrap items-center gap-2 text-13">
          <Trans>Request #{number}</Trans>
          <StatusPill status={status} />
        </span>
      </HelpTitle>
      <div className="max-w-160 space-y-4">
        <MessageCard author={name} at={createdAt} text={message}>
          <Attachments attachments={attachments} />
        </MessageCard>
        {messages.map(({ id, from, isSimulated, at, text, links }) => (
          <MessageCard
            key={id}
            author={from === 'person' ? name : t`Support`}
            isSimulated={isSimulated}
            at={at}
            text={text}
            links={links}
          />
        ))}
        {status === 'received' && (
          <p className="text-13 text-ink-muted">
            <Trans>A simulated reply arrives about three minutes after the request.</Trans>
          </p>
        )}
        <FollowUp key={request.id} id={request.id} isClosed={status === 'closed'} />
      </div>
    </>
  )
}

function Acts({ request: { id, status } }: { readonly request: HelpRequest }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { run } = useAction()
  const { mutateAsync: update } = useApiMutation(helpCenterApi.endpoints.updateRequest)
  const { mutateAsync: remove } = useApiMutation(helpCenterApi.endpoints.deleteRequest)
  const isClosed = status === 'closed'
  const close = () =>
    run({
      message: isClosed ? t`Request reopened` : t`Request closed`,
      write: () => update({ body: { id, request: { isClosed: !isClosed } } }),
    })
  const discard = async () => {
    const isDeleted = await run({
      message: t`Request deleted`,
      write: () => remove({ query: { id } }),
      onUndone: () => void navigate({ to: '/apps/help-center/support/$id', params: { id } }),
    })
    if (isDeleted) await navigate({ to: '/apps/help-center/support' })
  }
  return (
    <>
      <Button size="sm" icon={isClosed ? 'arrow-uturn-left' : 'check'} onPress={close}>
        {isClosed ? <Trans>Reopen</Trans> : <Trans>Close request</Trans>}
      </Button>
      <Button size="sm" icon="trash" onPress={discard}>
        <Trans>Delete</Trans>
      </Button>
    </>
  )
}

function Attachments({ attachments }: Pick<HelpRequest, 'attachments'>) {
  const { t } = useLingui()
  const download = useDownload(t`Couldn’t open the file. It’s saved on this device. Try again.`)
  if (attachments.length === 0) return null
  return (
    <ul aria-label={t`Attachments`} className="mt-3 grid gap-1">
      {attachments.map(({ id, name, size }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 text-13">
          <Button
            size="sm"
            icon="paper-clip"
            className="min-w-0 shrink"
            aria-label={t`Download ${name}`}
            onPress={() => download(helpCenterApi.endpoints.attachment, { query: { id } })}
          >
            <span className="truncate">{name}</span>
          </Button>
          <FileSize bytes={size} />
        </li>
      ))}
    </ul>
  )
}
