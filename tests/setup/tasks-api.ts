// The tasks back end with a list of the test's own.
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import { seedTaskTags } from '#seed/tasks.ts'
import { createTestApi, type TestApi } from './test-api.ts'

export const all = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]
export const tagsOf = async (api: TestApi) => (await api.get('apps/tasks/tags')).body as TaskTag[]
export const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title)

/** A list of its own: the sample's tags and only these tasks, in this order, with ids like their titles. */
export async function apiWith(...names: string[]): Promise<TestApi> {
  const api = createTestApi({ samplesOf: [] })
  await api.db.open()
  await api.db.table('taskTags').bulkAdd(seedTaskTags())
  await api.send('POST', 'apps/tasks/tasks', { tasks: names.map((id) => ({ id, title: id })), afterId: null })
  return api
}

/** What PATCH apps/tasks/task answers. */
export async function changed(api: TestApi, id: string, task: object): Promise<Task> {
  return (await api.send('PATCH', 'apps/tasks/task', { id, task })).body as Task
}
