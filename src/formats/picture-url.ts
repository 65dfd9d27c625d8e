// Pictures that are in rows as data URLs, as files.

const ENDINGS = new Map([
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/webp', '.webp'],
  ['image/gif', '.gif'],
  ['image/svg+xml', '.svg'],
])

/** Undefined where the text is no picture's data URL. */
export function pictureOf(url: string): { readonly bytes: Uint8Array; readonly ending: string } | undefined {
  const [, type = '', options = '', data = ''] = /^data:([^;,]*)((?:;[^,]*)?),(.*)$/s.exec(url) ?? []
  const ending = ENDINGS.get(type)
  if (ending === undefined) return undefined
  try {
    const text = options.endsWith(';base64') ? atob(data) : undefined
    const bytes =
      text === undefined
        ? new TextEncoder().encode(decodeURIComponent(data))
        : Uint8Array.from(text, (one) => one.charCodeAt(0))
    return { bytes, ending }
  } catch {
    return undefined
  }
}
