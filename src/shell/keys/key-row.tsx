// One shortcut in the settings: its label, its keys, and the ways to change them, to turn them off and to have them back.
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLabel } from '#platform/i18n/label.ts'
import { chordOf, isSingleKey } from '#platform/keys/chord.ts'
import { type Keyed, ownerOf } from '#platform/keys/conflicts.ts'
import { setKeysOf, useKeyChoices } from '#platform/keys/key-choices.ts'
import { useKeyLabels } from '#platform/keys/use-key-labels.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyCaps } from './key-caps.tsx'

export interface KeyRowProps {
  readonly action: Keyed
  /** All of them: a key that one of these has is not taken from it. */
  readonly actions: readonly Keyed[]
  readonly isChanging: boolean
  readonly onChanging: (isChanging: boolean) => void
}

export function KeyRow({ action, actions, isChanging, onChanging }: KeyRowProps) {
  const { t } = useLingui()
  const labelOf = useLabel()
  const { keys } = useKeyChoices()
  // The button is away while the field is there, and takes the focus when it comes back.
  const returns = useRef(false)
  const label = labelOf(action.label)
  const own = keys[action.id]
  const takeBack = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return
    returns.current = false
    button.focus()
  }
  const finish = () => {
    returns.current = true
    onChanging(false)
  }
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 border-line-soft border-b py-1">
      <span className="min-w-40 flex-1">{label}</span>
      {isChanging ? (
        <KeyField action={action} actions={actions} label={label} onDone={finish} onLeave={() => onChanging(false)} />
      ) : (
        <>
          <Keys action={action} />
          <span className="flex items-center">
            <Button
              ref={takeBack}
              variant="quiet"
              size="sm"
              aria-label={t`Change the keys for “${label}”`}
              onPress={() => onChanging(true)}
            >
              <Trans>Change</Trans>
            </Button>
            <IconButton
              icon="no-symbol"
              size="sm"
              label={t`Turn off “${label}”`}
              isDisabled={own?.length === 0 || (own ?? action.keys).length === 0}
              onPress={() => setKeysOf(action.id, [])}
            />
            <IconButton
              icon="arrow-uturn-left"
              size="sm"
              label={t`Reset “${label}”`}
              isDisabled={own === undefined}
              onPress={() => setKeysOf(action.id, undefined)}
            />
          </span>
        </>
      )}
    </li>
  )
}

function Keys({ action: { id, keys: usual, chords } }: Pick<KeyRowProps, 'action'>) {
  const { t } = useLingui()
  const { keys, single } = useKeyChoices()
  if (chords.length > 0) return <KeyCaps chords={chords} />
  const isSilent = !single && (keys[id] ?? usual).some(isSingleKey)
  return <span className="text-13 text-ink-faint">{isSilent ? t`Single-key shortcuts are off` : t`No shortcut`}</span>
}

interface KeyFieldProps extends Pick<KeyRowProps, 'action' | 'actions'> {
  readonly label: string
  readonly onDone: () => void
  /** The focus went elsewhere. */
  readonly onLeave: () => void
}

/** Waits for the keys. Escape and Tab leave it as it was; a key that something else has is refused, with its name. */
function KeyField({ action, actions, label, onDone, onLeave }: KeyFieldProps) {
  const { t } = useLingui()
  const labelOf = useLabel()
  const labelsOf = useKeyLabels()
  const [wrong, setWrong] = useState<string | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const chord = chordOf(event.nativeEvent)
    if (chord === undefined || chord === 'Tab' || chord === 'Shift+Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (chord === 'Escape') return onDone()
    const owner = ownerOf(chord, action, actions)
    const taken = owner && labelOf(owner.label)
    if (taken) return setWrong(t`${labelsOf(chord).join(' ')} is already used for “${taken}”. Press different keys.`)
    if (TAKEN.includes(chord))
      return setWrong(t`${labelsOf(chord).join(' ')} is reserved by the browser. Press different keys.`)
    setKeysOf(action.id, [chord])
    onDone()
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      {wrong && (
        <span role="alert" className="text-13 text-danger">
          {wrong}
        </span>
      )}
      <input
        readOnly
        autoFocus
        aria-label={t`New keys for “${label}”`}
        placeholder={t`Press the keys`}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        className="h-control-sm w-40 rounded-8 border border-line-strong bg-surface px-2 text-13 placeholder:text-ink-muted placeholder:opacity-100"
      />
    </span>
  )
}

/** What a page never gets, or what goes through it. */
const TAKEN = [
  'Mod+w',
  'Mod+t',
  'Mod+n',
  'Mod+Tab',
  'Mod+q',
  'Mod+l',
  'Mod+r',
  'F5',
  'Enter',
  'Space',
  'ArrowUp',
  'ArrowDown',
  'F6',
]
