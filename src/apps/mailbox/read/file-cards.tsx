// What a calendar, vCard or email file holds, as cards: appointments and tasks that can become tasks, people that can become contacts, emails that can be added
// to one's own.
// @chunk mail-extra
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { contactsApi } from '#contract/apps/contacts.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { type FoundEvent, readEvents } from '#formats/icalendar/read-events.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { useTransfer } from '#kit/transfer/use-transfer.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { localeOf, useFormats } from '#platform/i18n/dates.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast-store.ts'
import { textOf } from '../text-of.ts'
import type { ReadMails } from '../transfer/read-mails.ts'
import { writeImported } from '../transfer/write-imported.ts'
import { busyOfEvents, clashesWith, spanOf } from './clashes.ts'
import { useBusy } from './use-busy.ts'

/** As many as are looked at. */
const MOST = 50

export function CalendarCards({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useApiMutation(tasksApi.endpoints.createTasks)
  const events = useMemo(() => readEvents(text).slice(0, MOST), [text])
  const busy = useBusy(useMemo(() => spanOf(events), [events]))
  const others = busy && [...busy, ...busyOfEvents(events)]
  if (events.length === 0) return <Unreadable />
  const add = async () => {
    let count = 0
    const tasks = events.map(({ uid, title, notes, at }) => ({ uid, title, notes, dueDate: at }))
    const isDone = await run({
      message: () => plural(count, { one: 'Task added', other: '# tasks added' }),
      write: async () => {
        const written = await create({ body: { tasks, afterId: null } })
        count = written.answer.length
        return written
      },
    })
    if (isDone && count === 0) showToast({ message: t`Already in your tasks.` })
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {events.map((event) => (
          <EventCard key={event.uid} event={event} clashes={others && clashesWith(event, others)} />
        ))}
      </ul>
      <Button icon="check-circle" className="justify-self-start" onPress={add}>
        <Trans>Add to tasks</Trans>
      </Button>
    </div>
  )
}

interface EventCardProps {
  readonly event: FoundEvent
  /** Undefined while it is not known. */
  readonly clashes: readonly string[] | undefined
}

/** So many clashes are named. */
const NAMED = 3

function EventCard({ event: { title, at, until, isWholeDay, place }, clashes }: EventCardProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const isOneDay = at !== null && until !== null && new Date(at).toDateString() === new Date(until).toDateString()
  const when = () => {
    if (at === null) return undefined
    const day = date(at, 'weekday')
    if (isWholeDay) {
      const last = until === null ? '' : date(until, 'weekday')
      return until === null || isOneDay ? day : t`${day} to ${last}`
    }
    const from = date(at, 'time')
    const to = until === null ? '' : isOneDay ? date(until, 'time') : date(until, 'dayTime')
    return until === null ? `${day} · ${from}` : `${day} · ${t`${from} to ${to}`}`
  }
  const named = new Intl.ListFormat(localeOf(i18n.locale), { type: 'conjunction' }).format(
    (clashes ?? []).slice(0, NAMED).map((one) => t`“${one}”`),
  )
  const more = (clashes?.length ?? 0) - NAMED
  const isFree = clashes?.length === 0 && at !== null && !isWholeDay
  return (
    <li className="rounded-8 border border-line px-4 py-3">
      <p className="wrap-anywhere font-medium">{title}</p>
      <p className="wrap-anywhere text-13 text-ink-muted">{[when(), place].filter(Boolean).join(' · ')}</p>
      {clashes && clashes.length > 0 && (
        <p className="mt-1 flex items-start gap-2 text-13 text-warning">
          <Icon name="exclamation-triangle" size={16} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">
            {more > 0
              ? plural(more, {
                  one: `Clashes with ${named}, plus # other`,
                  other: `Clashes with ${named}, plus # others`,
                })
              : t`Clashes with ${named}`}
          </span>
        </p>
      )}
      {isFree && (
        <p className="mt-1 text-13 text-ink-muted">
          <Trans>No clashes</Trans>
        </p>
      )}
    </li>
  )
}

export function ContactCards({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useApiMutation(contactsApi.endpoints.createContacts)
  const drafts = useMemo(() => readCards(text, MOST)?.drafts ?? [], [text])
  if (drafts.length === 0) return <Unreadable />
  const add = async () => {
    let count = 0
    const isDone = await run({
      message: () => plural(count, { one: 'Contact added', other: '# contacts added' }),
      write: async () => {
        const written = await create({ body: { contacts: [...drafts] } })
        count = written.answer.length
        return written
      },
    })
    if (isDone && count === 0) showToast({ message: t`Already in your contacts.` })
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {drafts.map(({ id, uids, name = '', emails = [], phoneNumbers = [], job }) => (
          <li key={uids?.[0] ?? id ?? name} className="flex items-center gap-3 rounded-8 border border-line px-4 py-3">
            <Avatar name={name} size={40} />
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{name}</p>
              <p className="wrap-anywhere text-13 text-ink-muted">
                {[job?.title, job?.company, emails[0]?.email, phoneNumbers[0]?.phoneNumber].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Button icon="user-plus" className="justify-self-start" onPress={add}>
        <Trans>Add to contacts</Trans>
      </Button>
    </div>
  )
}

/** Characters of an email that are shown. */
const SHOWN = 5000

export function EmailCards({ found: { mails } }: { readonly found: ReadMails }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { run, progress } = useTransfer()
  if (mails.length === 0) return <Unreadable />
  const add = () => {
    let count = 0
    return run({
      total: mails.length,
      message: () =>
        count === 0
          ? t`Already in your Mailbox.`
          : plural(count, { one: 'Email added to your Inbox', other: '# emails added to your Inbox' }),
      write: async (writer) => {
        count = await writeImported(writer, mails, 'inbox')
      },
    })
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {mails.slice(0, MOST).map(({ mail, attachments }) => (
          <li key={mail.uid} className="wrap-anywhere rounded-8 border border-line px-4 py-3">
            <p className="font-medium">{mail.subject || t`No subject`}</p>
            <p className="text-13 text-ink-muted">{[mail.from, date(mail.date, 'dayTime')].join(' · ')}</p>
            <p className="mt-2 whitespace-pre-line">{textOf(mail.content).slice(0, SHOWN)}</p>
            {attachments.length > 0 && (
              <p className="mt-2 text-13 text-ink-muted">{attachments.map(({ name }) => name).join(', ')}</p>
            )}
          </li>
        ))}
      </ul>
      <Button icon="inbox" className="justify-self-start" isPending={progress !== undefined} onPress={add}>
        <Trans>Add to Inbox</Trans>
      </Button>
    </div>
  )
}

const Unreadable = () => (
  <p className="text-ink-muted">
    <Trans>Cairn can’t read this file. Save it to open it in another app.</Trans>
  </p>
)
