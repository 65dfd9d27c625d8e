// The keys of a chord in words, for key caps: 'Ctrl K' on a desk, '⌘ K' on a Mac, 'Maj' in French.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { isMac, partsOf, pressesOf } from './chord.ts'

const ON_A_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** @returns the presses of a chord, one after the other: `['Ctrl K']`, `['G', 'T']` */
export function useKeyLabels(): (chord: string) => string[] {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    Mod: t`Ctrl`,
    Alt: t`Alt`,
    Shift: t`Shift`,
    Space: t`Space`,
    Enter: t`Enter`,
    Escape: t`Esc`,
    Delete: t({ message: 'Delete', context: 'key' }),
    Backspace: t`Backspace`,
    Tab: t`Tab`,
    Home: t({ message: 'Home', context: 'key' }),
    End: t({ message: 'End', context: 'key' }),
    PageUp: t`Page up`,
    PageDown: t`Page down`,
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  }
  const nameOf = (part: string) =>
    (isMac() ? ON_A_MAC[part] : undefined) ?? names[part] ?? (part.length === 1 ? part.toLocaleUpperCase() : part)
  return (chord) => pressesOf(chord).map((press) => partsOf(press).map(nameOf).join(' '))
}
