// Which tables are bound just now, and the one listener that runs their actions. Filled by useKeys(); read by the palette and the sheet.
// @chunk signed-in
import { chordOf, isSingleKey, isTyping } from './chord.ts'
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

let bindings: readonly Binding[] = []
let pressed = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const bindingStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The latest first: a screen's before the shell's. */
  read: (): readonly Binding[] => bindings,
}

/** @returns the way to take it back */
export function bind(binding: Binding): () => void {
  if (bindings.length === 0) document.addEventListener('keydown', onKeyDown)
  change([binding, ...bindings])
  return () => {
    change(bindings.filter((other) => other !== binding))
    if (bindings.length > 0) return
    document.removeEventListener('keydown', onKeyDown)
    forget()
  }
}

function change(next: readonly Binding[]): void {
  bindings = next
  for (const listener of listeners) listener()
}

function onKeyDown(event: KeyboardEvent): void {
  const press = chordOf(event)
  if (press === undefined) return
  const before = pressed
  forget()
  // What has the focus comes first.
  if (event.defaultPrevented || event.isComposing) return
  const chord = before ? `${before} ${press}` : press
  const answers = whatAnswers(event)
  const found = answers.find(({ chords }) => chords.includes(chord))
  const isBeginning = answers.some(({ chords }) => chords.some((other) => other.startsWith(`${chord} `)))
  if (!found && !isBeginning) return
  event.preventDefault()
  if (!found) {
    pressed = chord
    timer = setTimeout(forget, PATIENCE_MS)
  } else if (!event.repeat || found.action.mayRepeat) found.run()
}

/** Of what can be done, with the keys that count where the focus is. A dialog or a menu over the screen has keys of its own. */
function whatAnswers({ target }: KeyboardEvent): Offered[] {
  const isOver = document.querySelector(OVER_THE_SCREEN) !== null
  const isText = isTyping(target)
  return offered().flatMap((one) => {
    if ((isOver && !one.action.overDialogs) || (isText && !one.action.alsoTyping)) return []
    return [isText ? { ...one, chords: one.chords.filter((chord) => !isSingleKey(chord)) } : one]
  })
}

const OVER_THE_SCREEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function forget(): void {
  clearTimeout(timer)
  pressed = ''
}

interface Offered {
  readonly action: KeyAction
  readonly chords: readonly string[]
  run(): void
}

function offered(): Offered[] {
  return bindings.flatMap(({ table, names, run }) =>
    names.flatMap((name): Offered[] => {
      const action = table.actions[name]
      if (!action || action.part !== undefined) return []
      return [{ action, chords: chosenKeys(actionId(table, name), action.keys), run: () => run(name) }]
    }),
  )
}
