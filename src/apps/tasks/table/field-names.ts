// Labels of what a column of a table of tasks can be.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaskColumn } from '#formats/task-columns.ts'

export const FIELD_NAMES: Readonly<Record<TaskColumn, MessageDescriptor>> = {
  title: msg`Title`,
  notes: msg`Notes`,
  list: msg`List`,
  section: msg`Section`,
  due: msg`Due date`,
  start: msg`Start date`,
  repeat: msg`Repeats`,
  priority: msg`Priority`,
  tags: msg`Tags`,
  steps: msg`Subtasks`,
  done: msg`Completed`,
}
