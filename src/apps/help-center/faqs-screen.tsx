// The questions at /apps/help-center/faqs, all of them or those of one category. A question's id in the URL opens it.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { FaqCategory } from '#contract/apps/help-center.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { FaqEntry } from './faq-entry.tsx'
import { HelpTitle } from './help-title.tsx'
import { Missing } from './missing.tsx'
import { helpQueries } from './queries.ts'
import { useHelpErrors } from './use-help-errors.ts'

/** @param slug of the category; all where it is left out */
export function FaqsScreen({ slug }: { readonly slug?: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(helpQueries.faqs())}
      loading={<SkeletonRows label={t`Loading questions`} />}
      error={useHelpErrors().faqs}
    >
      {(categories) => <Questions key={slug} categories={categories} slug={slug} />}
    </QueryView>
  )
}

interface QuestionsProps {
  readonly categories: readonly FaqCategory[]
  readonly slug: string | undefined
}

function Questions({ categories, slug }: QuestionsProps) {
  const { t } = useLingui()
  const only = categories.find((category) => category.slug === slug)
  const shown = only ? [only] : categories
  const { open, toggle, setAll, target } = useOpen()
  useRecordTitle(only?.title)
  const ids = shown.flatMap(({ faqs }) => faqs.map(({ id }) => id))
  const areAllOpen = ids.every((id) => open.has(id))
  return (
    <>
      <HelpTitle
        title={only?.title ?? t`Questions`}
        actions={
          <Button size="sm" onPress={() => setAll(areAllOpen ? [] : ids)}>
            {areAllOpen ? <Trans>Close all</Trans> : <Trans>Open all</Trans>}
          </Button>
        }
      />
      {slug !== undefined && !only && (
        <Missing>{t`This category of questions no longer exists. Here are all the questions.`}</Missing>
      )}
      <Categories categories={categories} />
      {shown.map(({ id, title, faqs }) => (
        <section key={id} aria-label={title} className="mb-8">
          {!only && <h2 className="mb-2 font-semibold text-16">{title}</h2>}
          <ul className="overflow-hidden rounded-12 border border-line bg-surface-raised">
            {faqs.map((faq) => (
              <FaqEntry
                key={faq.id}
                faq={faq}
                categorySlug={id}
                heading={only ? 'h2' : 'h3'}
                isOpen={open.has(faq.id)}
                isLinked={target === faq.id}
                onToggle={() => toggle(faq.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Categories({ categories }: { readonly categories: readonly FaqCategory[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Question categories`} className="mb-6 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
      <Link to="/apps/help-center/faqs" activeOptions={{ exact: true }} className={categoryClass}>
        <Trans>All questions</Trans>
      </Link>
      {categories.map(({ slug, title }) => (
        <Link key={slug} to="/apps/help-center/faqs/$category" params={{ category: slug }} className={categoryClass}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

const categoryClass = `${linkClass} inline-flex min-h-8 items-center aria-[current]:text-ink aria-[current]:no-underline`

/** Which questions are open: the one that the URL names, and those that were pressed. */
function useOpen() {
  const target = useLocation({ select: ({ hash }) => hash })
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([target]))
  const [last, setLast] = useState(target)
  if (target !== last) {
    setLast(target)
    if (target) setOpen(new Set([...open, target]))
  }
  return {
    open,
    target,
    setAll: (ids: readonly string[]) => setOpen(new Set(ids)),
    toggle: (id: string) =>
      setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  }
}
