// Text in a PDF's standard Helvetica fonts: what each character is in WinAnsi, and how wide.

/** Widths of the characters from space to tilde, in thousandths of the size. */
const widths = (text: string): number[] => text.split(' ').map(Number)
const REGULAR = widths(
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
)
const BOLD = widths(
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
)

/** Characters outside Latin-1 that WinAnsi has, with their codes and widths. */
const EXTRA: Readonly<Record<string, readonly [code: number, width: number]>> = {
  '€': [0x80, 556],
  '‚': [0x82, 222],
  '„': [0x84, 333],
  '…': [0x85, 1000],
  '‰': [0x89, 1000],
  Š: [0x8a, 667],
  Œ: [0x8c, 1000],
  Ž: [0x8e, 611],
  '‘': [0x91, 222],
  '’': [0x92, 222],
  '“': [0x93, 333],
  '”': [0x94, 333],
  '•': [0x95, 350],
  '–': [0x96, 556],
  '—': [0x97, 1000],
  '™': [0x99, 1000],
  š: [0x9a, 500],
  œ: [0x9c, 944],
  ž: [0x9e, 500],
  Ÿ: [0x9f, 667],
}

/** Letters of the cast's names that WinAnsi does not have, and that are no base letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ı: 'i', đ: 'd', Đ: 'D', '→': '>', '−': '-' }

/** In thousandths of the size. */
export function charWidth(char: string, isBold: boolean): number {
  const extra = EXTRA[char]
  if (extra) return extra[1]
  const base = baseOf(char).charCodeAt(0)
  return (isBold ? BOLD : REGULAR)[base - 32] ?? 556
}

/** As it is between the parentheses of a PDF's text. What WinAnsi lacks is written without its accent. */
export function escapeText(text: string): string {
  let escaped = ''
  for (const char of text) {
    const code = codeOf(char)
    if (code > 126 || code < 32) escaped += `\\${code.toString(8).padStart(3, '0')}`
    else
      escaped +=
        code === 0x28 || code === 0x29 || code === 0x5c ? `\\${String.fromCharCode(code)}` : String.fromCharCode(code)
  }
  return escaped
}

function codeOf(char: string): number {
  const extra = EXTRA[char]
  if (extra) return extra[0]
  const code = char.codePointAt(0) ?? 0
  if ((code >= 32 && code < 127) || (code >= 160 && code <= 255)) return code
  const base = baseOf(char).charCodeAt(0)
  return base >= 32 && base < 127 ? base : 0x3f
}

const baseOf = (char: string): string => PLAIN[char] ?? char.normalize('NFD')
