// Runs in the page: a writer that changes tasks without a pause until the browser dies. Used by drill.ts.

/** One life of a group of three tasks: made at step 0, changed together at steps 1 to 3, deleted together at step 4, every second one. */
export const LAST_CHANGE = 3
export const DELETED = LAST_CHANGE + 1
export const ROWS = 3

export const isDeletedAtLast = (group: string): boolean => Number(group.slice(group.lastIndexOf('-') + 1)) % 2 === 1

export interface Acknowledged {
  readonly group: string
  readonly step: number
}

/** Hands over each answer as it comes. It knows nothing outside itself: the browser gets its text. */
export async function writeInPage(writer: string): Promise<void> {
  const { acknowledge } = globalThis as unknown as { acknowledge(group: string, step: number): Promise<void> }
  const send = async (method: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const response = await fetch('/api/apps/tasks/tasks', { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  for (let count = 0; ; count += 1) {
    const group = `${writer}-${count}`
    const ids = [0, 1, 2].map((row) => `${group}-${row}`)
    await send('POST', { tasks: ids.map((id) => ({ id, title: group, notes: '0' })), afterId: null })
    void acknowledge(group, 0)
    for (const step of [1, 2, 3]) {
      await send('PATCH', { tasks: ids.map((id) => ({ id, task: { notes: `${step}` } })) })
      void acknowledge(group, step)
    }
    if (count % 2 === 0) continue
    await send('DELETE', { ids })
    void acknowledge(group, 4)
  }
}
