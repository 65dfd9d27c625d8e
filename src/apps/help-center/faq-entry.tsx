// A question: a heading that opens its answer, with its own address, and whether it helped.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { Faq } from '#contract/apps/help-center.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Feedback } from './feedback.tsx'
import { UpdatedOn } from './updated-on.tsx'

export interface FaqEntryProps {
  readonly faq: Faq
  readonly categorySlug: string
  readonly heading: 'h2' | 'h3'
  readonly isOpen: boolean
  /** The address names it. */
  readonly isLinked: boolean
  readonly onToggle: () => void
}

export function FaqEntry({ faq, categorySlug, heading: Heading, isOpen, isLinked, onToggle }: FaqEntryProps) {
  const { t } = useLingui()
  const copyLink = useCopyLink()
  const entry = useRef<HTMLLIElement>(null)
  const answerId = useId()
  useEffect(() => {
    if (!isLinked) return
    // As little as needed: what is in sight already stays where it is.
    entry.current?.scrollIntoView({ block: 'nearest' })
    entry.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <li ref={entry} id={faq.id} className="scroll-mt-24 border-line-soft border-t first:border-t-0">
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={onToggle}
          className="flex min-h-row w-full cursor-pointer items-center gap-3 px-4 py-2 text-start font-medium hover:bg-surface-hover focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 flex-1">{faq.question}</span>
          <Icon
            name="chevron-down"
            size={16}
            className={cx('text-ink-faint transition-[rotate] print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </Heading>
      <div id={answerId} hidden={!isOpen} className="px-4 pb-4">
        <div className="max-w-(--prose) space-y-3">
          {faq.answer.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <UpdatedOn at={faq.updatedAt} />
          <Button
            size="sm"
            variant="quiet"
            icon="link"
            aria-label={t`Copy link: ${faq.question}`}
            onPress={() => copyLink(`/apps/help-center/faqs/${categorySlug}#${faq.id}`)}
          >
            <Trans>Copy link</Trans>
          </Button>
        </div>
        <Feedback kind="faq" about={faq.id} title={faq.question} className="mt-3" />
      </div>
    </li>
  )
}
