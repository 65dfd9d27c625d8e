// transfer() over a back end in Node, as a page runs it.
import type { Endpoint } from '#contract/define-api.ts'
import { type Send, type TransferOptions, transfer, type Writer } from '#kit/transfer/transfer.ts'
import type { TestApi } from './test-api.ts'

interface Sent {
  readonly body?: unknown
  readonly query?: Record<string, string>
}

/** @param refuses throws where a call is to fail */
export const sendTo =
  (api: TestApi, refuses: (endpoint: Endpoint, call: number) => void = () => {}): Send =>
  async (endpoint, input, { idempotencyKey }) => {
    calls += 1
    refuses(endpoint, calls)
    const { body, query } = input as Sent
    const path = query ? `${endpoint.path}?${new URLSearchParams(query)}` : endpoint.path
    const answered = await api.send(endpoint.method, path, body, { 'idempotency-key': idempotencyKey })
    if (answered.status !== 200) throw new Error(`${answered.status} ${JSON.stringify(answered.body)}`)
    return { answer: answered.body as never, changeId: answered.headers.get('x-change-id') ?? undefined }
  }

let calls = 0

export const transferTo = (
  api: TestApi,
  work: (writer: Writer) => Promise<unknown>,
  options: Partial<TransferOptions> = {},
) =>
  transfer(work, {
    send: sendTo(api),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...options,
  })
