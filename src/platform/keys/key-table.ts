// The type of a table of keys: a screen's actions with their labels and default keys. It is beside its screen, bound there with
// useKeys(), in a file `<screen>-keys.ts`, by which key-tables.ts finds it. The sheet behind '?', the palette and the settings read the same tables.
// @chunk signed-in
import type { Label } from '#platform/i18n/label.ts'

export interface KeyAction {
  readonly label: Label
  /** As chord.ts writes them; none: only in the palette, until somebody gives it one. */
  readonly keys: readonly string[]
  /** The part of the screen that must have the focus, by its name in `parts`; left out: the whole screen. */
  readonly part?: string
  /** A heroicons name, for the palette. */
  readonly icon?: string
  /** Its keys with Ctrl, Cmd or Alt also work while text is typed. */
  readonly alsoTyping?: boolean
  /** Also works while a dialog or a menu is open. */
  readonly overDialogs?: boolean
  /** Again and again while the key is held. */
  readonly mayRepeat?: boolean
  /** What every list or field does by these keys: shown, not to be changed. */
  readonly isFixed?: boolean
  /** While its screen is open it takes its keys from what works everywhere. */
  readonly comesFirst?: boolean
  /** Left out of the palette. */
  readonly isKeyOnly?: boolean
}

export interface KeyTable<Name extends string = string> {
  readonly id: string
  readonly title: Label
  /** Whether its keys work on every screen. */
  readonly isEverywhere?: boolean
  readonly parts?: Readonly<Record<string, Label>>
  readonly actions: Readonly<Record<Name, KeyAction>>
}

export const defineKeys = <const Name extends string>(table: KeyTable<Name>): KeyTable<Name> => table

/** Under which an action is stored in the settings: `tasks.new-task`. */
export const actionId = (table: Pick<KeyTable, 'id'>, name: string): string => `${table.id}.${name}`

/** All actions of a table with their names and ids. */
export const actionsOf = (table: KeyTable) =>
  Object.entries(table.actions).map(([name, action]) => ({ ...action, name, id: actionId(table, name) }))
