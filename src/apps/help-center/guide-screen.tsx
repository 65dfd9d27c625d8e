// One guide: its text with a table of contents, whether it helped, and what to read next. An unknown one leads to its category.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import type { Guide, Reading } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ContentsList } from './contents-list.tsx'
import { Feedback } from './feedback.tsx'
import { GuideArticle } from './guide-article.tsx'
import { GuideFoot } from './guide-foot.tsx'
import { sectionsOf } from './guide-sections.ts'
import { GuidesScreen } from './guides-screen.tsx'
import { helpCenterKeys } from './help-center-keys.ts'
import { HelpTitle } from './help-title.tsx'
import { helpQueries } from './queries.ts'
import { UpdatedOn } from './updated-on.tsx'
import { useHelpErrors } from './use-help-errors.ts'
import { useReading } from './use-reading.ts'
import { useScrollToPart } from './use-scroll-to-part.ts'

export interface GuideScreenProps {
  readonly categorySlug: string
  readonly guideSlug: string
}

export function GuideScreen({ categorySlug, guideSlug }: GuideScreenProps) {
  const { t } = useLingui()
  const readings = useQuery(helpQueries.readings())
  return (
    <QueryView
      query={useQuery(helpQueries.guide(categorySlug, guideSlug))}
      loading={<SkeletonRows label={t`Loading the guide`} />}
      error={useHelpErrors().guide}
    >
      {(guide) =>
        guide ? (
          <OpenGuide key={guide.id} guide={guide} reading={readings.data?.find(({ id }) => id === guide.id)} />
        ) : (
          <GuidesScreen slug={categorySlug} isGuideMissing />
        )
      }
    </QueryView>
  )
}

interface OpenGuideProps {
  readonly guide: Guide
  /** How far it was read. */
  readonly reading: Reading | undefined
}

function OpenGuide({ guide, reading }: OpenGuideProps) {
  const { t } = useLingui()
  const article = useRef<HTMLDivElement>(null)
  const { id, title, subtitle, category, minutes, updatedAt } = guide
  const sections = sectionsOf(guide.content)
  const { from } = useSearch({ from: '/apps/help-center' })
  useRecordTitle(title)
  useReading(id, article, reading)
  useScrollToPart()
  const copyGuideLink = useGuideKeys(guide)
  return (
    <>
      <p className="mb-1 text-13 print:hidden">
        <Link to="/apps/help-center/guides/$category" params={{ category: category.slug }} className={linkClass}>
          {category.title}
        </Link>
      </p>
      <HelpTitle
        title={title}
        actions={
          <>
            <IconButton icon="link" label={t`Copy link`} onPress={copyGuideLink} />
            <IconButton icon="printer" label={t`Print`} onPress={() => print()} />
          </>
        }
      >
        {subtitle}
      </HelpTitle>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:order-last">
          <ContentsList sections={sections} />
        </div>
        <div className="min-w-0">
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-muted">
            <UpdatedOn at={updatedAt} />
            <span>{t`${minutes} min read`}</span>
            <ContinueButton reading={reading} article={article} />
          </p>
          <div ref={article}>
            <GuideArticle sections={sections} />
          </div>
          <div className="mt-8 max-w-(--prose) border-line border-t pt-4 print:hidden">
            <Feedback kind="guide" about={id} title={title} />
            <p className="mt-3 text-13 text-ink-muted">
              <Trans>Still need help?</Trans>{' '}
              <Link to="/apps/help-center/support" search={{ from }} hash="request" className={linkClass}>
                <Trans>Contact support</Trans>
              </Link>
            </p>
          </div>
          <GuideFoot guide={guide} />
        </div>
      </div>
    </>
  )
}

/** @returns what copies the link */
function useGuideKeys({ title, slug, category, previous, next }: Guide): () => Promise<void> {
  const navigate = useNavigate()
  const copyLink = useCopyLink()
  const copy = () => copyLink(`/apps/help-center/guides/${category.slug}/${slug}`, { shareAs: title })
  const goTo = (guide: Guide['next']) =>
    guide &&
    (() =>
      void navigate({
        to: '/apps/help-center/guides/$category/$guide',
        params: { category: guide.categorySlug, guide: guide.slug },
      }))
  const [toNext, toPrevious] = [goTo(next), goTo(previous)]
  useKeys(helpCenterKeys, {
    copy,
    print: () => print(),
    ...(toNext && { next: toNext }),
    ...(toPrevious && { previous: toPrevious }),
  })
  return copy
}

interface ContinueButtonProps {
  readonly reading: Reading | undefined
  readonly article: RefObject<HTMLElement | null>
}

/** Back to where it was left the last time. */
function ContinueButton({ reading, article }: ContinueButtonProps) {
  const [left, setLeft] = useState(reading?.position)
  if (reading && left === undefined) setLeft(reading.position)
  if (!reading || reading.isFinished || left === undefined) return null
  const goOn = () => {
    const box = article.current?.getBoundingClientRect()
    if (box) scrollTo({ top: scrollY + box.top + box.height * left - innerHeight })
  }
  return (
    <Button size="sm" variant="quiet" icon="arrow-down" onPress={goOn} className="print:hidden">
      <Trans>Continue where you left off</Trans>
    </Button>
  )
}
