// What a search or the page found, as rows: a guide or a question, with the sentence that fits.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HelpHit } from '#contract/apps/help-center.ts'
import { Icon } from '#ui/icon.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { rowClass } from './help-panel.tsx'

export interface HitsProps {
  readonly hits: readonly HelpHit[]
  readonly hasSnippets?: boolean
  /** In a new tab, so that what is being written is not lost. */
  readonly opensBeside?: boolean
}

export function Hits({ hits, hasSnippets, opensBeside }: HitsProps) {
  const { t } = useLingui()
  return (
    <ul>
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`}>
          <HelpLink {...hit} target={opensBeside ? '_blank' : undefined} className={rowClass}>
            <Icon
              name={hit.kind === 'guide' ? 'book-open' : 'question-mark-circle'}
              className="self-start text-ink-faint"
            />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{hit.kind === 'guide' ? t`Guide:` : t`Question:`} </span>
              <span className={hasSnippets ? 'block font-medium' : 'block'}>
                <MarkedText text={hit.title} />
              </span>
              {hasSnippets && (
                <span className="block text-13 text-ink-muted">
                  <MarkedText text={hit.snippet} />
                </span>
              )}
            </span>
          </HelpLink>
        </li>
      ))}
    </ul>
  )
}

interface HelpLinkProps extends Pick<HelpHit, 'kind' | 'categorySlug' | 'slug'> {
  readonly section?: string | null
  readonly target?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** The way to a guide and what was found in it, or to a question in its category. */
export function HelpLink({ kind, categorySlug, slug, section, target, className, children }: HelpLinkProps) {
  const rest = { target, className, children }
  return kind === 'guide' ? (
    <Link
      to="/apps/help-center/guides/$category/$guide"
      params={{ category: categorySlug, guide: slug }}
      hash={section ?? undefined}
      {...rest}
    />
  ) : (
    <Link to="/apps/help-center/faqs/$category" params={{ category: categorySlug }} hash={slug} {...rest} />
  )
}
