// Sets a due date, also in the words that the line for a new task understands. Loaded with the detail and the due dialog.
// @offline later
import { type DueEditorProps, DueEditor as KitEditor } from '#kit/due/due-editor.tsx'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { readDue } from './add/dates.ts'
import { useTasks } from './tasks-context.ts'

export function DueEditor(props: Pick<DueEditorProps, 'due' | 'onChange'>) {
  const { language } = usePrefs()
  const { now } = useTasks()
  return <KitEditor {...props} now={now} readDue={(text) => readDue(text, language, Date.now())} />
}
