// Asked before an email is sent that seems to miss something.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { Button } from '#ui/button.tsx'
import type { Attach } from './use-attach.ts'
import type { Sending } from './use-sending.ts'

export interface SendQuestionProps {
  readonly sending: Sending
  readonly attach: Attach
}

export function SendQuestion({ sending, attach }: SendQuestionProps) {
  const { t } = useLingui()
  const { question, sendAnyway, dropQuestion } = sending
  return (
    <div role="alert">
      {question && (
        <div className="flex flex-wrap items-center gap-2 border-line-soft border-t bg-surface-sunken px-4 py-2 text-13">
          <span className="min-w-40 flex-1">
            {question === 'attachment' ? (
              <Trans>You mention an attachment, but nothing is attached.</Trans>
            ) : (
              <Trans>This email has no subject.</Trans>
            )}
          </span>
          {question === 'attachment' ? (
            <FileButton
              label={t`Files to attach`}
              isMultiple
              size="sm"
              icon="paper-clip"
              onFiles={(files) => {
                dropQuestion()
                attach.add(files)
              }}
            >
              <Trans>Attach files</Trans>
            </FileButton>
          ) : (
            <Button size="sm" onPress={dropQuestion}>
              <Trans>Keep writing</Trans>
            </Button>
          )}
          <Button size="sm" onPress={sendAnyway}>
            <Trans>Send anyway</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
