// useKeys(): binds a screen's table of keys to what they do there. actionOf(): the same for a part of the screen that looks at its keys itself, as a list does.
// @chunk signed-in
import { useEffect, useLayoutEffect, useRef } from 'react'
import { bind } from './bindings.ts'
import { ariaKeysOf, chordOf, isTyping, type KeyPress } from './chord.ts'
import { chosenKeys, useKeyChoices } from './key-choices.ts'
import { actionId, actionsOf, type KeyTable } from './key-table.ts'

/** What each action does; one that is left out, or undefined, cannot be done at the moment. */
export type KeyHandlers<Name extends string> = { readonly [N in Name]?: (() => unknown) | undefined }

/** As long as the component is there. The handlers may be new ones at each render. */
export function useKeys<Name extends string>(table: KeyTable<Name>, handlers: KeyHandlers<Name>): void {
  const latest = useRef(handlers)
  // As soon as the screen shows what they go by.
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const names = Object.keys(handlers)
    .filter((name) => handlers[name as Name])
    .join(' ')
  useEffect(
    () =>
      bind({
        table,
        names: names.split(' ').filter(Boolean),
        run: (name) => void latest.current[name as Name]?.(),
      }),
    [table, names],
  )
}

/**
 * What a key means in a part of a screen.
 * @param part as the table names it
 * @returns undefined where it means nothing there, or text is being typed
 */
export function actionOf<Name extends string>(
  table: KeyTable<Name>,
  part: string,
  event: KeyPress & { readonly target?: EventTarget | null },
): Name | undefined {
  const chord = chordOf(event)
  if (chord === undefined || isTyping(event.target ?? null)) return undefined
  const found = actionsOf(table).find(
    (action) => action.part === part && chosenKeys(action.id, action.keys).includes(chord),
  )
  return found?.name as Name | undefined
}

/** The keys of an action as they were chosen: for a tooltip, a key cap. */
export function useKeysOf<Name extends string>(table: KeyTable<Name>, name: Name): readonly string[] {
  return chosenKeys(actionId(table, name), table.actions[name].keys, useKeyChoices())
}

/** The same, as `aria-keyshortcuts` has it. */
export const useAriaKeys = <Name extends string>(table: KeyTable<Name>, name: Name): string | undefined =>
  ariaKeysOf(useKeysOf(table, name))
