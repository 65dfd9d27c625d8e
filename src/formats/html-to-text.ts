// Rich text that other programs write into a field for plain text, as plain text with its lines.

const IS_RICH = /<\/(?:p|ul|ol|li|div|strong|em|b|i|u|a|span|h[1-6])>|<br ?\/?>/i

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A text without a closed tag is none, and stays as it is. */
export function htmlToText(text: string): string {
  if (!IS_RICH.test(text)) return text
  return text
    .replaceAll(/[\r\n\t]/g, ' ')
    .replaceAll(/<br ?\/?>|<\/(?:p|ul|ol|div|h[1-6])>/gi, '\n')
    .replaceAll(/<li(?: [^<>]*)?>/gi, '\n• ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? whole) : letterOf(Number(code)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const letterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
