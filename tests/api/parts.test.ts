// A module's code comes with its first call; where it cannot be had there is no answer, as from a lost worker.
import { afterEach, expect, test, vi } from 'vitest'
import { modules } from '#sw/api/registry.ts'
import { ask } from '#tests/setup/one-workspace.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

afterEach(() => vi.restoreAllMocks())

const missing = {
  'a worker’s script': new DOMException('The script could not be loaded', 'NetworkError'),
  'a chunk in Chromium': new TypeError('Failed to fetch dynamically imported module: /assets/back-end/tasks.js'),
  'a chunk in Firefox': new TypeError('error loading dynamically imported module: /assets/back-end/tasks.js'),
  'a chunk in WebKit': new TypeError('Importing a module script failed.'),
}

test.each(Object.entries(missing))(
  '%s that cannot be had: no answer, and the next call asks for it again',
  async (_, error) => {
    const tasks = modules.find(({ name }) => name === 'tasks')
    if (!tasks) throw new Error('There is no module for tasks')
    vi.spyOn(tasks, 'load').mockRejectedValueOnce(error)
    const { app } = createTestApi()
    expect((await ask(app, '/api/apps/tasks/all')).type).toBe('error')
    expect((await ask(app, '/api/apps/tasks/all')).status).toBe(200)
  },
)

test('each module has the name of its contract, the tables of its entry, and endpoints under its own paths alone', async () => {
  const owners = new Map<string, string>()
  for (const entry of modules) {
    const module = await entry.load()
    expect(module.api.name).toBe(entry.name)
    expect(Object.keys(module.tables).sort()).toEqual(Object.keys(entry.tables).sort())
    for (const { path } of Object.values(module.api.endpoints)) {
      const own = entry.paths.filter((start) => path === start || path.startsWith(`${start}/`))
      expect(own, path).toHaveLength(1)
      const others = modules.filter(({ paths }) =>
        paths.some((start) => path === start || path.startsWith(`${start}/`)),
      )
      expect(
        others.map(({ name }) => name),
        path,
      ).toEqual([entry.name])
    }
    for (const table of Object.keys(entry.tables)) {
      expect(owners.get(table), table).toBeUndefined()
      owners.set(table, entry.name)
    }
  }
})
