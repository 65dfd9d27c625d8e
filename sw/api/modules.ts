// The registry of the back end's modules: one line a domain.
import { activitiesModule } from './apps/activities.ts'
import { tasksModule } from './apps/tasks.ts'
import type { Module } from './define-module.ts'
import { authModule } from './portal/auth.ts'
import { userModule } from './portal/user.ts'
import { changesModule } from './shell/changes.ts'
import { navigationModule } from './shell/navigation.ts'

export const modules: readonly Module[] = [
  activitiesModule,
  authModule,
  changesModule,
  navigationModule,
  tasksModule,
  userModule,
]

/** All modules' tables with their indexes, for the database. */
export const moduleTables = (): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap(({ tables }) => Object.entries(tables).map(([name, { indexes }]) => [name, indexes])),
  )
