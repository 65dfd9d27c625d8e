// When something reminds: a usual time or any other, or not at all; and the same for the calendar of the device, which rings without Cairn.
// @chunk due
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { Language } from '#contract/shared.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TimeChoice, useTimeChoice } from './time-choice.tsx'

export interface ReminderDialogProps {
  /** ISO; null: there is none */
  readonly reminder: string | null
  /** The calendar entry's content. */
  readonly entry: { readonly uid: string; readonly title: string; readonly text: string }
  /** @returns whether it is stored */
  readonly onSet: (reminder: string | null, message: string) => Promise<boolean>
  readonly onClose: () => void
}

export function ReminderDialog({ reminder, entry, onSet, onClose }: ReminderDialogProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const { at, isPast, refuse, onChange } = useTimeChoice(reminder)
  const set = async (time: string | null) => {
    const message = time === null ? t`Reminder removed` : t`Reminder set for ${date(time, 'dayTime')}`
    if (await onSet(time, message)) onClose()
  }
  const submit = () => {
    if (at === null || Date.parse(at) > Date.now()) return void set(at)
    refuse()
  }
  const toCalendar = async () => {
    const { reminderToCalendar } = await import('#formats/icalendar/write-reminder.ts')
    const reminded = { ...entry, at: at ?? '' }
    const text = reminderToCalendar(reminded, Date.now(), Language.parse(i18n.locale))
    saveFile(new File([text], 'reminder.ics', { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Reminder`}
      description={t`While Cairn is open, you’ll be reminded every hour until you mark this as done. You’ll see missed reminders the next time you open Cairn.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {reminder !== null && (
            <Button variant="quiet" className="me-auto" onPress={() => set(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
          {isPast && (
            <Button onPress={() => set(new Date().toISOString())}>
              <Trans>Remind me now</Trans>
            </Button>
          )}
          <Button variant="primary" isDisabled={at === null} onPress={submit}>
            <Trans>Set reminder</Trans>
          </Button>
        </>
      }
    >
      <TimeChoice at={at} isPast={isPast} onQuick={set} onChange={onChange} />
      <Button className="mt-4" size="sm" icon="calendar" isDisabled={at === null} onPress={toCalendar}>
        <Trans>Add to your device’s calendar</Trans>
      </Button>
    </Dialog>
  )
}
