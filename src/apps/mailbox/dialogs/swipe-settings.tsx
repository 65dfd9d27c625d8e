// What swiping a row with a finger does, one way and the other.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { type MailSettings, SwipeAction } from '#contract/apps/mailbox-shapes.ts'
import { Select } from '#ui/select.tsx'
import { swipesOf } from '../list/use-swipes.ts'

export interface SwipeSettingsProps {
  readonly settings: MailSettings
  readonly onChange: (change: Partial<MailSettings>) => void
}

export function SwipeSettings({ settings, onChange }: SwipeSettingsProps) {
  const { t } = useLingui()
  const names: Readonly<Record<SwipeAction, string>> = {
    delete: t`Delete`,
    unread: t`Mark as read or unread`,
    star: t`Add or remove a star`,
    snooze: t`Snooze`,
    spam: t`Move to Spam or back to the Inbox`,
    none: t`Do nothing`,
  }
  const options = SwipeAction.options.map((id) => ({ id, label: names[id] }))
  const { left, right } = swipesOf(settings)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label={t`Swipe left`} value={left} options={options} onChange={(swipeLeft) => onChange({ swipeLeft })} />
      <Select
        label={t`Swipe right`}
        value={right}
        options={options}
        onChange={(swipeRight) => onChange({ swipeRight })}
      />
    </div>
  )
}
