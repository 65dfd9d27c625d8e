// The levels of the pane's headings: below md its title is the screen's only h1. Used by the parts of the detail.
import { useMedia } from '#ui/use-media.ts'

export function usePaneHeadings(): { readonly Title: 'h1' | 'h2'; readonly Part: 'h2' | 'h3' } {
  const isAlone = useMedia('(width < 960px)')
  return isAlone ? { Title: 'h1', Part: 'h2' } : { Title: 'h2', Part: 'h3' }
}
