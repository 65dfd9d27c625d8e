// Backups: the whole workspace out as one file, and such a file in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { REMINDER_DAYS, reminderDays, setReminderDays } from '#platform/workspace/backup-reminder.ts'
import { useWorkProgress } from '#platform/workspace/work-progress.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Part, Row, rowsClass } from '../part.tsx'
import { BringInDialog } from './bring-in-dialog.tsx'
import { workspaceQueries } from './workspace-queries.ts'

export function BackupPart() {
  const { t } = useLingui()
  return (
    <Part
      title={t`Backups`}
      about={
        <Trans>
          One file with everything of the workspace, also in formats that other programs read. It can be brought in
          again, here or on another device.
        </Trans>
      }
    >
      <TakeOut />
      <div className={rowsClass}>
        <BringIn />
        <Reminder />
      </div>
    </Part>
  )
}

function TakeOut() {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const client = useQueryClient()
  const { data: status } = useQuery(workspaceQueries.status())
  const [isReadable, setReadable] = useState(true)
  const [isPending, setPending] = useState(false)
  const percent = useWorkProgress(workspaceApi.endpoints.export, isPending)
  const takeOut = async () => {
    setPending(true)
    try {
      const query = { readable: isReadable ? ('true' as const) : ('false' as const) }
      saveFile(await call(workspaceApi.endpoints.export, { query }))
      showToast({ kind: 'success', message: t`The backup is made. Keep it somewhere else than on this device.` })
    } catch {
      showToast({ kind: 'error', message: t`The backup could not be made. Nothing was lost; try again.` })
    }
    setPending(false)
    await client.invalidateQueries({ queryKey: ['workspace'] })
  }
  const last = status?.exportedAt
  return (
    <div className="mb-2">
      <p className="mb-3">
        {last ? (
          <Trans>
            Last backup: <b className="font-medium">{date(last, 'longDay')}</b>, {relative(last)}.
          </Trans>
        ) : (
          status && <Trans>There has been no backup yet.</Trans>
        )}
      </p>
      <div className="grid justify-items-start gap-3">
        <Checkbox isSelected={isReadable} onChange={setReadable} isDisabled={isPending}>
          <Trans>With contacts, calendars, mails, notes and tables in formats of their own</Trans>
        </Checkbox>
        <Button variant="primary" icon="arrow-down-tray" isPending={isPending} onPress={takeOut}>
          <Trans>Take a backup</Trans>
        </Button>
      </div>
      {isPending && (
        <ProgressBar
          label={t`Making the backup`}
          value={percent ?? 0}
          valueText={t`${percent ?? 0} %`}
          className="mt-4 mb-3"
        />
      )}
    </div>
  )
}

function BringIn() {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  return (
    <Row label={t`Bring a backup in`} detail={t`First you see what it would change. It can be undone.`}>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t`Backup file`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          setFile(target.files?.[0])
          target.value = ''
        }}
      />
      <Button icon="arrow-up-tray" onPress={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      {file && <BringInDialog file={file} title={t`Bring a backup in`} onClose={() => setFile(undefined)} />}
    </Row>
  )
}

function Reminder() {
  const { t } = useLingui()
  const [days, setDays] = useState(reminderDays)
  const words = { 0: t`Never`, 7: t`Every week`, 30: t`Every month` }
  return (
    <Row label={t`Remind me`} detail={t`When something has changed since the last backup.`}>
      <Segmented
        label={t`Remind me of backups`}
        options={REMINDER_DAYS.map((id) => ({ id: String(id), label: words[id] }))}
        value={String(days)}
        onChange={(chosen) => {
          const found = REMINDER_DAYS.find((id) => String(id) === chosen) ?? 0
          setReminderDays(found)
          setDays(found)
        }}
      />
    </Row>
  )
}
