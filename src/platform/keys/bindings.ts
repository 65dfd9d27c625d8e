// The key tables that are bound, and the one listener that runs their actions. Filled by useKeys(); read by the palette and the sheet.
// @chunk signed-in
import { pageState } from '#platform/page-state.ts'
import { chordOf, isSingleKey, isTyping } from './chord.ts'
import { isComposing } from './is-composing.ts'
import { chosenKeys } from './key-choices.ts'
import { actionId, type KeyAction, type KeyTable } from './key-table.ts'

export interface Binding {
  readonly table: KeyTable
  /** What can be done at the moment, by the names of the table. */
  readonly names: readonly string[]
  run(name: string): void
}

/** ms between the presses of one chord */
const PATIENCE_MS = 1500

/** The latest first: a screen's before the shell's. */
export const bindingStore = pageState<readonly Binding[]>([])

interface Pressed {
  /** The presses of a chord so far. */
  readonly chord: string
  readonly timer?: ReturnType<typeof setTimeout>
}

const NOTHING: Pressed = { chord: '' }
const pressed = pageState(NOTHING, ({ timer }) => clearTimeout(timer))

/** @returns the way to take it back */
export function bind(binding: Binding): () => void {
  if (bindingStore.read().length === 0) document.addEventListener('keydown', onKeyDown)
  bindingStore.set([binding, ...bindingStore.read()])
  return () => {
    bindingStore.set(bindingStore.read().filter((other) => other !== binding))
    if (bindingStore.read().length > 0) return
    document.removeEventListener('keydown', onKeyDown)
    forget()
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const press = chordOf(event)
  if (press === undefined) return
  const before = pressed.read().chord
  forget()
  // What has the focus comes first.
  if (event.defaultPrevented || isComposing(event)) return
  const chord = before ? `${before} ${press}` : press
  const answers = whatAnswers(event)
  const meant = answers.filter(({ chords }) => chords.includes(chord))
  const found = meant.find(({ action }) => action.comesFirst) ?? meant[0]
  const isBeginning = answers.some(({ chords }) => chords.some((other) => other.startsWith(`${chord} `)))
  if (!found && !isBeginning) return
  event.preventDefault()
  if (!found) {
    pressed.set({ chord, timer: setTimeout(forget, PATIENCE_MS) })
  } else if (!event.repeat || found.action.mayRepeat) found.run()
}

/** Of what can be done, with the keys that count where the focus is. A dialog or a menu over the screen has keys of its own. */
function whatAnswers({ target }: KeyboardEvent): Offered[] {
  const isOver = isCovered()
  const isText = isTyping(target)
  return offered().flatMap((one) => {
    if ((isOver && !one.action.overDialogs) || (isText && !one.action.alsoTyping)) return []
    return [isText ? { ...one, chords: one.chords.filter((chord) => !isSingleKey(chord)) } : one]
  })
}

/** A non-modal window has `aria-modal=false`: it counts only while it has the focus. */
export const isCovered = (): boolean =>
  document.querySelector('[role$=dialog]:not([aria-modal=false]:not(:focus-within)),[role=menu]') !== null

function forget(): void {
  clearTimeout(pressed.read().timer)
  pressed.set(NOTHING)
}

interface Offered {
  readonly action: KeyAction
  readonly chords: readonly string[]
  run(): void
}

function offered(): Offered[] {
  return bindingStore.read().flatMap(({ table, names, run }) =>
    names.flatMap((name): Offered[] => {
      const action = table.actions[name]
      if (!action || action.part !== undefined) return []
      return [{ action, chords: chosenKeys(actionId(table, name), action.keys), run: () => run(name) }]
    }),
  )
}
