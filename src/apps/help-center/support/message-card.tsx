// A message of a request: its author, time, text and recommended reading.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HelpMessage } from '#contract/apps/help-requests.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Pill } from '#ui/pill.tsx'
import { HelpLink } from '../hits.tsx'

export interface MessageCardProps
  extends Pick<HelpMessage, 'at' | 'text'>,
    Partial<Pick<HelpMessage, 'isSimulated' | 'links'>> {
  readonly author: string
  readonly children?: ReactNode
}

export function MessageCard({ author, isSimulated, at, text, links = [], children }: MessageCardProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <article aria-label={author} className="rounded-12 border border-line bg-surface-raised px-4 py-3">
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <span className="font-medium">{author}</span>
        {isSimulated && (
          <Pill>
            <Trans>Simulated</Trans>
          </Pill>
        )}
        <time dateTime={at} className="ms-auto text-13 text-ink-muted tabular-nums">
          {date(at, 'dayTime')}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {links.length > 0 && (
        <ul aria-label={t`Recommended reading`} className="mt-2 grid gap-1">
          {links.map((link) => (
            <li key={`${link.kind} ${link.slug}`} className="flex items-center gap-2">
              <Icon
                name={link.kind === 'guide' ? 'book-open' : 'question-mark-circle'}
                size={16}
                className="text-ink-faint"
              />
              <HelpLink {...link} className={linkClass}>
                {link.title}
              </HelpLink>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}
