// How the mailbox is set up: who sends, the signature, the time in which sending can be undone, the saved answers. Layout and rows are here too. A chunk of its own.
// @chunk mailbox-menus
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MailSettings } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useUpdateSettings } from '../mutations.ts'
import { isAddress } from '../people.ts'
import { MailLinks } from './mail-links.tsx'
import { SwipeSettings } from './swipe-settings.tsx'

export interface SettingsDialogProps {
  readonly onClose: () => void
}

const SECONDS = [0, 5, 10, 20] as const
const MOST_ANSWERS = 50

export default function SettingsDialog({ onClose }: SettingsDialogProps) {
  const { t } = useLingui()
  const { settings, set, problem, save } = useSettingsForm(onClose)
  return (
    <Dialog
      isOpen
      title={t`Mailbox settings`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onPress={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ReadingSettings settings={settings} onChange={set} />
        <SwipeSettings settings={settings} onChange={set} />
        <Select
          label={t`Undo sending`}
          description={t`The time you have to undo sending an email.`}
          value={String(settings.undoSeconds)}
          options={SECONDS.map((seconds) => ({
            id: String(seconds),
            label: seconds === 0 ? t`Send immediately` : plural(seconds, { one: '# second', other: '# seconds' }),
          }))}
          onChange={(chosen) => set({ undoSeconds: SECONDS.find((seconds) => String(seconds) === chosen) ?? 10 })}
        />
        <TextField
          label={t`Send as`}
          value={settings.sender}
          maxLength={500}
          error={problem}
          onChange={(sender) => set({ sender })}
        />
        <TextArea
          label={t`Signature`}
          value={settings.signature}
          maxLength={5000}
          onChange={(signature) => set({ signature })}
        />
        <MailLinks />
        <SavedAnswers answers={settings.cannedResponses} onChange={(cannedResponses) => set({ cannedResponses })} />
      </div>
    </Dialog>
  )
}

/** What is changed before it is saved. */
function useSettingsForm(onClose: () => void) {
  const { t } = useLingui()
  const { settings: saved } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateSettings()
  const [settings, setSettings] = useState(saved)
  // Only these are written: what another tab has chosen meanwhile stays.
  const [changed, setChanged] = useState<Partial<MailSettings>>({})
  const [problem, setProblem] = useState<string>()
  const set = (change: Partial<MailSettings>) => {
    setSettings({ ...settings, ...change })
    setChanged({ ...changed, ...change })
    if (change.sender !== undefined) setProblem(undefined)
  }
  const save = async () => {
    if (!isAddress(settings.sender))
      return setProblem(t`Enter a name and an email address, such as Ada Lovelace <ada@example.com>.`)
    const cannedResponses = changed.cannedResponses?.filter(({ title, content }) => title.trim() || content.trim())
    const isDone = await run({
      message: t`Settings saved`,
      write: () => update({ body: { settings: { ...changed, ...(cannedResponses && { cannedResponses }) } } }),
    })
    if (isDone) onClose()
  }
  return { settings, set, problem, save }
}

interface ReadingSettingsProps {
  readonly settings: MailSettings
  readonly onChange: (change: Partial<MailSettings>) => void
}

/** Where an email opens, and how the list and its text look. */
function ReadingSettings({ settings, onChange }: ReadingSettingsProps) {
  const { t } = useLingui()
  const { messageLayout, density = 'comfortable', plainText } = settings
  return (
    <>
      <Select
        label={t`Open emails`}
        value={messageLayout}
        options={[
          { id: 'right', label: t`To the right of the list` },
          { id: 'bottom', label: t`Below the list` },
          { id: 'off', label: t`In place of the list` },
        ]}
        onChange={(chosen) => onChange({ messageLayout: chosen })}
      />
      <Select
        label={t`Row height`}
        value={density}
        options={[
          { id: 'comfortable', label: t`Comfortable` },
          { id: 'compact', label: t`Compact` },
        ]}
        onChange={(chosen) => onChange({ density: chosen })}
      />
      <Switch
        isSelected={plainText === true}
        description={t`You can still show an email’s formatting when you read it.`}
        onChange={(isPlain) => onChange({ plainText: isPlain })}
      >
        <Trans>Show emails as plain text</Trans>
      </Switch>
    </>
  )
}

interface SavedAnswersProps {
  readonly answers: MailSettings['cannedResponses']
  readonly onChange: (answers: MailSettings['cannedResponses']) => void
}

function SavedAnswers({ answers, onChange }: SavedAnswersProps) {
  const { t } = useLingui()
  const patch = (at: number, change: Partial<MailSettings['cannedResponses'][number]>) =>
    onChange(answers.map((answer, index) => (index === at ? { ...answer, ...change } : answer)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-13">
        <Trans>Saved replies</Trans>
      </legend>
      {answers.map(({ title, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names of their own, and none ever moves
        <div key={index} className="grid gap-2 rounded-8 border border-line p-3">
          <div className="flex items-end gap-2">
            <TextField
              label={t`Name`}
              value={title}
              maxLength={200}
              className="flex-1"
              onChange={(value) => patch(index, { title: value })}
            />
            <IconButton
              icon="trash"
              label={t`Delete ${title}`}
              onPress={() => onChange(answers.filter((_, at) => at !== index))}
            />
          </div>
          <TextArea
            label={t`Text`}
            value={content}
            maxLength={20_000}
            onChange={(value) => patch(index, { content: value })}
          />
        </div>
      ))}
      {answers.length < MOST_ANSWERS && (
        <Button
          size="sm"
          icon="plus"
          className="justify-self-start"
          onPress={() => onChange([...answers, { title: '', content: '' }])}
        >
          <Trans>Add a saved reply</Trans>
        </Button>
      )}
    </fieldset>
  )
}
