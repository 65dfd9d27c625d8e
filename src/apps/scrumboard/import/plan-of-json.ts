// A board of a JSON file: as Trello exports it, or Wekan, or as Planka's server answers it.
// @offline later
import { planOfTrello } from './plan-of-trello.ts'
import { plankaAsTrello } from './planka-as-trello.ts'
import type { FindPerson, ReadBoard } from './read-board.ts'
import { wekanAsTrello } from './wekan-as-trello.ts'

/** @returns null where the text is no board */
export function planOfJson(text: string, personCalled: FindPerson): ReadBoard | null {
  const value = jsonOf(text)
  return planOfTrello(wekanAsTrello(value) ?? plankaAsTrello(value) ?? value, personCalled)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
