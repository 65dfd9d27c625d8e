// Which actions would answer the same key at the same time, as `chord: id and id`.
import { type Keyed, ownerOf } from '#platform/keys/conflicts.ts'

/** Without its id an action is checked as one more, also beside another of the same id. */
export const conflictsIn = (actions: readonly Keyed[]): string[] =>
  actions.flatMap((one, index) =>
    actions.slice(index + 1).flatMap((other) => {
      const chord = one.chords.find((wanted) => ownerOf(wanted, { ...one, id: '' }, [other]))
      return chord === undefined ? [] : [`${chord}: ${one.id} and ${other.id}`]
    }),
  )
