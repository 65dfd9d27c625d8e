// The scripts of the workers that run queries and programs, under the policy that is their own whatever the host sends: they alone may compile WebAssembly
// (scripts/headers.mjs has the same policy; tests/serve.test.ts holds them together).
export const RUNNER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export function asRunner(cached: Response): Response {
  const headers = new Headers(cached.headers)
  headers.set('content-security-policy', RUNNER_POLICY)
  return new Response(cached.body, { status: cached.status, headers })
}
