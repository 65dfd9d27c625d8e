// Runs in the page: one of the drill's writers, which sends its calls one after another.
import type { PlannedCall } from './plan.ts'

/** What the page reports as each answer comes. */
export interface ReportedAnswer {
  readonly key: string
  readonly status: number
  /** The `x-change-id`; empty where nothing was changed. */
  readonly change: string
  readonly text: string
}

export interface Writing {
  readonly calls: readonly PlannedCall[]
  /** Of who writes. */
  readonly token: string
  /** A request that failed is sent again under its key, as the app does: the worker may have been stopped. */
  readonly isPersistent?: boolean
}

/** Ends when all calls are answered. It knows nothing outside itself. */
export async function writeInPage({ calls, token, isPersistent = false }: Writing): Promise<void> {
  const { reportAnswer } = globalThis as unknown as { reportAnswer(answer: ReportedAnswer): Promise<void> }
  const bytesOf = (head: string, size: number) => {
    const start = Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0))
    const bytes = new Uint8Array(size)
    for (let at = 0; at < size; at += start.length) bytes.set(start.subarray(0, size - at), at)
    return bytes
  }
  const formOf = (fields: NonNullable<PlannedCall['form']>) => {
    const form = new FormData()
    for (const [name, value] of fields) {
      const field = typeof value === 'string' ? value : new File([bytesOf(value.head, value.size)], value.name, value)
      form.append(name, field)
    }
    return form
  }
  const send = async (call: PlannedCall): Promise<Response> => {
    const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'idempotency-key': call.key }
    if (call.json !== undefined) headers['content-type'] = 'application/json'
    const body = call.form ? formOf(call.form) : call.json
    try {
      const response = await fetch(`/api/${call.path}`, { method: call.method, headers, ...(body && { body }) })
      // Also where the worker ends in the middle of its answer.
      return new Response(await response.text(), { status: response.status, headers: response.headers })
    } catch (error) {
      if (isPersistent) return send(call)
      throw error
    }
  }
  for (const call of calls) {
    const response = await send(call)
    const change = response.headers.get('x-change-id') ?? ''
    void reportAnswer({ key: call.key, status: response.status, change, text: await response.text() })
  }
}
