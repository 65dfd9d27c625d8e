// The script of the worker that runs queries, under the policy that is its own whatever the host sends: it alone may compile WebAssembly
// (scripts/headers.mjs has the same policy; tests/serve.test.ts holds them together).
export const QUERY_WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export function asQueryWorker(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set('content-security-policy', QUERY_WORKER_POLICY)
  return new Response(kept.body, { status: kept.status, headers })
}
