// A server in front of another one, which changes what passes: for tests of what finds such faults.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request on its way, and its answer on the way back. */
export interface Passing {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Record<string, string>
}

export interface Answered {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

export interface Fault {
  /** Changes the headers of a request. */
  readonly asked?: (request: Passing) => void
  /** @returns another answer, or undefined for the one that came */
  readonly answered?: (request: Passing, answer: Answered) => Answered | undefined
}

export interface FaultyPortal {
  readonly url: string
  close(): Promise<void>
}

/** @param portalUrl the URL of the server behind it */
export async function startFaultyPortal(portalUrl: string, faults: readonly Fault[]): Promise<FaultyPortal> {
  const { origin, pathname } = new URL(portalUrl)
  const server = createServer((request, response) => {
    void pass(origin, request, faults).then(({ status, headers, body }) => {
      response.writeHead(status, headers)
      response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a proxy says anew for each connection. */
const OF_ONE_CONNECTION = [
  'connection',
  'content-length',
  'content-encoding',
  'host',
  'keep-alive',
  'transfer-encoding',
]

async function pass(origin: string, request: IncomingMessage, faults: readonly Fault[]): Promise<Answered> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)),
  ) as Record<string, string>
  const passing: Passing = { method: request.method ?? 'GET', path: request.url ?? '/', headers }
  for (const { asked } of faults) asked?.(passing)
  const came = await fetch(origin + passing.path, {
    method: passing.method,
    headers: passing.headers,
    ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
  })
  const stored = [...came.headers].filter(([name]) => !OF_ONE_CONNECTION.includes(name))
  const body = Buffer.from(await came.arrayBuffer())
  return faults.reduce<Answered>((answer, { answered }) => answered?.(passing, answer) ?? answer, {
    status: came.status,
    headers: Object.fromEntries(stored),
    body,
  })
}
