// A site that is not Cairn's, whose pages may say anything: what it serves comes without a policy of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignSite {
  /** The address of a page with this body. */
  page(body: string): string
  stop(): Promise<void>
}

/** @param host '127.0.0.1' is another site to `localhost`, another port of `localhost` the same site and another origin */
export async function openForeignSite(host: '127.0.0.1' | 'localhost'): Promise<ForeignSite> {
  const pages: string[] = []
  const server = createServer((request, response) => {
    const body = pages[Number(request.url?.slice(1))]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body === undefined ? '' : `<!doctype html><title>Elsewhere</title>${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    page(body) {
      pages.push(body)
      return `http://${host}:${port}/${pages.length - 1}`
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
