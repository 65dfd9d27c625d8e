// Who is meant by the names of a file: people who are known here, by their full name.
// @offline later
import type { BoardMember } from '#contract/apps/scrumboard-shapes.ts'
import { foldText } from '#formats/text.ts'

/** @returns the id of who is called so; undefined where nobody is, or several are */
export function peopleCalled(people: readonly BoardMember[]): (name: string) => string | undefined {
  const ids = new Map<string, string | undefined>()
  for (const { id, name } of people) {
    const called = plain(name)
    ids.set(called, ids.has(called) ? undefined : id)
  }
  return (name) => ids.get(plain(name))
}

const plain = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim()
