// A build being served, as a host would: it can be stopped for real (which takes the worker offline too) and replaced, as a deploy does.
import { join } from 'node:path'
import { serve } from '#scripts/serve.mjs'

/** The build under test. */
export const dist = process.env.CAIRN_DIST ?? join(import.meta.dirname, '../dist')

export interface Site {
  /** The address, without a slash at its end. It stays the same over `stop` and `start`. */
  readonly url: string
  /** Serves another build from now on; files of the old one are gone. */
  deploy(root: string): void
  /** No request is answered any more, and open connections are cut. */
  stop(): Promise<void>
  start(): Promise<void>
}

export async function openSite(root: string = dist): Promise<Site> {
  let current = root
  let server: Awaited<ReturnType<typeof serve>> | undefined = await serve({ root, port: 0 })
  const { url, port } = server
  return {
    url,
    deploy: (next) => {
      current = next
      server?.setRoot(next)
    },
    stop: async () => {
      await server?.close()
      server = undefined
    },
    start: async () => {
      server ??= await serve({ root: current, port })
    },
  }
}
