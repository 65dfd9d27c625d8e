// The people as rows of a menu, the one who has all of the tasks ticked.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { ChoiceSection } from '#ui/choice-section.tsx'
import { useTasks } from '../tasks-context.ts'
import { useCommon } from './use-common.ts'

const NOBODY = 'nobody'

export function AssigneeItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { people, commands } = useTasks()
  const choices = [{ id: NOBODY, label: t`No one` }, ...people.map(({ id, name }) => ({ id, label: name }))]
  const choose = (id: string | undefined) => id && void commands.assign(ids, id === NOBODY ? null : id)
  const chosen = useCommon(ids, ({ assignedTo }) => assignedTo ?? NOBODY)
  return <ChoiceSection label={t`Assignee`} choices={choices} chosen={chosen} onChoose={choose} />
}
