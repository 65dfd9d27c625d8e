// Numbers and addresses of the open contact, each to call, to write to and to copy. Used by contact-view.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { useLabelName } from '../labels.ts'
import { contactQueries } from '../queries.ts'
import { mailUrl, phoneUrl } from './reach-urls.ts'

export function Reach({ contact: { emails, phoneNumbers } }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { data: countries } = useQuery({ ...contactQueries.countries(), enabled: phoneNumbers.length > 0 })
  const labelName = useLabelName()
  if (emails.length + phoneNumbers.length === 0) return null
  const countryName = (iso: string) => countries?.find((country) => country.iso === iso)?.name
  return (
    <section>
      <h3 className="mb-1 font-semibold">
        <Trans>Contact details</Trans>
      </h3>
      <ul>
        {phoneNumbers.map(({ phoneNumber, country, label }, at) => (
          <Way
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
            key={at}
            icon="phone"
            kind={[labelName(label), countryName(country)].filter(Boolean).join(', ') || t`Phone`}
            text={phoneNumber}
            href={phoneUrl(phoneNumber)}
            copyLabel={t`Copy ${phoneNumber}`}
          />
        ))}
        {emails.map(({ email, label }, at) => (
          <Way
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
            key={at}
            icon="envelope"
            kind={labelName(label) || t`Email`}
            text={email}
            href={mailUrl(email)}
            copyLabel={t`Copy ${email}`}
          />
        ))}
      </ul>
    </section>
  )
}

interface WayProps {
  readonly icon: string
  readonly kind: string
  readonly text: string
  readonly href: string
  readonly copyLabel: string
}

function Way({ icon, kind, text, href, copyLabel }: WayProps) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <li className="grid min-h-row grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-t first:border-0 @lg:grid-cols-[20px_148px_minmax(0,1fr)_auto]">
      <span className="text-ink-faint @max-lg:row-span-2">
        <Icon name={icon} />
      </span>
      <span className="truncate text-13 text-ink-muted @max-lg:col-start-2 @max-lg:pt-2">{kind}</span>
      <SafeLink href={href} className="tabular-nums @max-lg:col-start-2 @max-lg:row-start-2 @max-lg:pb-2">
        {text}
      </SafeLink>
      <span className="@max-lg:col-start-3 @max-lg:row-span-2 @max-lg:row-start-1">
        <IconButton
          icon="clipboard-document"
          size="sm"
          label={copyLabel}
          onPress={() => copy(text, { copied: t`Copied`, refused: { message: text, duration: null } })}
        />
      </span>
    </li>
  )
}
