// What of a file is not on a board yet, so that the same file makes no doubles. Pure.
// @offline later
import { foldText } from '#formats/text.ts'
import type { ReadBoard } from './read-board.ts'

export interface MissingCards extends ReadBoard {
  /** How many cards of the file are on the board already. */
  readonly present: number
}

/**
 * A card is there where the board has one of its title, in whichever list it has been moved to meanwhile: as many times as the board has it.
 * @param titles of all cards of the board, archived ones too
 */
export function missingCards(read: ReadBoard, titles: readonly string[]): MissingCards {
  const there = new Map<string, number>()
  for (const title of titles) there.set(plain(title), (there.get(plain(title)) ?? 0) + 1)
  let present = 0
  const isMissing = (title: string): boolean => {
    const left = there.get(plain(title)) ?? 0
    if (left === 0) return true
    there.set(plain(title), left - 1)
    present += 1
    return false
  }
  const lists = read.plan.lists.map((list) => ({ ...list, cards: list.cards.filter(({ title }) => isMissing(title)) }))
  return { ...read, plan: { ...read.plan, lists: lists.filter(({ cards }) => cards.length > 0) }, present }
}

const plain = (title: string): string => foldText(title).trim()
