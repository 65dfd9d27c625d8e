// Sample tasks in sections: a job search under way. Dates count from the first run.
import type { Task, TaskTag } from '#contract/apps/tasks.ts'

export function seedTaskTags(): TaskTag[] {
  return ['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'].map((title) => ({ id: title.toLowerCase(), title }))
}

export function seedTasks(now: number): Task[] {
  const at = new Date(now).toISOString()
  return [{ id: 'task-1', type: 'task', title: 'Reply to Véro Mobilité', notes: null, completed: false, dueDate: at, priority: 1, tags: ['discuss'], assignedTo: null, subTasks: [], order: 0, createdAt: at, updatedAt: at, completedAt: null }]
}
