// The plain text of light markup, for a line that shows no markup. Shown as text, never as HTML.
// @chunk signed-in

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
])

export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
    })
    .trim()
}
