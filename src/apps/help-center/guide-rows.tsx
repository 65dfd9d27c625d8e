// Guides as rows of a panel: title, what it is about, how long it takes to read, and how far it was read.
// @chunk help-pages
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { GuideSummary, Reading } from '#contract/apps/help-center.ts'
import { Icon } from '#ui/icon.tsx'
import { rowClass } from './help-panel.tsx'
import { helpQueries } from './queries.ts'

export interface GuideRowsProps {
  readonly categorySlug: string
  readonly guides: readonly GuideSummary[]
  /** With what each is about. */
  readonly hasSubtitles?: boolean
}

export function GuideRows({ categorySlug, guides, hasSubtitles }: GuideRowsProps) {
  const { data: readings } = useQuery(helpQueries.readings())
  return (
    <ul>
      {guides.map((guide) => (
        <li key={guide.id}>
          <Link
            to="/apps/help-center/guides/$category/$guide"
            params={{ category: categorySlug, guide: guide.slug }}
            className={rowClass}
          >
            <span className="min-w-0 flex-1">
              <span className={hasSubtitles ? 'block font-medium' : 'block'}>{guide.title}</span>
              {hasSubtitles && <span className="block text-13 text-ink-muted">{guide.subtitle}</span>}
            </span>
            <ReadMark reading={readings?.find(({ id }) => id === guide.id)} minutes={guide.minutes} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ReadMark({ reading, minutes }: { readonly reading: Reading | undefined; readonly minutes: number }) {
  const { t } = useLingui()
  return (
    <span className="flex shrink-0 items-center gap-1 text-12 text-ink-faint tabular-nums">
      {reading?.isFinished ? (
        <>
          <Icon name="check" size={14} className="text-success" />
          {t`Read`}
        </>
      ) : (
        t`${minutes} min`
      )}
    </span>
  )
}
