// Which boards are listed: those that match all search terms, favourites first. Pure.
// @chunk scrumboard
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { foldText } from '#formats/text.ts'

type Found = Pick<BoardSummary, 'title' | 'description' | 'starred'>

/** Of boards that are alike the sequence stays. @param text as it was typed; undefined: all */
export function foundBoards<Board extends Found>(boards: readonly Board[], text: string | undefined): Board[] {
  const words = foldText(text ?? '').split(/\s+/)
  return boards
    .filter(({ title, description }) => {
      const own = foldText(`${title} ${description ?? ''}`)
      return words.every((word) => own.includes(word))
    })
    .sort((a, b) => Number(b.starred ?? false) - Number(a.starred ?? false))
}
