// Support at /apps/help-center/support: the requests so far with their status, and the form of a new one.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HelpRequest } from '#contract/apps/help-requests.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { HelpPanel, rowClass } from '../help-panel.tsx'
import { HelpTitle } from '../help-title.tsx'
import { helpQueries } from '../queries.ts'
import type { HelpSearch } from '../search-params.ts'
import { useHelpErrors } from '../use-help-errors.ts'
import { RequestForm } from './request-form.tsx'
import { StatusPill } from './status-pill.tsx'

export function SupportScreen({ search }: { readonly search: HelpSearch }) {
  const { t } = useLingui()
  const { data: user } = useQuery(userQueries.me())
  const requests = useQuery(helpQueries.requests())
  return (
    <>
      <HelpTitle title={t`Support`}>
        <Trans>
          Cairn has no support team: a <b className="font-medium">simulated</b> reply arrives after about three minutes,
          and your request stays on this device.
        </Trans>
      </HelpTitle>
      <HelpPanel title={t`Your requests`} className="mb-8">
        <QueryView
          query={requests}
          loading={<SkeletonRows label={t`Loading your requests`} count={3} />}
          error={useHelpErrors().requests}
          empty={
            <p className="px-4 pb-4 text-ink-muted">
              <Trans>No requests yet. Write your first one below.</Trans>
            </p>
          }
          isEmpty={(all) => all.length === 0}
        >
          {(all) => (
            <ul>
              {all.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )}
        </QueryView>
      </HelpPanel>
      {/* Below a list of unknown length: it must not move once one writes in it. */}
      {user && !requests.isLoading && <RequestForm user={user} page={search.from ?? ''} subject={search.ask ?? ''} />}
    </>
  )
}

function RequestRow({ request: { id, number, subject, status, updatedAt } }: { readonly request: HelpRequest }) {
  const { date } = useFormats()
  return (
    <li>
      <Link to="/apps/help-center/support/$id" params={{ id }} className={rowClass}>
        <span className="text-13 text-ink-faint tabular-nums">#{number}</span>
        <span className="min-w-0 flex-1 truncate">{subject}</span>
        <time dateTime={updatedAt} className="text-13 text-ink-muted tabular-nums max-sm:hidden">
          {date(updatedAt, 'shortDay')}
        </time>
        <StatusPill status={status} />
      </Link>
    </li>
  )
}
