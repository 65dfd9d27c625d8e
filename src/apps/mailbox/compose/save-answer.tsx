// Saves a text as an answer, under a name. A chunk of its own.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useUpdateSettings } from '../mutations.ts'

export interface SaveAnswerProps {
  readonly content: string
  /** Of the draft: what the answer is called at first. */
  readonly subject: string
  readonly onClose: () => void
}

/** As many as the settings take. */
const MOST = 50
/** Characters, as the contract has it. */
const NAME_LIMIT = 200
const TEXT_LIMIT = 20_000

export function SaveAnswer({ content, subject, onClose }: SaveAnswerProps) {
  const { t } = useLingui()
  const { isFull, add } = useAddAnswer()
  const [title, setTitle] = useState(() => subject.replace(/^(?:(?:re|fwd?|tr)\s?:\s*)+/i, '').slice(0, NAME_LIMIT))
  const [text, setText] = useState(() => content.slice(0, TEXT_LIMIT))
  const [isTried, setTried] = useState(false)
  const name = title.trim()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name === '' || text.trim() === '' || isFull) return
    if (await add(name, text)) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`New saved reply`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="save-answer" variant="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id="save-answer" noValidate onSubmit={save} className="grid gap-4">
        <TextField
          autoFocus
          label={t`Name`}
          value={title}
          maxLength={NAME_LIMIT}
          error={
            isFull
              ? t`You already have ${MOST} saved replies. Delete one in Mailbox settings first.`
              : isTried && name === ''
                ? t`Enter a name.`
                : undefined
          }
          onChange={setTitle}
        />
        <TextArea
          label={t`Text`}
          value={text}
          maxLength={TEXT_LIMIT}
          error={isTried && text.trim() === '' ? t`Enter some text.` : undefined}
          onChange={setText}
        />
      </form>
    </Dialog>
  )
}

function useAddAnswer() {
  const { t } = useLingui()
  const { cannedResponses } = useMailbox().settings
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateSettings()
  return {
    isFull: cannedResponses.length >= MOST,
    /** @returns false where that failed, which has been reported */
    add: (name: string, content: string) =>
      run({
        message: t`Reply “${name}” saved`,
        write: () =>
          update({ body: { settings: { cannedResponses: [...cannedResponses, { title: name, content }] } } }),
      }),
  }
}
