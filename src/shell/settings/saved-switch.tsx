// A switch for a setting at the portal: saved when it is pressed, with the reason below it where that failed.
import { useLingui } from '@lingui/react/macro'
import type { SettingsPatch } from '#contract/portal/settings.ts'
import { Switch, type SwitchProps } from '#ui/switch.tsx'
import { SaveProblem } from './save-problem.tsx'
import { useSaveSettings } from './use-save.ts'

export interface SavedSwitchProps extends Omit<SwitchProps, 'onChange'> {
  /** What is saved. */
  patch(isOn: boolean): SettingsPatch
  /** Called first; where it answers false, nothing is saved. */
  mayBe?(isOn: boolean): Promise<boolean>
}

export function SavedSwitch({ patch, mayBe, ...rest }: SavedSwitchProps) {
  const { t } = useLingui()
  const { save, problem } = useSaveSettings()
  const change = async (isOn: boolean) => {
    if (!mayBe || (await mayBe(isOn))) await save(patch(isOn), t`Saved`)
  }
  return (
    <div>
      <Switch {...rest} onChange={(isOn) => void change(isOn)} />
      <SaveProblem problem={problem} />
    </div>
  )
}
