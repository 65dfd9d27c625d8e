// The page for what is not there (portal spec §2): a way back, and the places that are, to search through.
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryClientContext } from '@tanstack/react-query'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useContext, useState } from 'react'
import { foldText } from '#formats/text.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useLabel } from '#platform/i18n/label.ts'
import { useSignedIn } from '#platform/session/use-signed-in.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { placesOf } from './places.ts'
import { useEntries } from './use-entries.ts'

export function NotFoundScreen() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const isSignedIn = useSignedIn()
  // None where the session was locked before this page came: nothing is read then.
  const client = useContext(QueryClientContext)
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 pt-16 pb-16 sm:px-6">
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>There’s nothing at this address</Trans>
      </h1>
      <p className="mt-1 text-ink-muted">
        <Trans>The page may have moved, or the address may contain a mistake. Your work is safe.</Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to="/" preload={false} className={buttonClass({ variant: 'primary' })}>
          {isSignedIn ? <Trans>Go to Home</Trans> : <Trans>Go to sign-in</Trans>}
        </Link>
        {canGoBack && (
          <Button onPress={() => router.history.back()}>
            <Trans>Go back</Trans>
          </Button>
        )}
      </div>
      {isSignedIn && client && <Places />}
    </div>
  )
}

function Places() {
  const { t } = useLingui()
  const titleOf = useLabel()
  const { compare } = useFormats()
  const [search, setSearch] = useState('')
  const places = placesOf(useEntries(true)).map(({ title, ...place }) => ({ ...place, title: titleOf(title) }))
  const found = places.filter(({ title }) => isIn(search, title)).sort((a, b) => compare(a.title, b.title))
  return (
    <section aria-label={t`Pages`} className="mt-10">
      <SearchField label={t`Search pages`} value={search} onChange={setSearch} />
      <ul className="mt-3" aria-live="polite">
        {found.map(({ id, title, icon, link }) => (
          <li key={id} className="border-line-soft border-b">
            <Link
              to={link}
              className="flex min-h-row items-center gap-3 rounded-8 px-2 hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <Icon name={icon ?? 'squares-2x2'} className="text-ink-muted" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="px-2 text-ink-muted">
          <Trans>No pages match “{search}”.</Trans>
        </p>
      )}
    </section>
  )
}

/** Case and accents make no difference. */
const isIn = (query: string, title: string): boolean => foldText(title).includes(foldText(query.trim()))
