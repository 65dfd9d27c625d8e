// A back end over HTTP, for pages of other origins: CORS, a log of requests, faults on demand.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Faults } from './faults.ts'

/** One request, as it ended. */
export interface LogEntry {
  /** ms since the epoch */
  readonly at: number
  readonly method: string
  /** Below the base, with its query. */
  readonly path: string
  /** What was answered; 0 where nothing was. */
  readonly status: number
  readonly idempotencyKey: string | undefined
  /** The token that it bore, so that tests can tell a fresh one from an old one. */
  readonly bearer: string | undefined
  readonly body: string
  /** Whether the request reached the back end: a fault may have answered instead. */
  readonly wasTaken: boolean
}

export interface HttpServerOptions {
  readonly answer: (request: Request) => Response | Promise<Response>
  /** The prefix of every path. */
  readonly base: string
  readonly isAllowed: (origin: string) => boolean
  readonly faults: Faults
  readonly log: LogEntry[]
}

/** Sent by the client with most requests, and read by it from answers. */
const ASKED_HEADERS = 'authorization, content-type, accept-language, client-at, idempotency-key'
const TOLD_HEADERS = 'x-change-id, date, retry-after, content-disposition'

export function createHttpServer(options: HttpServerOptions): Server {
  return createServer((request, response) => {
    handle(options, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function handle(options: HttpServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin } = request.headers
  if (origin !== undefined && !options.isAllowed(origin))
    return end(response, 403, { error: 'This origin may not ask' })
  if (origin !== undefined) allow(request, response, origin)
  if (request.method === 'OPTIONS') return end(response, 204)
  const body = await bodyOf(request)
  const { method = 'GET', url = '/' } = request
  const path = url.startsWith(`${options.base}/`) ? url.slice(options.base.length + 1) : url
  const done = (status: number, wasTaken: boolean) =>
    options.log.push({
      at: Date.now(),
      method,
      path,
      status,
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      bearer: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1],
      body: body.toString(),
      wasTaken,
    })
  let isCutLater = false
  for (const fault of options.faults.hitting(method, path)) {
    if (fault.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000))
    else if (fault.kind === 'drop' && fault.after) isCutLater = true
    else if (fault.kind === 'hang') return void done(0, false)
    else if (fault.kind === 'drop') {
      done(0, false)
      return void request.socket.destroy()
    } else if (fault.kind === 'html') {
      done(200, false)
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<!doctype html><title>Welcome to the hotel</title>')
    } else {
      done(fault.status ?? 500, false)
      return end(response, fault.status ?? 500, fault.body ?? { error: 'A fault that was asked for' })
    }
  }
  const answer = await options.answer(requestOf(request, body))
  if (isCutLater) {
    done(0, true)
    return void request.socket.destroy()
  }
  done(answer.status, true)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

function allow(request: IncomingMessage, response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'Origin')
  response.setHeader('access-control-expose-headers', TOLD_HEADERS)
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE')
  const requested = request.headers['access-control-request-headers']
  response.setHeader('access-control-allow-headers', requested ? `${ASKED_HEADERS}, ${requested}` : ASKED_HEADERS)
  response.setHeader('access-control-max-age', '600')
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') sent.set(name, value)
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: sent,
    body: method === 'GET' || method === 'HEAD' || body.length === 0 ? undefined : new Uint8Array(body),
  })
}

function end(response: ServerResponse, status: number, body?: unknown): void {
  if (body !== undefined) response.setHeader('content-type', 'application/json')
  response.writeHead(status)
  response.end(body === undefined ? undefined : JSON.stringify(body))
}
