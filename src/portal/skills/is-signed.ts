// Whether a badge's signature fits the key in its head, by the browser's own cryptography.
// @chunk skills-dialogs

/** @throws where the text is no JWT, or the browser has no Ed25519 */
export async function isSigned(jwt: string): Promise<boolean> {
  const [head = '', payload = '', signature = ''] = jwt.split('.')
  const { jwk } = JSON.parse(new TextDecoder().decode(bytesOf(head))) as { jwk: JsonWebKey }
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(`${head}.${payload}`))
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
