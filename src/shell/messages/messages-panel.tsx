// The messages panel (portal spec §1, §4): newest first; each read or unread again, followed or removed; all read at once. Opened by panels/panel-button.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { PanelFrame, type PanelProps } from '../panels/panel-frame.tsx'
import { messageQueries } from './message-queries.ts'
import { MessageRow } from './message-row.tsx'
import { useMessageVerbs } from './message-verbs.ts'

export default function MessagesPanel(panel: PanelProps) {
  const { t } = useLingui()
  const { data: messages, isError, isFetching, refetch } = useQuery(messageQueries.all())
  const verbs = useMessageVerbs()
  const hasUnread = messages?.some(({ read }) => !read) ?? false
  return (
    <PanelFrame
      {...panel}
      title={t`Messages`}
      actions={
        <IconButton icon="envelope-open" label={t`Mark all as read`} isDisabled={!hasUnread} onPress={verbs.readAll} />
      }
    >
      {isError && (
        <ErrorState
          title={t`The messages could not be read.`}
          description={t`They are kept on this device; trying again usually helps.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!messages && !isError && <SkeletonRows label={t`Loading messages`} count={5} hasTwoLines />}
      {messages?.length === 0 && (
        <EmptyState
          title={t`No messages`}
          description={<Trans>When you have messages, they will appear here.</Trans>}
        />
      )}
      <ul className="divide-y divide-line-soft border-line border-t empty:hidden">
        {messages?.map((message) => (
          <MessageRow key={message.id} message={message} verbs={verbs} onFollow={() => panel.onOpenChange(false)} />
        ))}
      </ul>
    </PanelFrame>
  )
}
