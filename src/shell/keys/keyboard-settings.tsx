// Settings > Keyboard: every shortcut there is; those of a single key can be turned off at once, each can be changed or turned off alone. Mounted by the
// settings screen, below its heading.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
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
import { ALL_KEYS } from '#platform/keys/tables/all-keys.ts'
import { JUMPS } from '#platform/keys/tables/jump-keys.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { showToast } from '#ui/toast-store.ts'
import { KeyRow } from './key-row.tsx'

export function KeyboardSettings() {
  const { t, i18n } = useLingui()
  const choices = useKeyChoices()
  const router = useRouter()
  const [changing, setChanging] = useState<string | null>(null)
  const actions = keyedActions(ALL_KEYS, choices)
  const isChanged = !choices.single || Object.keys(choices.keys).length > 0
  const hasPlace = (table: KeyTable, name: string) =>
    table.id !== 'jumps' || isRoute(router, JUMPS[name as keyof typeof JUMPS])
  const reset = () => {
    const before: KeyChoices = getKeyChoices()
    resetKeys()
    showToast({
      message: t`All shortcuts are as they came.`,
      action: { label: t`Undo`, onAction: () => setKeyChoices(before) },
    })
  }
  return (
    <div>
      <Switch
        isSelected={choices.single}
        onChange={setSingleKeys}
        description={t`Keys without Ctrl, Cmd or Alt, such as ?, / and J. Turn them off if you dictate, or press keys by accident.`}
      >
        <Trans>Single-key shortcuts</Trans>
      </Switch>
      {ALL_KEYS.map((table) => (
        <section key={table.id} aria-label={i18n._(table.title)} className="mt-6">
          <h3 className="pb-1 font-semibold text-14">{i18n._(table.title)}</h3>
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
