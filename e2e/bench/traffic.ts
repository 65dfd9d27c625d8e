// What went over the network: every answer of a server of this process, seen from outside of it. Used by loads.ts.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Traffic {
  /** Bytes of bodies as sent. */
  readonly bytes: number
  /** `304 /worker.js` */
  readonly answers: readonly string[]
}

interface Finished {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Counts from now on. @param port of the server @returns stops counting and returns the traffic */
export function countTraffic(port: number): () => Traffic {
  let bytes = 0
  const answers: string[] = []
  const count = (message: unknown) => {
    const { request, response } = message as Finished
    if (request.socket.localPort !== port) return
    bytes += Number(response.getHeader('content-length') ?? 0)
    answers.push(`${response.statusCode} ${request.url}`)
  }
  subscribe(CHANNEL, count)
  return () => {
    unsubscribe(CHANNEL, count)
    return { bytes, answers }
  }
}

const CHANNEL = 'http.server.response.finish'
