// Deleting the account: what goes, a copy of it first, and the e-mail address typed, since this cannot be undone. Opened by account-section.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { settingsApi } from '#contract/portal/settings.ts'
import type { User } from '#contract/portal/user.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { loadConfig } from '#platform/config.ts'
import { forgetPersonItems } from '#platform/session/own-items.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BackupButton } from './data/backup-button.tsx'

type State = 'asking' | 'wrong' | 'deleting'

export function DeleteAccount({ user: { email }, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { state, failure, ask, refuse, erase } = useDeletion()
  const field = useRef<HTMLInputElement>(null)
  const confirm = async () => {
    if (typed.trim().toLowerCase() === email.toLowerCase()) return erase()
    refuse()
    field.current?.focus()
  }
  return (
    <Dialog
      isOpen
      title={t`Delete your account?`}
      isDismissable={state !== 'deleting'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={state === 'deleting'}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" isPending={state === 'deleting'} onPress={confirm}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <WhatGoes />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <TextField
          ref={field}
          label={t`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            ask()
          }}
          error={state === 'wrong' ? t`This isn’t your account’s email address.` : undefined}
        />
      </form>
      {failure && (
        <div role="alert" className="mt-4">
          <Note kind="danger">{failure}</Note>
        </div>
      )}
    </Dialog>
  )
}

function WhatGoes() {
  return (
    <>
      <p className="text-ink-muted">
        <Trans>
          This can’t be undone. Your profile, applications, evaluations and settings will be deleted, as will your
          workspace on this device: tasks, messages, notes and files.
        </Trans>
      </p>
      <Note className="my-4" action={<BackupButton />}>
        <Trans>Back up your data first.</Trans>
      </Note>
    </>
  )
}

function useDeletion() {
  const { t } = useLingui()
  const router = useRouter()
  const [state, setState] = useState<State>('asking')
  const [failure, setFailure] = useState<string>()
  const erase = async () => {
    setState('deleting')
    setFailure(undefined)
    try {
      await call(settingsApi.endpoints.deleteAccount, {})
      // The demo portal's account takes its workspace along.
      if ((await loadConfig()).portalUrl) await call(workspaceApi.endpoints.forget, {})
    } catch (error) {
      setFailure(await failureOf(error, t`Couldn’t delete your account. Nothing has changed.`))
      setState('asking')
      return
    }
    // Its name alone is ours; what is in it is the person's.
    await (await import('#platform/workspace/folder-backup.ts')).forgetFolder().catch(() => undefined)
    await (await import('#platform/workspace/disk-files.ts')).forgetDiskFiles().catch(() => undefined)
    forgetPersonItems()
    await router.navigate({ to: '/sign-out', replace: true })
  }
  return {
    state,
    failure,
    ask() {
      setState('asking')
      setFailure(undefined)
    },
    /** The address is another one. */
    refuse: () => setState('wrong'),
    erase,
  }
}
