// The introduction at /docs/guides/getting-started/introduction: the first two guides on one page, to be read before anything else.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Guide } from '#contract/apps/help-center.ts'
import { joinQueries } from '#kit/query/join-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ContentsList } from '../contents-list.tsx'
import { GuideArticle } from '../guide-article.tsx'
import { sectionsOf } from '../guide-sections.ts'
import { HelpTitle } from '../help-title.tsx'
import { helpQueries } from '../queries.ts'
import { useHelpErrors } from '../use-help-errors.ts'
import { useScrollToPart } from '../use-scroll-to-part.ts'

const CATEGORY = 'getting-started'

export function IntroductionScreen() {
  const { t } = useLingui()
  const what = useQuery(helpQueries.guide(CATEGORY, 'what-cairn-is'))
  const firstDay = useQuery(helpQueries.guide(CATEGORY, 'your-first-day'))
  return (
    <div className="mx-auto w-full max-w-[1080px] px-4 pt-8 pb-16 md:px-6">
      <QueryView
        query={joinQueries({ what, firstDay })}
        loading={<SkeletonRows label={t`Loading the guide`} />}
        error={useHelpErrors().guide}
      >
        {({ what: first, firstDay: second }) => <Introduction guides={[first ?? [], second ?? []].flat()} />}
      </QueryView>
    </div>
  )
}

function Introduction({ guides }: { readonly guides: readonly Guide[] }) {
  const { t } = useLingui()
  const copyLink = useCopyLink()
  useScrollToPart()
  const chapters = guides.map(({ id, title, subtitle, content }) => {
    return { id, title, subtitle, sections: sectionsOf(content, `${id}-`) }
  })
  const minutes = guides.reduce((sum, guide) => sum + guide.minutes, 0)
  return (
    <>
      <HelpTitle
        title={t`Introduction`}
        actions={
          <>
            <IconButton
              icon="link"
              label={t`Copy link`}
              onPress={() => copyLink('/docs/guides/getting-started/introduction', { shareAs: t`Introduction` })}
            />
            <IconButton icon="printer" label={t`Print`} onPress={() => print()} />
          </>
        }
      >
        {t`${minutes} min read`}
      </HelpTitle>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:order-last">
          <ContentsList sections={chapters.flatMap(({ sections }) => sections)} />
        </div>
        <div className="min-w-0 space-y-10">
          {chapters.map(({ id, title, subtitle, sections }) => (
            <section key={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="font-semibold text-20 tracking-tight">
                {title}
              </h2>
              <p className="mt-1 mb-4 text-ink-muted">{subtitle}</p>
              <GuideArticle sections={sections} heading="h3" />
            </section>
          ))}
          <Link to="/apps/help-center" className={buttonClass()}>
            <Trans>More in the Help centre</Trans>
          </Link>
        </div>
      </div>
    </>
  )
}
