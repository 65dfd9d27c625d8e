// Markdown as it reads. Until its code is there, and where that cannot be had, the text as it was written.
// @chunk markdown-field
import { Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'

const Rendered = lazyBeside(async () => (await import('./rendered-markdown.tsx')).RenderedMarkdown)

export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-line wrap-anywhere">{text}</p>}>
      <Rendered text={text} />
    </Suspense>
  )
}
