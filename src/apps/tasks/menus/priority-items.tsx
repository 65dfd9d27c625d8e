// The priorities as rows of a menu, the one that all of the tasks have ticked.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { ChoiceSection } from '#ui/choice-section.tsx'
import { PRIORITIES, usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'
import { useCommon } from './use-common.ts'

export function PriorityItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const names = usePriorityNames()
  const { commands } = useTasks()
  const choices = PRIORITIES.map((priority) => ({ id: String(priority), label: names[priority] }))
  const choose = (id: string | undefined) => {
    const priority = PRIORITIES.find((one) => String(one) === id)
    if (priority !== undefined) void commands.setPriority(ids, priority)
  }
  const chosen = useCommon(ids, ({ priority }) => String(priority))
  return <ChoiceSection label={t`Priority`} choices={choices} chosen={chosen} onChoose={choose} />
}
