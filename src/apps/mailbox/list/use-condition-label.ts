// The label of a search operator: `older_than:2w` is “Older than 2 weeks”.
// @chunk mailbox
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Condition, MailState } from '#formats/mail/mail-query.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useFolderNames } from '../folder-names.ts'
import { useMailbox } from '../mailbox-context.ts'

export function useConditionLabel(): (condition: Condition) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  const { labels } = useMailbox()
  const folders = useFolderNames()
  const states: Readonly<Record<MailState, string>> = {
    unread: t({ message: 'Unread', context: 'emails' }),
    read: t({ message: 'Read', context: 'emails' }),
    starred: t({ message: 'Starred', context: 'emails' }),
    important: t({ message: 'Important', context: 'emails' }),
    snoozed: t({ message: 'Snoozed', context: 'emails' }),
    attachment: t`With attachments`,
  }
  const span = (amount: number, unit: string) => {
    if (unit === 'h') return plural(amount, { one: '# hour', other: '# hours' })
    if (unit === 'd') return plural(amount, { one: '# day', other: '# days' })
    if (unit === 'w') return plural(amount, { one: '# week', other: '# weeks' })
    return unit === 'm'
      ? plural(amount, { one: '# month', other: '# months' })
      : plural(amount, { one: '# year', other: '# years' })
  }
  const dated = (dateLabel: string, from: number, until: number) => {
    const [, operator = '', amount, unit = ''] = /^-?(\w+):"?(?:(\d{1,4})([hdwmy]))?/i.exec(dateLabel) ?? []
    if (amount === undefined) {
      const day = date(Number.isFinite(from) ? from : until, 'date')
      return Number.isFinite(from) ? t`Since ${day}` : t`Before ${day}`
    }
    const time = span(Number(amount), unit.toLowerCase())
    return operator.toLowerCase() === 'older_than' ? t`Older than ${time}` : t`Newer than ${time}`
  }
  const meaning = (condition: Condition): string => {
    switch (condition.kind) {
      case 'state':
        return states[condition.state]
      case 'folder': {
        const folder = folders[condition.folder]
        return t`In ${folder}`
      }
      case 'anywhere':
        return t`In all folders`
      case 'label': {
        const title = labels.find(({ slug }) => slug === condition.label)?.title ?? condition.label
        return t`Label: ${title}`
      }
      case 'dated':
        return dated(condition.source, condition.from, condition.until)
      default: {
        const { field, text } = condition
        if (field === 'from') return t`From: ${text}`
        if (field === 'to') return t`To: ${text}`
        return field === 'subject' ? t`Subject: ${text}` : text
      }
    }
  }
  return (condition) => {
    const label = meaning(condition)
    return condition.not ? t`Not: ${label}` : label
  }
}
