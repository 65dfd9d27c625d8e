// An open chat: its head, its messages, and where one writes. A chunk of its own; shown by chat-page.tsx.
// @offline later
// @chunk chat
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Pill } from '#ui/pill.tsx'
import { useChat } from '../chat-context.ts'
import { Composer, type ComposerHandle } from '../composer/composer.tsx'
import { isTyping } from '../is-typing.ts'
import type { ChatMenuProps } from '../menus/chat-menu.tsx'
import { takeBackOutgoing } from '../outgoing.ts'
import { chatQueries } from '../queries.ts'
import { useSend } from '../use-send.ts'
import { FindBar } from './find-bar.tsx'
import { Thread, type ThreadHandle } from './thread.tsx'

const menu = lazyMenu<ChatMenuProps>(() => import('../menus/chat-menu.tsx'))

export default function ThreadPane({ chat }: { readonly chat: Chat }) {
  const { search, now } = useChat()
  const thread = useRef<ThreadHandle>(null)
  const composer = useRef<ComposerHandle>(null)
  const { replyTo, edited, setReplyTo, setEdited, reply, edit, takeBack } = useWritten(chat, composer)
  const sending = useSend()
  return (
    <>
      <Head chat={chat} />
      {search.find !== undefined && <FindBar chatId={chat.id} onFound={(id) => thread.current?.show(id)} />}
      <DropZone
        message={<Trans>Drop files to send them</Trans>}
        onFiles={(files) => composer.current?.attach(files)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Thread
          chat={chat}
          handle={thread}
          onRetry={sending.retry}
          onSendNow={sending.sendNow}
          onTakeBack={takeBack}
          onReply={reply}
          onEdit={edit}
          onLeave={() => composer.current?.focus()}
        />
        <Typing chat={chat} isShown={isTyping(chat, now)} />
        <Composer
          chat={chat}
          handle={composer}
          replyTo={replyTo}
          edited={edited}
          onReplyTo={setReplyTo}
          onEdited={setEdited}
          onEditLast={() => {
            const last = thread.current?.lastOwn()
            if (last) setEdited(last)
            return last !== undefined
          }}
          onSend={(writing) => {
            sending.send(chat.id, writing)
            thread.current?.showEnd()
          }}
        />
      </DropZone>
    </>
  )
}

/** What is being written: a reply, an edit of what was sent, or what was not sent and is taken back. */
function useWritten(chat: Chat, composer: RefObject<ComposerHandle | null>) {
  const { replyTo, setReplyTo, answerTo } = useReplyTo(chat)
  const [edited, setEdited] = useState<ChatMessage | null>(null)
  return {
    replyTo,
    edited,
    setReplyTo,
    setEdited,
    reply(message: ChatMessage) {
      setEdited(null)
      setReplyTo(message)
      composer.current?.focus()
    },
    edit(message: ChatMessage) {
      setReplyTo(null)
      setEdited(message)
      composer.current?.focus()
    },
    takeBack(key: string) {
      const taken = takeBackOutgoing(key)
      if (!taken) return
      setEdited(null)
      if (taken.replyTo) answerTo(taken.replyTo.id)
      composer.current?.takeBack(taken)
    },
  }
}

/** Which message the next one answers to: until one is chosen, the one that the draft answers to, which may be read once the chat is open. */
function useReplyTo({ draft }: Chat) {
  const [chosen, setReplyTo] = useState<ChatMessage | null>()
  const drafted = draft?.replyToId ?? undefined
  const [id, setId] = useState(drafted)
  if (id === undefined && drafted !== undefined && chosen === undefined) setId(drafted)
  const { data } = useQuery({ ...chatQueries.answered(id ?? ''), enabled: id !== undefined })
  const read = data?.messages.find((message) => message.id === id) ?? null
  return {
    replyTo: chosen === undefined ? read : chosen,
    setReplyTo,
    answerTo(messageId: string) {
      setId(messageId)
      setReplyTo(undefined)
    },
  }
}

function Head({ chat }: { readonly chat: Chat }) {
  const { t } = useLingui()
  const { open, search, setSearch } = useChat()
  const { contact } = chat
  const name = contact?.name ?? t`Unknown contact`
  const work = [contact?.details.title, contact?.details.company].filter(Boolean).join(', ')
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-line-soft border-b px-3 md:px-6">
      <IconButton
        icon="arrow-left"
        size="sm"
        className="md:hidden"
        label={t`Back to chats`}
        onPress={() => open(undefined)}
      />
      <span className="flex md:hidden">
        <Avatar name={name} src={contact?.avatar} size={32} />
      </span>
      <div className="flex min-w-0 items-center gap-x-2 max-sm:flex-col max-sm:items-start">
        <h2 className="max-w-full min-w-0 truncate font-semibold max-sm:leading-5">{name}</h2>
        <span className="min-w-0 shrink-2 truncate text-13 text-ink-muted max-xl:hidden">{work || contact?.about}</span>
        <Pill className="max-sm:h-auto max-sm:bg-transparent max-sm:px-0">
          <Trans>Simulated</Trans>
        </Pill>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <IconButton
          icon="magnifying-glass"
          size="sm"
          label={t`Search this chat`}
          onPress={() => setSearch({ find: search.find === undefined ? '' : undefined })}
        />
        <IconButton
          icon="information-circle"
          size="sm"
          label={t`Contact info`}
          aria-expanded={search.info === 'yes'}
          onPress={() => setSearch({ info: search.info ? undefined : 'yes' })}
        />
        <LazyMenu
          source={menu}
          menu={{ chat }}
          opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
        />
      </div>
    </div>
  )
}

/** Its line is always there, so that nothing moves when somebody begins to write. */
function Typing({ chat, isShown }: { readonly chat: Chat; readonly isShown: boolean }) {
  const { t } = useLingui()
  const name = chat.contact?.name.split(' ')[0] ?? t`Unknown contact`
  return (
    <p className="h-5 shrink-0 px-4 text-12 text-ink-muted italic md:px-6">
      {isShown && <Trans>{name} is typing… (simulated)</Trans>}
    </p>
  )
}
