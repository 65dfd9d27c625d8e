// Which addresses from data may become links: web pages, mail and telephone.
// @chunk signed-in

const SAFE = /^(?:https?|mailto|tel):$/

/** The address as it may be in an `href`, or null. Relative addresses are refused: data has no business pointing into the app by path. */
export function safeUrl(text: string | null | undefined): string | null {
  try {
    const url = new URL((text ?? '').trim())
    return SAFE.test(url.protocol) ? url.href : null
  } catch {
    return null
  }
}
