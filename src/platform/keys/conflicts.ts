// Which actions would answer the same key at the same time.
import { chosenKeys, type KeyChoices } from './key-choices.ts'
import { actionsOf, type KeyAction, type KeyTable } from './key-table.ts'

export interface Keyed extends KeyAction {
  readonly id: string
  readonly name: string
  readonly table: KeyTable
  /** As they were chosen. */
  readonly chords: readonly string[]
}

/** Every action of the tables with the keys it has. */
export const keyedActions = (tables: readonly KeyTable[], choices: KeyChoices): Keyed[] =>
  tables.flatMap((table) =>
    actionsOf(table).map((action) => ({ ...action, table, chords: chosenKeys(action.id, action.keys, choices) })),
  )

/** The action that a key would be taken from. */
export const ownerOf = (chord: string, wanted: Keyed, actions: readonly Keyed[]): Keyed | undefined =>
  actions.find(
    (other) => other.id !== wanted.id && canMeet(wanted, other) && clash([chord], other.chords) !== undefined,
  )

/** Two screens may use one key; a screen and what works everywhere may not, but where it comes first, nor a part of a screen and the whole of it. */
function canMeet(one: Keyed, other: Keyed): boolean {
  if (one.table.id === other.table.id) return one.part === other.part || !one.part || !other.part
  return (
    (one.table.isEverywhere === true && !other.comesFirst) || (other.table.isEverywhere === true && !one.comesFirst)
  )
}

/** The same chord, or one that is the beginning of the other: who waits for the second key would never get it. */
const clash = (chords: readonly string[], others: readonly string[]): string | undefined =>
  chords.find((chord) =>
    others.some((other) => chord === other || chord.startsWith(`${other} `) || other.startsWith(`${chord} `)),
  )
