// A dialog open over the list of boards.
// @chunk scrumboard

import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'

export type BoardsDialog =
  | { readonly kind: 'new' }
  /** Without a file it prompts for one. */
  | { readonly kind: 'import'; readonly file: File | null }
  | { readonly kind: 'edit'; readonly board: BoardSummary }
  | { readonly kind: 'copyBoard'; readonly board: BoardSummary }
