// What follows a guide: the one before, the one after, and those that go with it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Guide, GuideLink } from '#contract/apps/help-center.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { HelpPanel, rowClass } from './help-panel.tsx'

export function GuideFoot({ guide: { previous, next, related } }: { readonly guide: Guide }) {
  const { t } = useLingui()
  return (
    <div className="mt-8 max-w-(--prose) space-y-5 print:hidden">
      {related.length > 0 && (
        <HelpPanel title={t`Related guides`}>
          <ul>
            {related.map(({ id, categorySlug, slug, title }) => (
              <li key={id}>
                <Link
                  to="/apps/help-center/guides/$category/$guide"
                  params={{ category: categorySlug, guide: slug }}
                  className={rowClass}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </HelpPanel>
      )}
      <nav aria-label={t`Previous and next guide`} className="grid gap-3 sm:grid-cols-2">
        {previous && <Neighbour guide={previous} isNext={false} />}
        {next && <Neighbour guide={next} isNext />}
      </nav>
    </div>
  )
}

function Neighbour({ guide, isNext }: { readonly guide: GuideLink; readonly isNext: boolean }) {
  return (
    <Link
      to="/apps/help-center/guides/$category/$guide"
      params={{ category: guide.categorySlug, guide: guide.slug }}
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-12 border border-line bg-surface-raised px-4 py-2.5 hover:bg-surface-hover',
        isNext && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} className="text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-ink-muted">{isNext ? <Trans>Next</Trans> : <Trans>Previous</Trans>}</span>
        <span className="block font-medium">{guide.title}</span>
      </span>
    </Link>
  )
}
