// Whether Caps Lock is on, as far as the last key pressed in a field shows.
// @chunk auth
import { type KeyboardEvent, useState } from 'react'

export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } }
}
