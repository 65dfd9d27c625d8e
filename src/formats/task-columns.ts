// What the columns of a table of tasks are, as their headers say in both languages and in other programs. Pure.
// @offline later
import type { FileTable } from './file-table.ts'
import { foldText } from './text.ts'

const FIELDS = [
  'title',
  'notes',
  'list',
  'section',
  'due',
  'start',
  'repeat',
  'priority',
  'tags',
  'steps',
  'done',
] as const
export type TaskColumn = (typeof FIELDS)[number]

/** Headers of both languages, folded; of other programs too. */
const HEADERS: Readonly<Record<TaskColumn, RegExp>> = {
  title: /^(title|task|name|task name|subject|content|summary|titre|tache|nom|objet)$/,
  notes: /^(notes?|description|details|body|content|comments?|remarques?)$/,
  list: /^(list|list name|projects?|liste|projet)$/,
  section: /^(section|section.column|column name|group|category|status|groupe|statut)$/,
  due: /^(due|due date|due on|deadline|date|end|echeance|date d.echeance|date limite)$/,
  start: /^(start|start date|starts?|begin|debut|date de debut)$/,
  repeat: /^(repeats?|recurrence|recurring|rrule|repetition|recurrence)$/,
  priority: /^(priority|importance|priorite)$/,
  tags: /^(tags?|labels?|categories|etiquettes?|libelles?)$/,
  steps: /^(steps?|subtasks?|checklist|sous-taches|etapes)$/,
  done: /^(done|completed|complete|is completed|completed (at|time)|date completed|termine|terminee|fait|faite)$/,
}

/** The field of each column; null: left out. Each field once. Where no column has a name, the first one with words is the title. */
export function guessTaskColumns({ headers, rows }: FileTable): (TaskColumn | null)[] {
  if (headers.every((header) => header === '')) {
    const title = headers.findIndex((_, index) => rows.some((cells) => /\p{L}/u.test(cells[index] ?? '')))
    return headers.map((_, index) => (index === title ? 'title' : null))
  }
  const taken = new Set<TaskColumn>()
  return headers.map((header) => {
    const field = FIELDS.find((one) => !taken.has(one) && HEADERS[one].test(foldText(header).trim()))
    if (field) taken.add(field)
    return field ?? null
  })
}
