// What the drill sends to the tasks' writing calls.
import { taskManagementApi } from '#contract/apps/task-management.ts'
import type { TaskPatch } from '#contract/apps/tasks.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const patch = (chance: Chance): TaskPatch => ({
  title: chance.words(),
  notes: chance.percent(30) ? null : chance.words(),
  completed: chance.percent(50),
  dueDate: chance.percent(50) ? chance.date(30) : null,
  priority: chance.pick([0, 1, 2]),
  ...(chance.percent(20) && { repeat: 'FREQ=WEEKLY;BYDAY=MO' }),
})

export const tasksInputs = defineInputs(taskManagementApi, {
  read: async (ask) => ({
    tasks: await ask(taskManagementApi.endpoints.all),
    tags: await ask(taskManagementApi.endpoints.tags),
    filters: await ask(taskManagementApi.endpoints.filters),
    lists: await ask(taskManagementApi.endpoints.lists),
  }),
  calls: {
    createTag: (chance) => ({ body: { tag: { title: chance.words() } } }),
    createTags: (chance) => ({ body: { tags: [{ title: chance.words() }, { title: chance.words() }] } }),
    updateTag: (chance, { tags }) => ({ body: { id: chance.id(tags), tag: { title: chance.words() } } }),
    deleteTag: (chance, { tags }) => ({ query: { id: chance.id(tags) } }),
    order: (chance, { tasks }) => ({ body: { tasks: chance.shuffled(tasks.slice(0, 20)).map(({ id }) => ({ id })) } }),
    createTask: (chance) => ({ body: { type: chance.pick(['task', 'section']) } }),
    updateTask: (chance, { tasks }) => ({ body: { id: chance.id(tasks), task: patch(chance) } }),
    deleteTask: (chance, { tasks }) => ({ query: { id: chance.id(tasks) } }),
    createTasks: (chance, { tasks }) => ({
      body: {
        tasks: Array.from({ length: 1 + chance.below(8) }, () => ({ ...patch(chance), type: 'task' as const })),
        afterId: chance.percent(50) ? chance.id(tasks) : null,
      },
    }),
    updateTasks: (chance, { tasks }) => ({
      body: { tasks: chance.ids(tasks, 6).map((id) => ({ id, task: patch(chance) })) },
    }),
    deleteTasks: (chance, { tasks }) => ({ body: { ids: chance.ids(tasks) } }),
    saveFilter: (chance) => ({ body: { filter: { title: chance.words(), search: 'show=done' } } }),
    deleteFilter: (chance, { filters }) => ({ query: { id: chance.id(filters) } }),
    createLists: (chance) => ({ body: { lists: [{ title: chance.words() }, { title: chance.words() }] } }),
    updateList: (chance, { lists }) => ({
      body: { id: chance.id(lists), list: { title: chance.words(), color: chance.pick(['red', 'teal'] as const) } },
    }),
    orderLists: (chance, { lists }) => ({ body: { lists: chance.shuffled(lists).map(({ id }) => ({ id })) } }),
    deleteList: (chance, { lists }) => ({ query: { id: chance.id(lists) } }),
  },
})
