// The frame of all pages of the help centre: the links between its parts, and the search. The URL holds the query.
// @offline later
// @chunk help-pages
import { useLingui } from '@lingui/react/macro'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { helpCenterKeys } from './help-center-keys.ts'
import type { HelpSearch } from './search-params.ts'

export function HelpFrame({ search: { q, from } }: { readonly search: HelpSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  useKeys(helpCenterKeys, {
    search: () => document.querySelector<HTMLInputElement>('[data-help-search] input')?.focus(),
    request: () => void navigate({ to: '/apps/help-center/support', search: { from }, hash: 'request' }),
  })
  return (
    <div className="mx-auto w-full max-w-[1080px] px-4 pt-5 pb-16 md:px-6">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-3 print:hidden">
        <nav aria-label={t`Help centre`} className="-mx-2 flex flex-wrap sm:-mx-2.5 sm:gap-x-1">
          <Link to="/apps/help-center" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
            {t`Overview`}
          </Link>
          <Link to="/apps/help-center/faqs" className={tabClass}>
            {t`Questions`}
          </Link>
          <Link to="/apps/help-center/guides" className={tabClass}>
            {t`Guides`}
          </Link>
          <Link
            to="/apps/help-center/support"
            search={{ from }}
            activeOptions={{ includeSearch: false }}
            className={tabClass}
          >
            {t`Support`}
          </Link>
        </nav>
        <div data-help-search className="w-full sm:w-72">
          <SearchBox
            label={t`Search help`}
            query={q}
            maxLength={500}
            onSearch={(typed, isFirst) =>
              void navigate({
                to: '/apps/help-center',
                search: { q: typed, from },
                replace: !isFirst,
                resetScroll: false,
              })
            }
          />
        </div>
      </div>
      <Outlet />
    </div>
  )
}

const tabClass =
  'flex h-control items-center rounded-8 px-2 text-ink-muted max-sm:text-14 sm:px-2.5 hover:bg-surface-control aria-[current]:font-medium aria-[current]:text-accent-text pointer-coarse:min-h-11'
