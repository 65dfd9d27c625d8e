// The Latin key that a press means. Cyrillic, Greek, Hebrew or Arabic layouts write other letters: there the key's position decides, as on a US keyboard.
// A layout that writes Latin letters, such as AZERTY or Dvorak, decides itself.
// @chunk signed-in

const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
}

/** @returns the key as the event names it, or the lower-case letter, digit or sign of its position on the keyboard */
export function latinKey({ key, code = '' }: { readonly key: string; readonly code?: string }): string {
  if (!/^[\p{L}\p{M}\p{Nd}]/u.test(key) || /^[\p{Script=Latin}\d]/u.test(key)) return key
  return /^(?:Key|Digit|Numpad)(.)$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key
}
