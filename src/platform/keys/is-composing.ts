// Whether a key belongs to a word that an input method is composing, as in Japanese, Chinese or Korean: it is a key of the input method, and no command.
// @chunk signed-in

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** @param event of the page or of React */
export function isComposing(event: Pressed | { readonly nativeEvent: Pressed }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends the composition before it dispatches the Enter that ended it; its key code still shows whose it was.
  return pressed.isComposing || pressed.keyCode === 229
}
