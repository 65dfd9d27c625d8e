// The back end as a device has it, in Node: its own databases and journals under their real names, over stores that stand in for a browser's.
import { vi } from 'vitest'
import { createDeviceApi } from '#sw/api/device.ts'
import { cacheStorage } from './cache-storage.ts'

interface DeviceInNode {
  /** As the page calls: with a key of its own for each write. A text in `body` goes as it is, anything else as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** Call `vi.unstubAllGlobals()` afterwards. One in a file: databases have their real names. */
export function openDevice(): DeviceInNode {
  vi.stubGlobal('__SEED_FACTOR__', 1)
  vi.stubGlobal('__STATED_DELAYS__', false)
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('caches', cacheStorage())
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, {})
  const app = createDeviceApi('/api')
  return {
    send: async (method, path, body, headers) =>
      app.request(`/api/${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
