// The demo portal's mails to an address, since nothing is really sent: labelled as simulated, each with its link. A real portal has no such inbox.
// @chunk auth-mail
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SimulatedMail } from '#contract/portal/auth.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useDemoMail } from './use-demo-mail.ts'

export interface DemoInboxProps {
  readonly email: string
  /** Counts what was sent, so that it is read anew. */
  readonly turn?: number
}

export function DemoInbox({ email, turn = 0 }: DemoInboxProps) {
  const mails = useDemoMail(email, turn)
  if (!mails) return null
  return (
    <section aria-labelledby="demo-inbox" className="mt-7 overflow-hidden rounded-12 border border-line">
      <div className="flex flex-wrap items-center gap-x-2 border-line border-b bg-surface-sunken px-4 py-2.5 text-13">
        <Icon name="inbox" size={16} className="text-ink-muted" />
        <h2 id="demo-inbox" className="font-medium">
          <Trans>Demo inbox</Trans>
        </h2>
        <span className="text-ink-muted">
          <Trans>Simulated: nothing is sent</Trans>
        </span>
      </div>
      {mails.length === 0 ? (
        <p className="px-4 py-3 text-13 text-ink-muted">
          <Trans>No emails for {email}. The demo portal only sends emails when an account needs them.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Mail({ mail: { to, subject, text, link, at } }: { mail: SimulatedMail }) {
  const { date } = useFormats()
  const { pathname, searchParams } = new URL(link, location.origin)
  return (
    <li className="px-4 py-3">
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 font-medium">{subject}</h3>
        <time dateTime={at} className="ms-auto shrink-0 text-12 text-ink-faint tabular-nums">
          {date(at, 'time')}
        </time>
      </div>
      <p className="wrap-anywhere text-13 text-ink-faint">
        <Trans>to {to}</Trans>
      </p>
      <p className="mt-2 text-13 text-ink-muted">{text}</p>
      <Link
        to={pathname}
        search={Object.fromEntries(searchParams)}
        preload={false}
        className={`mt-3 ${buttonClass({ size: 'sm' })}`}
      >
        <Icon name="arrow-right" size={16} />
        <Trans>Open the link</Trans>
      </Link>
    </li>
  )
}
