// Who the partner is, what was shared with them, and the chat's settings. A chunk of its own; beside the chat, below lg in its place.
// @offline later
// @chunk chat
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import type { SharedFile, SharedThings } from '#contract/apps/chat-shapes.ts'
import { useStoredFileUrl } from '#kit/media/use-file-url.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { Switch } from '#ui/switch.tsx'
import { useChat } from '../chat-context.ts'
import { chatQueries } from '../queries.ts'
import { FileAttachment } from '../thread/file-attachment.tsx'

export default function InfoPane({ chat }: { readonly chat: Chat }) {
  const { t } = useLingui()
  const { setSearch } = useChat()
  const { contact } = chat
  return (
    <aside
      aria-label={t`Contact info`}
      className="flex h-full w-full shrink-0 flex-col border-line lg:w-72 lg:border-s"
    >
      <div className="flex h-13 shrink-0 items-center border-line-soft border-b ps-4 pe-2 md:ps-5">
        <h2 className="font-semibold">
          <Trans>Contact info</Trans>
        </h2>
        <IconButton
          icon="x-mark"
          size="sm"
          className="ms-auto"
          label={t`Close contact info`}
          onPress={() => setSearch({ info: undefined })}
        />
      </div>
      {/* At its end there is room for the toasts that are above the composer. */}
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-4 pb-[calc(var(--below-toasts,16px)+80px)] md:px-5 md:pt-5">
        {contact ? <Person contact={contact} /> : <p className="text-ink-muted">{t`This contact was deleted.`}</p>}
        {contact && <Shared {...contact.attachments} />}
        <ChatSettings chat={chat} />
        <p className="text-12 text-ink-faint">
          <Trans>
            Simulated: this is a sample contact. Your messages aren’t sent to anyone, and Cairn writes the replies.
          </Trans>
        </p>
      </div>
    </aside>
  )
}

function Person({ contact: { name, avatar, about, details } }: { readonly contact: NonNullable<Chat['contact']> }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { emails, phoneNumbers, title, company, birthday, address } = details
  const birthdayAt = birthday === null ? Number.NaN : Date.parse(`${birthday}T00:00:00`)
  return (
    <section aria-label={name}>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar} size={56} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className="wrap-anywhere text-13 text-ink-muted">{[title, company].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {about && <p className="wrap-anywhere mt-3">{about}</p>}
      <dl className="mt-3 divide-y divide-line-soft text-13">
        {emails.map(({ email }) => (
          <Fact key={email} name={t`Email`}>
            <SafeLink href={`mailto:${email}`}>{email}</SafeLink>
          </Fact>
        ))}
        {phoneNumbers.map(({ phoneNumber }) => (
          <Fact key={phoneNumber} name={t`Phone`}>
            <SafeLink href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>{phoneNumber}</SafeLink>
          </Fact>
        ))}
        {!Number.isNaN(birthdayAt) && <Fact name={t`Birthday`}>{date(birthdayAt, 'dayOfYear')}</Fact>}
        {address && <Fact name={t`Address`}>{address}</Fact>}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  )
}

function Shared({ media, docs, links }: SharedThings) {
  const { t } = useLingui()
  return (
    <>
      {media.length > 0 && (
        <Group title={t`Images`} count={media.length}>
          <ul className="grid grid-cols-3 gap-1.5">
            {media.map((file) => (
              <li key={file.id}>
                <Picture file={file} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {docs.length > 0 && (
        <Group title={t`Files`} count={docs.length}>
          <ul className="text-13">
            {docs.map((file) => (
              <li key={file.id} className="py-1">
                <FileAttachment attachment={file} isStop />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {links.length > 0 && (
        <Group title={t`Links`} count={links.length}>
          <ul className="text-13">
            {links.map(({ url, messageId }) => (
              <li key={`${messageId} ${url}`} className="py-1">
                <SafeLink href={url} />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  )
}

/** Links to the message that it was attached to. */
function Picture({ file: { id, name, messageId } }: { readonly file: SharedFile }) {
  const { t } = useLingui()
  const { setSearch } = useChat()
  const { src } = useStoredFileUrl(useQuery(chatQueries.attachment(id)))
  const isOver = matchMedia('(width < 1280px)').matches
  return (
    <button
      type="button"
      aria-label={t`Show “${name}” in the chat`}
      className="block aspect-square w-full cursor-pointer overflow-hidden rounded-8 bg-surface-sunken"
      onClick={() => setSearch({ message: messageId, ...(isOver && { info: undefined }) })}
    >
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </button>
  )
}

interface GroupProps {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

function Group({ title, count, children }: GroupProps) {
  const { number } = useFormats()
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">
        {title} <span className="ms-1 font-normal text-13 text-ink-muted">{number(count)}</span>
      </h3>
      {children}
    </section>
  )
}

function ChatSettings({ chat: { id, pinned, muted, archived } }: { readonly chat: Chat }) {
  const { t } = useLingui()
  const { actions } = useChat()
  return (
    <section aria-label={t`This chat`}>
      <h3 className="mb-1 font-semibold">
        <Trans>This chat</Trans>
      </h3>
      <Switch isSelected={pinned} onChange={(isOn) => actions.setPinned([id], isOn)}>
        <Trans context="one chat">Pinned</Trans>
      </Switch>
      <Switch isSelected={muted} onChange={(isOn) => actions.setMuted([id], isOn)}>
        <Trans>Muted</Trans>
      </Switch>
      <Switch isSelected={archived} onChange={(isOn) => actions.setArchived([id], isOn)}>
        <Trans context="one chat">Archived</Trans>
      </Switch>
    </section>
  )
}
