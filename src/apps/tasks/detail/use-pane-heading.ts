// The level of the pane's heading: below md it is the screen's only one. Used by the parts of the detail.
import { useMedia } from '../use-media.ts'

export const usePaneHeading = (): 'h1' | 'h2' => (useMedia('(width < 960px)') ? 'h1' : 'h2')
