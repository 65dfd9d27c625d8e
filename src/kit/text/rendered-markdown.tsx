// Markdown as it reads: turned into HTML, which the one sink of the app cuts down to what it lets through. Pictures from elsewhere are not loaded.
// @offline later
import { Marked } from 'marked'
import { RichText } from '#ui/rich-text.tsx'

/** The page has its own headings of the first two levels. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = Math.min(4, token.depth + 2)
  },
})

export function RenderedMarkdown({ text }: { readonly text: string }) {
  return <RichText html={marked.parse(text, { async: false })} />
}
