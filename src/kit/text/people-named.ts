// Whom an `@` and some letters can mean: the people one of whose names begins so, whatever the accents and the case.
// @chunk autosave
import { foldText } from '#formats/text.ts'
import type { Person } from './use-markdown-tools.ts'

const MOST = 6

export function peopleNamed<One extends Person>(people: readonly One[], typed: string): One[] {
  const wanted = foldText(typed.trim())
  const begins = ({ name }: One) => foldText(name).startsWith(wanted)
  const named = people.filter((person) => foldText(` ${person.name}`).includes(` ${wanted}`))
  return named.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, MOST)
}
