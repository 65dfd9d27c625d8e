// To whom an email goes: its recipients, and those in copy on demand.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Fields } from '../draft-fields.ts'
import { RecipientsField } from './recipients-field.tsx'

export interface RecipientFieldsProps {
  readonly fields: Fields
  change(change: Partial<Fields>): void
  /** The focus begins in the text. */
  readonly isAnswer: boolean
  readonly problem: string | undefined
}

export function RecipientFields({ fields, change, isAnswer, problem }: RecipientFieldsProps) {
  const { t } = useLingui()
  const problemId = useId()
  const [shown, setShown] = useState({ cc: false, bcc: false })
  const hasCc = shown.cc || fields.cc.length > 0
  const hasBcc = shown.bcc || fields.bcc.length > 0
  const link =
    'relative h-8 cursor-pointer rounded-4 px-1.5 text-13 text-ink-muted hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-1.5'
  return (
    <>
      <RecipientsField
        label={t({ message: 'To', context: 'recipients' })}
        people={fields.to}
        onChange={(to) => change({ to: [...to] })}
        autoFocus={!isAnswer}
        errorId={problem ? problemId : undefined}
      >
        <span className="-me-1.5 flex shrink-0 gap-1.5 empty:hidden">
          {!hasCc && (
            <button type="button" className={link} onClick={() => setShown({ ...shown, cc: true })}>
              <Trans context="recipients">Cc</Trans>
            </button>
          )}
          {!hasBcc && (
            <button type="button" className={link} onClick={() => setShown({ ...shown, bcc: true })}>
              <Trans context="recipients">Bcc</Trans>
            </button>
          )}
        </span>
      </RecipientsField>
      {hasCc && (
        <RecipientsField
          label={t({ message: 'Cc', context: 'recipients' })}
          people={fields.cc}
          onChange={(cc) => change({ cc: [...cc] })}
          autoFocus={shown.cc}
        />
      )}
      {hasBcc && (
        <RecipientsField
          label={t({ message: 'Bcc', context: 'recipients' })}
          people={fields.bcc}
          onChange={(bcc) => change({ bcc: [...bcc] })}
          autoFocus={shown.bcc}
        />
      )}
      <div role="alert">
        {problem && (
          <p id={problemId} className="px-4 py-1.5 text-13 text-danger">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
