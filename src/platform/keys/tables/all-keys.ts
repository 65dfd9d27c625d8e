// Every table of keys there is: for the settings, and for the test that looks for conflicts. A screen with keys of its own adds its table here.
import type { KeyTable } from '../key-table.ts'
import { evaluationKeys } from './evaluation-keys.ts'
import { everywhereKeys } from './everywhere-keys.ts'
import { jobKeys, jobsKeys } from './jobs-keys.ts'
import { jumpKeys } from './jump-keys.ts'
import { tasksKeys } from './tasks-keys.ts'

export const ALL_KEYS: readonly KeyTable[] = [everywhereKeys, jumpKeys, jobsKeys, jobKeys, tasksKeys, evaluationKeys]
