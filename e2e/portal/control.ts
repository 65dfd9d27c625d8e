// The peer's other port, by which a person or another program injects faults and sees what was requested.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Notification } from '#contract/portal/notifications.ts'
import type { Fault } from './faults.ts'
import type { Peer } from './peer.ts'

type Controlled = Omit<Peer, 'controlUrl'>

const HELP = {
  'GET /log': 'every request so far; DELETE /log forgets them',
  'GET /changes': 'every write that took effect',
  'POST /faults':
    '{kind: latency, drop, hang, status or html, method?, path?, times?, skip?, ms?, after?, status?, body?}; DELETE /faults ends them',
  'POST /notifications': '{userId, count?, notification?}: makes some, and sends them live',
  'POST /live': '{do: cut, error, silence or speak}; GET /live says who is subscribed',
}

export function createControl(peer: Controlled): Server {
  return createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    // A web page could send these too: only programs that send no origin may.
    if (request.headers.origin !== undefined) return answer(403, { error: 'Not for web pages' })
    control(peer, request).then(
      (body) => answer(body === undefined ? 404 : 200, body ?? HELP),
      (error: Error) => answer(400, { error: error.message }),
    )
  })
}

async function control(peer: Controlled, request: IncomingMessage): Promise<unknown> {
  switch (`${request.method} ${request.url}`) {
    case 'GET /':
      return HELP
    case 'GET /log':
      return peer.log
    case 'DELETE /log':
      return peer.log.splice(0).length
    case 'GET /changes':
      return peer.changes()
    case 'POST /faults':
      peer.fault((await jsonOf(request)) as Fault)
      return true
    case 'DELETE /faults':
      peer.clearFaults()
      return true
    case 'POST /notifications': {
      const { userId, count, notification } = (await jsonOf(request)) as {
        userId: string
        count?: number
        notification?: Partial<Notification>
      }
      return peer.notify(userId, count, notification)
    }
    case 'GET /live':
      return peer.live.subscribers()
    case 'POST /live':
      return live(peer, (await jsonOf(request)) as { do: string })
    default:
      return undefined
  }
}

function live({ live }: Controlled, { do: what }: { do: string }): boolean {
  if (what === 'cut') live.cut()
  else if (what === 'error') live.cut('An error that was asked for')
  else if (what === 'silence' || what === 'speak') live.setSilent(what === 'silence')
  else throw new Error(`Cannot do ${what}`)
  return true
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString())
}
