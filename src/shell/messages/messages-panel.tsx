// The messages panel (portal spec §1, §4): newest first; each read or unread again, followed or removed; all read at once.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { PanelFrame, type PanelProps } from '../panels/panel-frame.tsx'
import { messageQueries } from './message-queries.ts'
import { MessageRow } from './message-row.tsx'
import { useMessageActions } from './use-message-actions.ts'

export default function MessagesPanel(panel: PanelProps) {
  const { t } = useLingui()
  const query = useQuery(messageQueries.all())
  const actions = useMessageActions()
  const hasUnread = query.data?.some(({ read }) => !read) ?? false
  return (
    <PanelFrame
      {...panel}
      title={t`Messages`}
      actions={
        <IconButton
          icon="envelope-open"
          label={t`Mark all as read`}
          isDisabled={!hasUnread}
          onPress={actions.readAll}
        />
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading messages`} count={5} hasTwoLines />}
        error={{
          title: t`Couldn’t load your messages.`,
          description: t`They’re saved on this device. Trying again usually helps.`,
        }}
        isEmpty={(all) => all.length === 0}
        empty={<NoRows title={t`No messages`} description={t`When you have messages, they will appear here.`} />}
      >
        {(all) => (
          <ul className="divide-y divide-line-soft border-line border-t">
            {all.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                actions={actions}
                onFollow={() => panel.onOpenChange(false)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </PanelFrame>
  )
}
