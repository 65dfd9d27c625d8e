// The text of a guide: its parts under headings that can be linked to. Links in it stay in the app.
import { useRouter } from '@tanstack/react-router'
import { RichText } from '#ui/rich-text.tsx'
import type { GuideSection } from './guide-sections.ts'

export interface GuideArticleProps {
  readonly sections: readonly GuideSection[]
  /** Default: h2. */
  readonly heading?: 'h2' | 'h3'
}

export function GuideArticle({ sections, heading: Heading = 'h2' }: GuideArticleProps) {
  const { history } = useRouter()
  return (
    <div className="max-w-(--prose) space-y-6">
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} className="scroll-mt-24">
          {title && (
            <Heading
              className={
                Heading === 'h2' ? 'mb-2 font-semibold text-20 tracking-tight' : 'mb-1.5 font-semibold text-16'
              }
            >
              {title}
            </Heading>
          )}
          <RichText html={html} onFollow={(path) => history.push(path)} />
        </section>
      ))}
    </div>
  )
}
