// Answers an email, or sends it on: drafts with its people, its subject and its text quoted.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useMailbox } from './mailbox-context.ts'
import { isSamePerson, nameOf } from './people.ts'
import { textOf } from './text-of.ts'
import { signed, useNewMail } from './use-new-mail.ts'

export interface Answers {
  reply(mail: Mail): Promise<void>
  replyAll(mail: Mail): Promise<void>
  forward(mail: Mail): Promise<void>
}

/** Characters of an email that are quoted. */
const MOST_QUOTED = 100_000

export function useAnswers(): Answers {
  const { t } = useLingui()
  const { date } = useFormats()
  const { settings } = useMailbox()
  const begin = useNewMail()
  const { signature, sender } = settings
  return useMemo(() => {
    const when = (mail: Mail) => `${date(mail.date, 'longDay')}, ${date(mail.date, 'time')}`
    const answer = (mail: Mail, isAll: boolean) => {
      const { contact } = mail.from
      const isOwn = isSamePerson(contact, sender)
      const to = isOwn ? mail.to : [contact]
      const cc = isAll
        ? [...(isOwn ? [] : mail.to), ...(mail.cc ?? [])].filter(
            (one) => !isSamePerson(one, sender) && !to.some((other) => isSamePerson(one, other)),
          )
        : []
      const [time, name] = [when(mail), nameOf(contact)]
      const quoted = [t`On ${time}, ${name} wrote:`, ...quotedLines(mail)].join('\n')
      return begin(
        {
          to,
          cc,
          subject: /^re\s?:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`.slice(0, 1000),
          content: signed(quoted, signature),
        },
        { replyTo: mail.id },
      )
    }
    return {
      reply: (mail) => answer(mail, false),
      replyAll: (mail) => answer(mail, true),
      forward(mail) {
        const [from, time, subject, to] = [mail.from.contact, when(mail), mail.subject, mail.to.join(', ')]
        const head = [t`Forwarded email`, t`From: ${from}`, t`Date: ${time}`, t`Subject: ${subject}`, t`To: ${to}`]
        const text = textOf(mail.content, { isMarked: true }).slice(0, MOST_QUOTED)
        return begin(
          {
            subject: /^(fwd?|tr)\s?:/i.test(subject) ? subject : `Fwd: ${subject}`.slice(0, 1000),
            content: signed([...head, '', text].join('\n'), signature),
          },
          { attachmentsOf: mail.id },
        )
      },
    }
  }, [t, date, begin, signature, sender])
}

const quotedLines = ({ content }: Mail): string[] =>
  textOf(content, { isMarked: true })
    .slice(0, MOST_QUOTED)
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))
