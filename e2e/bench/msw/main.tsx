// The second yardstick: the calls of the tasks app answered by MSW from memory. Nothing is stored, logged or parsed.
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { showList } from '../list.tsx'

interface Row {
  id: string
  title: string
  notes?: string | null
  subTasks?: readonly { readonly title: string }[]
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): unknown
}

const scope = globalThis as { trustedTypes?: PolicyFactory; addRows?: (rows: Row[]) => void }
scope.trustedTypes?.createPolicy('default', { createScriptURL: (url: string) => url })

const byId = new Map<string, Row>()
for (let row = 0; row < 60; row += 1) byId.set(`task-${row}`, { id: `task-${row}`, title: `Task ${row}` })
/** How run.mjs puts its rows here. */
scope.addRows = (rows) => {
  for (const row of rows) byId.set(row.id, row)
}

const handlers = [
  http.get('/api/apps/tasks/all', () => HttpResponse.json([...byId.values()])),
  http.get('/api/apps/tasks/task', ({ request }) =>
    HttpResponse.json(byId.get(new URL(request.url).searchParams.get('id') ?? '') ?? null),
  ),
  http.get('/api/apps/tasks/search', ({ request }) => {
    const words = (new URL(request.url).searchParams.get('query') ?? '').toLowerCase()
    return HttpResponse.json(
      [...byId.values()].filter(
        ({ title, notes, subTasks = [] }) =>
          title.toLowerCase().includes(words) ||
          notes?.toLowerCase().includes(words) ||
          subTasks.some((one) => one.title.toLowerCase().includes(words)),
      ),
    )
  }),
  http.patch<never, { id: string; task: Partial<Row> }>('/api/apps/tasks/task', async ({ request }) => {
    const { id, task } = await request.json()
    const row = byId.get(id)
    if (!row) return HttpResponse.json(null)
    Object.assign(row, task)
    return HttpResponse.json(row)
  }),
]

await setupWorker(...handlers).start({ quiet: true })
await showList('/api/apps/tasks/all')
