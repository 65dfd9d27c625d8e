// The claims of a token, where it is a JWT; a portal's token need not be one. Nothing is decided by them that the server does not decide again.

export interface TokenClaims {
  /** Whose it is. */
  readonly sub?: string
  /** s since the epoch, on the server's clock */
  readonly iat?: number
}

export function claimsOf(token: string): TokenClaims {
  try {
    const { sub, iat } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return { ...(typeof sub === 'string' && { sub }), ...(typeof iat === 'number' && { iat }) }
  } catch {
    return {}
  }
}
