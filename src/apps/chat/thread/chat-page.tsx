// One chat at /apps/chat/{id}, with its contact beside it on demand.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useChat } from '../chat-context.ts'
import { InfoPane, ThreadPane } from '../lazy-parts.ts'
import { chatQueries } from '../queries.ts'

export function ChatPage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(chatQueries.one(id))}
      loading={<Waiting />}
      error={{
        title: t`Couldn’t load this chat.`,
        description: t`It’s saved on this device. Trying again usually helps.`,
      }}
      className="p-4"
    >
      {(chat) => (chat ? <Open key={id} chat={chat} /> : <Unknown id={id} />)}
    </QueryView>
  )
}

function Open({ chat }: { readonly chat: Chat }) {
  const { t } = useLingui()
  const { search, setSearch, open, following } = useChat()
  const name = chat.contact?.name ?? t`Unknown contact`
  const hasInfo = search.info === 'yes'
  useRecordTitle(name)
  return (
    <OpenPane
      id={chat.id}
      name={name}
      following={following}
      onClose={() => (search.info ? setSearch({ info: undefined }) : open(undefined))}
      className="flex h-full"
    >
      <Suspense fallback={<Waiting />}>
        <div className={cx('flex h-full min-w-0 flex-1 flex-col', hasInfo && 'max-lg:hidden')}>
          <ThreadPane chat={chat} />
        </div>
        {hasInfo && <InfoPane chat={chat} />}
      </Suspense>
    </OpenPane>
  )
}

function Waiting() {
  const { t } = useLingui()
  return <SkeletonRows label={t`Loading the chat`} hasTwoLines count={6} className="w-full p-4 md:p-6" />
}

/** The address may be that of somebody with whom there is no chat yet. */
function Unknown({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { open, actions, chats } = useChat()
  const { data: people } = useQuery(chatQueries.contacts())
  const person = people?.find((one) => one.id === id)
  // A contact's page leads here by the contact: their chat may have another id.
  const known = chats?.find((chat) => chat.contactId === id)?.id
  useEffect(() => {
    if (known !== undefined && known !== id) open(known)
  }, [known, id, open])
  const start = async () => {
    const started = await actions.start(id)
    if (started !== undefined) open(started)
  }
  const all = (
    <Button onPress={() => open(undefined)}>
      <Trans>All chats</Trans>
    </Button>
  )
  if (person) {
    const { name } = person
    return (
      <EmptyState
        heading="h2"
        title={t`No chat with ${name} yet.`}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onPress={start}>
              <Trans>Start a chat</Trans>
            </Button>
            {all}
          </div>
        }
        className="p-6"
      />
    )
  }
  return (
    <EmptyState
      heading="h2"
      title={t`This chat no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={all}
      className="p-6"
    />
  )
}
