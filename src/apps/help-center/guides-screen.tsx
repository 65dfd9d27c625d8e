// All guides by category at /apps/help-center/guides, and those of one category below it.
// @offline later
// @chunk help-pages
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { GuideCategory } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { GuideRows } from './guide-rows.tsx'
import { HelpPanel } from './help-panel.tsx'
import { HelpTitle } from './help-title.tsx'
import { Missing } from './missing.tsx'
import { helpQueries } from './queries.ts'
import { useHelpErrors } from './use-help-errors.ts'

export interface GuidesScreenProps {
  /** Of the category; all where it is left out. */
  readonly slug?: string
  /** The requested guide is not in it. */
  readonly isGuideMissing?: boolean
}

export function GuidesScreen({ slug, isGuideMissing }: GuidesScreenProps) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(helpQueries.allGuides())}
      loading={<SkeletonRows label={t`Loading guides`} hasTwoLines />}
      error={useHelpErrors().guides}
    >
      {(categories) => <Guides categories={categories} slug={slug} isGuideMissing={isGuideMissing} />}
    </QueryView>
  )
}

interface GuidesProps {
  readonly categories: readonly GuideCategory[]
  readonly slug: string | undefined
  readonly isGuideMissing: boolean | undefined
}

function Guides({ categories, slug, isGuideMissing }: GuidesProps) {
  const { t } = useLingui()
  const only = categories.find((category) => category.slug === slug)
  useRecordTitle(only?.title)
  const missing = isGuideMissing
    ? only
      ? t`This guide no longer exists. Here are the other guides in its category.`
      : t`This guide no longer exists. Here are all the guides.`
    : slug !== undefined && !only && t`This category of guides no longer exists. Here are all the guides.`
  return (
    <>
      <HelpTitle title={only?.title ?? t`Guides`}>
        {!only && <Trans>Each part of Cairn and how to use it.</Trans>}
      </HelpTitle>
      {missing && <Missing>{missing}</Missing>}
      {only ? (
        <section
          aria-label={only.title}
          className="overflow-hidden rounded-12 border border-line bg-surface-raised [&_li:first-child>a]:border-t-0"
        >
          <GuideRows categorySlug={only.slug} guides={only.guides} hasSubtitles />
        </section>
      ) : (
        <div className="grid gap-5">
          {categories.map((category) => (
            <HelpPanel key={category.id} title={category.title}>
              <GuideRows categorySlug={category.slug} guides={category.guides} hasSubtitles />
            </HelpPanel>
          ))}
        </div>
      )}
    </>
  )
}
