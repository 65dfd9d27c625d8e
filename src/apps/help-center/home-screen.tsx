// The help centre at /apps/help-center: what there is to read and to ask, or what a search found.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FaqCategory, GuideCategory } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { GuideRows } from './guide-rows.tsx'
import { HelpPanel, rowClass } from './help-panel.tsx'
import { HelpTitle } from './help-title.tsx'
import { helpQueries } from './queries.ts'
import type { HelpSearch } from './search-params.ts'
import { SearchResults } from './search-results.tsx'
import { StatusPill } from './support/status-pill.tsx'
import { useHelpErrors } from './use-help-errors.ts'

export function HomeScreen({ search: { q } }: { readonly search: HelpSearch }) {
  return q === undefined ? <Overview /> : <SearchResults queryText={q} />
}

function Overview() {
  const { t } = useLingui()
  const guides = useQuery(helpQueries.guides())
  return (
    <>
      <HelpTitle title={t`Help centre`}>
        <Trans>Guides and answers about Cairn, saved on this device so you can read them offline.</Trans>
      </HelpTitle>
      <ContinueReading />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QueryView query={guides} loading={<SkeletonRows label={t`Loading guides`} />} error={useHelpErrors().guides}>
          {(categories) => (
            <div className="-mb-5 gap-5 sm:columns-2">
              {categories.map((category) => (
                <CategoryPanel key={category.id} category={category} />
              ))}
            </div>
          )}
        </QueryView>
        {/* On a phone it is below the guides, and appears with them. */}
        {!guides.isLoading && (
          <div className="grid gap-5 sm:max-lg:grid-cols-2">
            <CommonQuestions />
            <OwnRequests />
            <Link
              to="/docs/changelog"
              className={`${rowClass} rounded-12 border border-line bg-surface-raised sm:max-lg:self-start`}
            >
              <Icon name="megaphone" className="text-ink-muted" />
              <Trans>What’s new in Cairn</Trans>
            </Link>
          </div>
        )}
      </div>
    </>
  )
}

function CategoryPanel({ category }: { readonly category: GuideCategory }) {
  const { t } = useLingui()
  const { slug, title, guides, visibleGuides, totalGuides } = category
  return (
    <HelpPanel
      title={title}
      className="mb-5 break-inside-avoid"
      action={
        totalGuides > visibleGuides && (
          <Link
            to="/apps/help-center/guides/$category"
            params={{ category: slug }}
            aria-label={t`All ${totalGuides} guides: ${title}`}
            className={linkClass}
          >
            <Trans>All {totalGuides}</Trans>
          </Link>
        )
      }
    >
      <GuideRows categorySlug={slug} guides={guides} />
    </HelpPanel>
  )
}

/** The guide that was begun last and not read to its end. */
function ContinueReading() {
  const { data: readings } = useQuery(helpQueries.readings())
  const { data: categories } = useQuery(helpQueries.allGuides())
  const begun = readings?.find(({ isFinished }) => !isFinished)
  const category = begun && categories?.find(({ guides }) => guides.some(({ id }) => id === begun.id))
  const guide = category?.guides.find(({ id }) => id === begun?.id)
  if (!guide || !category) return null
  const { title, slug } = guide
  return (
    <Link
      to="/apps/help-center/guides/$category/$guide"
      params={{ category: category.slug, guide: slug }}
      className={`${rowClass} mb-5 rounded-12 border border-line bg-surface-raised`}
    >
      <Icon name="bookmark" className="text-accent-text" />
      <span className="min-w-0">
        <Trans>Continue reading “{title}”</Trans>
      </span>
    </Link>
  )
}

/** The first question of each category. */
function CommonQuestions() {
  const { t } = useLingui()
  return (
    <HelpPanel
      title={t`Questions`}
      action={
        <Link to="/apps/help-center/faqs" aria-label={t`All questions`} className={linkClass}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      <QueryView
        query={useQuery(helpQueries.faqs())}
        loading={<SkeletonRows label={t`Loading questions`} count={5} />}
        error={useHelpErrors().faqs}
      >
        {(categories) => (
          <ul>
            {categories.map((category) => (
              <FirstQuestion key={category.id} category={category} />
            ))}
          </ul>
        )}
      </QueryView>
    </HelpPanel>
  )
}

function FirstQuestion({ category: { slug, faqs } }: { readonly category: FaqCategory }) {
  const [first] = faqs
  if (!first) return null
  return (
    <li>
      <Link to="/apps/help-center/faqs/$category" params={{ category: slug }} hash={first.id} className={rowClass}>
        {first.question}
      </Link>
    </li>
  )
}

function OwnRequests() {
  const { t } = useLingui()
  const { data: requests } = useQuery(helpQueries.requests())
  return (
    <HelpPanel
      title={t`Your requests`}
      action={
        <Link to="/apps/help-center/support" hash="request" className={linkClass}>
          <Trans>New request</Trans>
        </Link>
      }
    >
      {requests?.length === 0 && (
        <p className="px-4 pb-4 text-13 text-ink-muted">
          <Trans>No requests yet.</Trans>
        </p>
      )}
      <ul>
        {requests?.slice(0, 3).map(({ id, subject, status }) => (
          <li key={id}>
            <Link to="/apps/help-center/support/$id" params={{ id }} className={rowClass}>
              <span className="min-w-0 flex-1 truncate">{subject}</span>
              <StatusPill status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </HelpPanel>
  )
}
