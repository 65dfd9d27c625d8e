// The open email: what can be done with it, its subject and labels, and its conversation, of which it is unfolded.
// @chunk mailbox
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { namedColor } from '#kit/tags/named-colors.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tag } from '#ui/tag.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailboxKeys } from '../mailbox-keys.ts'
import { mailQueries } from '../queries.ts'
import { useAnswers } from '../use-answers.ts'
import { useFileActs } from '../use-file-acts.ts'
import { useNeighbours } from '../use-neighbours.ts'
import { useUnsubscribe } from '../use-unsubscribe.ts'
import { FoldedMessage, Message } from './message.tsx'
import { ReadToolbar } from './read-toolbar.tsx'
import { WaitingNote } from './waiting-note.tsx'

export function MailPage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(mailQueries.one(id))}
      loading={<SkeletonRows label={t`Loading the email`} hasTwoLines count={6} className="p-4 md:p-6" />}
      error={{
        title: t`Couldn’t load this email.`,
        description: t`It’s saved on this device. Trying again usually helps.`,
      }}
      className="p-4"
    >
      {(mail) => (mail ? <Open mail={mail} /> : <Unknown />)}
    </QueryView>
  )
}

function Open({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { actions, labelOf, open, following } = useMailbox()
  const answers = useAnswers()
  const unsubscribe = useUnsubscribe(mail)
  const file = useFileActs(mail)
  const neighbours = useNeighbours(mail.id)
  const { id, threadId, unread } = mail
  const subject = mail.subject || t`No subject`
  useRecordTitle(subject)
  // Once, when it opens: who marks it as unread afterwards wants it so.
  const wasUnread = useRef(unread)
  useEffect(() => {
    if (wasUnread.current) void actions.markOpened(id)
    wasUnread.current = false
  }, [actions, id])
  useKeys(mailboxKeys, {
    print: () => print(),
    save: file.save,
    source: file.showSource,
    history: file.showHistory,
    unsubscribe: unsubscribe?.leave,
  })
  const labels = mail.labels.flatMap((label) => labelOf.get(label) ?? [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of everything in the email come by here
    <div className="contents" onKeyDown={neighbours.onKeyDown}>
      <OpenPane id={id} name={subject} following={following} onClose={() => open(undefined)} className="min-h-full">
        <ReadToolbar mail={mail} />
        <article className="@container mx-auto max-w-[824px] px-4 pt-4 pb-24 md:px-8 print:p-0">
          <h2 className="wrap-anywhere font-semibold text-20 tracking-tight">{subject}</h2>
          {labels.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {labels.map(({ id: labelId, title, color }) => (
                <Tag key={labelId} color={namedColor(color)}>
                  {title}
                </Tag>
              ))}
            </p>
          )}
          {mail.sendAt !== undefined && <WaitingNote mail={mail} sendAt={mail.sendAt} />}
          <Conversation key={threadId} mail={mail} />
          {mail.folder !== 'drafts' && (
            <div className="mt-6 flex flex-wrap gap-2 print:hidden">
              <Button icon="arrow-uturn-left" onPress={() => answers.reply(mail)}>
                <Trans>Reply</Trans>
              </Button>
              {mail.to.length + (mail.cc?.length ?? 0) > 1 && (
                <Button icon="users" onPress={() => answers.replyAll(mail)}>
                  <Trans>Reply to all</Trans>
                </Button>
              )}
              <Button icon="arrow-right" onPress={() => answers.forward(mail)}>
                <Trans>Forward</Trans>
              </Button>
            </div>
          )}
        </article>
      </OpenPane>
    </div>
  )
}

/** The emails of the conversation, the oldest first; what was thrown away shows where it is the one that is open. */
function Conversation({ mail }: { readonly mail: Mail }) {
  const { data: thread = [] } = useQuery(mailQueries.thread(mail.threadId))
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set([mail.id]))
  const others = thread.filter(
    ({ id, folder, sendAt }) => id !== mail.id && !['spam', 'trash'].includes(folder) && sendAt === undefined,
  )
  const mails = [...others, thread.find(({ id }) => id === mail.id) ?? mail].sort(
    (a, b) => Date.parse(a.date) - Date.parse(b.date),
  )
  const toggle = (id: string) => setUnfolded((before) => before.symmetricDifference(new Set([id])))
  return (
    <div className="mt-3">
      {mails.map((one) =>
        unfolded.has(one.id) ? (
          <Message key={one.id} mail={one} onFold={mails.length > 1 ? () => toggle(one.id) : undefined} />
        ) : (
          <FoldedMessage key={one.id} mail={one} onUnfold={() => toggle(one.id)} />
        ),
      )}
    </div>
  )
}

function Unknown() {
  const { t } = useLingui()
  const { open } = useMailbox()
  return (
    <EmptyState
      heading="h2"
      title={t`This email no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Button onPress={() => open(undefined)}>
          <Trans>Back to the list</Trans>
        </Button>
      }
      className="p-6"
    />
  )
}
