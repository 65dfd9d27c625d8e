// Settings > Keyboard: every shortcut there is; those of a single key can be turned off at once, each can be changed or turned off alone. Mounted by the
// settings screen, below its heading.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import { useLabel } from '#platform/i18n/label.ts'
import { keyedActions } from '#platform/keys/conflicts.ts'
import {
  getKeyChoices,
  type KeyChoices,
  resetKeys,
  setKeyChoices,
  setSingleKeys,
  useKeyChoices,
} from '#platform/keys/key-choices.ts'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { JUMPS } from './jump-keys.ts'
import { KeyRow } from './key-row.tsx'
import { keyTables } from './key-tables.ts'

export function KeyboardSettings() {
  const { t } = useLingui()
  const labelOf = useLabel()
  const choices = useKeyChoices()
  const router = useRouter()
  const { run } = useAction()
  const [changing, setChanging] = useState<string | null>(null)
  const tables = use(keyTables())
  const actions = keyedActions(tables, choices)
  const isChanged = !choices.single || Object.keys(choices.keys).length > 0
  const hasPlace = (table: KeyTable, name: string) => table.id !== 'jumps' || isRoute(router, JUMPS.get(name) ?? '')
  const reset = () => {
    const before: KeyChoices = getKeyChoices()
    void run({
      message: t`All keyboard shortcuts reset`,
      write: () => {
        resetKeys()
        return undefined
      },
      inverse: () => setKeyChoices(before),
    })
  }
  return (
    <div>
      <Switch
        isSelected={choices.single}
        onChange={setSingleKeys}
        description={t`Keys without Ctrl, Cmd or Alt, such as ?, / and J. Turn them off if you use dictation or press keys by accident.`}
      >
        <Trans>Single-key shortcuts</Trans>
      </Switch>
      {tables.map((table) => (
        <section key={table.id} aria-label={labelOf(table.title)} className="mt-6">
          <h2 className="pb-1 font-semibold text-14">{labelOf(table.title)}</h2>
          <ul>
            {actions
              .filter((action) => action.table === table && !action.isFixed && hasPlace(table, action.name))
              .map((action) => (
                <KeyRow
                  key={action.id}
                  action={action}
                  actions={actions}
                  isChanging={changing === action.id}
                  onChanging={(isChanging) => setChanging(isChanging ? action.id : null)}
                />
              ))}
          </ul>
        </section>
      ))}
      <Button className="mt-6" isDisabled={!isChanged} onPress={reset}>
        <Trans>Reset all shortcuts</Trans>
      </Button>
    </div>
  )
}
